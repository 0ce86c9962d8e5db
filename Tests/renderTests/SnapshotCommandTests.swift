import Foundation
import Testing

/// `render snapshot`: what is written, what is compared, and what the codes and lines say.
struct SnapshotCommandTests: SnapshotFolders {
    private let snapshots = "Sources/__Snapshots__/Card"

    @Test func recordWritesPicturesAndLayoutsBesideTheSource() throws {
        let scratch = try folder()
        let result = try run(["record", "Sources"], in: scratch)
        #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
        #expect(result.text.hasSuffix("2 snapshots, 2 recorded\n"))
        #expect(
            files(scratch)
                == ["Card", "Sign-in"].flatMap {
                    ["\(snapshots)/\($0).light.layout.txt", "\(snapshots)/\($0).light.png"]
                })
        let layout = String(decoding: try scratch.data("\(snapshots)/Card.light.layout.txt"), as: UTF8.self)
        #expect(layout.hasPrefix("canvas ") && layout.contains("Text (") && layout.contains(") \"Login\"\n"))
    }

    @Test func aSecondRunWritesNothingAndVerifies() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources", "--appearance", "light,dark"], in: scratch)
        let before = try state(scratch)
        let again = try run(["record", "Sources", "--appearance", "light,dark"], in: scratch)
        #expect(again.status == 0 && again.text == "4 snapshots, 4 passed\n")
        #expect(try state(scratch) == before)
        let verified = try run(["verify", "Sources", "--appearance", "light,dark"], in: scratch)
        #expect(verified.status == 0 && verified.text == "4 snapshots, 4 passed\n")
        #expect(try state(scratch) == before)
    }

    @Test func changedMissingAndExtraAreToldApart() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        try replace("spacing: 8", "spacing: 16", in: "Sources/Card.swift", of: scratch)
        try replace("#Preview(\"Sign in\")", "#Preview(\"Join\")", in: "Sources/Card.swift", of: scratch)
        let result = try run(["verify", "Sources", "--junit", "out.xml", "--markdown", "out.md"], in: scratch)
        #expect(result.status == 1)
        #expect(result.text.contains("changed: Card, light (Sources/Card.swift:8)"), "\(result.text)")
        #expect(result.text.contains("missing: Join, light (Sources/Card.swift:9)"))
        #expect(result.text.contains("extra: Sign-in.light"))
        #expect(result.text.contains("\n2 snapshots, 1 changed, 1 missing, 1 extra\n"))
        let report = files(scratch).filter { $0.hasPrefix("snapshot-report/") }
        #expect(report.contains("snapshot-report/report.html"))
        for part in ["expected.png", "actual.png", "difference.png"] {
            #expect(report.contains { $0.hasSuffix("Card.light.\(part)") }, "\(report)")
        }
        for name in ["out.xml", "out.md", "snapshot-report/report.html", "snapshot-report/changes.json"] {
            let text = String(decoding: try scratch.data(name), as: UTF8.self)
            #expect(!text.contains(scratch.url.path) && !text.contains("/tmp/"), "\(name) holds a path of the machine")
        }
        // Nothing differs any more: the report goes.
        _ = try run(["accept"], in: scratch)
        let verified = try run(["verify", "Sources"], in: scratch)
        #expect(verified.status == 0, "\(verified.text)")
        #expect(!files(scratch).contains { $0.hasPrefix("snapshot-report/") })
    }

    @Test func acceptTakesWhatAPatternMeansAndRejectForgetsIt() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        try replace("spacing: 8", "spacing: 16", in: "Sources/Card.swift", of: scratch)
        #expect(try run(["verify", "Sources"], in: scratch).status == 1)
        #expect(try run(["accept", "nothing"], in: scratch).status == 64)
        #expect(
            try run(["accept", "*/Card.light"], in: scratch).text == "accepted: Card, light (Sources/Card.swift)\n")
        #expect(try run(["reject"], in: scratch).text == "rejected: Sign in, light (Sources/Card.swift)\n")
        let result = try run(["verify", "Sources"], in: scratch)
        #expect(result.text.contains("2 snapshots, 1 passed, 1 changed"), "\(result.text)")
        #expect(try run(["accept"], in: scratch).status == 0)
        #expect(try run(["verify", "Sources"], in: scratch).status == 0)
        #expect(try run(["accept"], in: scratch).status == 64)
    }

    @Test func reviewAsksForEach() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        try replace("spacing: 8", "spacing: 16", in: "Sources/Card.swift", of: scratch)
        _ = try run(["verify", "Sources"], in: scratch)
        let result = try Program.run(["snapshot", "review"], input: Data("x\na\ns\n".utf8), in: scratch.url)
        #expect(result.status == 0 && result.text.contains("1 of 2") && result.text.hasSuffix("1 left open\n"))
        #expect(try run(["verify", "Sources"], in: scratch).text.contains("1 passed, 1 changed"))
    }

    @Test func aSourceThatFailsIsOneFailedCase() throws {
        let scratch = try folder([
            "Sources/Card.swift": Self.card, "Sources/Broken.swift": "#Preview(\"B\") { Txet(\"x\") }\n",
            "Sources/Crash.swift":
                "let list = [1]\n#Preview(\"C\") { Text(\"\\(list[3])\") }\n#Preview(\"D\") { Text(\"D\") }\n",
        ])
        try Data([0xFF, 0xFE, 0x00]).write(to: scratch.url.appendingPathComponent("Sources/Odd.swift"))
        let result = try run(["record", "Sources"], in: scratch)
        #expect(result.status == 1)
        #expect(result.text.hasSuffix("6 snapshots, 3 failed, 3 recorded\n"), "\(result.text)")
        #expect(result.error.contains("Sources/Broken.swift:1:17: error: cannot find 'Txet' in scope"))
        #expect(result.error.contains("Sources/Odd.swift: error: this is no text in UTF-8"))
        #expect(result.error.contains("Index out of range"))
    }

    @Test func namesThatWouldClashAreTold() throws {
        let long = String(repeating: "x", count: 300)
        let scratch = try folder([
            "A.swift": """
            #Preview("Sign in") { Text("1") }
            #Preview("Sign/in") { Text("2") }
            #Preview("same") { Text("3") }
            #Preview("same") { Text("4") }
            #Preview("🎉") { Text("5") }
            #Preview("\(long)") { Text("6") }
            """
        ])
        let result = try run(["record", "A.swift"], in: scratch)
        #expect(result.status == 1)
        #expect(result.error.contains("'Sign in' (line 1) and 'Sign/in' would both be 'Sign-in.light.png'"))
        #expect(result.error.contains("two previews are called 'same' (lines 3 and 4)"), "\(result.error)")
        #expect(result.text.hasSuffix("6 snapshots, 2 failed, 4 recorded\n"), "\(result.text)")
        #expect(files(scratch).count == 8)
    }

    @Test func aLockHasALineForEachAndNoPictures() throws {
        let scratch = try folder()
        #expect(try run(["record", "Sources", "--lock"], in: scratch).text.hasSuffix("2 snapshots, 2 recorded\n"))
        #expect(files(scratch) == ["snapshots.lock"])
        let before = try scratch.data("snapshots.lock")
        let date = try state(scratch)
        #expect(try run(["record", "Sources"], in: scratch).text == "2 snapshots, 2 passed\n")
        #expect(try state(scratch) == date)
        #expect(try run(["verify", "Sources"], in: scratch).status == 0)
        try replace("\"Login\"", "\"Log in\"", in: "Sources/Card.swift", of: scratch)
        let result = try run(["verify", "Sources"], in: scratch)
        #expect(result.status == 1 && result.text.contains("1 passed, 1 changed"), "\(result.text)")
        #expect(try run(["accept"], in: scratch).status == 0)
        #expect(try run(["verify", "Sources"], in: scratch).status == 0)
        #expect(try scratch.data("snapshots.lock") != before)
        // After a merge that left its marks, recording writes the file anew.
        let text = String(decoding: try scratch.data("snapshots.lock"), as: UTF8.self)
        _ = try scratch.write("<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n", to: "snapshots.lock")
        let broken = try run(["verify", "Sources"], in: scratch)
        #expect(broken.status == 64 && broken.error.contains("snapshots.lock:1: error: this is a mark of a merge"))
        #expect(try run(["record", "Sources", "--lock"], in: scratch).status == 0)
        #expect(String(decoding: try scratch.data("snapshots.lock"), as: UTF8.self) == text)
    }

    @Test func cleanRemovesWhatNoPreviewHas() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        try replace("#Preview(\"Sign in\")", "#Preview(\"Join\")", in: "Sources/Card.swift", of: scratch)
        _ = try scratch.write("note", to: "\(snapshots)/README.md")
        #expect(try run(["clean", "Sources", "--dry-run"], in: scratch).text.contains("would remove"))
        #expect(files(scratch).count == 5)
        #expect(try run(["clean", "Sources"], in: scratch).status == 0)
        #expect(
            files(scratch) == [
                "\(snapshots)/Card.light.layout.txt", "\(snapshots)/Card.light.png", "\(snapshots)/README.md",
            ])
        #expect(try run(["clean", "Sources"], in: scratch).text == "nothing to remove\n")
    }

    @Test func settingsComeFromRenderYML() throws {
        let scratch = try folder([
            "Sources/Card.swift": Self.card,
            "render.yml": """
            appearance: [light, dark]
            previews:
              Sign in:
                appearance: light
                size: 200x100
              Card:
                scenarios:
                  later: [wait: 1]
            """,
        ])
        let result = try run(["record", "Sources"], in: scratch)
        #expect(result.status == 0, "\(result.error)")
        let names = files(scratch).filter { $0.hasSuffix(".png") }.map {
            $0.split(separator: "/").last.map(String.init)
        }
        #expect(
            names == [
                "Card.dark.png", "Card.later.dark.png", "Card.later.light.png", "Card.light.png",
                "Sign-in.light-200x100.png",
            ])
        _ = try scratch.write("apperance: dark\n", to: "render.yml")
        let wrong = try run(["verify", "Sources"], in: scratch)
        #expect(wrong.status == 64)
        #expect(
            wrong.error.contains("render.yml:1:1: error: there is no option 'apperance'; did you mean 'appearance'?"))
    }

    @Test func whatIsReadOutIsRecordedWhereThatIsAsked() throws {
        let scratch = try folder(["A.swiftdsl": "Button(\"Save\") {}\n"])
        _ = try run(["record", "A.swiftdsl"], in: scratch)
        #expect(try run(["verify", "A.swiftdsl", "--accessibility"], in: scratch).text.contains("1 missing"))
        _ = try run(["record", "A.swiftdsl", "--accessibility"], in: scratch)
        let text = String(decoding: try scratch.data("__Snapshots__/A/A.light.accessibility.txt"), as: UTF8.self)
        #expect(text.hasPrefix("1 \"Save\" button ("), "\(text)")
        _ = try scratch.write("Button(\"Save\") {}.accessibilityHint(\"To disk\")\n", to: "A.swiftdsl")
        let result = try run(["verify", "A.swiftdsl", "--accessibility"], in: scratch)
        #expect(result.status == 1 && result.text.contains("1 line of the accessibility"), "\(result.text)")
        #expect(try run(["accept"], in: scratch).status == 0)
        #expect(try run(["verify", "A.swiftdsl", "--accessibility"], in: scratch).status == 0)
    }

    /// The elements are outlined in a picture of their own, which is written where one of them or the picture changes.
    @Test func whatIsReadOutIsNumberedInAPicture() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources", "--accessibility"], in: scratch)
        let plain = try scratch.data("\(snapshots)/Card.light.png")
        let marked = try scratch.data("\(snapshots)/Card.light.accessibility.png")
        #expect(marked.starts(with: [0x89, 0x50, 0x4E, 0x47]) && marked != plain)
        let before = try state(scratch)
        _ = try run(["record", "Sources", "--accessibility"], in: scratch)
        #expect(try state(scratch) == before)
        try FileManager.default.removeItem(
            at: scratch.url.appendingPathComponent("\(snapshots)/Card.light.accessibility.png"))
        #expect(try run(["verify", "Sources", "--accessibility"], in: scratch).status == 0)
        _ = try run(["record", "Sources", "--accessibility"], in: scratch)
        #expect(try scratch.data("\(snapshots)/Card.light.accessibility.png") == marked)
        try replace("title = \"Login\"", "title = \"Log in now\"", in: "Sources/Card.swift", of: scratch)
        #expect(try run(["verify", "Sources", "--accessibility"], in: scratch).status == 1)
        #expect(try run(["accept"], in: scratch).status == 0)
        #expect(try scratch.data("\(snapshots)/Card.light.accessibility.png") != marked)
        #expect(try run(["verify", "Sources", "--accessibility"], in: scratch).status == 0)
    }

    /// Without a repository the recorded layouts say what changed.
    @Test func theLayoutSaysWhatChangedWhereGitDoesNot() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        try replace("spacing: 8", "spacing: 20", in: "Sources/Card.swift", of: scratch)
        let result = try run(["verify", "Sources"], in: scratch)
        #expect(
            result.text.contains(".frame is 20 below Text \"Login\" in place of 8 (in VStack); 1 view moved"),
            "\(result.text)")
    }

    @Test func aPreviewChoosesItsConfigurations() throws {
        let previews = """
            import SwiftUI
            #Preview("All") { Text("a") }
            #Preview("Some") { Text("b").snapshotConfigurations("dark*", "locale=de_DE layout-direction=rtl") }

            """
        let scratch = try folder(["V.swift": previews])
        let matrix = ["--appearance", "light,dark", "--dynamic-type", "large,xxLarge"]
        #expect(try run(["record", "V.swift"] + matrix, in: scratch).text.hasSuffix("7 snapshots, 7 recorded\n"))
        #expect(
            files(scratch).filter { $0.contains("Some") && $0.hasSuffix(".png") }
                == ["dark-xxLarge", "dark", "light-de_DE-rtl"].map { "__Snapshots__/V/Some.\($0).png" })
        try replace("\"dark*\"", "\"drak\"", in: "V.swift", of: scratch)
        let result = try run(["verify", "V.swift"] + matrix, in: scratch)
        #expect(result.status == 1)
        #expect(
            result.error.contains("V.swift:3: error: there is no configuration 'drak'; there are light, "),
            "\(result.error)")
    }

    @Test func shardsTakeEverythingOnce() throws {
        var sources: [String: String] = [:]
        for number in 0..<7 { sources["S/V\(number).swift"] = "#Preview(\"P\(number)\") { Text(\"\(number)\") }\n" }
        let scratch = try folder(sources)
        for index in 1...3 { #expect(try run(["record", "S", "--shard", "\(index)/3"], in: scratch).status == 0) }
        #expect(files(scratch).count == 14)
        #expect(try run(["verify", "S"], in: scratch).text == "7 snapshots, 7 passed\n")
        #expect(try run(["verify", "S", "--shard", "4/3"], in: scratch).status == 64)
    }

    @Test func precisionExcusesWhatIsSaid() throws {
        let scratch = try folder(["A.swiftdsl": "Color(white: 0.5).frame(width: 20, height: 20)\n"])
        _ = try run(["record", "A.swiftdsl"], in: scratch)
        _ = try scratch.write("Color(white: 0.505).frame(width: 20, height: 20)\n", to: "A.swiftdsl")
        #expect(try run(["verify", "A.swiftdsl"], in: scratch).status == 1)
        #expect(try run(["verify", "A.swiftdsl", "--perceptual-precision", "0.98"], in: scratch).status == 0)
        #expect(try run(["verify", "A.swiftdsl", "--precision", "0"], in: scratch).status == 0)
    }

    @Test func aPictureThatSomebodyReplacedIsComparedByItsPixels() throws {
        let scratch = try folder()
        _ = try run(["record", "Sources"], in: scratch)
        let (one, other) = ("\(snapshots)/Card.light.png", "\(snapshots)/Sign-in.light.png")
        let picture = try scratch.data(one)
        // The pixels of another picture, and the text chunk of the one that was there.
        var forged = try scratch.data(other)
        forged.replaceSubrange(forged.endIndex - 100..<forged.endIndex - 12, with: picture.suffix(100).prefix(88))
        _ = try scratch.write(forged, to: one)
        #expect(try run(["verify", "Sources"], in: scratch).status == 1)
        _ = try scratch.write(Data("no picture".utf8), to: one)
        let result = try run(["verify", "Sources"], in: scratch)
        #expect(result.status == 1 && result.error.contains("'Card.light.png', is a damaged PNG"), "\(result.error)")
    }

    @Test func generatedTestsKeepWhatAPersonChanged() throws {
        let scratch = try folder()
        let arguments = ["generate", "Sources", "-o", "Tests/CardTests.swift", "--module", "App"]
        #expect(try run(arguments, in: scratch).text == "Tests/CardTests.swift\n")
        let first = String(decoding: try scratch.data("Tests/CardTests.swift"), as: UTF8.self)
        #expect(first.contains("@testable import App\n") && first.contains("struct CardSnapshots {"))
        #expect(first.contains("func card(_ variant: SnapshotVariant)") && first.contains("func signIn("))
        #expect(try run(arguments, in: scratch).text == "Tests/CardTests.swift is up to date\n")
        try replace("Card(title: \"Sign in\")", "Card(title: \"Mine\")", in: "Tests/CardTests.swift", of: scratch)
        try replace("import Testing\n", "import Testing\n// mine\n", in: "Tests/CardTests.swift", of: scratch)
        try replace(
            "{ Card() }", "{ Card(title: \"New\") }\n#Preview(\"More\") { Text(\"x\") }", in: "Sources/Card.swift",
            of: scratch)
        #expect(
            try run(arguments, in: scratch).text.contains("kept as a person changed it: Sources/Card.swift Sign-in"))
        let second = String(decoding: try scratch.data("Tests/CardTests.swift"), as: UTF8.self)
        for part in ["// mine\n", "Card(title: \"Mine\")", "Card(title: \"New\")", "func more("] {
            #expect(second.contains(part), "\(part)")
        }
        try replace("#Preview(\"More\") { Text(\"x\") }", "", in: "Sources/Card.swift", of: scratch)
        _ = try run(arguments, in: scratch)
        #expect(!String(decoding: try scratch.data("Tests/CardTests.swift"), as: UTF8.self).contains("func more("))
    }
}
