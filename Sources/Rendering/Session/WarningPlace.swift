import SwiftInterpreter
import SwiftUIBridge
import ViewGraph

/// Where in the source a warning belongs that comes up when no code of the program is running: a picture that is
/// missing, a frame that can't be.
struct WarningPlace {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// The name that the message quotes, or the modifier it is about, in the body of the declared view that the node
    /// stands in; else that body. Nil without either.
    func range(of message: String, _ node: ViewNode?) -> SourceRange? {
        let body = body(round: node)
        for text in Self.texts(in: message) {
            if let body, let found = find(text, in: body.file, from: body.offset) { return found }
            for file in program.sources.indices where !program.world.libraryFiles.contains(file) {
                if let found = find(text, in: Int32(file), from: 0) { return found }
            }
        }
        return body
    }

    private func body(round node: ViewNode?) -> SourceRange? {
        var current = node
        while let step = current {
            if let name = (step as? CompositeViewNode)?.typeName, let type = program.type(named: name) {
                let body = type.members(named: "body").first ?? type
                return body.range.file >= 0 ? body.range : type.range
            }
            current = step.parent
        }
        return nil
    }

    /// What the source says where it says what the message is about.
    private static func texts(in message: String) -> [String] {
        if message.hasPrefix("Invalid frame dimension") { return [".frame(", ".containerRelativeFrame("] }
        var texts: [String] = []
        for name in quotedNames(in: message).map(String.init) {
            texts += ["\"\(name)\"", name.hasPrefix(".") ? "\(name)(" : name]
        }
        if message.hasPrefix(".") { texts.append(String(message.prefix { !$0.isWhitespace })) }
        return texts
    }

    /// What stands in quotes: an apostrophe within a word opens none, and an option is nothing that a source says.
    private static func quotedNames(in message: String) -> [Substring] {
        message.matches(of: /(?:^|[\s(])'([^']+)'(?!\w)/).map(\.output.1).filter { !$0.hasPrefix("-") }
    }

    /// The first place of the text from the offset on that is no part of a longer word and not in a comment.
    private func find(_ text: String, in file: Int32, from offset: Int32) -> SourceRange? {
        guard program.sources.indices.contains(Int(file)) else { return nil }
        let bytes = Array(program.sources[Int(file)].text.utf8)
        let sought = Array(text.utf8)
        let comments = Self.comments(in: bytes)
        var start = max(0, Int(offset))
        while start + sought.count <= bytes.count {
            let end = start + sought.count
            if bytes[start..<end].elementsEqual(sought), !Self.isWithinWord(bytes, start, end),
                !comments.contains(where: { $0.contains(start) })
            {
                return SourceRange(file: Int(file), offset: start, length: sought.count)
            }
            start += 1
        }
        return nil
    }

    private static func isWithinWord(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        let isLetter = { (index: Int) in
            guard bytes.indices.contains(index) else { return false }
            let byte = bytes[index]
            return byte >= 0x80 || byte == UInt8(ascii: "_") || Unicode.Scalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return (isLetter(start) && isLetter(start - 1)) || (isLetter(end - 1) && isLetter(end))
    }

    /// Where the comments are: `//` to the end of the line, and what `/*` and `*/` enclose, outside of string literals.
    private static func comments(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        var isInString = false
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch (bytes[index], next) {
            case (UInt8(ascii: "\\"), _) where isInString: index += 1
            case (UInt8(ascii: "\""), _): isInString.toggle()
            case (UInt8(ascii: "/"), UInt8(ascii: "/")) where !isInString:
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                ranges.append(index..<end)
                index = end
            case (UInt8(ascii: "/"), UInt8(ascii: "*")) where !isInString:
                var end = index + 2
                while end < bytes.count, !(bytes[end - 1] == UInt8(ascii: "*") && bytes[end] == UInt8(ascii: "/")) {
                    end += 1
                }
                ranges.append(index..<min(end + 1, bytes.count))
                index = end
            default: break
            }
            index += 1
        }
        return ranges
    }
}
