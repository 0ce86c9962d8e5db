import BrowserTesting
import Foundation
import Testing

/// `render figures` as a user runs it, with its processes that draw.
struct FiguresCommandTests {
    private static func fence(_ name: String, _ code: String, _ words: String = "") -> String {
        "```swift figure=preview name=\(name) \(words)\n\(code)\n```\n\n"
    }

    private func run(_ scratch: Scratch, _ arguments: String...) throws -> Program.Result {
        try Program.run(["figures"] + arguments, in: scratch.url)
    }

    @Test func drawsThenDrawsNothing() throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.fence("a", "Text(\"a\")") + Self.fence("b", "Text(\"b\")"), to: "one.md")
        let first = try run(scratch, "one.md", "-o", "out")
        #expect(first.status == 0 && first.text == "2 figures: 2 drawn\n", "\(first.error)")
        #expect(try run(scratch, "one.md", "-o", "out").text == "2 figures: 2 unchanged\n")
        #expect(try run(scratch, "one.md", "-o", "out", "--check").status == 0)
    }

    /// Each ends the process that draws it or its limits; the figures beside it are drawn all the same.
    @Test(arguments: [
        ("endless body", "struct A: View { var body: some View { VStack { A() } } }", "", "--max-depth"),
        (
            "endless loop", "func f() -> Int { var n = 0; while true { n += 1 }; return n }\nText(\"\\(f())\")",
            "max-steps=100000", "steps"
        ),
        ("no time", "VStack { ForEach(0..<200_000) { Text(\"\\($0)\") } }", "max-time=0.05", "limit 'time'"),
        ("too many pixels", "Color.red.frame(width: 1e6, height: 1e6)", "max-pixels=1000", "pixels"),
    ])
    func aLimitEndsOneFigure(_ title: String, _ code: String, _ words: String, _ message: String) throws {
        let scratch = try Scratch()
        let text = Self.fence("a", "Text(\"a\")") + Self.fence("bad", code, words) + Self.fence("b", "Text(\"b\")")
        _ = try scratch.write(text, to: "one.md")
        let result = try run(
            scratch, "one.md", "-o", "out", "--pictures", "png", "--appearance", "light", "--jobs", "1")
        #expect(result.status == 75, "\(title): \(result.error)")
        #expect(result.error.contains(message) && result.error.contains("one.md:5"), "\(result.error)")
        #expect(result.text == "3 figures: 2 drawn, 1 failed\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/out/figures").sorted() == [
                "a.png", "b.png",
            ])
    }

    @Test(arguments: [
        (["missing.md", "-o", "out"], 66, "missing.md: error: can't be read"),
        (["one.md"], 64, "--output"),
        (["one.md", "-o", "out", "--format", "word"], 64, "'markdown', 'html', 'docc' or 'pdf'"),
        (["one.md", "-o", "out", "--format", "pdf", "--check"], 64, "prints a whole book"),
        (["one.md", "-o", "out", "--shard", "3/2"], 64, "as in 2/8"),
        (["one.md", "-o", "/proc/none"], 73, "can't write"),
        (["one.md", "-o", "out", "--check"], 1, "out/figures/a.svg: isn't there"),
        (["one.md", "--check", "--lock", "none.lock"], 66, "'--lock' without '--check' writes it"),
    ])
    func endsWithADocumentedCode(_ arguments: [String], _ status: Int32, _ message: String) throws {
        let scratch = try Scratch()
        _ = try scratch.write(Self.fence("a", "Text(\"a\")"), to: "one.md")
        let result = try Program.run(["figures"] + arguments, in: scratch.url)
        #expect(result.status == status && result.error.contains(message), "\(result.status) \(result.error)")
    }

    @Test func styleAndLabelsHoldForAllFigures() throws {
        let scratch = try Scratch()
        let fence = "```swift figure=grid name=a\nGrid { GridRow { Text(\"a\") } }\n```\n"
        _ = try scratch.write(fence, to: "one.md")
        _ = try scratch.write("light:\n  ink: \"#fe0102\"\n", to: "style.yml")
        let result = try run(scratch, "one.md", "-o", "out", "--style", "style.yml", "--labels", "zh", "--width", "500")
        #expect(result.status == 0, "\(result.error)")
        let picture = String(decoding: try scratch.data("out/figures/a.svg"), as: UTF8.self)
        #expect(picture.contains("#fe0102") && picture.contains("Grid 的行与列"))
        #expect(try run(scratch, "one.md", "-o", "out", "--labels", "tlh").status == 64)
    }

    /// One figure of a source by itself follows the same sheet.
    @Test func aFigureTakesTheSheetThatIsFoundUpwards() throws {
        let scratch = try Scratch()
        let folder = scratch.url.appendingPathComponent("book/one")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try scratch.write("Text(\"a\")\n", to: "book/one/a.swiftdsl")
        _ = try scratch.write("light:\n  ink: \"#fe0102\"\n", to: "book/figures.yml")
        let result = try Program.run(["figure", "view-tree", "book/one/a.swiftdsl", "-o", "a.svg"], in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        #expect(String(decoding: try scratch.data("a.svg"), as: UTF8.self).contains("#fe0102"))
    }

    @Test func refusedFencesAreCounted() throws {
        let scratch = try Scratch()
        let text =
            Self.fence("a", "Text(\"a\")") + Self.fence("b", "Text(\"b\")", "siz=3x3") + Self.fence("c", "Text(1)")
        _ = try scratch.write(text, to: "one.md")
        let result = try run(scratch, "one.md", "-o", "out", "--appearance", "light")
        #expect(result.status == 1 && result.text == "3 figures: 1 drawn, 2 failed\n", "\(result.text)\(result.error)")
    }

    /// Build engines lay out what they build from as links.
    @Test func linkedChaptersAndSourcesAreRead() throws {
        let scratch = try Scratch()
        let folder = scratch.url.appendingPathComponent("laid")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try scratch.write(Self.fence("a", "Text(\"a\")"), to: "one.md")
        _ = try scratch.write("Text(\"b\")\n", to: "b.swiftdsl")
        _ = try scratch.write("secret", to: "key")
        for (name, target) in [("one.md", "one.md"), ("b.swiftdsl", "b.swiftdsl"), ("key.md", "key")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: "../" + target)
        }
        let result = try run(scratch, "laid", "-o", "out")
        #expect(result.status == 0 && result.text == "2 figures: 2 drawn\n", "\(result.error)")
        // What isn't called a chapter itself isn't shown as one.
        #expect(!FileManager.default.fileExists(atPath: scratch.url.path + "/out/key.md"))
    }

    /// Neither a run nor a plan nor one that waits for changes begins.
    @Test(arguments: [[], ["--check"], ["--plan", "ninja"], ["--watch"]] as [[String]])
    func aSourceIsNeverWrittenOver(_ words: [String]) throws {
        let scratch = try Scratch()
        let text = Self.fence("a", "Text(\"a\")")
        _ = try scratch.write(text, to: "one.md")
        let result = try Program.run(["figures", "one.md", "-o", "."] + words, in: scratch.url, seconds: 60)
        #expect(result.status == 64 && result.text == "", "\(result.status) \(result.text)")
        #expect(
            result.error == """
                error: the output would write over the source 'one.md'
                note: another folder for '-o' leaves the sources as they are, as in '-o out'

                """)
        #expect(try scratch.names() == ["one.md"])
        #expect(try scratch.data("one.md") == Data(text.utf8))
    }

    /// Machines that share the work write what one of them would have written, byte for byte.
    @Test func fourProcessesAtOnceDoWhatOneDoes() throws {
        let scratch = try Scratch()
        for chapter in 0..<6 {
            let fences = (0...chapter % 3).map {
                Self.fence("f\(chapter)-\($0)", "Text(\"\(chapter) \($0)\").padding()")
            }
            _ = try scratch.write("# \(chapter)\n\n" + fences.joined() + "See @fig:f0-0.\n", to: "\(chapter).md")
        }
        let sources = (0..<6).map { "\($0).md" }
        #expect(
            try Program.run(["figures"] + sources + ["-o", "one", "--format", "html"], in: scratch.url).status == 0)
        let parts = try (1...4).map { part in
            let process = Process()
            process.executableURL = Program.url
            process.arguments =
                ["figures"] + sources + ["-o", "four", "--format", "html", "--shard", "\(part)/4", "-q"]
            process.currentDirectoryURL = scratch.url
            try process.run()
            return process
        }
        for part in parts {
            part.waitUntilExit()
            #expect(part.terminationStatus == 0)
        }
        #expect(try files(scratch, "four") == files(scratch, "one"))
        // What each of them wrote is known to the next run.
        let again = try Program.run(["figures"] + sources + ["-o", "four", "--format", "html"], in: scratch.url)
        #expect(again.text.contains("unchanged") && !again.text.contains("drawn"), "\(again.text)")
    }

    private func files(_ scratch: Scratch, _ folder: String) throws -> [String: Data] {
        let names =
            FileManager.default.enumerator(atPath: scratch.url.path + "/" + folder)?.allObjects as? [String] ?? []
        var result: [String: Data] = [:]
        for name in names where name.contains(".") && name != ".figures.json" {
            result[name] = try scratch.data("\(folder)/\(name)")
        }
        return result
    }

    /// The whole book as one file, with links between its chapters; nothing is printed where nothing has changed.
    @Test(.enabled(if: access("/usr/bin/chromium", X_OK) == 0 && access("/usr/bin/pdftotext", X_OK) == 0))
    func aBookIsPrinted() async throws {
        let turn = try await BrowserTurn()
        defer { withExtendedLifetime(turn) {} }
        let scratch = try Scratch()
        _ = try scratch.write(
            "# One\n\n" + Self.fence("a", "Text(\"a\")", "caption=\"First\"") + "## Part\n\n[Two](two.md#part)\n",
            to: "one.md")
        _ = try scratch.write("# Two\n\n## Part\n\nSee @fig:a.\n", to: "two.md")
        let arguments = ["figures", "one.md", "two.md", "-o", "out", "--format", "pdf", "--title", "My Book"]
        let result = try Program.run(arguments, in: scratch.url)
        #expect(result.status == 0, "\(result.error)")
        let page = String(decoding: try scratch.data("out/book.html"), as: UTF8.self)
        for part in ["href=\"#two--part\"", "href=\"#fig-a\"", "id=\"fig-a\"", "src=\"figures/a.svg\""] {
            #expect(page.contains(part), "\(part)")
        }
        let book = try scratch.data("out/book.pdf")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
        process.arguments = [scratch.url.path + "/out/book.pdf", "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        for word in ["My Book", "One", "Two", "Figure 1", "First"] { #expect(text.contains(word), "\(word): \(text)") }
        #expect(String(decoding: book, as: Unicode.ASCII.self).contains("/CreationDate (D:20000101000000"))

        let time = try FileManager.default.attributesOfItem(atPath: scratch.url.path + "/out/book.pdf")
        #expect(try Program.run(arguments, in: scratch.url).text == "1 figure: 1 unchanged\n")
        let again = try FileManager.default.attributesOfItem(atPath: scratch.url.path + "/out/book.pdf")
        #expect(time[.modificationDate] as? Date == again[.modificationDate] as? Date)
        // Printed anew it has the same bytes.
        try FileManager.default.removeItem(atPath: scratch.url.path + "/out/book.pdf")
        #expect(try Program.run(arguments, in: scratch.url).status == 0)
        #expect(try scratch.data("out/book.pdf") == book)
    }

    @Test func strictMakesWarningsErrors() throws {
        let scratch = try Scratch()
        _ = try scratch.write("[out](../x.md)\n\n" + Self.fence("a", "Text(\"a\")"), to: "one.md")
        #expect(try run(scratch, "one.md", "-o", "out").status == 0)
        let strict = try run(scratch, "one.md", "-o", "out", "--strict")
        #expect(strict.status == 1 && strict.error.contains("one.md:1:7: error: the link leads out"), "\(strict.error)")
    }
}
