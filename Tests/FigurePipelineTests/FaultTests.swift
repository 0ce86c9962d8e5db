import FigurePipeline
import Foundation
import Testing

/// Whatever is wrong in a book is said with its place and a way out, and the other figures are drawn.
struct FaultTests {
    struct Fault: CustomTestStringConvertible, Sendable {
        var title: String
        var chapter: String
        /// All of these are in the messages.
        var messages: [String]
        var testDescription: String { title }
    }

    private static let good = "```swift figure=preview name=good\nText(\"good\")\n```\n\n"

    static let faults: [Fault] = [
        Fault(
            title: "a fence that isn't closed", chapter: good + "```swift figure=preview name=open\nText(\"a\")\n",
            messages: ["chapter.md:5:1: error: this fence isn't closed", "ends the code"]),
        Fault(
            title: "a fence that the end of its quote cuts off",
            chapter: good + "> ```swift figure=preview name=a\n```swift figure=preview name=b\nText(\"b\")\n```\n",
            messages: ["chapter.md:5:3: error: this fence isn't closed"]),
        Fault(
            title: "a fence that the end of its item cuts off",
            chapter: good + "- \n  ```swift figure=preview name=a\n```swift figure=preview name=b\nText(\"b\")\n```\n",
            messages: ["chapter.md:6:3: error: this fence isn't closed"]),
        Fault(
            title: "two figures of one name", chapter: good + "```swift figure=preview name=good\nText(\"b\")\n```\n",
            messages: [
                "chapter.md:5:25: error: there is a figure named 'good' already", "chapter.md:1", "another name",
            ]),
        Fault(
            title: "an unknown option", chapter: good + "```swift figure=preview name=a sise=10x10\nText(\"b\")\n```\n",
            messages: ["chapter.md:5:32: error: there is no option 'sise'", "did you mean 'size'?"]),
        Fault(
            title: "a value that an option doesn't take",
            chapter: good + "```swift figure=preview name=a size=big\nText(\"b\")\n```\n",
            messages: ["chapter.md:5:32: error: the value 'big' is invalid for 'size'", "'320x480'"]),
        Fault(
            title: "an unknown kind", chapter: good + "```swift figure=lisitng name=a\nText(\"b\")\n```\n",
            messages: ["chapter.md:5:10: error: there is no kind of figure named 'lisitng'", "did you mean 'listing'?"]),
        Fault(
            title: "a source with an error",
            chapter: good + "> ```swift figure=preview name=a\n> Text(\"b\")\n>     .paddin()\n> ```\n",
            messages: ["chapter.md:7:8: error: ", "'paddin'", "chapter.md:5 isn't drawn"]),
        Fault(
            title: "a source that ends in a limit",
            chapter: good
                + "```swift figure=preview name=a max-steps=10000\nfunc f() -> Int { var n = 0; while true { n += 1 }; return n }\nText(\"\\(f())\")\n```\n",
            messages: ["chapter.md:6:", "steps"]),
        Fault(
            title: "a fence that isn't there", chapter: good + "```swift figure=code use=god name=a\n```\n",
            messages: ["chapter.md:5:22: error: there is no fence named 'god' before this one", "did you mean 'good'?"]),
        Fault(
            title: "a fence that uses itself",
            chapter: good + "```swift figure=code use=own name=own\n```\n\n```swift figure=code use=own name=a\n```\n",
            messages: [
                "chapter.md:5:22: error: there is no fence named 'own' before this one",
                "chapter.md:8:22: error: there is no fence named 'own' before this one",
            ]),
        Fault(
            title: "a figure that isn't there", chapter: good + "See @fig:god, and `@fig:none`.\n",
            messages: ["chapter.md:5:5: error: there is no figure named 'god'", "did you mean 'good'?"]),
        Fault(
            title: "a picture out of the source folder", chapter: good + "![a](../../secret.png)\n",
            messages: ["chapter.md:5:6: error: the link leads out of the source folder", "move the picture"]),
        Fault(
            title: "a name that is no file's", chapter: good + "```swift figure=preview name=../a\nText(\"b\")\n```\n",
            messages: ["chapter.md:5:25: error: '../a' can't be the name of a figure"]),
        Fault(
            title: "a backtick behind backticks",
            chapter: good + "```swift figure=preview name=a caption=\"`a`\"\nText(\"b\")\n```\n",
            messages: ["chapter.md:5:41: error: a backtick can't stand", "'~~~'"]),
    ]

    /// A figure has the size that its options lead to, whether or not numbers of pixels go so far.
    @Test func figuresOfAnySizeAreWrittenOut() throws {
        let book = try Book([
            "chapter.md": "```swift figure=proposals name=a proposals=25x1e308,50x50\nText(\"b\")\n```\n"
        ])
        #expect(book.run().problems.map(\.text) == [])
    }

    @Test(arguments: faults)
    func saysWhereAndDrawsTheOthers(_ fault: Fault) throws {
        let book = try Book(["chapter.md": fault.chapter])
        let report = book.run()
        let text = report.problems.map(\.text).joined()
        for message in fault.messages { #expect(text.contains(message), "\(text)") }
        #expect(report.hasErrors)
        #expect(book.exists("out/figures/good.svg"))
        #expect(!book.exists("out/figures/a.svg"))
    }

    @Test func aFileThatIsNotUTF8IsNamedWithItsLine() throws {
        let book = try Book(["a.md": Self.good])
        try book.write(Data("# Title\n\nna\u{EF}ve".unicodeScalars.map { UInt8($0.value) }), to: "src/b.md")
        let report = book.run()
        #expect(report.problems.map(\.text).joined().contains("b.md:3: error: this is no text in UTF-8"))
        #expect(book.exists("out/figures/good.svg"))
    }

    @Test func aHugeChapterIsRefused() throws {
        let book = try Book(["a.md": Self.good])
        _ = FileManager.default.createFile(atPath: book.path("src/b.md"), contents: nil)
        #expect(truncate(book.path("src/b.md"), 100 << 20) == 0)
        let report = book.run()
        #expect(report.problems.map(\.text).joined().contains("b.md: error: the chapter is larger than 8 MB"))
        #expect(book.exists("out/figures/good.svg"))
    }

    @Test func anOutputThatCannotBeWrittenIsSaidAndTheRestGoesOn() throws {
        let book = try Book(["chapter.md": Self.good + "```swift figure=preview name=b\nText(\"b\")\n```\n"])
        try book.write("in the way", to: "out/figures/b.svg/file")
        let report = book.run()
        #expect(report.problems.contains { $0.cause == .cantWrite && $0.text.contains("b.svg") })
        #expect(book.exists("out/figures/good.svg"))
    }

    /// Fences that are refused as they stand, whatever for, are counted among those that failed.
    @Test(arguments: [
        "```swift figure=preview name=bad siz=3x3\nText(\"a\")\n```\n",
        "```swift figure=lisitng name=bad\nText(\"a\")\n```\n",
        "```swift figure=code use=none name=bad\n```\n", "```swift figure=preview caption=\"a\nText(\"a\")\n```\n",
        "```swift figure=preview name=good\nText(\"a\")\n```\n", "```swift figure= name=bad\nText(\"a\")\n```\n",
    ])
    func aRefusedFenceIsAFigureThatFailed(fence: String) throws {
        let report = try Book(["chapter.md": Self.good + fence]).run()
        #expect((report.figures, report.drawn) == (2, 1), "\(report.problems.map(\.text))")
        #expect(report.hasErrors)
    }

    @Test func theOneFigureThatIsAskedForMayBeRefused() throws {
        let book = try Book(["chapter.md": Self.good + "```swift figure=preview name=bad siz=3x3\nText(\"a\")\n```\n"])
        let report = book.run { $0.only = "bad" }
        #expect(report.figures == 1 && report.drawn == 0)
        #expect(!report.problems.contains { $0.text.contains("no source has a figure") })
    }
}
