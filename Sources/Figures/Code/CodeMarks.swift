import Foundation

/// Lines of a source, from 1, both ends included.
struct LineRange: Sendable, Hashable {
    var first: Int
    var last: Int

    /// Reads `3` and `3-9`; nil for anything else.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard let first = parts.first ?? nil, let last = parts.last ?? nil, parts.count <= 2, first >= 1,
            last >= first
        else { return nil }
        (self.first, self.last) = (first, last)
    }

    init(first: Int, last: Int) { (self.first, self.last) = (first, last) }

    func contains(_ line: Int) -> Bool { first <= line && line <= last }

    func contains(_ other: LineRange) -> Bool { contains(other.first) && contains(other.last) }

    /// `line 3`, `lines 3 to 9`.
    var text: String { first == last ? "line \(first)" : "lines \(first) to \(last)" }
}

/// What is marked in a source: whole lines, or from one column to another, both from 1, the end included.
enum CodeHighlight: Sendable, Hashable {
    case lines(LineRange)
    case range(line: Int, column: Int, endLine: Int, endColumn: Int)

    /// Reads `3,5-7,4:5-4:12`; nil where any part is something else.
    static func list(_ text: String) -> [CodeHighlight]? {
        var result: [CodeHighlight] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let part = part.trimmingCharacters(in: .whitespaces)
            if let lines = LineRange(part) {
                result.append(.lines(lines))
                continue
            }
            let numbers = part.split(separator: "-", omittingEmptySubsequences: false).map {
                $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            }
            guard numbers.count == 2, numbers.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0 >= 1 } }),
                (numbers[0][0], numbers[0][1]) <= (numbers[1][0], numbers[1][1])
            else { return nil }
            result.append(
                .range(line: numbers[0][0], column: numbers[0][1], endLine: numbers[1][0], endColumn: numbers[1][1]))
        }
        return result
    }

    /// The columns of a line that are marked, as a range from 1; nil for none, everything for a whole line.
    func columns(of line: Int) -> ClosedRange<Int>? {
        switch self {
        case .lines: return nil
        case .range(let first, let column, let last, let endColumn):
            guard first <= line, line <= last else { return nil }
            let start = line == first ? column : 1
            let end = line == last ? endColumn : Int.max
            return start <= end ? start...end : nil
        }
    }

    /// The lines that it is in.
    var lines: LineRange {
        switch self {
        case .lines(let range): range
        case .range(let line, _, let endLine, _): LineRange(first: line, last: endLine)
        }
    }

    func marksWhole(_ line: Int) -> Bool {
        if case .lines(let range) = self { return range.contains(line) }
        return false
    }
}

/// A remark on a line, numbered in the figure.
struct CodeCallout: Sendable, Hashable {
    var line: Int
    var text: String

    /// Reads `3=Wraps at words`.
    init?(_ text: String) {
        guard let equals = text.firstIndex(of: "="), let line = Int(text[..<equals]), line >= 1 else { return nil }
        let remark = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        guard !remark.isEmpty else { return nil }
        (self.line, self.text) = (line, remark)
    }
}
