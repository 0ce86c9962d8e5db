import Foundation

/// What strings and parts of them have for locales and for text in other encodings.
extension StandardLibrary {
    static func addLocalizedTextMembers(_ t: inout NativeMembersBuilder) {
        let cases: [(String, @Sendable (String, Locale?) -> String)] = [
            ("uppercased", { $0.uppercased(with: $1) }), ("lowercased", { $0.lowercased(with: $1) }),
            ("capitalized", { $0.capitalized(with: $1) }),
        ]
        for (name, change) in cases {
            t.add("func \(name)(with locale: Locale?) -> String") { call in
                .string(change(try call.selfString, call.argument(0).unwrapped.unbox(as: Locale.self)))
            }
        }
        t.add("func appendingFormat<T>(_ format: T, _ arguments: CVarArg...) -> String where T: StringProtocol") {
            call in
            .string(
                try call.selfString + call.execution.formatted(try call.string(0), try call.elements(1)))
        }
        t.add(
            "func compare<T>(_ aString: T, options: String.CompareOptions = _, range: Range<String.Index>?, locale: Locale? = _) -> ComparisonResult where T: StringProtocol"
        ) { call in
            let text = try call.selfText
            let part = call.argument(2).unwrapped
            let range = part.unbox(as: RangeValue.self) == nil ? nil : try bounds(part, in: text, call)
            let options = try call.argument(1, as: String.CompareOptions.self, default: [])
            return .box(
                text.compare(
                    try call.string(0), options: options, range: range,
                    locale: call.argument(3).unwrapped.unbox(as: Locale.self)))
        }
        t.add("func localizedStandardRange<T>(of string: T) -> Range<String.Index>? where T: StringProtocol") { call in
            .optional((try call.selfText).localizedStandardRange(of: try call.string(0)).map(RangeValue.ofIndices))
        }
        t.add(
            "func rangeOfCharacter(from aSet: CharacterSet, options: String.CompareOptions = _, range aRange: Range<String.Index>?) -> Range<String.Index>?"
        ) { call in
            let text = try call.selfText
            let part = call.argument(2).unwrapped
            let range = part.unbox(as: RangeValue.self) == nil ? nil : try bounds(part, in: text, call)
            let options = try call.argument(1, as: String.CompareOptions.self, default: [])
            let found = text.rangeOfCharacter(
                from: try call.argument(0, default: CharacterSet()), options: options, range: range)
            return .optional(found.map(RangeValue.ofIndices))
        }
        t.add("func rangeOfComposedCharacterSequence(at anIndex: String.Index) -> Range<String.Index>") { call in
            let text = try call.selfText
            let index = try index(call.argument(0), in: text, call)
            guard index < text.endIndex else { throw outOfBounds(call) }
            return RangeValue.ofIndices(index..<text.index(after: index))
        }
        t.add("func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?") { call in
            let transform = try call.argument(0, as: StringTransform.self, default: .toLatin)
            return .optional(
                (try call.selfString).applyingTransform(transform, reverse: try call.bool(1)).map(Value.string))
        }
        t.add("func canBeConverted(to encoding: String.Encoding) -> Bool") { call in
            .bool((try call.selfString).canBeConverted(to: try call.argument(0, default: .utf8)))
        }
        t.add("func maximumLengthOfBytes(using encoding: String.Encoding) -> Int") { call in
            .int((try call.selfString).maximumLengthOfBytes(using: try call.argument(0, default: .utf8)))
        }
        t.add("var isContiguousUTF8: Bool { get }") { _ in .bool(true) }
        t.add("mutating func makeContiguousUTF8()") { _ in .void }
        t.add("func write<Target>(to target: inout Target) where Target: TextOutputStream") { call in
            var target = call.argument(0)
            _ = try call.evaluator.callMethod("write", labels: [""], on: &target, [.string(try call.selfString)])
            if !call.arguments.isEmpty { call.arguments[0] = target }
            return .void
        }
        // The places of words, lines or sentences, for what enumerates them.
        t.add("func _parts(_ kind: Int, _ range: Range<String.Index>) -> [Range<String.Index>]") { call in
            let text = String(try call.selfText)
            let range = try bounds(call.argument(1), in: text[...], call)
            return .array(TextParts(kind: try call.int(0)).places(in: text[range]).map(RangeValue.ofIndices))
        }
    }

    static func addCharacterProperties(_ t: inout NativeMembersBuilder) {
        t.add("var isMathSymbol: Bool { get }") { call in .bool((try call.selfString).first?.isMathSymbol ?? false) }
        t.add("var isCurrencySymbol: Bool { get }") { call in
            .bool((try call.selfString).first?.isCurrencySymbol ?? false)
        }
        t.add("var utf8: [UInt8] { get }") { call in
            .array((try call.selfString).utf8.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) })
        }
        t.add("var utf16: [UInt16] { get }") { call in
            .array((try call.selfString).utf16.map { .integer(SizedInteger(kind: .uint16, bits: UInt64($0))) })
        }
        t.add("init(unicodeScalarLiteral value: Character)") { call in call.argument(0) }
        t.add("var debugDescription: String { get }") { call in
            .string(((try call.selfString).first ?? " ").debugDescription)
        }
    }
}

extension Unicode.Scalar {
    static func made(unicodeScalarLiteral value: Unicode.Scalar) -> Self { value }
    static func made(stringLiteral text: String) -> Self { text.unicodeScalars.first ?? "\0" }
    static func made(_ value: Int) -> Self? { UInt32(exactly: value).flatMap(Self.init) }
    var utf8Units: [UInt8] { Array(String(self).utf8) }
    var utf16Units: [UInt16] { Array(String(self).utf16) }
}
