import SwiftUI

/// A source in its colours, a row a line, on a panel.
nonisolated struct CodeView: View {
    let lines: [CodeLine]
    let style: FigureStyle
    var showsNumbers = false
    var fontSize: CGFloat?
    var callouts: [CodeCallout] = []
    /// How wide the panel may be; nil for no end.
    var width: CGFloat?

    private var size: CGFloat { fontSize ?? style.theme.codeSize }
    /// On a narrow panel the code has to have room beside its indentation.
    private var maximumIndentation: CGFloat { width.map { max($0 * 0.4 - 24, 0) } ?? .infinity }
    private var gutter: CGFloat {
        CGFloat(String(lines.last?.number ?? 1).count) * size * 0.6
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(lines) { line in row(line) }
            }
            .padding(.vertical, 10)
            .background(style.panel, in: RoundedRectangle(cornerRadius: style.theme.cornerRadius))
            .clipShape(RoundedRectangle(cornerRadius: style.theme.cornerRadius))
            if !callouts.isEmpty { remarks }
        }
    }

    private func row(_ line: CodeLine) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            if showsNumbers {
                Text(verbatim: String(line.number))
                    .font(style.code(max(size - 1, 10)))
                    .foregroundStyle(style.secondary)
                    .frame(width: max(gutter, 12), alignment: .trailing)
            }
            // What doesn't fit goes on below where the line begins, not at the margin.
            Text(line.text(in: style, from: line.indentation)).font(style.code(size))
                .padding(.leading, min(CGFloat(line.indentation) * size * 0.6, maximumIndentation))
            if let number = callouts.firstIndex(where: { $0.line == line.number }) {
                CalloutMark(number: number + 1, style: style)
            }
        }
        // No Spacer: beside one a long line would be offered half of the row only.
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 1.5)
        .padding(.horizontal, 12)
        .background { if line.isMarked { style.colors.accentFill.color } }
        .overlay(alignment: .leading) { if line.isMarked { style.accent.frame(width: 2) } }
    }

    private var remarks: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(callouts.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    CalloutMark(number: index + 1, style: style)
                    Text(verbatim: callouts[index].text).font(style.label()).foregroundStyle(style.ink)
                }
            }
        }
        .padding(.horizontal, 12)
    }
}

/// A number in a circle.
nonisolated struct CalloutMark: View {
    let number: Int
    let style: FigureStyle

    var body: some View {
        Text(verbatim: String(number))
            .font(style.label(10, weight: .semibold))
            .foregroundStyle(style.canvas)
            .padding(.horizontal, 4.5)
            .frame(minWidth: 16, minHeight: 16)
            .background(style.accent, in: Capsule(style: .circular))
    }
}

/// One line of a source as it is shown.
nonisolated struct CodeLine: Identifiable {
    var number: Int
    var pieces: [ColoredSource.Piece]
    /// Whether all of it is marked.
    var isMarked = false
    /// Columns from 1 that are marked.
    var marks: [ClosedRange<Int>] = []

    var id: Int { number }

    /// How many columns the line begins with that are blank.
    var indentation: Int {
        let text = plainText
        let blank = text.prefix { $0 == " " }.count
        return blank < text.count ? blank : 0
    }

    var plainText: String { pieces.map(\.text).joined() }

    /// - Parameter start: how many columns are left out.
    func text(in style: FigureStyle, from start: Int = 0) -> AttributedString {
        var result = AttributedString()
        var column = 1
        for piece in pieces {
            let hidden = max(start + 1 - column, 0)
            for part in parts(of: String(piece.text.dropFirst(hidden)), at: column + hidden) where !part.text.isEmpty {
                var text = AttributedString(part.text)
                text.foregroundColor = (style.colors.syntax[piece.syntax] ?? style.colors.ink).color
                if part.isMarked { text.backgroundColor = style.colors.accentFill.color }
                result += text
            }
            column += piece.text.count
        }
        // A line without text is as high as the others.
        return result.characters.isEmpty ? AttributedString(" ") : result
    }

    private func parts(of text: String, at column: Int) -> [(text: String, isMarked: Bool)] {
        guard !marks.isEmpty else { return [(text, false)] }
        var result: [(text: String, isMarked: Bool)] = []
        for (offset, character) in text.enumerated() {
            let isMarked = marks.contains { $0.contains(column + offset) }
            if let last = result.last, last.isMarked == isMarked {
                result[result.count - 1].text.append(character)
            } else {
                result.append((String(character), isMarked))
            }
        }
        return result
    }
}

nonisolated extension CodeLine {
    /// The lines of a source that are shown, with their marks.
    ///
    /// - Parameter range: nil for all; blank lines at both ends are left out then.
    static func lines(of text: String, range: LineRange?, highlights: [CodeHighlight]) -> [CodeLine] {
        let colored = ColoredSource(text).lines
        var lines = colored.enumerated().map { index, pieces in
            CodeLine(
                number: index + 1, pieces: pieces, isMarked: highlights.contains { $0.marksWhole(index + 1) },
                marks: highlights.compactMap { $0.columns(of: index + 1) })
        }
        if let range { lines.removeAll { !range.contains($0.number) } }
        while let first = lines.first, first.plainText.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.plainText.allSatisfy(\.isWhitespace) { lines.removeLast() }
        return lines
    }

    /// The size at which the longest line has room in `width` beside the numbers, from 10 to `size`; longer lines wrap.
    static func fontSize(of lines: [CodeLine], width: CGFloat, showsNumbers: Bool, size: CGFloat) -> CGFloat {
        let longest = lines.map(\.plainText.count).max() ?? 0
        let gutter = showsNumbers ? CGFloat(String(lines.last?.number ?? 1).count) : 0
        let columns = CGFloat(longest) + gutter + 1
        let room = width - 24 - (showsNumbers ? 12 : 0)
        guard columns > 0 else { return size }
        return min(size, max(10, (room / columns / 0.6 * 4).rounded(.down) / 4))
    }
}
