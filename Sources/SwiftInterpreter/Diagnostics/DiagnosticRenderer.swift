/// Writes diagnostics as a Swift programmer knows them: position, message, source line and caret.
package struct DiagnosticRenderer: Sendable {
    private let files: [SourceFile]

    package init(files: [SourceFile]) {
        self.files = files
    }

    package func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(render).joined()
    }

    package func render(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if let place = locate(diagnostic.range) {
            text += "\(place.position.file):\(place.position.line):\(place.position.column): "
            text += "\(diagnostic.severity.rawValue): \(diagnostic.message)\n"
            text += excerpt(place, length: Int(diagnostic.range.length))
        } else {
            text += "\(diagnostic.severity.rawValue): \(diagnostic.message)\n"
        }
        for note in diagnostic.notes { text += render(note) }
        return text
    }

    /// Line and column of a range's start; nil for a range without a source.
    package func position(of range: SourceRange) -> SourcePosition? {
        locate(range)?.position
    }

    private struct Place {
        var position: SourcePosition
        var line: String
        /// UTF-8 offset of the range in `line`.
        var offsetInLine: Int
    }

    private func locate(_ range: SourceRange) -> Place? {
        guard files.indices.contains(Int(range.file)) else { return nil }
        let file = files[Int(range.file)]
        let bytes = file.text.utf8
        let offset = min(max(0, Int(range.offset)), bytes.count)
        var line = 1
        var lineStart = bytes.startIndex
        var index = bytes.startIndex
        for _ in 0..<offset {
            let byte = bytes[index]
            index = bytes.index(after: index)
            if byte == 0x0A {
                line += 1
                lineStart = index
            }
        }
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        let column = bytes.distance(from: lineStart, to: index)
        return Place(
            position: SourcePosition(file: file.name, line: line, column: column + 1),
            line: String(decoding: bytes[lineStart..<end], as: UTF8.self), offsetInLine: column)
    }

    /// The source line and a caret line below it; very long lines are cut around the place.
    private func excerpt(_ place: Place, length: Int) -> String {
        let utf8 = Array(place.line.utf8)
        guard utf8.count <= 400 else { return "" }
        var marker = ""
        for byte in utf8.prefix(place.offsetInLine) where byte & 0xC0 != 0x80 {
            marker.append(byte == 0x09 ? "\t" : " ")
        }
        marker.append("^")
        let covered = utf8.dropFirst(place.offsetInLine).prefix(max(1, length)).count { $0 & 0xC0 != 0x80 }
        if covered > 1 { marker += String(repeating: "~", count: covered - 1) }
        return place.line + "\n" + marker + "\n"
    }
}
