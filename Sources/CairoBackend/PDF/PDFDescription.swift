import Foundation

/// What a picture shows, as the alternate text of a tagged PDF.
///
/// Cairo writes the structure with a `Figure` in it but no `/Alt`. The description is put in by what PDF calls an
/// incremental update: the element is written once more at the end, followed by a table with its new place.
struct PDFDescription {
    /// Marks the drawing in the file's structure.
    static let tag = "Figure"

    private let text: String

    init(_ text: String) { self.text = text }

    /// The file with the description; unchanged where it isn't built as expected.
    func added(to file: [UInt8]) -> [UInt8] {
        // Bytes as they are, one a character.
        let content = String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) }))
        guard let element = element(in: content), let table = number(after: "startxref\n", in: content),
            let trailer = trailer(in: content)
        else { return file }
        let separator = file.last == UInt8(ascii: "\n") ? "" : "\n"
        let object = "\(element.number) 0 obj\n<<\(element.dictionary)   /Alt \(Self.string(text))\n>>\nendobj\n"
        let start = file.count + separator.utf8.count
        let place = String(start + 10_000_000_000).dropFirst()
        let update = """
            \(separator)\(object)xref
            \(element.number) 1
            \(place) 00000 n\u{20}
            trailer
            <<\(trailer)   /Prev \(table)
            >>
            startxref
            \(start + object.utf8.count)
            %%EOF

            """
        return file + Array(update.utf8)
    }

    /// The object of the figure: its number, and what stands between its brackets.
    private func element(in content: String) -> (number: Int, dictionary: Substring)? {
        guard let type = content.range(of: "/S /\(Self.tag)\n"),
            let start = content.range(of: " 0 obj\n<<", options: .backwards, range: content.startIndex..<type.lowerBound),
            let end = content.range(of: ">>\nendobj", range: type.upperBound..<content.endIndex)
        else { return nil }
        let digits = content[..<start.lowerBound].reversed().prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(String(digits.reversed())) else { return nil }
        return (number, content[start.upperBound..<end.lowerBound])
    }

    private func trailer(in content: String) -> Substring? {
        guard let start = content.range(of: "trailer\n<<", options: .backwards),
            let end = content.range(of: ">>", range: start.upperBound..<content.endIndex)
        else { return nil }
        return content[start.upperBound..<end.lowerBound]
    }

    private func number(after text: String, in content: String) -> Int? {
        guard let start = content.range(of: text, options: .backwards) else { return nil }
        return Int(content[start.upperBound...].prefix { $0.isNumber })
    }

    /// UTF-16 in hexadecimal digits, as text strings of any script are written.
    private static func string(_ text: String) -> String {
        let digits = text.utf16.map { unit in
            String(UInt32(unit) + 0x10000, radix: 16, uppercase: true).dropFirst()
        }
        return "<FEFF" + digits.joined() + ">"
    }
}
