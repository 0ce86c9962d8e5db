import Rendering
import Testing

/// Programs that want more than they may have: each is stopped by a limit, and the process goes on.
@Suite(.serialized) struct SandboxTests {
    @Test(arguments: Hostile.all) func isStopped(_ hostile: Hostile) throws {
        let before = try Hostile.control()
        let start = ContinuousClock.now
        let outcome = try Hostile.outcome(of: hostile.source, at: hostile.at)
        #expect(hostile.ends.contains(outcome), "\(outcome)")
        #expect(ContinuousClock.now - start < Hostile.longest)
        #expect(try Hostile.control() == before, "the next picture is the same")
    }

    @Test func thereAreEnough() { #expect(Hostile.all.count >= 85) }

    /// What leads out of the program isn't there.
    @Test(arguments: [
        "Process()", "getenv(\"PATH\")", "exit(0)", "abort()", "UnsafePointer<Int>(bitPattern: 1)",
        "unsafeBitCast(1, to: UInt.self)", "FileHandle.standardError", "Host.current()", "dlopen(nil, 0)",
        "system(\"ls\")",
        "try! String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)",
        "try! String(contentsOf: URL(fileURLWithPath: \"/etc/passwd\"), encoding: .utf8)",
        "try! Data(contentsOf: URL(fileURLWithPath: \"/etc/passwd\"))", "NSClassFromString(\"a\")",
        "Bundle.main.url(forResource: \"passwd\", withExtension: nil)!",
        "try! FileManager.default.contentsOfDirectory(atPath: \"/etc\")",
        "try! FileManager.default.attributesOfItem(atPath: \"/etc/passwd\")",
        "FileManager.default.contents(atPath: \"/App.app/../etc/passwd\")!",
        "FileManager.default.contents(atPath: \"/App.app/etc/passwd\")!",
    ])
    func nothingLeadsOut(_ expression: String) throws {
        #expect(try Hostile.outcome(of: "import SwiftUI\nlet x = \(expression)\nText(\"\\(x)\")\n") == "error")
    }

    /// What a program on a device could ask for is there, with nothing of this machine in it.
    @Test(arguments: [
        ("ProcessInfo.processInfo.environment.count", "0"), ("ProcessInfo.processInfo.hostName", "localhost"),
        ("NSHomeDirectory()", "/"), ("FileManager.default.currentDirectoryPath", "/"),
        ("FileManager.default.fileExists(atPath: \"/etc/passwd\")", "false"),
        ("FileManager.default.fileExists(atPath: \"/\")", "true"),
        (
            "try! FileManager.default.contentsOfDirectory(atPath: \"/\").joined(separator: \" \")",
            "Documents Library tmp"
        ),
        ("UserDefaults.standard.dictionaryRepresentation().count", "0"), ("UIDevice.current.name", "iPhone"),
        ("UserDefaults.standard.string(forKey: \"AppleLocale\") as Any", "nil"), ("Bundle.main.bundlePath", "/App.app"),
    ])
    func whatIsThereIsTheSameEverywhere(_ expression: String, _ expected: String) throws {
        let body = "let _ = print(\(expression)); Text(\"a\")"
        let source = SourceText(
            name: "test.swift", text: "import SwiftUI\nstruct V: View { var body: some View { \(body) } }")
        let session = try RenderSession(source: source, options: RenderOptions())
        _ = try session.picture()
        #expect(session.console == [expected])
    }
}
