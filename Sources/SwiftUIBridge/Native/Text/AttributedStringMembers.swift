import Foundation
import SwiftInterpreter
import SwiftUI

@Sendable func membersOfAttributedString(_ m: inout [NativeMember]) {
    m.add("Index", "typealias Index = String.Index") { _ in .void }
    addInitializers(&m)
    addCharacters(&m)
    addEdits(&m)
    addRanges(&m)
    addMerges(&m)
    addAttributes(&m, AttributedString.self, "AttributedString", \.self)
}

private func addInitializers(_ m: inout [NativeMember]) {
    m.add("init", "init()") { _ in AttributedString().bridged }
    m.add("init", "init(_ string: String)") { c in AttributedString(try c.argument(0, as: String.self)).bridged }
    m.add("init", "init(_ string: String, attributes: AttributeContainer)") { c in
        var result = AttributedString(try c.argument(0, as: String.self))
        result.mergeAttributes(try container(c.arguments[1], c))
        return result.bridged
    }
    m.add("init", "init(_ substring: AttributedSubstring)") { c in try text(c.arguments[0], c).bridged }
    m.add("init", "init(stringLiteral value: String)") { c in
        AttributedString(try c.argument(0, as: String.self)).bridged
    }
    m.add(
        "init", "init(markdown: String, options: AttributedString.MarkdownParsingOptions = _, baseURL: URL? = _) throws"
    ) { c in
        let options = c.arguments[1].unbox(as: AttributedString.MarkdownParsingOptions.self) ?? .init()
        return try AttributedString(
            markdown: c.argument(0, as: String.self), options: options,
            baseURL: c.argument(2, as: URL?.self, default: nil)
        ).bridged
    }
    // Without a catalogue of translations, the key itself is shown, with its Markdown.
    m.add("init", "init(localized: String, comment: String? = _)") { c in
        var options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let locale = (c.evaluator as? Execution).map { Locale(identifier: $0.environment.locale) }
        options.inflects = locale?.language.languageCode == .english
        return try AttributedString(markdown: c.argument(0, as: String.self), options: options).bridged
    }
}

private func addCharacters(_ m: inout [NativeMember]) {
    m.add(
        "characters", "var characters: String { get set }",
        set: { c in
            var string = try c.receiver(as: AttributedString.self)
            string.replaceCharacters(with: try c.newValue(as: String.self))
            c.receiver = string.bridged
            return .void
        }
    ) { c in .string(String(try c.receiver(as: AttributedString.self).characters)) }
    m.add("description", "var description: String { get }") { c in
        .string(String(try c.receiver(as: AttributedString.self).characters))
    }
    m.add("startIndex", "var startIndex: String.Index { get }") { c in
        .box(String(try c.receiver(as: AttributedString.self).characters).startIndex)
    }
    m.add("endIndex", "var endIndex: String.Index { get }") { c in
        .box(String(try c.receiver(as: AttributedString.self).characters).endIndex)
    }
    func step(_ name: String, _ declaration: String, by distance: @escaping @Sendable (NativeCall) throws -> Int) {
        m.add(name, "func \(declaration) -> String.Index") { c in
            let plain = String(try c.receiver(as: AttributedString.self).characters)
            let count = try distance(c)
            guard let index = c.arguments[0].unbox(as: String.Index.self)?.aligned(in: plain[...]),
                index <= plain.endIndex,
                let found = plain.index(
                    index, offsetBy: count, limitedBy: count < 0 ? plain.startIndex : plain.endIndex)
            else { throw c.evaluator.failure("Fatal error: AttributedString index is out of bounds") }
            return .box(found)
        }
    }
    step("index", "index(afterCharacter i: String.Index)") { _ in 1 }
    step("index", "index(beforeCharacter i: String.Index)") { _ in -1 }
    step("index", "index(_ i: String.Index, offsetByCharacters distance: Int)") { c in try c.argument(1, as: Int.self) }
    m.add("runs", "var runs: [AttributedString.Run] { get }") { c in
        let string = try c.receiver(as: AttributedString.self)
        let plain = String(string.characters)
        var place = plain.startIndex
        return .array(
            string.runs.map { run in
                let part = AttributedString(string[run.range])
                let end =
                    plain.index(place, offsetBy: part.characters.count, limitedBy: plain.endIndex) ?? plain.endIndex
                defer { place = end }
                return .box(AttributedRun(part: AttributedPart(string: part), range: place..<end))
            })
    }
}

private func addEdits(_ m: inout [NativeMember]) {
    m.add("+", "static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString") { c in
        try (c.argument(0, as: AttributedString.self) + c.argument(1, as: AttributedString.self)).bridged
    }
    for kind in ["AttributedString", "AttributedSubstring"] {
        m.add("+=", "static func += (lhs: inout AttributedString, rhs: \(kind))") { c in
            c.arguments[0] = try (c.argument(0, as: AttributedString.self) + text(c.arguments[1], c)).bridged
            return .void
        }
        m.add("append", "mutating func append(_ s: \(kind))") { c in
            c.receiver = try (c.receiver(as: AttributedString.self) + text(c.arguments[0], c)).bridged
            return .void
        }
        m.add("insert", "mutating func insert(_ s: \(kind), at index: String.Index)") { c in
            var string = try c.receiver(as: AttributedString.self)
            let place = RangeValue(kind: .halfOpen, lower: c.arguments[1], upper: c.arguments[1])
            string.replaceSubrange(try range(.box(place), in: string, c), with: try text(c.arguments[0], c))
            c.receiver = string.bridged
            return .void
        }
    }
}

/// What a part of an attributed string says of its place in the whole.
func addPartRanges(_ m: inout [NativeMember]) {
    m.add("range", "func range(of stringToFind: String, options: String.CompareOptions = _) -> Range<String.Index>?") {
        c in
        guard let part = c.receiver.unbox(as: AttributedPart.self) else { return .null }
        let (text, place) =
            part.base?.characters()
            ?? {
                let text = String(part.string.characters)
                return (text, text.startIndex..<text.endIndex)
            }()
        let options = c.arguments[1].unbox(as: String.CompareOptions.self) ?? []
        guard let found = text.range(of: try c.argument(0, as: String.self), options: options, range: place) else {
            return .null
        }
        let range = RangeValue(kind: .halfOpen, lower: .box(found.lowerBound), upper: .box(found.upperBound))
        return .some(ValueBox(.box(range)))
    }
    for (name, isStart) in [("startIndex", true), ("endIndex", false)] {
        m.add(name, "var \(name): String.Index { get }") { c in
            guard let part = c.receiver.unbox(as: AttributedPart.self) else { return .null }
            let text = String(part.string.characters)
            let place = part.base?.characters().range ?? text.startIndex..<text.endIndex
            return .box(isStart ? place.lowerBound : place.upperBound)
        }
    }
}

private func addRanges(_ m: inout [NativeMember]) {
    m.add("range", "func range(of stringToFind: String, options: String.CompareOptions = _) -> Range<String.Index>?") {
        c in
        let plain = String(try c.receiver(as: AttributedString.self).characters)
        let options = c.arguments[1].unbox(as: String.CompareOptions.self) ?? []
        guard let found = plain.range(of: try c.argument(0, as: String.self), options: options) else { return .null }
        let place = RangeValue(kind: .halfOpen, lower: .box(found.lowerBound), upper: .box(found.upperBound))
        return .some(ValueBox(.box(place)))
    }
    for kind in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
        m.add(
            "subscript", "subscript(range: \(kind)<String.Index>) -> AttributedSubstring { get set }",
            set: { c in
                var string = try c.receiver(as: AttributedString.self)
                let part = try text(c.arguments.last ?? .absent, c)
                string.replaceSubrange(try range(c.arguments[0], in: string, c), with: part)
                c.receiver = string.bridged
                return .void
            }
        ) { c in
            let string = try c.receiver(as: AttributedString.self)
            let place = try range(c.arguments[0], in: string, c)
            var part = AttributedPart(string: AttributedString(string[place]))
            part.base = AttributedPart.Base(whole: string, range: place)
            return .box(part)
        }
        m.add("removeSubrange", "mutating func removeSubrange(_ range: \(kind)<String.Index>)") { c in
            var string = try c.receiver(as: AttributedString.self)
            string.removeSubrange(try range(c.arguments[0], in: string, c))
            c.receiver = string.bridged
            return .void
        }
        for other in ["AttributedString", "AttributedSubstring"] {
            m.add(
                "replaceSubrange", "mutating func replaceSubrange(_ range: \(kind)<String.Index>, with s: \(other))"
            ) { c in
                var string = try c.receiver(as: AttributedString.self)
                string.replaceSubrange(try range(c.arguments[0], in: string, c), with: try text(c.arguments[1], c))
                c.receiver = string.bridged
                return .void
            }
        }
    }
}

private func addMerges(_ m: inout [NativeMember]) {
    func change(
        _ name: String, _ changed: String, _ parameters: String,
        _ edit: @escaping @Sendable (inout AttributedString, NativeCall) throws -> Void
    ) {
        m.add(name, "mutating func \(name)(\(parameters))") { c in
            var string = try c.receiver(as: AttributedString.self)
            try edit(&string, c)
            c.receiver = string.bridged
            return .void
        }
        m.add(changed, "func \(changed)(\(parameters)) -> AttributedString") { c in
            var string = try c.receiver(as: AttributedString.self)
            try edit(&string, c)
            return string.bridged
        }
    }
    let merge = "_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = _"
    change("mergeAttributes", "mergingAttributes", merge) { string, c in
        let policy = c.arguments[1].unbox(as: AttributedString.AttributeMergePolicy.self) ?? .keepNew
        string.mergeAttributes(try container(c.arguments[0], c), mergePolicy: policy)
    }
    change("setAttributes", "settingAttributes", "_ attributes: AttributeContainer") { string, c in
        string.setAttributes(try container(c.arguments[0], c))
    }
    let replace = "_ attributes: AttributeContainer, with others: AttributeContainer"
    change("replaceAttributes", "replacingAttributes", replace) { string, c in
        string.replaceAttributes(try container(c.arguments[0], c), with: try container(c.arguments[1], c))
    }
}

// MARK: - Values

/// A stretch of a string, or attributes alone, which are those of one character.
struct AttributedPart: Hashable, Sendable {
    /// What a part was cut out of.
    struct Base: Sendable {
        let whole: AttributedString
        let range: Range<AttributedString.Index>

        /// The part in the characters' string, by which indices are counted.
        func characters() -> (text: String, range: Range<String.Index>) {
            let text = String(whole.characters)
            let start = whole.characters.distance(from: whole.startIndex, to: range.lowerBound)
            let count = whole.characters.distance(from: range.lowerBound, to: range.upperBound)
            let lower = text.index(text.startIndex, offsetBy: start)
            return (text, lower..<text.index(lower, offsetBy: count))
        }
    }

    var string: AttributedString
    var base: Base?

    static func == (lhs: AttributedPart, rhs: AttributedPart) -> Bool { lhs.string == rhs.string }
    func hash(into hasher: inout Hasher) { hasher.combine(string) }

    init(string: AttributedString) { self.string = string }

    init(_ attributes: AttributeContainer = AttributeContainer()) {
        string = AttributedString(" ", attributes: attributes)
    }
}

/// A stretch of one look, and where it lies in the characters' string.
struct AttributedRun: Hashable, Sendable {
    var part: AttributedPart
    var range: Range<String.Index>
}

func container(_ value: Value, _ call: NativeCall) throws -> AttributeContainer {
    guard let part = value.unbox(as: AttributedPart.self), let run = part.string.runs.first else {
        throw mismatch(value, AttributeContainer.self, call.evaluator)
    }
    return run.attributes
}

/// An attributed string, or a stretch of one.
private func text(_ value: Value, _ call: NativeCall) throws -> AttributedString {
    if let part = value.unbox(as: AttributedPart.self) { return part.string }
    return try AttributedString.bridge(value, call.evaluator)
}

/// A range of the program's, in the characters' string, as one of the attributed string.
private func range(
    _ value: Value, in string: AttributedString, _ call: NativeCall
) throws -> Range<AttributedString.Index> {
    let plain = String(string.characters)
    guard let range = value.unbox(as: RangeValue.self) else { throw mismatch(value, RangeValue.self, call.evaluator) }
    let lower = range.lower?.unbox(as: String.Index.self)?.aligned(in: plain[...]) ?? plain.startIndex
    var upper = range.upper?.unbox(as: String.Index.self)?.aligned(in: plain[...]) ?? plain.endIndex
    if range.isClosed, range.upper != nil, upper < plain.endIndex { upper = plain.index(after: upper) }
    guard lower <= upper, upper <= plain.endIndex else {
        throw call.evaluator.failure("Fatal error: this range doesn't lie in the attributed string")
    }
    let start = string.characters.index(
        string.startIndex, offsetBy: plain.distance(from: plain.startIndex, to: lower))
    return start..<string.characters.index(start, offsetBy: plain.distance(from: lower, to: upper))
}

extension AttributedString {
    /// Other characters; what stays of them keeps its attributes.
    fileprivate mutating func replaceCharacters(with text: String) {
        let old = String(characters)
        let front = zip(old, text).prefix { $0 == $1 }.count
        let back = zip(old.dropFirst(front).reversed(), text.dropFirst(front).reversed()).prefix { $0 == $1 }.count
        let start = characters.index(startIndex, offsetBy: front)
        let end = characters.index(endIndex, offsetBy: -back)
        characters.replaceSubrange(start..<end, with: text.dropFirst(front).dropLast(back))
    }
}
