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
            for file in program.sources.indices {
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
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() where index % 2 == 1 {
            texts += ["\"\(part)\"", part.hasPrefix(".") ? "\(part)(" : "\(part)"]
        }
        if message.hasPrefix(".") { texts.append(String(message.prefix { !$0.isWhitespace })) }
        return texts
    }

    private func find(_ text: String, in file: Int32, from offset: Int32) -> SourceRange? {
        guard program.sources.indices.contains(Int(file)) else { return nil }
        let bytes = Array(program.sources[Int(file)].text.utf8)
        let wanted = Array(text.utf8)
        var start = max(0, Int(offset))
        while start + wanted.count <= bytes.count {
            if bytes[start..<start + wanted.count].elementsEqual(wanted) {
                return SourceRange(file: Int(file), offset: start, length: wanted.count)
            }
            start += 1
        }
        return nil
    }
}
