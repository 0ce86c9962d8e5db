/// A text cut in words, numbers, strings, spaces and single signs; joined it is the text again.
struct Tokens {
    private(set) var items: [String] = []

    init(_ text: String) {
        var rest = Substring(text).unicodeScalars
        func take(_ count: Int, _ items: inout [String]) {
            items.append(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        while let first = rest.first {
            if Self.isWord(first) {
                take(rest.prefix { Self.isWord($0) }.count, &items)
            } else if first.properties.isWhitespace {
                take(rest.prefix { $0.properties.isWhitespace }.count, &items)
            } else if first == "\"" {
                let inner = rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" && $0 != "\\" }.count
                let isWhole = rest.dropFirst(inner + 1).first == "\""
                take(isWhole ? inner + 2 : 1, &items)
            } else {
                take(1, &items)
            }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9") ~= scalar
    }

    var indices: Range<Int> { items.indices }
    subscript(index: Int) -> String { items[index] }

    func joined(_ range: Range<Int>) -> String { items[range].joined() }
    var text: String { items.joined() }

    mutating func replace(_ range: Range<Int>, with text: String) { items.replaceSubrange(range, with: [text]) }

    /// Where the group that opens here ends.
    func groupEnd(at start: Int) -> Int? {
        guard ["(", "[", "{"].contains(items[start]) else { return nil }
        var depth = 0
        for index in start..<items.count {
            switch items[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return nil
    }

    /// Where `.name(…) { … }` that begins here ends.
    func callEnd(at start: Int) -> Int? {
        guard items[start] == ".", start + 2 < items.count, items[start + 1].first?.isLetter == true,
            items[start + 2] == "(" || items[start + 2] == "{", var end = groupEnd(at: start + 2)
        else { return nil }
        if end + 1 < items.count, items[end] == " ", items[end + 1] == "{", let block = groupEnd(at: end + 1) {
            end = block
        }
        return end - start < 80 ? end : nil
    }
}
