import Foundation

/// Keeps what was said from being said again: of many pictures that need one file, each fails for the same mistake.
struct NewMessages {
    private var said: Set<Substring> = []

    /// A failure's text without the errors and warnings that an earlier one had, and without advice that was given.
    mutating func new(in text: String) -> String {
        var result = ""
        for message in Self.messages(text) {
            guard said.insert(message.body).inserted else { continue }
            result += message.body
            for note in message.notes where said.insert(note).inserted { result += note }
        }
        return result
    }

    /// Each error or warning with the lines that belong to it, and its notes without a place.
    private static func messages(_ text: String) -> [(body: Substring, notes: [Substring])] {
        var messages: [(body: Substring, notes: [Substring])] = []
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: "\n").map(text.index(after:)) ?? text.endIndex
            let line = text[start..<end]
            if line.hasPrefix("note: "), let last = messages.indices.last {
                messages[last].notes.append(line)
            } else if messages.isEmpty || isHeading(line) {
                messages.append((line, []))
            } else if let last = messages.indices.last, let note = messages[last].notes.indices.last {
                messages[last].notes[note] = text[messages[last].notes[note].startIndex..<end]
            } else {
                messages[messages.count - 1].body = text[messages[messages.count - 1].body.startIndex..<end]
            }
            start = end
        }
        return messages
    }

    /// `error: …` or `file:line:column: error: …`.
    private static func isHeading(_ line: Substring) -> Bool {
        ["error: ", "warning: "].contains { word in
            guard !line.hasPrefix(word) else { return true }
            guard let range = line.range(of: ": " + word) else { return false }
            return line[..<range.lowerBound].last?.isNumber ?? false
        }
    }
}

/// The messages of several pictures, together.
final class ReportedMessages {
    private var messages = NewMessages()

    func new(in text: String) -> String { messages.new(in: text) }
}
