import Foundation
import SwiftInterpreter
import SwiftUI

/// `AttributedString`, its stretches and attributes alone. An index is one of the characters' string, as which
/// `characters` is bridged.
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
        ) { m in
            m.add("characters", "var characters: String { get }") { c in
                .string(String((c.receiver.unbox(as: AttributedPart.self)?.string ?? "").characters))
            }
            addPartRanges(&m)
            addAttributes(&m, AttributedPart.self, "AttributedSubstring", \.string)
        })
    types.append(
        NativeType.make("AttributeContainer", "struct AttributeContainer: Hashable", swiftType: AttributedPart.self) {
            m in
            m.add("init", "init()") { _ in .box(AttributedPart()) }
            m.add("merge", "mutating func merge(_ other: AttributeContainer)") { c in
                let merged = try container(c.receiver, c).merging(try container(c.arguments[0], c))
                c.receiver = .box(AttributedPart(merged))
                return .void
            }
            m.add("merging", "func merging(_ other: AttributeContainer) -> AttributeContainer") { c in
                .box(AttributedPart(try container(c.receiver, c).merging(try container(c.arguments[0], c))))
            }
            addAttributes(&m, AttributedPart.self, "AttributeContainer", \.string)
            addAttributeChain(&m)
        })
    types.append(
        NativeType.make(
            "AttributedString.Run", "struct Run: Hashable", swiftType: AttributedRun.self
        ) { m in
            m.add("range", "var range: Range<String.Index> { get }") { c in
                guard let run = c.receiver.unbox(as: AttributedRun.self) else { return .void }
                return .box(
                    RangeValue(
                        kind: .halfOpen, lower: .box(run.range.lowerBound), upper: .box(run.range.upperBound)))
            }
            m.add("attributes", "var attributes: AttributeContainer { get }") { c in
                .box(c.receiver.unbox(as: AttributedRun.self)?.part ?? AttributedPart())
            }
            addAttributes(&m, AttributedRun.self, nil, \.part.string)
        })
    types.append(NativeType.make("AttributedString.Runs", "typealias Runs = [AttributedString.Run]") { _ in })
    types.append(
        NativeType.make(
            "InlinePresentationIntent",
            "struct InlinePresentationIntent: Hashable, ExpressibleByArrayLiteral, RawRepresentable"
        ) { m in
            let items: [(String, InlinePresentationIntent)] = [
                ("emphasized", .emphasized), ("stronglyEmphasized", .stronglyEmphasized), ("code", .code),
                ("strikethrough", .strikethrough), ("softBreak", .softBreak), ("lineBreak", .lineBreak),
                ("inlineHTML", .inlineHTML), ("blockHTML", .blockHTML),
            ]
            for (name, value) in items {
                m.add(name, "static var \(name): InlinePresentationIntent { get }") { _ in value.bridged }
            }
            typealias Intent = InlinePresentationIntent
            m.add("init", "init(rawValue: UInt)") { c in
                Intent(rawValue: UInt(max(0, try c.argument(0, as: Int.self)))).bridged
            }
            m.add("rawValue", "var rawValue: UInt { get }") { c in .int(Int(try c.receiver(as: Intent.self).rawValue)) }
            m.add("isEmpty", "var isEmpty: Bool { get }") { c in .bool(try c.receiver(as: Intent.self).isEmpty) }
            m.add("contains", "func contains(_ member: InlinePresentationIntent) -> Bool") { c in
                .bool(try c.receiver(as: Intent.self).contains(c.argument(0, as: Intent.self)))
            }
            m.add("union", "func union(_ other: InlinePresentationIntent) -> InlinePresentationIntent") { c in
                try c.receiver(as: Intent.self).union(c.argument(0, as: Intent.self)).bridged
            }
            m.add("insert", "mutating func insert(_ newMember: InlinePresentationIntent)") { c in
                c.receiver = try c.receiver(as: Intent.self).union(c.argument(0, as: Intent.self)).bridged
                return .void
            }
            m.add("remove", "mutating func remove(_ member: InlinePresentationIntent)") { c in
                c.receiver = try c.receiver(as: Intent.self).subtracting(c.argument(0, as: Intent.self)).bridged
                return .void
            }
            m.add("init", "init(arrayLiteral elements: InlinePresentationIntent...)") { c in
                let items = try c.argument(0, as: [InlinePresentationIntent].self)
                return items.reduce(into: InlinePresentationIntent()) { $0.formUnion($1) }.bridged
            }
        })
}

extension InlinePresentationIntent: NativeBoxed {}

extension SwiftUILibrary {
    static func markdownParsingOptionsInit(_ c: inout NativeCall) throws -> Value {
        typealias Options = AttributedString.MarkdownParsingOptions
        return .box(
            Options(
                interpretedSyntax: c.arguments[1].unbox() ?? .full,
                languageCode: try c.argument(3, as: String?.self, default: nil)))
    }

    static func markdownPolicyThrowError(_: inout NativeCall) throws -> Value {
        .void
    }

    static func markdownPolicyReturnPartiallyParsed(
        _ _: inout NativeCall
    ) throws -> Value {
        .void
    }
}
