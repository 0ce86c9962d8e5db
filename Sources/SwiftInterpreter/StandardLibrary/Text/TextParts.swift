import Foundation

/// How a text is taken apart: by Foundation's numbers for lines, paragraphs, characters, words and sentences.
struct TextParts {
    let kind: Int

    func places(in text: Substring) -> [Range<String.Index>] {
        switch kind {
        case 0: lines(in: text) { $0.isNewline }
        case 1: lines(in: text) { $0.isNewline && $0 != "\u{2028}" }
        case 3: words(in: text)
        case 4: sentences(in: text)
        default: text.indices.map { $0..<text.index(after: $0) }
        }
    }

    /// Without what ends them; an end at the end begins no line.
    private func lines(in text: Substring, _ isEnd: (Character) -> Bool) -> [Range<String.Index>] {
        var parts = text.split(omittingEmptySubsequences: false, whereSeparator: isEnd)
        if parts.last?.isEmpty ?? false { parts.removeLast() }
        return parts.map { $0.startIndex..<$0.endIndex }
    }

    /// Letters and digits, with marks between two of them that belong to a word.
    private func words(in text: Substring) -> [Range<String.Index>] {
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        var result: [Range<String.Index>] = []
        var start: String.Index?
        for index in text.indices {
            if isPart(text[index]) {
                start = start ?? index
                continue
            }
            let next = text.index(after: index)
            let joins = "'’.:".contains(text[index]) && next < text.endIndex && isPart(text[next])
            guard let first = start, !joins else { continue }
            result.append(first..<index)
            start = nil
        }
        if let first = start { result.append(first..<text.endIndex) }
        return result
    }

    /// Up to a full stop and the spaces after it.
    private func sentences(in text: Substring) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start = text.startIndex
        var hasEnded = false
        var isApart = false
        for index in text.indices {
            let character = text[index]
            if hasEnded, isApart, !character.isWhitespace {
                result.append(start..<index)
                start = index
                hasEnded = false
            }
            isApart = character.isWhitespace
            if ".!?…".contains(character) {
                hasEnded = true
            } else if !isApart, !"\"'”’)".contains(character) {
                hasEnded = false
            }
            if character.isNewline { hasEnded = true }
        }
        if start < text.endIndex { result.append(start..<text.endIndex) }
        return result
    }
}
