import Foundation
import Typesetting
import ViewGraph

/// What an environment says of the texts in it, worked out once for all of them.
final class TextDefaults {
    let style: ParagraphStyle
    let catalog: FontCatalog
    let font: Font?
    let changes: [Font.Change]
    let styling: [Text.Attribute]
    let textCase: Text.Case?
    /// Where keys are looked up; nil where no table has texts.
    let texts: (any AssetProvider)?
    /// The font of a text that says nothing of its own.
    let descriptor: FontDescriptor
    /// The last paragraphs by the sum of their bytes: the words of a list are often those of another row.
    // Unchecked: each is read and written whole, and making one runs nothing of a program.
    @exclusivity(unchecked) private var paragraphs = [Paragraph?](repeating: nil, count: 64)
    /// What the program has draw its texts, where it does.
    let renderer: ErasedTextRenderer?
    /// The number that `.numericText(value:)` says.
    let numericValue: Double?
    private var knownLatinDigits: Bool?
    private var knownGrouping: NumberGrouping??

    init(_ environment: EnvironmentValues) {
        style = environment.paragraphStyle
        catalog = environment.fontCatalog
        font = environment.font
        changes = environment.fontChanges
        styling = environment.textStyling
        textCase = environment.textCase
        texts = environment.assets.flatMap { $0.hasTexts ? $0 : nil }
        descriptor = environment.resolvedFont
        renderer = environment.textRenderer
        numericValue = environment.contentTransition.value
    }

    /// Whether numbers are written as 0…9; asked for only where there is one, since it takes a `Locale`.
    ///
    /// - Parameter environment: the one these defaults are of. Kept here, the two would keep each other for ever.
    func writesLatinDigits(in environment: EnvironmentValues) -> Bool {
        if let knownLatinDigits { return knownLatinDigits }
        let answer = environment.locale.numberingSystem.identifier == "latn"
        knownLatinDigits = answer
        return answer
    }

    /// How large numbers are written; nil where that is no matter of separators alone.
    ///
    /// - Parameter environment: the one these defaults are of.
    func grouping(in environment: EnvironmentValues) -> NumberGrouping? {
        if let knownGrouping { return knownGrouping }
        let grouping = writesLatinDigits(in: environment) ? NumberGrouping(environment.locale) : nil
        knownGrouping = .some(grouping)
        return grouping
    }

    /// The paragraph of these runs: one that was made for another text of the same words and looks, or a new one.
    func paragraph(of runs: [TextRun]) -> Paragraph {
        var place = 0
        for run in runs {
            for byte in run.text.utf8.prefix(32) { place = (place &* 31 &+ Int(byte)) & 0xFFFF }
        }
        place %= paragraphs.count
        if let known = paragraphs[place], known.runs == runs { return known }
        let paragraph = Paragraph(runs: runs, style: style, catalog: catalog)
        // Long texts are seldom said twice, and aren't worth their memory here.
        if runs.count == 1, runs[0].text.utf8.count <= 256 { paragraphs[place] = paragraph }
        return paragraph
    }
}
