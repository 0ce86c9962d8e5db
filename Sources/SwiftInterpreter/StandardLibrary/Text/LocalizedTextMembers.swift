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

    static func addScalarProperties(_ t: inout NativeMembersBuilder) {
        @Sendable func scalar(_ call: NativeCall) -> Unicode.Scalar { call.receiver.unbox() ?? "\0" }
        t.add("init(unicodeScalarLiteral value: Unicode.Scalar)") { call in call.argument(0) }
        t.add("init(_ v: Unicode.Scalar)") { call in call.argument(0) }
        t.add("init?(_ v: UInt16)") { call in
            .optional(Unicode.Scalar(UInt16(truncatingIfNeeded: try call.int(0))).map { .box($0) })
        }
        t.add("var isASCII: Bool { get }") { call in .bool(scalar(call).isASCII) }
        t.add("func escaped(asASCII forceASCII: Bool) -> String") { call in
            .string(scalar(call).escaped(asASCII: try call.bool(0)))
        }
        t.add("var utf8: [UInt8] { get }") { call in
            .array(String(scalar(call)).utf8.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) })
        }
        t.add("var utf16: [UInt16] { get }") { call in
            .array(String(scalar(call)).utf16.map { .integer(SizedInteger(kind: .uint16, bits: UInt64($0))) })
        }
        t.add("var properties: Unicode.Scalar.Properties { get }") { call in
            .box(ScalarProperties(scalar: scalar(call)))
        }
        t.add("var description: String { get }") { call in .string(scalar(call).description) }
        t.add("var debugDescription: String { get }") { call in .string(scalar(call).debugDescription) }
    }

    static let scalarPropertyTypes: [NativeType] = [
        NativeType(
            "Unicode.Scalar.Properties", "struct Properties", swiftType: ScalarProperties.self
        ) {
            NativeMembersBuilder.build { t in
                let tests: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
                    ("isAlphabetic", { $0.isAlphabetic }), ("isASCIIHexDigit", { $0.isASCIIHexDigit }),
                    ("isBidiControl", { $0.isBidiControl }), ("isBidiMirrored", { $0.isBidiMirrored }),
                    ("isCased", { $0.isCased }), ("isCaseIgnorable", { $0.isCaseIgnorable }),
                    ("changesWhenLowercased", { $0.changesWhenLowercased }),
                    ("changesWhenUppercased", { $0.changesWhenUppercased }),
                    ("changesWhenTitlecased", { $0.changesWhenTitlecased }), ("isDash", { $0.isDash }),
                    ("isDefaultIgnorableCodePoint", { $0.isDefaultIgnorableCodePoint }),
                    ("isDiacritic", { $0.isDiacritic }), ("isEmoji", { $0.isEmoji }),
                    ("isEmojiModifier", { $0.isEmojiModifier }), ("isEmojiModifierBase", { $0.isEmojiModifierBase }),
                    ("isEmojiPresentation", { $0.isEmojiPresentation }), ("isGraphemeBase", { $0.isGraphemeBase }),
                    ("isGraphemeExtend", { $0.isGraphemeExtend }), ("isHexDigit", { $0.isHexDigit }),
                    ("isIdeographic", { $0.isIdeographic }), ("isJoinControl", { $0.isJoinControl }),
                    ("isLowercase", { $0.isLowercase }), ("isMath", { $0.isMath }),
                    ("isQuotationMark", { $0.isQuotationMark }), ("isRadical", { $0.isRadical }),
                    ("isSentenceTerminal", { $0.isSentenceTerminal }), ("isSoftDotted", { $0.isSoftDotted }),
                    ("isUnifiedIdeograph", { $0.isUnifiedIdeograph }), ("isUppercase", { $0.isUppercase }),
                    ("isVariationSelector", { $0.isVariationSelector }), ("isWhitespace", { $0.isWhitespace }),
                    ("isXIDStart", { $0.isXIDStart }), ("isXIDContinue", { $0.isXIDContinue }),
                ]
                @Sendable func properties(_ call: NativeCall) -> Unicode.Scalar.Properties {
                    (call.receiver.unbox(as: ScalarProperties.self)?.scalar ?? "\0").properties
                }
                for (name, test) in tests { t.add("var \(name): Bool { get }") { .bool(test(properties($0))) } }
                t.add("var name: String? { get }") { .optional(properties($0).name.map(Value.string)) }
                t.add("var nameAlias: String? { get }") { .optional(properties($0).nameAlias.map(Value.string)) }
                t.add("var numericValue: Double? { get }") { .optional(properties($0).numericValue.map(Value.double)) }
                t.add("var lowercaseMapping: String { get }") { .string(properties($0).lowercaseMapping) }
                t.add("var uppercaseMapping: String { get }") { .string(properties($0).uppercaseMapping) }
                t.add("var titlecaseMapping: String { get }") { .string(properties($0).titlecaseMapping) }
                t.add("var generalCategory: Unicode.GeneralCategory { get }") { .box(properties($0).generalCategory) }
            }
        },
        NativeType(
            "Unicode.GeneralCategory", "enum GeneralCategory: Hashable", swiftType: Unicode.GeneralCategory.self,
            enumCase: { value in value.unbox(as: Unicode.GeneralCategory.self).map { ("\($0)", []) } }
        ) {
            NativeMembersBuilder.build { t in
                let all: [Unicode.GeneralCategory] = [
                    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
                    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
                    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
                    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
                    .format, .surrogate, .privateUse, .unassigned,
                ]
                for item in all { t.add("case \(item)") { _ in .box(item) } }
            }
        },
        NativeType("StringTransform", "struct StringTransform: Hashable", swiftType: StringTransform.self) {
            NativeMembersBuilder.build { t in
                let all: [(String, StringTransform)] = [
                    ("toLatin", .toLatin), ("latinToKatakana", .latinToKatakana),
                    ("latinToHiragana", .latinToHiragana), ("latinToHangul", .latinToHangul),
                    ("latinToArabic", .latinToArabic), ("latinToHebrew", .latinToHebrew),
                    ("latinToThai", .latinToThai), ("latinToCyrillic", .latinToCyrillic),
                    ("mandarinToLatin", .mandarinToLatin),
                    ("hiraganaToKatakana", .hiraganaToKatakana), ("fullwidthToHalfwidth", .fullwidthToHalfwidth),
                    ("toXMLHex", .toXMLHex), ("toUnicodeName", .toUnicodeName),
                    ("stripCombiningMarks", .stripCombiningMarks), ("stripDiacritics", .stripDiacritics),
                ]
                for (name, transform) in all {
                    t.add("static var \(name): StringTransform { get }") { _ in .box(transform) }
                }
                t.add("init(_ rawValue: String)") { .box(StringTransform(rawValue: try $0.string(0))) }
                t.add("init(rawValue: String)") { .box(StringTransform(rawValue: try $0.string(0))) }
            }
        },
        NativeType("String.UTF8View", "typealias UTF8View = [UInt8]"),
        NativeType("String.UTF16View", "typealias UTF16View = [UInt16]"),
        NativeType("String.UnicodeScalarView", "typealias UnicodeScalarView = [Unicode.Scalar]"),
    ]
}

/// `Unicode.Scalar.Properties`
struct ScalarProperties: Sendable { let scalar: Unicode.Scalar }
