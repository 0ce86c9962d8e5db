import Foundation
import Testing

/// `render snapshot` writes nothing but snapshots, and those where they belong.
struct SnapshotSafetyTests: SnapshotFolders {
    private static let change = ("spacing: 8", "spacing: 16")

    private func changed() throws -> Scratch {
        let scratch = try folder()
        _ = try run(["record", "Sources", "-q"], in: scratch)
        try replace(Self.change.0, Self.change.1, in: "Sources/Card.swift", of: scratch)
        return scratch
    }

    @Test(arguments: [
        "verify Sources --junit Sources/Card.swift", "verify Sources --markdown Sources/../Sources/Card.swift",
        "generate Sources --module M -o Sources/Card.swift",
    ])
    func aSourceIsNotWrittenOver(_ line: String) throws {
        let scratch = try folder()
        _ = try run(["record", "Sources", "-q"], in: scratch)
        let result = try run(line.split(separator: " ").map(String.init), in: scratch)
        #expect(result.status == 64)
        #expect(result.error.contains("is a source; '"), "\(result.error)")
        #expect(try scratch.data("Sources/Card.swift") == Data(Self.card.utf8))
    }

    @Test(arguments: [".", "Sources", "Sources/__Snapshots__"])
    func aReportNeedsAFolderOfItsOwn(_ path: String) throws {
        let scratch = try changed()
        // What a report is known by doesn't make a folder with other files one.
        _ = try scratch.write("[]", to: "changes.json")
        let before = try state(scratch)
        let result = try run(["verify", "Sources", "--report", path], in: scratch)
        #expect(result.status == 64)
        #expect(result.error.contains("holds other files; a report needs a folder of its own"), "\(result.error)")
        #expect(try state(scratch) == before)
    }

    @Test func aReportTakesThePlaceOfTheLastOne() throws {
        let scratch = try changed()
        for _ in 0..<2 { #expect(try run(["verify", "Sources", "--report", "r"], in: scratch).status == 1) }
        #expect(try run(["accept", "--report", "r"], in: scratch).status == 0)
        #expect(!files(scratch).contains { $0.hasPrefix("r/") })
        #expect(try run(["verify", "Sources", "--report", "r"], in: scratch).status == 0)
    }

    @Test(arguments: ["../../Elsewhere", "/tmp/easel-elsewhere", "Sources/__Snapshots__/Other"])
    func aReportFromElsewhereDecidesNothingButWhichSnapshotIsMeant(_ place: String) throws {
        let scratch = try changed()
        _ = try run(["verify", "Sources", "-q"], in: scratch)
        try replace("Sources/__Snapshots__/Card\"", "\(place)\"", in: "snapshot-report/changes.json", of: scratch)
        let before = try state(scratch)
        let result = try run(["accept"], in: scratch)
        #expect(result.status == 64)
        #expect(result.error.contains("where they don't belong"), "\(result.error)")
        #expect(try state(scratch) == before)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/easel-elsewhere"))
    }

    @Test func aReportOfAnotherFolderIsAcceptedThere() throws {
        let scratch = try changed()
        _ = try run(["verify", "Sources", "-q"], in: scratch)
        let elsewhere = scratch.url.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        let report = ["snapshot", "accept", "--report", "../snapshot-report"]
        #expect(try Program.run(report, in: elsewhere).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
        #expect(try run(["verify", "Sources", "-q"], in: scratch).status == 0)
    }

    @Test func shardsThatRunTogetherWriteOneLock() async throws {
        let scratch = try folder(
            Dictionary(
                uniqueKeysWithValues: (0..<6).map { ("S/C\($0).swift", "#Preview(\"P\") { Text(\"\($0)\") }\n") }))
        let url = scratch.url
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for shard in ["1/3", "2/3", "3/3"] {
                group.addTask {
                    try Program.run(["snapshot", "record", "S", "--lock", "--shard", shard, "-q"], in: url).status
                }
            }
            for try await status in group { #expect(status == 0) }
        }
        let lock = String(decoding: try scratch.data("snapshots.lock"), as: UTF8.self)
        #expect(lock.split(separator: "\n").filter { $0.hasPrefix("S/") }.count == 6, "\(lock)")
    }

    @Test func aCheckoutWithOtherLineEndsIsTheSame() throws {
        let scratch = try folder()
        func rewrite(_ name: String) throws {
            let text = String(decoding: try scratch.data(name), as: UTF8.self)
            _ = try scratch.write(text.replacing("\n", with: "\r\n"), to: name)
        }
        _ = try run(["record", "Sources", "-q"], in: scratch)
        for name in files(scratch) where name.hasSuffix(".txt") { try rewrite(name) }
        #expect(try run(["verify", "Sources", "-q"], in: scratch).status == 0)
        #expect(try run(["record", "Sources"], in: scratch).text.contains("2 passed"))
        _ = try run(["record", "Sources", "--lock", "-q"], in: scratch)
        try rewrite("snapshots.lock")
        #expect(try run(["verify", "Sources", "-q"], in: scratch).status == 0)
        let generate = ["generate", "Sources", "--module", "M", "-o", "T.swift"]
        _ = try run(generate, in: scratch)
        try rewrite("T.swift")
        #expect(try run(generate, in: scratch).text == "T.swift is up to date\n")
    }

    @Test func namesOfPreviewsDoNothingToTheTerminal() throws {
        let scratch = try folder([
            "E.swift": "#Preview(\"a\\u{1B}[31m\\u{7}b\\nc\\u{202E}d\") { Text(\"1\") }\n"
        ])
        let recorded = try run(["record", "E.swift"], in: scratch)
        #expect(recorded.text.hasPrefix("recorded: a\\u{1B}[31m\\u{7}b\\nc\\u{202E}d, light (E.swift:1)\n"))
        try replace("\"1\"", "\"2\"", in: "E.swift", of: scratch)
        let verified = try run(["verify", "E.swift", "--markdown", "m.md"], in: scratch)
        let report = String(decoding: try scratch.data("m.md"), as: UTF8.self)
        for text in [verified.text, report] {
            let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E }
            #expect(isPlain, "\(text.debugDescription)")
        }
    }

    @Test func aDeviceIsAnAxisOfTheMatrix() throws {
        let scratch = try folder(["render.yml": "device: [iphone-16, ipad-mini]\nserve:\n  port: 8080\n"])
        _ = try scratch.write("#Preview(\"P\") { Text(\"1\") }\n", to: "P.swift")
        #expect(try run(["record", "P.swift", "-q"], in: scratch).status == 0)
        let names = files(scratch).filter { $0.hasSuffix(".png") }
        #expect(names == ["iphone-16", "ipad-mini"].map { "__Snapshots__/P/P.light-\($0).png" }.sorted())
        let once = try run(
            ["record", "P.swift", "--device", "iphone-se", "--appearance", "dark,light,dark"], in: scratch)
        #expect(once.status == 64)
        #expect(once.error.contains("The value 'dark' stands twice in '--appearance'."), "\(once.error)")
    }

    @Test func withoutAReportAChangeIsSaidInWords() throws {
        let scratch = try changed()
        let (with, without) = (
            try run(["verify", "Sources"], in: scratch), try run(["verify", "Sources", "--no-report"], in: scratch)
        )
        let words = with.text.split(separator: "\n").filter { !$0.contains("snapshot-report") }
        #expect(without.text.split(separator: "\n") == words, "\(without.text)")
    }

    @Test func testsInAHandWrittenFileGetWhatTheyImport() throws {
        let scratch = try folder()
        _ = try scratch.write("import Testing\n\n@Test func mine() {}\n", to: "Mine.swift")
        _ = try run(["generate", "Sources", "--module", "M", "-o", "Mine.swift"], in: scratch)
        let text = String(decoding: try scratch.data("Mine.swift"), as: UTF8.self)
        #expect(
            text.hasPrefix(
                "import Testing\nimport Snapshots\nimport SwiftUI\n@testable import M\n\n@Test func mine() {}\n"))
    }
}
