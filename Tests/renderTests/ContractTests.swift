import Foundation
import Testing

/// What holds however a run ends: codes, outputs, and nothing left behind.
@Suite(.serialized) struct ContractTests {
    private static let picture = "import SwiftUI\nText(\"a\")\n"
    private static let endless = """
        import SwiftUI
        ZStack { ForEach(0..<900, id: \\.self) { _ in Color.red.frame(width: 3000, height: 3000).blur(radius: 300) } }
        """

    // MARK: - Outputs

    @Test(arguments: [
        ["fonts"], ["fonts", "--symbols"], ["check", "--supported"], ["inspect", "a.swift"], ["--version"], ["--help"],
        ["a.swift", "--format", "png", "-o", "-"], ["a.swift", "-o", "/dev/full", "--format", "png"],
    ])
    func anOutputThatCannotBeWrittenIsCode73(_ arguments: [String]) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.picture, to: "a.swift")
        let (status, error) = try started(arguments, in: scratch, output: "/dev/full")
        #expect(status == 73)
        #expect(error.contains("can't write"))
    }

    @Test func aReaderWhoLeavesIsAnOutputThatCannotBeWritten() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "'\(Program.url.path)' check --supported 2>/dev/null | true; exit ${PIPESTATUS[0]}"]
        try process.run()
        process.waitUntilExit()
        // It may have written all before the reader left.
        #expect([0, 73].contains(process.terminationStatus) && process.terminationReason == .exit)
    }

    @Test func aLinkIsWrittenThroughAndKept() throws {
        let scratch = try Scratch()
        let manager = FileManager.default
        _ = try scratch.write(Self.picture, to: "a.swift")
        try manager.createDirectory(at: scratch.url.appendingPathComponent("far"), withIntermediateDirectories: true)
        func path(_ name: String) -> String { scratch.url.appendingPathComponent(name).path }
        try manager.createSymbolicLink(atPath: path("first.png"), withDestinationPath: "second.png")
        try manager.createSymbolicLink(atPath: path("second.png"), withDestinationPath: "far/out.png")
        _ = try scratch.write("old", to: "far/out.png")
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("far/out.png"))
        #expect(try Program.run(["a.swift", "-o", "first.png"], in: scratch.url).status == 0)
        #expect(try manager.destinationOfSymbolicLink(atPath: path("first.png")) == "second.png")
        #expect(try scratch.data("far/out.png").starts(with: [0x89, 0x50]))
        #expect(try manager.attributesOfItem(atPath: path("far/out.png"))[.posixPermissions] as? Int == 0o640)
        #expect(try manager.contentsOfDirectory(atPath: path("far")) == ["out.png"])
    }

    @Test func linksInACircleAreCode73() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.picture, to: "a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url.appendingPathComponent("out.png").path, withDestinationPath: "out.png")
        #expect(try Program.run(["a.swift", "-o", "out.png"], in: scratch.url).status == 73)
    }

    // MARK: - What is written

    /// A program's texts can't tell the terminal to do anything.
    @Test func messagesHoldNoControlCharacters() throws {
        let scratch = try Scratch()
        let source = """
            import SwiftUI\r
            func made() -> String {\r
                print("\\u{1B}]0;title\\u{07}\\u{9B}2J tab\\tend")\r
                fatalError("\\u{1B}[31mred\\r hidden")\r
            }\r
            Text(made())\r
            """
        _ = try scratch.write(source, to: "a.swift")
        let error = try Program.run(["a.swift", "-o", "out.png"], in: scratch.url).error
        #expect(error.contains("\\u{1B}[31mred\\u{D} hidden"))
        let controls = error.unicodeScalars.filter { $0.value < 0x20 && !"\n\t\r".unicodeScalars.contains($0) }
        #expect(controls.isEmpty && !error.unicodeScalars.contains("\u{9B}"))
    }

    /// Neither the order of sets nor any hash depends on the process.
    @Test func hashesAreTheSameInEveryProcess() throws {
        let scratch = try Scratch()
        let source = """
            import SwiftUI
            struct Own: Hashable { var a = 1; var b = "b"; var c: Set = [1, 2, 3] }
            enum Kind: Hashable { case one, two(String) }
            final class Object {}
            func made() -> String {
                let values: [AnyHashable] = [
                    "abc", 1, 2.5, true, [1: 2, 3: 4, 5: 6], Set(["a", "b", "c"]), [1, 2], CGPoint(x: 1, y: 2),
                    Color.red, URL(string: "a")!, Date(timeIntervalSince1970: 0), Data([1]), Decimal(1), Own(),
                    Kind.two("a"), ObjectIdentifier(Int.self), IndexSet([1, 2]), Locale(identifier: "de"),
                    AttributedString("a"), CharacterSet.letters, Angle.degrees(1), Optional(1) as Int?,
                    UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
                ]
                for value in values { print(value.hashValue) }
                print(Set(values).count, Set((0..<40).map { "k\\($0)" }).map { $0.hashValue }.reduce(0, ^))
                print(Set((0..<40).map { CGPoint(x: $0, y: 1) }), Set((0..<40).map { Set([$0, $0 + 1]) }))
                print(Dictionary(grouping: 0..<40, by: { $0 % 7 }), [Color.red: 1, .blue: 2, .green: 3])
                var hasher = Hasher()
                hasher.combine(["a": 1, "b": 2])
                hasher.combine(Own())
                print(hasher.finalize())
                return "made"
            }
            Text(made())
            """
        _ = try scratch.write(source, to: "a.swift")
        let first = try Program.run(["a.swift", "-o", "out.png"], in: scratch.url)
        #expect(first.status == 0, "\(first.error)")
        #expect(first.error.split(separator: "\n").count > 25)
        #expect(try Program.run(["a.swift", "-o", "out.png"], in: scratch.url).error == first.error)
    }

    // MARK: - Ends

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalRemovesWhatWasBegun(_ number: Int32) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.endless, to: "a.swift")
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["a.swift", "-o", "out.png", "--max-time", "60"]
        process.currentDirectoryURL = scratch.url
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<500 {
            if try scratch.names().count > 1 { break }
            usleep(20_000)
        }
        #expect(try scratch.names().contains { $0.hasSuffix(".part") })
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
        #expect(try scratch.names() == ["a.swift"])
    }

    /// `ffmpeg` writes the file, and may go on for a while after the program has ended.
    @Test(.enabled(if: Self.hasVideos), arguments: ["mp4", "webm"])
    func aSignalLeavesNothingOfAVideo(_ format: String) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.moving, to: "a.swift")
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["a.swift", "-o", "out." + format, "--film", "0...30@30", "--max-frames", "9999"]
        process.currentDirectoryURL = scratch.url
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<500 {
            if try scratch.names().count > 1 { break }
            usleep(20_000)
        }
        #expect(try scratch.names().contains { $0.hasSuffix(".part") })
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        usleep(500_000)
        #expect(try scratch.names() == ["a.swift"])
    }

    @Test(.enabled(if: Self.hasVideos)) func aVideoIsWrittenThroughALink() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.moving, to: "a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url.appendingPathComponent("out.mp4").path, withDestinationPath: "real.mp4")
        let arguments = ["a.swift", "-q", "-o", "out.mp4", "--film", "0...0.2@10"]
        #expect(try Program.run(arguments, in: scratch.url).status == 0)
        #expect(try scratch.names() == ["a.swift", "out.mp4", "real.mp4"])
        #expect(try scratch.data("real.mp4").dropFirst(4).starts(with: Data("ftyp".utf8)))
    }

    private static let hasVideos = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        .contains { access($0 + "/ffmpeg", X_OK) == 0 }

    private static let moving = """
        import SwiftUI
        struct Moving: View {
            @State private var isWide = false
            var body: some View {
                Color.red.frame(width: isWide ? 200 : 10, height: 200)
                    .onAppear { withAnimation(.linear(duration: 30)) { isWide = true } }
            }
        }
        #Preview { Moving() }
        """

    /// Where the work doesn't look at the clock, the program's first thread does.
    @Test(arguments: ["png", "pdf"]) func aRunThatTakesTooLongIsCode75(_ format: String) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.endless, to: "a.swift")
        let start = Date()
        let result = try Program.run(["a.swift", "-o", "out." + format, "--max-time", "2"], in: scratch.url)
        #expect(result.status == 75)
        #expect(result.error.contains("(limit 'time')") && result.error.contains("'--max-time' sets this limit"))
        #expect(Date().timeIntervalSince(start) < 4)
        #expect(try scratch.names() == ["a.swift"])
    }

    @Test func aRunThatTakesTooMuchMemoryIsCode75() throws {
        let scratch = try Scratch()
        _ = try scratch.write(
            "import SwiftUI\nPath { p in p.addRect(.zero); for _ in 0..<40 { p.addPath(p) } }\n", to: "a.swift")
        let result = try Program.run(["a.swift", "-o", "out.png", "--max-memory", "100"], in: scratch.url)
        #expect(result.status == 75)
        #expect(result.error.contains("(limit 'memory')"))
    }

    private func started(_ arguments: [String], in scratch: Scratch, output: String) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = Program.url
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        process.standardOutput = FileHandle(forWritingAtPath: output)
        let error = Pipe()
        process.standardError = error
        try process.run()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationReason == .exit ? process.terminationStatus : -1, text)
    }
}
