import FigurePipeline
import Foundation
import Testing

/// What is drawn again, and what isn't.
struct IncrementalTests {
    private static let chapter = """
        # One

        ```swift figure=preview name=a
        Badge(title: "a")
        ```

        ```swift figure=preview name=b
        Plain()
        ```

        ```swift figure=preview name=c
        Text("c")
        ```

        """

    private static let shared = """
        import SwiftUI

        struct Badge: View {
            var title: String
            var body: some View { Text(title).padding(inset) }
        }

        let inset = 4.0

        struct Plain: View { var body: some View { Circle().frame(width: 20, height: 20) } }

        """

    private func book() throws -> Book { try Book(["one.md": Self.chapter, "_shared.swiftdsl": Self.shared]) }

    @Test func aSecondRunDrawsNothing() throws {
        let book = try book()
        #expect(book.run().drawn == 3)
        let before = try book.files("out")
        let second = book.run()
        #expect((second.drawn, second.unchanged) == (0, 3))
        #expect(try book.files("out") == before)
    }

    /// `inset` is used by `Badge`, which only the first figure shows.
    @Test func aChangedHelperRedrawsItsUsersOnly() throws {
        let book = try book()
        book.run()
        try book.write(Self.shared.replacingOccurrences(of: "4.0", with: "9.0"), to: "src/_shared.swiftdsl")
        let second = book.run()
        #expect((second.drawn, second.unchanged) == (1, 2))
    }

    @Test func wordsAroundAFigureDoNotMatter() throws {
        let book = try book()
        book.run()
        try book.write("A sentence.\n\n" + Self.chapter, to: "src/one.md")
        #expect(book.run().drawn == 0)
        try book.write("\n\n" + Self.shared, to: "src/_shared.swiftdsl")
        #expect(book.run().drawn == 0)
    }

    @Test func anotherOptionProgramOrPictureIsAnotherFigure() throws {
        let book = try book()
        book.run()
        #expect(book.run { $0.options.append(GivenOption(name: "locale", text: "fr_FR")) }.drawn == 3)
        #expect(book.run { $0.programVersion = "newer" }.drawn == 3)
        try book.write("x", to: "src/Pictures/new.png")
        #expect(book.run { $0.programVersion = "newer" }.drawn == 3)
    }

    @Test func aDamagedOrMissingOutputIsWrittenAgain() throws {
        let book = try book()
        book.run()
        let before = try book.files("out")
        try FileManager.default.removeItem(atPath: book.path("out/figures/a.svg"))
        var damaged = before["figures/b.svg"] ?? Data()
        damaged[damaged.count / 2] ^= 1
        try book.write(damaged, to: "out/figures/b.svg")
        #expect(book.run().drawn == 2)
        #expect(try book.files("out") == before)
    }

    /// As after a run that was killed: some figures are there, and the state says nothing of them.
    @Test func anInterruptedRunIsCompleted() throws {
        let book = try book()
        book.run()
        let whole = try book.files("out")
        for name in [".figures.json", "figures/c.svg", "one.md"] {
            try FileManager.default.removeItem(atPath: book.path("out/" + name))
        }
        book.run()
        #expect(try book.files("out") == whole)
    }

    @Test func aFolderKeepsFiguresForOthers() throws {
        let book = try book()
        #expect(book.run { $0.cache = book.path("cache") }.drawn == 3)
        let second = book.run {
            $0.output = book.path("other")
            $0.cache = book.path("cache")
        }
        #expect((second.drawn, second.cached) == (0, 3))
        #expect(try book.files("out") == book.files("other"))
    }

    @Test func wrongBytesInTheCacheAreDrawnOver() throws {
        let book = try book()
        book.run { $0.cache = book.path("cache") }
        let kept = try book.files("cache")
        for (path, data) in kept {
            var data = data
            data[data.count - 20] ^= 4
            try book.write(data, to: "cache/" + path)
        }
        let second = book.run {
            $0.output = book.path("other")
            $0.cache = book.path("cache")
        }
        #expect((second.drawn, second.cached) == (3, 0))
        #expect(try book.files("out") == book.files("other"))
        #expect(try book.files("cache") == kept)
    }

    @Test func whatNoSourceNamesIsRemovedAndNothingElse() throws {
        let book = try book()
        book.run()
        try book.write("mine", to: "out/figures/mine.svg")
        try book.write(Self.chapter.replacingOccurrences(of: "name=c", with: "name=d"), to: "src/one.md")
        #expect(book.run().removed == [])
        #expect(book.exists("out/figures/c.svg"))
        #expect(book.run { $0.cleans = true }.removed == ["figures/c.svg"])
        #expect(book.exists("out/figures/mine.svg") && book.exists("out/figures/d.svg"))
    }
}
