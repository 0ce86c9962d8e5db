import Drawing
import Foundation

/// A text, shaped once and laid out for as many proposals as it gets.
///
/// The phases, each in a file of its own: `Itemizer` cuts the runs into segments of one font, script and direction and
/// shapes them; `ClusterTable` lists their clusters and break opportunities; `LineBreaker` fills lines;
/// `Paragraph+Layout` stacks and rounds them; `TextLayout+Fragments` turns them into glyph runs.
package final class Paragraph: Sendable {
    package let runs: [TextRun]
    package let style: ParagraphStyle
    package let catalog: FontCatalog
    let content: ParagraphContent
    /// All text on one line, which is the answer to every proposal that is at least as wide; nil where the text itself
    /// begins new lines.
    let singleLine: TextLayout?

    package init(runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), catalog: FontCatalog = .shared) {
        self.runs = runs
        self.style = style
        self.catalog = catalog
        content = ParagraphContent(runs: runs, style: style, catalog: catalog)
        singleLine = LineStack(content: content).singleLine
    }

    /// All the text.
    package var text: String { String(decoding: content.text, as: UTF8.self) }

    /// The typographic width of the text on as many lines as it has itself, unrounded.
    package var naturalWidth: CGFloat { content.naturalWidth }

    /// Characters that no font has, drawn as boxes.
    package var missingCharacters: [Unicode.Scalar] { content.missing.sorted().compactMap(Unicode.Scalar.init) }

    /// Characters that a font of the machine's own draws, so that the picture isn't the same everywhere.
    package var borrowedCharacters: [Unicode.Scalar] { content.borrowed.sorted().compactMap(Unicode.Scalar.init) }

    /// The custom families that had to be replaced.
    package var substitutedFamilies: [String] {
        content.styles.compactMap { style in
            guard style.font.isSubstitute, case .custom(let name) = style.font.descriptor.family else { return nil }
            return name
        }
    }

    /// The measures of the first run's font; nil for a paragraph without runs.
    package var metrics: LineMetrics? { content.styles.first?.font.metrics }
}
