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
        (["one.md", "-o", "out", "--format", "word"], 64, "'markdown', 'html' or 'docc'"),
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

    @Test func strictMakesWarningsErrors() throws {
        let scratch = try Scratch()
        _ = try scratch.write("[out](../x.md)\n\n" + Self.fence("a", "Text(\"a\")"), to: "one.md")
        #expect(try run(scratch, "one.md", "-o", "out").status == 0)
        let strict = try run(scratch, "one.md", "-o", "out", "--strict")
        #expect(strict.status == 1 && strict.error.contains("one.md:1:7: error: the link leads out"), "\(strict.error)")
    }
}
