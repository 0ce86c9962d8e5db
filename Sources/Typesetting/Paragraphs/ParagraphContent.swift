import CHarfBuzz
import Foundation
import Synchronization

/// What a paragraph is made of once it is shaped: everything that doesn't depend on a width.
final class ParagraphContent: Sendable {
    let runs: [TextRun]
    let styles: [RunStyle]
    let style: ParagraphStyle
    let catalog: FontCatalog
    let text: [UInt8]
    let segments: [Segment]
    let bidi: BidiLevels
    let missing: Set<UInt32>
    let borrowed: Set<UInt32>
    /// The width of all text on one line; the widest line where the text itself begins new ones.
    let naturalWidth: CGFloat
    let hasNewlines: Bool
    /// ASCII from left to right, without attachments.
    let isPlain: Bool

    private let clusters = Mutex<ClusterTable?>(nil)

    init(runs: [TextRun], style: ParagraphStyle, catalog: FontCatalog) {
        let (kept, styles) = Self.resolved(runs, style: style, catalog: catalog)
        let items = Itemizer(runs: kept, styles: styles, style: style, catalog: catalog)
        (self.runs, self.styles, self.style, self.catalog) = (kept, styles, style, catalog)
        text = items.text
        segments = items.segments
        bidi = items.bidi
        missing = items.missing
        borrowed = items.borrowed
        isPlain = items.isPlain
        var (sum, widest, newlines) = (CGFloat(0), CGFloat(0), false)
        for segment in items.segments {
            if segment.kind == .newline {
                widest = max(widest, sum)
                (sum, newlines) = (0, true)
            } else {
                sum += segment.advance
            }
        }
        naturalWidth = max(widest, sum)
        hasNewlines = newlines
    }

    /// The runs with their fonts; one without a font is left out, and one in small capitals that the face doesn't have is
    /// set in parts.
    private static func resolved(
        _ runs: [TextRun], style: ParagraphStyle, catalog: FontCatalog
    ) -> ([TextRun], [RunStyle]) {
        // Most texts are one run, which is kept as it is.
        if runs.count == 1, runs[0].font.smallCaps == .none,
            let font = catalog.resolve(runs[0].font, platform: style.platform)
        {
            return (runs, [RunStyle(runs[0], font: font)])
        }
        var kept: [TextRun] = []
        var styles: [RunStyle] = []
        for run in runs {
            guard let font = catalog.resolve(run.font, platform: style.platform) else { continue }
            if run.font.smallCaps != .none, run.attachment == nil, !font.face.hasSmallCaps {
                for part in SmallCaps.synthesize(run) {
                    guard let font = catalog.resolve(part.font, platform: style.platform) else { continue }
                    styles.append(RunStyle(part, font: font))
                    kept.append(part)
                }
            } else {
                styles.append(RunStyle(run, font: font))
                kept.append(run)
            }
        }
        return (kept, styles)
    }

    /// The clusters, found when a line is first broken.
    var table: ClusterTable {
        clusters.withLock { known in
            if let known { return known }
            let made = ClusterTable(text: text, segments: segments, language: style.language)
            known = made
            return made
        }
    }

    func run(ofCluster index: Int, _ table: ClusterTable) -> Int {
        guard index >= 0, index < table.count else { return max(runs.count - 1, 0) }
        return segments[Int(table.segmentOf[index])].run
    }

    // MARK: - Signs the text doesn't hold

    /// A hyphen or "…" in a run's font.
    func insertion(_ kind: LineSpan.Insertion, run: Int) -> Segment? {
        guard kind != .none, run < styles.count else { return nil }
        let style = styles[run]
        let sign = kind == .hyphen ? "-" : "\u{2026}"
        var face = style.font.face
        if kind == .ellipsis, !face.covers(0x2026),
            let fallback = catalog.fallback(for: 0x2026, weight: style.font.descriptor.weight)
        {
            face = fallback
        }
        func shape() -> ShapedText {
            Shaper.shape(
                sign, face: face, features: style.features, script: HB_SCRIPT_LATIN, isRightToLeft: false,
                language: Languages.tag("en"))
        }
        var segment = Segment(kind: .text, start: 0, end: sign.utf8.count, run: run, face: face)
        segment.shaped = kind == .ellipsis ? face.ellipsis(style.features) { shape() } : shape()
        segment.scale = style.font.size / face.unitsPerEm
        segment.tracking = style.tracking
        segment.measure()
        return segment
    }

    func insertionWidth(_ kind: LineSpan.Insertion, run: Int) -> CGFloat { insertion(kind, run: run)?.advance ?? 0 }

    /// Offsets in the paragraph's text where the word in `range` may be broken with a hyphen.
    func hyphenationPoints(_ range: Range<Int>, run: Int) -> [Int] {
        var (start, end) = (range.lowerBound, range.upperBound)
        func isLetter(_ byte: UInt8) -> Bool {
            byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        while start < end, !isLetter(text[start]) { start += 1 }
        while end > start, !isLetter(text[end - 1]) { end -= 1 }
        guard start < end, text[start..<end].allSatisfy(isLetter) else { return [] }
        let language = run < runs.count ? runs[run].language ?? style.language : style.language
        return Hyphenator.points(in: Array(text[start..<end]), language: language, folder: catalog.folder)
            .map { $0 + start }
    }
}
