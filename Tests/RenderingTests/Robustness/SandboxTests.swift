import Testing

/// Programs that want more than they may have: each is stopped by a limit, and the process goes on.
@Suite(.serialized) struct SandboxTests {
    @Test(arguments: Hostile.all) func isStopped(_ hostile: Hostile) throws {
        let before = try Hostile.control()
        let outcome = try Hostile.outcome(of: hostile.source, at: hostile.at)
        #expect(hostile.ends.contains(outcome), "\(outcome)")
        #expect(try Hostile.control() == before, "the next picture is the same")
    }

    @Test func thereAreEnough() { #expect(Hostile.all.count >= 59) }

    /// What leads out of the program isn't there.
    @Test(arguments: [
        "FileManager.default", "ProcessInfo.processInfo.environment", "Process()", "URLSession.shared",
        "getenv(\"PATH\")", "NSHomeDirectory()", "Bundle.main", "exit(0)", "abort()", "Thread.current",
        "DispatchSemaphore(value: 0)", "UnsafePointer<Int>(bitPattern: 1)",
        "unsafeBitCast(1, to: UInt.self)",
        "FileHandle.standardError", "URL.homeDirectory", "Host.current()", "dlopen(nil, 0)", "system(\"ls\")",
        "try! String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)",
        "try! String(contentsOf: URL(fileURLWithPath: \"/etc/passwd\"), encoding: .utf8)",
        "try! Data(contentsOf: URL(fileURLWithPath: \"/etc/passwd\"))", "NSClassFromString(\"a\")",
    ])
    func nothingLeadsOut(_ expression: String) throws {
        #expect(try Hostile.outcome(of: "import SwiftUI\nlet x = \(expression)\nText(\"\\(x)\")\n") == "error")
    }
}
