import Budget
import CHarfBuzz
import Foundation

/// Cuts a paragraph's runs into segments of one font, script and direction, and shapes them.
///
/// Text of ASCII letters goes straight to the shaper; anything else is decoded, given bidirectional levels, and cut
/// where the script or the font that has its characters changes.
struct Itemizer {
    let runs: [TextRun]
    let styles: [RunStyle]
    let style: ParagraphStyle
    let catalog: FontCatalog

    private(set) var text: [UInt8] = []
    private(set) var segments: [Segment] = []
    private(set) var missing: Set<UInt32> = []
    private(set) var borrowed: Set<UInt32> = []
    private(set) var bidi = BidiLevels()
    private(set) var isPlain = true
    private var hasTabs = false

    init(runs: [TextRun], styles: [RunStyle], style: ParagraphStyle, catalog: FontCatalog) {
        (self.runs, self.styles, self.style, self.catalog) = (runs, styles, style, catalog)
        join()
        segments.reserveCapacity(runs.count)
        if isPlain { segmentPlain() } else { segmentUnicode() }
        if hasTabs { setTabs() }
    }

    private mutating func join() {
        var size = 0
        for run in runs { size += run.text.utf8.count }
        text.reserveCapacity(size)
        for run in runs { text.append(contentsOf: run.text.utf8) }
        isPlain =
            style.layoutDirection == .leftToRight && text.allSatisfy { $0 < 0x80 }
            && !runs.contains { $0.attachment != nil }
    }

    // MARK: - ASCII

    private mutating func segmentPlain() {
        var start = 0
        for (index, run) in runs.enumerated() {
            let end = start + run.text.utf8.count
            let language = Languages.plainTag(run.language ?? style.language)
            if end - start <= Self.longestSegment, !text[start..<end].contains(where: Self.isControl) {
                if end > start {
                    append(run.text, start: start, end: end, run: index, script: HB_SCRIPT_LATIN, language: language)
                }
            } else {
                segmentControls(start..<end, run: index, language: language)
            }
            start = end
        }
    }

    private mutating func segmentControls(_ range: Range<Int>, run: Int, language: hb_language_t?) {
        var start = range.lowerBound
        while start < range.upperBound {
            if Self.isControl(text[start]) {
                let end = controlEnd(at: start, before: range.upperBound)
                appendControl(start: start, end: end, run: run, level: 0)
                start = end
                continue
            }
            var end = start
            while end < range.upperBound, !Self.isControl(text[end]) { end += 1 }
            for piece in pieces(of: start..<end) {
                append(
                    String(decoding: text[piece], as: UTF8.self), start: piece.lowerBound, end: piece.upperBound,
                    run: run, script: HB_SCRIPT_LATIN, language: language)
            }
            start = end
        }
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    private func controlEnd(at start: Int, before end: Int) -> Int {
        let isPair = text[start] == 0x0D && start + 1 < end && text[start + 1] == 0x0A
        return isPair ? start + 2 : start + 1
    }

    private mutating func appendControl(start: Int, end: Int, run: Int, level: UInt8) {
        var segment = Segment(kind: .invisible, start: start, end: end, run: run, level: level)
        switch text[start] {
        case 0x0A, 0x0B, 0x0C, 0x0D: segment.kind = .newline
        case 0x09:
            segment.kind = .tab
            hasTabs = true
        default: break
        }
        segments.append(segment)
    }

    /// Tabs reach to the next stop, every 28 points from the beginning of their line as the text itself breaks it.
    private mutating func setTabs() {
        let distance: CGFloat = 28
        var x: CGFloat = 0
        for index in segments.indices {
            switch segments[index].kind {
            case .newline:
                x = 0
                continue
            case .tab: segments[index].advance = ((x / distance).rounded(.down) + 1) * distance - x
            default: break
            }
            x += segments[index].advance
        }
    }

    // MARK: - All of Unicode

    private mutating func segmentUnicode() {
        let levels = BidiLevels(text: text, defaultDirection: style.layoutDirection)
        bidi = levels
        var start = 0
        for (index, run) in runs.enumerated() {
            let end = start + run.text.utf8.count
            if let attachment = run.attachment {
                segments.append(
                    Segment(
                        kind: .attachment, start: start, end: end, run: index, level: levels.level(at: start),
                        advance: max(attachment.size.width, 0)))
            } else {
                segment(run, index: index, start: start, levels: levels)
            }
            start = end
        }
    }

    /// What a segment under way has in common.
    private struct Open {
        var start: Int
        var face: FontFace
        var script: hb_script_t
        var level: UInt8
    }

    private mutating func segment(_ run: TextRun, index: Int, start: Int, levels: BidiLevels) {
        let style = styles[index]
        let language = Languages.tag(run.language ?? self.style.language)
        var choice = FaceChoice(font: style.font, catalog: catalog)
        var open: Open?
        var offset = start
        for character in run.text {
            let length = character.utf8.count
            let next = offset + length
            let level = levels.level(at: offset)
            if let kind = Self.controlKind(character) {
                close(&open, end: offset, run: index, language: language)
                if kind == .newline {
                    segments.append(Segment(kind: .newline, start: offset, end: next, run: index, level: level))
                } else {
                    appendControl(start: offset, end: next, run: index, level: level)
                }
                offset = next
                continue
            }
            let face = choice.face(for: character, after: open?.level == level ? open?.face : nil)
            let script = Scripts.script(of: character)
            if let current = open {
                let keepsScript = script == nil || current.script == HB_SCRIPT_COMMON || script == current.script
                if current.face === face, current.level == level, keepsScript,
                    offset - current.start < Self.longestSegment
                {
                    if current.script == HB_SCRIPT_COMMON, let script { open?.script = script }
                } else {
                    close(&open, end: offset, run: index, language: language)
                    open = Open(start: offset, face: face, script: script ?? HB_SCRIPT_COMMON, level: level)
                }
            } else {
                open = Open(start: offset, face: face, script: script ?? HB_SCRIPT_COMMON, level: level)
            }
            offset = next
        }
        close(&open, end: offset, run: index, language: language)
        missing.formUnion(choice.missing)
        borrowed.formUnion(choice.borrowed)
    }

    private static func controlKind(_ character: Character) -> Segment.Kind? {
        guard let first = character.unicodeScalars.first?.value else { return .invisible }
        switch first {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .newline
        case 0x09: return .tab
        case 0...0x1F, 0x7F...0x9F: return .invisible
        default: return nil
        }
    }

    private mutating func close(_ open: inout Open?, end: Int, run: Int, language: hb_language_t?) {
        guard let current = open else { return }
        open = nil
        guard current.start < end else { return }
        let isPlain = current.script == HB_SCRIPT_COMMON && text[current.start..<end].allSatisfy { $0 < 0x80 }
        let script = isPlain ? HB_SCRIPT_LATIN : current.script
        for piece in pieces(of: current.start..<end) {
            append(
                String(decoding: text[piece], as: UTF8.self), start: piece.lowerBound, end: piece.upperBound, run: run,
                script: script, language: language, level: current.level, face: current.face)
        }
    }

    // MARK: - Segments

    /// Long stretches are shaped in parts, so that no buffer grows with the text.
    private static let longestSegment = 8192

    private func pieces(of range: Range<Int>) -> [Range<Int>] {
        guard range.count > Self.longestSegment else { return [range] }
        var found: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = min(start + Self.longestSegment, range.upperBound)
            if end < range.upperBound {
                if let space = text[start..<end].lastIndex(of: 0x20), space > start {
                    end = space + 1
                } else {
                    while end > start + 1, text[end] & 0xC0 == 0x80 { end -= 1 }
                }
            }
            found.append(start..<end)
            start = end
        }
        return found
    }

    private mutating func append(
        _ string: String, start: Int, end: Int, run: Int, script: hb_script_t, language: hb_language_t?,
        level: UInt8 = 0, face: FontFace? = nil
    ) {
        let style = styles[run]
        let face = face ?? style.font.face
        // A letter costs what some hundred pixels do. Where the run's limit is reached nothing of it is drawn.
        guard RunBudget.mayDo((end - start) * 128) else {
            segments.append(Segment(kind: .invisible, start: start, end: end, run: run, level: level))
            return
        }
        var segment = Segment(kind: .text, start: start, end: end, run: run, level: level, face: face)
        segment.shaped = Shaper.shape(
            string, face: face, features: style.features, script: script, isRightToLeft: level % 2 == 1,
            language: language)
        segment.scale = style.font.size / face.unitsPerEm
        segment.tracking = face === style.font.face ? style.tracking : style.userTracking
        segment.measure()
        segments.append(segment)
    }
}
