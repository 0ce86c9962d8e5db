/// Changes texts as people, and worse, would.
struct Mutator {
    let corpus: Corpus

    private static let words = [
        "0", "1", "-1", "Int.max", "Int.min", "1e308", "-1e308", ".nan", ".infinity", "Double.nan",
        "9223372036854775807",
        "99999999999999999999", "0x7fffffffffffffff", "1_000_000", "\"\"", "\"\\(x)\"", "nil", "true", "self", "Self",
        "super", "try", "try?", "try!", "await", "async", "throws", "inout", "&", "some", "any", "is", "as", "as?",
        "as!",
        "func", "var", "let", "struct", "class", "enum", "protocol", "extension", "init", "deinit", "subscript",
        "static",
        "lazy", "weak", "unowned", "mutating", "indirect", "case", "switch", "if", "else", "guard", "for", "in",
        "while",
        "repeat", "return", "break", "continue", "defer", "where", "typealias", "associatedtype", "import SwiftUI",
        "@State", "@Binding", "@Environment(\\.font)", "@ViewBuilder", "@Observable", "@escaping", "@autoclosure",
        "#if", "#endif", "#Preview", "...", "..<", "->", "=>", "==", "=", "+=", "&+", "<<", ">>", "%", "/", "??", "?",
        "!", "\\.self", "$0", "$1", "_", ":", ";", ",", "(", ")", "[", "]", "{", "}", "<", ">", "\n", "Int", "Double",
        "String", "Any", "Never", "AnyView", "View", "body", "Text", "/*", "*/", "//", "\"\"\"", "#\"", "`", "\\",
        "\u{0}",
    ]

    func mutated(_ text: String, _ random: inout FuzzRandom) -> String {
        var tokens = Tokens(text)
        for _ in 0...random.below(5) { mutate(&tokens, &random) }
        var result = tokens.text
        if random.oneIn(40) { result = noisy(result, &random) }
        return result.utf8.count > 60_000 ? String(result.prefix(20_000)) : result
    }

    private func mutate(_ tokens: inout Tokens, _ random: inout FuzzRandom) {
        guard !tokens.items.isEmpty else { return }
        let index = random.below(tokens.items.count)
        switch random.below(14) {
        case 0: tokens.replace(index..<min(index + 1 + random.below(4), tokens.items.count), with: "")
        case 1: tokens.replace(index..<index, with: random.pick(Self.words) ?? "")
        case 2: tokens.replace(index..<index + 1, with: random.pick(Self.words) ?? "")
        case 3: replaceNumber(&tokens, &random)
        case 4: tokens.replace(index..<index, with: tokens[random.below(tokens.items.count)])
        case 5, 6: exchangeGroup(&tokens, from: index, &random)
        case 7, 8: addCall(&tokens, from: index, &random)
        case 9: repeatPiece(&tokens, at: index, &random)
        case 10: nest(&tokens, from: index, &random)
        case 11: addLine(&tokens, from: index, &random)
        case 12: removeGroup(&tokens, from: index)
        default: exchangeNames(&tokens, at: index, &random)
        }
    }

    private func replaceNumber(_ tokens: inout Tokens, _ random: inout FuzzRandom) {
        let numbers = tokens.indices.filter { tokens[$0].first?.isNumber == true }
        guard let index = random.pick(numbers) else { return }
        tokens.replace(index..<index + 1, with: random.pick(Self.words[..<13]) ?? "0")
    }

    private func group(in tokens: Tokens, from start: Int) -> Range<Int>? {
        for index in start..<min(start + 200, tokens.items.count) {
            if let end = tokens.groupEnd(at: index) { return index..<end }
        }
        return nil
    }

    private func exchangeGroup(_ tokens: inout Tokens, from start: Int, _ random: inout FuzzRandom) {
        guard let range = group(in: tokens, from: start) else { return }
        let open = tokens[range.lowerBound]
        for _ in 0..<6 {
            guard let other = random.pick(corpus.groups) else { return }
            if other.hasPrefix(open) { return tokens.replace(range, with: other) }
        }
    }

    private func removeGroup(_ tokens: inout Tokens, from start: Int) {
        guard let range = group(in: tokens, from: start), range.count > 2 else { return }
        tokens.replace(range.lowerBound + 1..<range.upperBound - 1, with: "")
    }

    /// `.padding(4)` after what ends a value.
    private func addCall(_ tokens: inout Tokens, from start: Int, _ random: inout FuzzRandom) {
        guard let range = group(in: tokens, from: start), let call = random.pick(corpus.calls) else { return }
        tokens.replace(range.upperBound..<range.upperBound, with: call)
    }

    private func repeatPiece(_ tokens: inout Tokens, at index: Int, _ random: inout FuzzRandom) {
        let range = tokens.callEnd(at: index).map { index..<$0 } ?? tokens.groupEnd(at: index).map { index..<$0 }
        let piece = range ?? index..<min(index + 1 + random.below(6), tokens.items.count)
        let text = tokens.joined(piece)
        let count = min([2, 3, 20, 300][random.below(4)], max(1, 20_000 / max(1, text.utf8.count)))
        tokens.replace(piece.upperBound..<piece.upperBound, with: String(repeating: text, count: count))
    }

    private func nest(_ tokens: inout Tokens, from start: Int, _ random: inout FuzzRandom) {
        guard let range = group(in: tokens, from: start) else { return }
        let text = tokens.joined(range)
        let (open, close) =
            switch tokens[range.lowerBound] {
            case "(": ("(", ")")
            case "[": ("[", "]")
            default: random.pick([("{ if true { ", " } }"), ("{ VStack { ", " } }"), ("{ { ", " }() }")]) ?? ("{", "}")
            }
        let count = [1, 2, 10, 90][random.below(4)]
        let inner = tokens[range.lowerBound] == "{" ? String(text.dropFirst().dropLast()) : text
        tokens.replace(
            range, with: String(repeating: open, count: count) + inner + String(repeating: close, count: count))
    }

    private func addLine(_ tokens: inout Tokens, from start: Int, _ random: inout FuzzRandom) {
        guard let line = random.pick(corpus.lines) else { return }
        for index in start..<tokens.items.count where tokens[index].contains("\n") {
            return tokens.replace(index..<index, with: "\n" + line)
        }
    }

    private func exchangeNames(_ tokens: inout Tokens, at index: Int, _ random: inout FuzzRandom) {
        let names = tokens.indices.filter { tokens[$0].first?.isLetter == true }
        guard let one = random.pick(names), let other = random.pick(names) else { return }
        tokens.replace(one..<one + 1, with: tokens[other])
    }

    /// Bytes that are no text.
    private func noisy(_ text: String, _ random: inout FuzzRandom) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...random.below(20) where !bytes.isEmpty {
            bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
