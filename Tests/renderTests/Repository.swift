import Foundation
import Testing

/// A git repository that is there as long as a test runs.
final class Repository {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try git("init", "-q")
    }

    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "-c", "commit.gpgsign=false"]
            + arguments
        process.currentDirectoryURL = scratch.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    func commit(_ source: String, to name: String = "Card.swiftdsl", _ subject: String) throws {
        _ = try scratch.write(source, to: name)
        try git("add", ".")
        try git("commit", "-q", "-m", subject)
    }
}
