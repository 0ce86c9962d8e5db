/// A message about the source, taken apart for programs.
struct SourceDiagnostic: Codable, Hashable, Sendable {
    struct FixIt: Codable, Hashable, Sendable {
        var line: Int
        /// In bytes of UTF-8, from 1, as are all columns here.
        var column: Int
        var endColumn: Int
        var replacement: String
    }

    var file: String?
    var line: Int?
    var column: Int?
    var endColumn: Int?
    var severity: String
    var message: String
    var notes: [String] = []
    var fixIts: [FixIt] = []

    /// Reads what a command prints: `file:line:column: error: message`, the line with a caret below it, and notes.
    static func list(_ text: String) -> [SourceDiagnostic] {
        var list: [SourceDiagnostic] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        var isInNote = false
        while index < lines.count {
            // A list stands indented below the note that it belongs to.
            if isInNote, lines[index].hasPrefix("  "), let last = list.indices.last {
                list[last].continueNote(lines[index])
                index += 1
                continue
            }
            isInNote = false
            guard var found = Self(heading: lines[index]) else {
                index += 1
                continue
            }
            index += 1
            if let column = found.column, index + 1 < lines.count, let length = covered(lines[index], lines[index + 1])
            {
                found.endColumn = column + length
                index += 2
            }
            if found.severity == "note", let last = list.indices.last {
                list[last].add(note: found.message)
                isInNote = found.column == nil
            } else {
                list.append(found)
            }
        }
        return list
    }

    private static let severities = ["error", "warning", "note"]

    private init?(heading line: Substring) {
        for severity in Self.severities {
            if line.hasPrefix(severity + ": ") {
                self.init(severity: severity, message: String(line.dropFirst(severity.count + 2)))
                return
            }
        }
        let marks = Self.severities.compactMap { severity in
            line.firstRange(of: ": \(severity): ").map { (severity, $0) }
        }
        guard let (severity, mark) = marks.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
        self.init(severity: severity, message: String(line[mark.upperBound...]))
        var place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while place.count > 1, numbers.count < 2, let number = place.last.flatMap({ Int($0) }) {
            numbers.insert(number, at: 0)
            place.removeLast()
        }
        file = place.joined(separator: ":")
        self.line = numbers.first
        if numbers.count == 2 { column = numbers[1] }
    }

    private init(severity: String, message: String) { (self.severity, self.message) = (severity, message) }

    /// How many bytes of a line the marker below it covers; nil where that is no marker.
    private static func covered(_ line: Substring, _ below: Substring) -> Int? {
        let marker = below.drop { $0 == " " || $0 == "\t" }
        guard marker.first == "^", marker.dropFirst().allSatisfy({ $0 == "~" }) else { return nil }
        let text = line.unicodeScalars.dropFirst(below.count - marker.count).prefix(marker.count)
        return max(1, text.reduce(0) { $0 + UTF8.width($1) })
    }

    /// A note may name what was meant: then putting that there is a way out.
    private mutating func add(note: String) {
        notes.append(note)
        guard let name = Self.suggestion(in: note), let line, let column, let endColumn else { return }
        fixIts.append(FixIt(line: line, column: column, endColumn: endColumn, replacement: name))
    }

    private mutating func continueNote(_ line: Substring) {
        guard let last = notes.indices.last else { return }
        notes[last] += "\n\(line)"
    }

    private static func suggestion(in text: String) -> String? {
        guard let start = text.firstRange(of: "did you mean '")?.upperBound,
            let end = text[start...].firstIndex(of: "'"), text[end...].hasPrefix("'?")
        else { return nil }
        return String(text[start..<end])
    }
}
