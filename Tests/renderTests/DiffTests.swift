import Foundation
import Testing

/// `render diff` and `render bisect`, with real repositories.
struct DiffTests {
    private static func card(_ spacing: Int, note: String = "") -> String {
        "VStack(spacing: \(spacing)) {\n    Text(\"Garden\")\n    Text(\"Open\")\(note)\n}\n"
    }

    @Test func twoFilesThatDifferEndWithOneAndAreToldApart() throws {
        let scratch = try Scratch()
        let (old, new) = (
            try scratch.write(Self.card(8), to: "old.swiftdsl"), try scratch.write(Self.card(16), to: "Card.swiftdsl")
        )
        let result = try Program.run(["diff", old, new], in: scratch.url)
        #expect(result.status == 1)
        #expect(result.text == "Text(\"Open\") moved +8 pt (y 28.5 → 36.5): VStack(spacing: 8 → 16), Card.swiftdsl:1\n")
    }

    @Test func blanksAndCommentsAreNoDifference() throws {
        let scratch = try Scratch()
        let old = try scratch.write(Self.card(8), to: "old.swiftdsl")
        let new = try scratch.write(Self.card(8, note: "  // the sign at the gate"), to: "new.swiftdsl")
        let result = try Program.run(["diff", old, new], in: scratch.url)
        #expect(result.status == 0)
        #expect(result.text == "no difference\n")
    }

    @Test func theDifferenceIsJSONAndAPictureToo() throws {
        let scratch = try Scratch()
        let (old, new) = (
            try scratch.write(Self.card(8), to: "a.swiftdsl"), try scratch.write(Self.card(16), to: "b.swiftdsl")
        )
        let result = try Program.run(["diff", old, new, "--json", "-o", "diff.png"], in: scratch.url)
        let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(json["equal"] as? Bool == false)
        let cause = try #require((json["causes"] as? [[String: Any]])?.first)
        #expect(cause["change"] as? String == "VStack(spacing: 8 → 16)")
        #expect(cause["line"] as? Int == 1)
        #expect(try scratch.data("diff.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    private static let mistakes: [([String], Int32)] = [
        (["a.swiftdsl"], 64), (["a.swiftdsl", "none.swiftdsl"], 66), (["a.swiftdsl", "--old-rev", "HEAD"], 66),
        (["a.swiftdsl", "a.swiftdsl", "-o", "a.txt"], 64),
        (["a.swiftdsl", "a.swiftdsl", "--new-option", "locale"], 64),
        (["a.swiftdsl", "bad.swiftdsl"], 1),
    ]

    @Test(arguments: mistakes)
    func whatCantBeComparedIsSaid(_ arguments: [String], _ status: Int32) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.card(8), to: "a.swiftdsl")
        _ = try scratch.write("Txet(\"a\")", to: "bad.swiftdsl")
        let result = try Program.run(["diff"] + arguments, in: scratch.url)
        #expect(result.status == status, "\(result.error)")
        #expect(result.error.contains("rror:"), "\(result.error)")
    }

    // MARK: - Revisions

    @Test func aFileIsComparedWithWhatItWas() throws {
        let repository = try Repository()
        try repository.commit(DiffTests.card(8), "Add the card")
        try repository.commit(DiffTests.card(12), "Give it room")
        for arguments in [
            ["Card.swiftdsl", "--old-rev", "HEAD~1"], ["HEAD~1:Card.swiftdsl", "Card.swiftdsl"],
            ["HEAD~1:Card.swiftdsl"],
        ] {
            let result = try Program.run(["diff"] + arguments, in: repository.scratch.url)
            #expect(result.status == 1, "\(result.error)")
            #expect(
                result.text == "Text(\"Open\") moved +4 pt (y 28.5 → 32.5): VStack(spacing: 8 → 12), Card.swiftdsl:1\n")
        }
        let missing = try Program.run(["diff", "Card.swiftdsl", "--old-rev", "v9"], in: repository.scratch.url)
        #expect(missing.status == 66)
        #expect(missing.error.contains("git knows no revision 'v9'"))
    }

    @Test func bisectNamesTheCommitAndSkipsWhatCantBeDrawn() throws {
        let repository = try Repository()
        try repository.commit(DiffTests.card(8), "Add the card")
        try repository.commit(DiffTests.card(8, note: ".bold()"), "Make it bold")
        try repository.commit("VStack {", "Break it")
        try repository.commit(DiffTests.card(9), "Repair it")
        try repository.commit(DiffTests.card(30), "Give it room")
        try repository.commit(DiffTests.card(30, note: ".italic()"), "Slant it")
        let result = try Program.run(
            ["bisect", "Card.swiftdsl", "--good", "HEAD~5", "--assert", #"frame("Open").minY <= 40"#],
            in: repository.scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(result.text.contains("Give it room (Ann"), "\(result.text)")
        #expect(result.text.contains("VStack(spacing: 9 → 30), Card.swiftdsl:1"), "\(result.text)")
        #expect(result.error.contains("good"))
        let never = try Program.run(
            ["bisect", "Card.swiftdsl", "--good", "HEAD~5", "--assert", "canvas.width > 0"], in: repository.scratch.url)
        #expect(never.status == 1)
        #expect(never.error.contains("holds already at 'HEAD'"), "\(never.error)")
    }
}
