import Foundation

/// What a picture shows, as the alternate text of a tagged PDF.
///
/// Cairo 1.16 can't tag what is drawn in groups, and writes no `/Alt` at all. So the structure is put in by what PDF
/// calls an incremental update: the page and the catalog are written once more at the end, with a figure that holds all
/// of the page's content, followed by a table of where the new objects are.
struct PDFDescription {
    private let text: String
    private let size: CGSize

    /// - Parameter size: the page's, in points.
    init(_ text: String, size: CGSize) { (self.text, self.size) = (text, size) }

    /// The file with the description; unchanged where it isn't built as expected.
    func added(to file: [UInt8]) -> [UInt8] {
        // Bytes as they are, one a character.
        let content = String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) }))
        guard let table = Self.number(after: "startxref\n", in: content), let trailer = Self.trailer(in: content),
            let count = Self.number(after: "/Size ", in: trailer), let root = Self.number(after: "/Root ", in: trailer),
            let catalog = Self.object(root, in: content), let page = Self.page(in: content),
            let drawing = Self.number(after: "/Contents ", in: page.dictionary)
        else { return file }
        let (start, end, figure, tree) = (count, count + 1, count + 2, count + 3)
        let contents = page.dictionary.replacingOccurrences(
            of: "/Contents \(drawing) 0 R", with: "/Contents [\(start) 0 R \(drawing) 0 R \(end) 0 R]")
        let objects = [
            (page.number, "<<\(contents)   /StructParents 0\n>>"),
            (root, "<<\(catalog)   /MarkInfo << /Marked true >>\n   /StructTreeRoot \(tree) 0 R\n>>"),
            (start, Self.stream("/Figure << /MCID 0 >> BDC")), (end, Self.stream("EMC")),
            (
                figure,
                """
                << /Type /StructElem
                   /S /Figure
                   /P \(tree) 0 R
                   /Pg \(page.number) 0 R
                   /K 0
                   /A << /O /Layout /BBox [0 0 \(Self.written(size.width)) \(Self.written(size.height))] >>
                   /Alt \(Self.string(text))
                >>
                """
            ),
            (tree, "<< /Type /StructTreeRoot\n   /K \(figure) 0 R\n   /ParentTree << /Nums [0 [\(figure) 0 R]] >>\n>>"),
        ]
        return file + Array(update(objects, of: file, trailer, count: count, table: table).utf8)
    }

    private func update(
        _ objects: [(number: Int, text: String)], of file: [UInt8], _ trailer: String, count: Int, table: Int
    ) -> String {
        var text = file.last == UInt8(ascii: "\n") ? "" : "\n"
        var places = ""
        for object in objects.sorted(by: { $0.number < $1.number }) {
            let place = String(file.count + text.utf8.count + 10_000_000_000).dropFirst()
            places += "\(object.number) 1\n\(place) 00000 n \n"
            text += "\(object.number) 0 obj\n\(object.text)\nendobj\n"
        }
        let next = file.count + text.utf8.count
        let size = trailer.replacingOccurrences(of: "/Size \(count)", with: "/Size \(count + 4)")
        return text + "xref\n\(places)trailer\n<<\(size)   /Prev \(table)\n>>\nstartxref\n\(next)\n%%EOF\n"
    }

    private static func stream(_ text: String) -> String {
        "<< /Length \(text.utf8.count + 1) >>\nstream\n\(text)\n\nendstream"
    }

    // MARK: - Reading what Cairo wrote

    /// What stands between an object's brackets; the last one of that number counts.
    private static func object(_ number: Int, in content: String) -> String? {
        guard let start = content.range(of: "\n\(number) 0 obj\n<<", options: .backwards),
            let end = content.range(of: ">>\nendobj", range: start.upperBound..<content.endIndex)
        else { return nil }
        return String(content[start.upperBound..<end.lowerBound])
    }

    /// The only page there is.
    private static func page(in content: String) -> (number: Int, dictionary: String)? {
        guard let start = content.range(of: " 0 obj\n<< /Type /Page ") else { return nil }
        let digits = content[..<start.lowerBound].reversed().prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(String(digits.reversed())), let dictionary = object(number, in: content) else {
            return nil
        }
        return (number, dictionary)
    }

    private static func trailer(in content: String) -> String? {
        guard let start = content.range(of: "trailer\n<<", options: .backwards),
            let end = content.range(of: ">>", range: start.upperBound..<content.endIndex)
        else { return nil }
        return String(content[start.upperBound..<end.lowerBound])
    }

    private static func number(after text: String, in content: String) -> Int? {
        guard let start = content.range(of: text, options: .backwards) else { return nil }
        return Int(content[start.upperBound...].prefix { $0.isNumber })
    }

    // MARK: - Writing

    private static func written(_ length: CGFloat) -> String { String(format: "%.2f", locale: nil, Double(length)) }

    /// UTF-16 in hexadecimal digits, as text strings of any script are written.
    private static func string(_ text: String) -> String {
        let digits = text.utf16.map { unit in
            String(UInt32(unit) + 0x10000, radix: 16, uppercase: true).dropFirst()
        }
        return "<FEFF" + digits.joined() + ">"
    }
}
