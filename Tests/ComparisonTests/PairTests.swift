import Foundation
import Rendering
import Testing

@testable import Comparison

/// Two versions of a view, and the first sentence that is said of them. It names the cause and its line.
struct Pair: CustomTestStringConvertible, Sendable {
    var title: String
    /// A source of `Versions/`.
    var file: String
    /// What is written otherwise in the new version.
    var edits: [(from: String, to: String)]
    /// Options of one version alone.
    var old: [String]
    var new: [String]
    var sentence: String
    var testDescription: String { title }

    init(
        _ title: String, _ file: String, edits: [(String, String)] = [], old: [String] = [], new: [String] = [],
        _ sentence: String
    ) {
        (self.title, self.file, self.edits) = (title, file, edits.map { ($0.0, $0.1) })
        (self.old, self.new, self.sentence) = (old, new, sentence)
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Versions")

    func difference() throws -> Difference {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(file).swiftdsl"), encoding: .utf8)
        var changed = text
        for edit in edits {
            let range = try #require(changed.range(of: edit.from), "the source has no '\(edit.from)'")
            changed.replaceSubrange(range, with: edit.to)
        }
        return try Comparison.compare(old: version(text, old), new: version(changed, new))
    }

    private func version(_ text: String, _ options: [String]) throws -> ComparedVersion {
        var chosen = RenderOptions()
        chosen.limits.seconds = 60
        for option in options {
            let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
            try chosen.set(parts[0], to: parts[1])
        }
        return ComparedVersion(source: SourceText(name: "\(file).swiftdsl", text: text), options: chosen)
    }
}

struct PairTests {
    /// Nothing is said of blanks and comments, and nothing is left without a cause.
    @Test(arguments: layouts + looks + values + components)
    func firstSentenceNamesTheCauseAndItsLine(_ pair: Pair) throws {
        let difference = try pair.difference()
        #expect(difference.summary == pair.sentence)
        #expect(difference.unexplained.isEmpty)
        #expect(difference.isEmpty == pair.sentence.hasPrefix("no difference"))
    }
}
