import Foundation
import Testing

/// A command that is ended leaves none of the folders that it works in.
struct TemporaryFolderTests {
    /// Drawing it takes until the test has looked.
    private static func slow(_ text: String) -> String {
        """
        func wait() -> String {
            var sum = 0
            for number in 0..<4_000_000 { sum &+= number }
            return sum > 0 ? "\(text)" : ""
        }
        Text(wait())
        """
    }

    private static let book = "# Slow\n\n```swift figure=preview\nText(\"a\")\n```\n"

    private static let commands: [[String]] = [
        ["diff", "Card.swiftdsl", "--old-rev", "HEAD~1"],
        ["bisect", "Card.swiftdsl", "--good", "HEAD~2", "--bad", "HEAD", "--assert", "frame(\"c\").height < 40"],
        ["snapshot", "show", "--at", "HEAD", "-o", "shown", "Card.swiftdsl"],
        ["snapshot", "verify", "Card.swiftdsl"],
        ["figures", "book.md", "-o", "site", "--format", "pdf"],
    ]

    @Test(arguments: commands, [SIGTERM, SIGINT, SIGHUP])
    func aSignalRemovesTheFolder(_ command: [String], _ number: Int32) throws {
        if command.contains("pdf"), !Self.hasChromium { return }
        let repository = try Repository()
        try repository.commit(Self.book, to: "book.md", "Add a book")
        try repository.commit(Self.slow("a"), "Add the card")
        try repository.commit(Self.slow("b"), "Name it")
        if command.contains("verify") {
            #expect(try Program.run(["snapshot", "record", "Card.swiftdsl"], in: repository.scratch.url).status == 0)
        }
        try repository.commit(Self.slow("c"), "Name it better")
        let temporary = try Scratch()
        let process = Process()
        process.executableURL = Program.url
        process.arguments = command
        process.currentDirectoryURL = repository.scratch.url
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.url.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var entries: [String] = []
        while entries.isEmpty, process.isRunning {
            entries = try temporary.files()
            usleep(1_000)
        }
        #expect(!entries.isEmpty, "It had ended before there was a file: \(command)")
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(
            process.terminationReason == .uncaughtSignal && process.terminationStatus == number,
            "It ended by itself: \(command), \(process.terminationStatus)")
        // What still ran then would write now.
        usleep(300_000)
        let left = try temporary.names() + temporary.files()
        #expect(left == [], "\(command)")
    }

    @Test(arguments: commands) func aCommandThatEndsLeavesNone(_ command: [String]) throws {
        if command.contains("pdf"), !Self.hasChromium { return }
        let repository = try Repository()
        try repository.commit(Self.book, to: "book.md", "Add a book")
        try repository.commit("Text(\"a\")", "Add the card")
        try repository.commit("Text(\"b\").padding()", "Give it room")
        try repository.commit("Text(\"c\").padding(30)", "Give it more")
        let temporary = try Scratch()
        _ = try Program.run(command, in: repository.scratch.url, environment: ["TMPDIR": temporary.url.path])
        #expect(try temporary.names() == [])
    }

    private static let hasChromium = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        .contains { access($0 + "/chromium", X_OK) == 0 }
}

extension Scratch {
    /// The files below it, which may come and go meanwhile.
    fileprivate func files() throws -> [String] {
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.contains("/") }
    }
}
