import Foundation
import SwiftInterpreter
import SwiftUI

/// `AttributedString` and its stretches, which are one kind of value here: a stretch remembers where it was taken from
/// only while it is changed in place.
func addAttributedTextTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "AttributedString",
            "struct AttributedString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral, Sendable",
            swiftType: AttributedString.self, fill: membersOfAttributedString))
    types.append(
        NativeType.make(
            "AttributedSubstring", "struct AttributedSubstring: Hashable, CustomStringConvertible",
            swiftType: AttributedPart.self
        ) { m in addAttributes(&m, AttributedPart.self, \.string) })
    types.append(NativeType("AttributedString.Index", "struct Index: Hashable, Comparable"))
    types.append(
        NativeType.make("AttributeContainer", "struct AttributeContainer: Hashable", swiftType: AttributedPart.self) {
            m in
            m.add("init", "init()") { _ in .box(AttributedPart(string: AttributedString(" "))) }
            addAttributes(&m, AttributedPart.self, \.string)
        })
    types.append(
        NativeType.make("AttributedString.MarkdownParsingOptions", "struct MarkdownParsingOptions: Sendable") { m in
            m.add(
                "init",
                "init(allowsExtendedAttributes: Bool = _, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = _, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = _, languageCode: String? = _)"
            ) { c in
                typealias Options = AttributedString.MarkdownParsingOptions
                return .box(
                    Options(
                        interpretedSyntax: c.arguments[1].unbox() ?? .full,
                        languageCode: try c.a(3, String?.self, nil)))
            }
        })
    types.append(
        NativeType.make(
            "AttributedString.MarkdownParsingOptions.InterpretedSyntax", "enum InterpretedSyntax: Hashable"
        ) { m in
            typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax
            m.add("full", "case full") { _ in .box(Syntax.full) }
            m.add("inlineOnly", "case inlineOnly") { _ in .box(Syntax.inlineOnly) }
            m.add("inlineOnlyPreservingWhitespace", "case inlineOnlyPreservingWhitespace") { _ in
                .box(Syntax.inlineOnlyPreservingWhitespace)
            }
        })
    types.append(
        NativeType.make("AttributedString.MarkdownParsingOptions.FailurePolicy", "enum FailurePolicy: Hashable") { m in
            m.add("throwError", "case throwError") { _ in .void }
            m.add("returnPartiallyParsedIfPossible", "case returnPartiallyParsedIfPossible") { _ in .void }
        })
    types.append(
        NativeType.make(
            "InlinePresentationIntent", "struct InlinePresentationIntent: Hashable, ExpressibleByArrayLiteral"
        ) { m in
            let items: [(String, InlinePresentationIntent)] = [
                ("emphasized", .emphasized), ("stronglyEmphasized", .stronglyEmphasized), ("code", .code),
                ("strikethrough", .strikethrough),
            ]
            for (name, value) in items {
                m.add(name, "static var \(name): InlinePresentationIntent { get }") { _ in value.bridged }
            }
            m.add("init", "init(arrayLiteral elements: InlinePresentationIntent...)") { c in
                let items = try c.a(0, [InlinePresentationIntent].self)
                return items.reduce(into: InlinePresentationIntent()) { $0.formUnion($1) }.bridged
            }
        })
}

extension InlinePresentationIntent: NativeBoxed {}

/// A stretch of a string, or attributes alone.
struct AttributedPart: Hashable, Sendable {
    var string: AttributedString
}

/// Where a stretch lies, in characters.
private struct AttributedPlace: Hashable, Sendable {
    var range: Range<Int>
}

@Sendable private func membersOfAttributedString(_ m: inout [NativeMember]) {
    m.add("init", "init()") { _ in AttributedString().bridged }
    m.add("init", "init(_ string: String)") { c in AttributedString(try c.a(0, String.self)).bridged }
    m.add("init", "init(_ string: String, attributes: AttributeContainer)") { c in
        var result = AttributedString(try c.a(0, String.self))
        result.mergeAttributes(try container(c.arguments[1], c))
        return result.bridged
    }
    m.add("init", "init(_ substring: AttributedSubstring)") { c in
        (c.arguments[0].unbox(as: AttributedPart.self)?.string ?? AttributedString()).bridged
    }
    m.add("init", "init(stringLiteral value: String)") { c in AttributedString(try c.a(0, String.self)).bridged }
    m.add(
        "init", "init(markdown: String, options: AttributedString.MarkdownParsingOptions = _, baseURL: URL? = _) throws"
    ) { c in
        let options = c.arguments[1].unbox(as: AttributedString.MarkdownParsingOptions.self) ?? .init()
        return try AttributedString(
            markdown: c.a(0, String.self), options: options, baseURL: c.a(2, URL?.self, nil)
        ).bridged
    }
    m.add("+", "static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString") { c in
        try (c.a(0, AttributedString.self) + c.a(1, AttributedString.self)).bridged
    }
    m.add("+=", "static func += (lhs: inout AttributedString, rhs: AttributedString)") { c in
        c.arguments[0] = try (c.a(0, AttributedString.self) + c.a(1, AttributedString.self)).bridged
        return .void
    }
    m.add("append", "mutating func append(_ s: AttributedString)") { c in
        c.receiver = try (c.me(AttributedString.self) + c.a(0, AttributedString.self)).bridged
        return .void
    }
    m.add("characters", "var characters: String { get }") { c in
        .string(String(try c.me(AttributedString.self).characters))
    }
    m.add("description", "var description: String { get }") { c in
        .string(String(try c.me(AttributedString.self).characters))
    }
    m.add(
        "range",
        "func range(of stringToFind: String, options: String.CompareOptions = _) -> Range<AttributedString.Index>?"
    ) {
        c in
        let string = try c.me(AttributedString.self)
        guard
            let found = string.range(
                of: try c.a(0, String.self), options: c.arguments[1].unbox(as: String.CompareOptions.self) ?? [])
        else { return .null }
        let start = string.characters.distance(from: string.startIndex, to: found.lowerBound)
        let count = string.characters.distance(from: found.lowerBound, to: found.upperBound)
        return .some(ValueBox(.box(AttributedPlace(range: start..<start + count))))
    }
    m.add(
        "subscript", "subscript(range: Range<AttributedString.Index>) -> AttributedSubstring { get set }",
        set: { c in
            var string = try c.me(AttributedString.self)
            guard let range = range(c.arguments[0], in: string),
                let part = c.arguments.last?.unbox(as: AttributedPart.self)
            else { return .void }
            string.replaceSubrange(range, with: part.string)
            c.receiver = string.bridged
            return .void
        }
    ) { c in
        let string = try c.me(AttributedString.self)
        guard let range = range(c.arguments[0], in: string) else {
            throw c.evaluator.failure("this range doesn't lie in the attributed string")
        }
        return .box(AttributedPart(string: AttributedString(string[range])))
    }
    m.add("mergeAttributes", "mutating func mergeAttributes(_ attributes: AttributeContainer)") { c in
        var string = try c.me(AttributedString.self)
        string.mergeAttributes(try container(c.arguments[0], c))
        c.receiver = string.bridged
        return .void
    }
    addAttributes(&m, AttributedString.self, \.self)
}

private func container(_ value: Value, _ call: NativeCall) throws -> AttributeContainer {
    guard let part = value.unbox(as: AttributedPart.self), let run = part.string.runs.first else {
        throw mismatch(value, AttributeContainer.self, call.evaluator)
    }
    return run.attributes
}

private func range(_ value: Value, in string: AttributedString) -> Range<AttributedString.Index>? {
    guard let place = value.unbox(as: AttributedPlace.self)?.range, place.upperBound <= string.characters.count else {
        return nil
    }
    let start = string.characters.index(string.startIndex, offsetBy: place.lowerBound)
    return start..<string.characters.index(start, offsetBy: place.count)
}

/// The attributes as properties.
private func addAttributes<T: Sendable>(
    _ m: inout [NativeMember], _ type: T.Type, _ string: WritableKeyPath<T, AttributedString> & Sendable
) {
    func attribute<A: BridgeConvertible>(
        _ name: String, _ type: String, _ path: WritableKeyPath<AttributedString, A?> & Sendable
    ) {
        m.add(
            name, "var \(name): \(type)? { get set }",
            set: { c in
                guard var owner = c.receiver.unbox(as: T.self) else { return .void }
                owner[keyPath: string][keyPath: path] = try c.last(A?.self)
                c.receiver = .box(owner)
                return .void
            }
        ) { c in (c.receiver.unbox(as: T.self)?[keyPath: string][keyPath: path]).bridged }
    }
    attribute("font", "Font", \.font)
    attribute("foregroundColor", "Color", \.foregroundColor)
    attribute("backgroundColor", "Color", \.backgroundColor)
    attribute("underlineStyle", "Text.LineStyle", \.underlineStyle)
    attribute("strikethroughStyle", "Text.LineStyle", \.strikethroughStyle)
    attribute("kern", "CGFloat", \.kern)
    attribute("tracking", "CGFloat", \.tracking)
    attribute("baselineOffset", "CGFloat", \.baselineOffset)
    attribute("link", "URL", \.link)
    attribute("inlinePresentationIntent", "InlinePresentationIntent", \.inlinePresentationIntent)
}
