import Foundation
import Testing

/// `render snapshot` where something is wrong: what it says, where that belongs, and the codes it ends with.
struct SnapshotMistakeTests: SnapshotFolders {
    @Test func aReportThatCannotBeWrittenEndsTheRunWithItsMessage() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        try replace("spacing: 8", "spacing: 16", in: "Sources/Card.swift", of: scratch)
        _ = try scratch.write("", to: "notadir")
        let result = try run(["verify", "Sources", "--report", "notadir"], in: scratch)
        #expect(result.status == 73)
        #expect(result.error == "error: can't make the folder 'notadir'\n")
        #expect(result.text.isEmpty)
    }

    @Test func snapshotsThatCannotBeWrittenEndTheRun() throws {
        let scratch = try folder(["Sources/Card.swift": Self.card, "Sources/__Snapshots__": ""])
        let result = try run(["record", "Sources"], in: scratch)
        #expect(result.status == 73)
        #expect(result.error == "error: can't make the folder 'Sources/__Snapshots__/Card'\n")
        #expect(result.text.isEmpty)
    }

    @Test func previewsThatClashAreReportedAtTheirLineOfTheFile() throws {
        let scratch = try folder([
            "A.swift": "#Preview(\"Card\") { Text(\"1\") }\n#Preview(\"card\") { Text(\"2\") }\n"
        ])
        let message = "'Card' (line 1) and 'card' would both be 'card.light.png'; rename one of them"
        let result = try run(["record", "A.swift"], in: scratch)
        #expect(result.status == 1)
        #expect(result.error == "A.swift:2: error: \(message)\n")
        #expect(try run(["verify", "A.swift", "--junit", "out.xml"], in: scratch).status == 1)
        let report = String(decoding: try scratch.data("out.xml"), as: UTF8.self)
        #expect(report.contains("message=\"\(message.replacingOccurrences(of: "'", with: "&#39;"))\""), "\(report)")
        #expect(report.components(separatedBy: "error:").count == 2, "\(report)")
    }

    @Test func sourcesThatClashAreReportedWithTheirFile() throws {
        let preview = "#Preview(\"P\") { Text(\"1\") }\n"
        let scratch = try folder(["S/A.swift": preview, "S/A.swiftdsl": preview])
        let result = try run(["record", "S"], in: scratch)
        #expect(result.status == 1)
        #expect(result.error.hasPrefix("S/A.swift"), "\(result.error)")
        #expect(result.error.contains(": error: its snapshots would lie in the folder of 'S/A.swift"))
    }

    @Test func anEventThatFailsIsReportedWithFilePreviewAndScenario() throws {
        let scratch = try folder([
            "S/P.swift": "import SwiftUI\n#Preview(\"P\") { Button(\"Go\") {} }\n",
            "render.yml": "previews:\n  P:\n    scenarios:\n      open: [tap: Nope]\n",
        ])
        let result = try run(["record", "S"], in: scratch)
        #expect(result.status == 1)
        #expect(
            result.error.hasPrefix("S/P.swift:2: error: there is nothing to tap called 'Nope'\nnote: button 'Go' at "),
            "\(result.error)")
        #expect(result.error.hasSuffix("\nnote: in the snapshot 'P (open), light'\n"), "\(result.error)")
        #expect(result.text.hasSuffix("2 snapshots, 1 failed, 1 recorded\n"), "\(result.text)")
    }

    @Test(arguments: ["NOPE", "-x"]) func aRevisionThatGitDoesNotKnowIsAnInputThatCannotBeRead(
        _ revision: String
    ) throws {
        let repository = try Repository()
        try repository.commit(Self.card, to: "Card.swift", "Add the card")
        let result = try run(["show", ".", "--at=\(revision)", "-o", "out"], in: repository.scratch)
        #expect(result.status == 66)
        #expect(result.error == "error: git knows no revision '\(revision)'\n")
    }

    @Test(arguments: ["record", "verify"]) func aPatternThatNoSnapshotMatchesIsAMistake(_ command: String) throws {
        let scratch = try folder()
        let result = try run([command, "Sources", "--only", "zzz"], in: scratch)
        #expect(result.status == 64)
        #expect(
            result.error
                == """
                error: no snapshot matches 'zzz' (--only); there are
                    Sources/Card.swift/Card.light
                    Sources/Card.swift/Sign-in.light

                """)
        #expect(result.text.isEmpty)
        #expect(files(scratch).isEmpty)
    }

    @Test func whatOtherPatternsMatchIsDrawnAndTheOneThatMatchesNothingIsReported() throws {
        let scratch = try folder()
        let result = try run(["record", "Sources", "--only", "Sign", "--only", "zzz"], in: scratch)
        #expect(result.status == 0)
        #expect(result.error == "warning: no snapshot matches 'zzz' (--only)\n")
        #expect(result.text.hasSuffix("1 snapshot, 1 recorded\n"), "\(result.text)")
    }

    /// Whether they hold the snapshot isn't known.
    @Test func aPatternIsNoMistakeWhereASourceHasErrorsOrAnotherShardMayHaveWhatItMatches() throws {
        let scratch = try folder(["S/A.swift": Self.card, "S/B.swift": "#Preview(\"B\") { Txet(\"x\") }\n"])
        let broken = try run(["verify", "S", "--only", "B.light"], in: scratch)
        #expect(broken.status == 1 && !broken.error.contains("--only"), "\(broken.error)")
        let shard = try run(["verify", "S/A.swift", "--only", "zzz", "--shard", "1/1"], in: scratch)
        #expect(shard.status == 0, "\(shard.error)")
    }
}
