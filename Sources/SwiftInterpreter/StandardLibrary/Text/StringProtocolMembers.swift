import Foundation

extension StandardLibrary {
    static let stringProtocolMembers = NativeMembersBuilder.build { t in
        addStringProtocol(&t)
        for symbol in ["==", "!=", "<", ">", "<=", ">="] {
            t.add("@_disfavoredOverload static func \(symbol) <R>(lhs: Self, rhs: R) -> Bool where R: StringProtocol") {
                call in
                .bool(compare(symbol, try call.string(0), try call.string(1)))
            }
        }
    }

    /// For `StringProtocol`, and for `String` itself, where it is found without a detour.
    static func addStringProtocol(_ t: inout NativeMembersBuilder) {
        t.add("typealias Element = Character")
        t.add("typealias Index = String.Index")
        t.add("typealias Indices = [String.Index]")
        t.add("typealias SubSequence = Substring")
        addStringReads(&t)
        addStringIndices(&t)
        addStringParts(&t)
        addStringSearches(&t)
        addRegexSearches(&t)
        addStringConversions(&t)
        addFoundationTexts(&t)
        addLocalizedTextMembers(&t)
        addTextCoding(&t)
    }

    private static func addStringReads(_ t: inout NativeMembersBuilder) {
        t.add("var count: Int { get }") { call in .int((try call.selfString).count) }
        t.add("var isEmpty: Bool { get }") { call in .bool((try call.selfString).isEmpty) }
        t.add("var first: Character? { get }") { call in .optional((try call.selfString).first.map(Value.character)) }
        t.add("var last: Character? { get }") { call in .optional((try call.selfString).last.map(Value.character)) }
        t.add("var description: String { get }") { call in .string(try call.selfString) }
        t.add("var debugDescription: String { get }") { call in .string((try call.selfString).debugDescription) }
        t.add("var utf8: [UInt8] { get }") { call in
            .array((try call.selfString).utf8.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) })
        }
        t.add("var utf16: [UInt16] { get }") { call in
            .array((try call.selfString).utf16.map { .integer(SizedInteger(kind: .uint16, bits: UInt64($0))) })
        }
        t.add("var unicodeScalars: [Unicode.Scalar] { get }") { call in
            .array((try call.selfString).unicodeScalars.map { .box($0) })
        }
        t.add("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String") { call in
            .string(try (try call.selfString).filter { try call.test(0, .character($0)) })
        }
        t.add("var hash: Int { get }") { call in .int(try call.execution.hashValue(of: .string(try call.selfString))) }
    }

    private static func addStringIndices(_ t: inout NativeMembersBuilder) {
        t.add("var startIndex: String.Index { get }") { call in .box((try call.selfText).startIndex) }
        t.add("var endIndex: String.Index { get }") { call in .box((try call.selfText).endIndex) }
        t.add("var indices: [String.Index] { get }") { call in .array((try call.selfText).indices.map { .box($0) }) }
        t.add("func index(after i: String.Index) -> String.Index") { call in
            let text = try call.selfText
            let position = try index(call.argument(0), in: text, call)
            guard position < text.endIndex else { throw outOfBounds(call) }
            return .box(text.index(after: position))
        }
        t.add("func index(before i: String.Index) -> String.Index") { call in
            let text = try call.selfText
            let position = try index(call.argument(0), in: text, call).characterStart(in: text)
            guard position > text.startIndex else { throw outOfBounds(call) }
            return .box(text.index(before: position))
        }
        t.add("func index(_ i: String.Index, offsetBy distance: Int) -> String.Index") { call in
            let text = try call.selfText
            let start = try index(call.argument(0), in: text, call).characterStart(in: text)
            let distance = try call.int(1)
            let limit = distance >= 0 ? text.endIndex : text.startIndex
            guard let found = text.index(start, offsetBy: distance, limitedBy: limit) else { throw outOfBounds(call) }
            return .box(found)
        }
        t.add("func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?") {
            call in
            let text = try call.selfText
            let start = try index(call.argument(0), in: text, call).characterStart(in: text)
            let limit = try index(call.argument(2), in: text, call)
            let distance = try call.int(1)
            let bound = distance >= 0 ? text.endIndex : text.startIndex
            let isOnWay = distance >= 0 ? limit >= start : limit <= start
            return .optional(text.index(start, offsetBy: distance, limitedBy: isOnWay ? limit : bound).map { .box($0) })
        }
        t.add("func distance(from start: String.Index, to end: String.Index) -> Int") { call in
            let text = try call.selfText
            return .int(
                text.distance(
                    from: try index(call.argument(0), in: text, call), to: try index(call.argument(1), in: text, call)))
        }
        t.add("subscript(i: String.Index) -> Character { get }") { call in
            let text = try call.selfText
            let position = try index(call.argument(0), in: text, call)
            guard position < text.endIndex else { throw outOfBounds(call) }
            return .character(text[position])
        }
        for kind in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add("subscript(bounds: \(kind)<String.Index>) -> Substring { get }") { call in
                let text = try call.selfText
                return .box(text[try bounds(call.argument(0), in: text, call)])
            }
        }
        for (name, label) in [("prefix", "upTo"), ("prefix", "through"), ("suffix", "from")] {
            t.add("func \(name)(\(label) position: String.Index) -> Substring") { call in
                let text = try call.selfText
                let position = try index(call.argument(0), in: text, call)
                if label == "from" { return .box(text[position...]) }
                if label == "upTo" { return .box(text[..<position]) }
                guard position < text.endIndex else { throw outOfBounds(call) }
                return .box(text[...position])
            }
        }
        t.add("func firstIndex(of element: Character) -> String.Index?") { call in
            let expected = try call.string(0)
            return .optional((try call.selfText).firstIndex { String($0) == expected }.map { .box($0) })
        }
        t.add("func lastIndex(of element: Character) -> String.Index?") { call in
            let expected = try call.string(0)
            return .optional((try call.selfText).lastIndex { String($0) == expected }.map { .box($0) })
        }
        t.add("func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?") { call in
            .optional(try (try call.selfText).firstIndex { try call.test(0, .character($0)) }.map { .box($0) })
        }
        t.add("func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?") { call in
            .optional(try (try call.selfText).lastIndex { try call.test(0, .character($0)) }.map { .box($0) })
        }
        t.add("func firstRange<T>(of aString: T) -> Range<String.Index>? where T: StringProtocol") { call in
            let text = try call.selfText
            return .optional(text.firstRange(of: try call.string(0)).map(RangeValue.ofIndices))
        }
        t.add("func ranges<T>(of aString: T) -> [Range<String.Index>] where T: StringProtocol") { call in
            let text = try call.selfText
            return .array(text.ranges(of: try call.string(0)).map(RangeValue.ofIndices))
        }
        t.add("func range<T>(of aString: T) -> Range<String.Index>? where T: StringProtocol") { call in
            let expected = try call.string(0)
            guard !expected.isEmpty, let found = (try call.selfText).firstRange(of: expected) else { return .null }
            return .optional(
                try RangeValue.make(.halfOpen, .box(found.lowerBound), .box(found.upperBound), call.execution))
        }
    }

    private static func addStringSearches(_ t: inout NativeMembersBuilder) {
        addSearchesWithOptions(&t)
        t.add("func trimmingPrefix<T>(_ prefix: T) -> Substring where T: StringProtocol") { call in
            .box((try call.selfText).trimmingPrefix(try call.string(0)))
        }
        t.add("func hasPrefix<T>(_ prefix: T) -> Bool where T: StringProtocol") { call in
            .bool((try call.selfString).hasPrefix(try call.string(0)))
        }
        t.add("func hasSuffix<T>(_ suffix: T) -> Bool where T: StringProtocol") { call in
            .bool((try call.selfString).hasSuffix(try call.string(0)))
        }
        t.add("func contains<T>(_ other: T) -> Bool where T: StringProtocol") { call in
            let expected = try call.string(0)
            return .bool(try expected.isEmpty || call.selfString.contains(expected))
        }
        t.add("func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol") { call in
            .bool((try call.selfString).lowercased().contains((try call.string(0)).lowercased()))
        }
        t.add("func localizedStandardContains<T>(_ other: T) -> Bool where T: StringProtocol") { call in
            let fold: (String) -> String = {
                $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            }
            return .bool(fold(try call.selfString).contains(fold(try call.string(0))))
        }
        for name in ["compare", "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare"] {
            t.add("func \(name)<T>(_ other: T) -> ComparisonResult where T: StringProtocol") { call in
                let options: String.CompareOptions = name.hasSuffix("InsensitiveCompare") ? .caseInsensitive : []
                let locale = name.hasPrefix("localized") ? try call.execution.formatContext.locale : nil
                return .box((try call.selfString).compare(try call.string(0), options: options, locale: locale))
            }
        }
        t.add("func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol") { call in
            .strings((try call.selfString).components(separatedBy: try call.string(0)))
        }
        t.add("func components(separatedBy separator: CharacterSet) -> [String]") { call in
            .strings((try call.selfString).components(separatedBy: try call.argument(0, default: CharacterSet())))
        }
        t.add(
            "func replacingOccurrences<T, R>(of target: T, with replacement: R) -> String where T: StringProtocol, R: StringProtocol",
            nil, replacing)
        t.add(
            "func replacing<T, R>(_ target: T, with replacement: R) -> String where T: StringProtocol, R: StringProtocol",
            nil, replacing)
    }

    private static let replacing: NativeThunk = { call in
        let text = try call.selfString
        let replacement = try call.string(1)
        try call.execution.reserveMemory(text.utf8.count * max(1, replacement.utf8.count))
        return .string(text.replacing(try call.string(0), with: replacement))
    }

    private static func addStringConversions(_ t: inout NativeMembersBuilder) {
        t.add("func lowercased() -> String") { call in .string((try call.selfString).lowercased()) }
        t.add("func uppercased() -> String") { call in .string((try call.selfString).uppercased()) }
        t.add("var capitalized: String { get }") { call in .string((try call.selfString).capitalized) }
        t.add("var localizedCapitalized: String { get }") { call in .string((try call.selfString).capitalized) }
        t.add("var localizedLowercase: String { get }") { call in .string((try call.selfString).lowercased()) }
        t.add("var localizedUppercase: String { get }") { call in .string((try call.selfString).uppercased()) }
        t.add("func trimmingCharacters(in set: CharacterSet) -> String") { call in
            .string((try call.selfString).trimmingCharacters(in: try call.argument(0, default: CharacterSet())))
        }
        t.add(
            "func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String where T: StringProtocol"
        ) { call in
            let text = try call.selfString
            let length = max(0, try call.int(0))
            try call.execution.reserveMemory(length.multipliedReportingOverflow(by: 16).overflow ? .max : length * 16)
            if length <= text.count { return .string(String(text.prefix(length))) }
            let pad = Array(try call.string(1))
            guard !pad.isEmpty else { throw call.evaluator.failure("Fatal error: empty pad string") }
            let start = max(0, try call.int(2))
            let missing = (0..<(length - text.count)).map { pad[(start % pad.count + $0) % pad.count] }
            return .string(text + String(missing))
        }
    }

    static let characterMembers = NativeMembersBuilder.build { t in
        addCharacterProperties(&t)
        t.add("init(extendedGraphemeClusterLiteral value: Character)") { call in call.argument(0) }
        t.add("init(_ text: String)") { call in
            let text = try call.string(0)
            guard text.count == 1, let character = text.first else {
                throw call.evaluator.failure(
                    "Fatal error: Can't form a Character from a String containing more than one extended grapheme cluster"
                )
            }
            return .character(character)
        }
        t.add("init(_ scalar: Unicode.Scalar)") { call in
            .character(Character(try call.argument(0, as: Unicode.Scalar.self, default: "\0")))
        }
        for symbol in ["==", "!=", "<", ">", "<=", ">="] {
            t.add("static func \(symbol) (lhs: Character, rhs: Character) -> Bool") { call in
                .bool(compare(symbol, try call.string(0), try call.string(1)))
            }
        }
        let tests: [(String, @Sendable (Character) -> Bool)] = [
            ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
            ("isNewline", { $0.isNewline }), ("isPunctuation", { $0.isPunctuation }), ("isSymbol", { $0.isSymbol }),
            ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isASCII", { $0.isASCII }),
            ("isWholeNumber", { $0.isWholeNumber }), ("isHexDigit", { $0.isHexDigit }), ("isCased", { $0.isCased }),
        ]
        for (name, test) in tests {
            t.add("var \(name): Bool { get }") { call in .bool((try call.selfString).first.map(test) ?? false) }
        }
        t.add("func uppercased() -> String") { call in .string((try call.selfString).uppercased()) }
        t.add("func lowercased() -> String") { call in .string((try call.selfString).lowercased()) }
        t.add("var wholeNumberValue: Int? { get }") { call in
            .optional((try call.selfString).first?.wholeNumberValue.map(Value.int))
        }
        t.add("var hexDigitValue: Int? { get }") { call in
            .optional((try call.selfString).first?.hexDigitValue.map(Value.int))
        }
        t.add("var asciiValue: UInt8? { get }") { call in
            .optional(
                (try call.selfString).first?.asciiValue.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) })
        }
        t.add("var unicodeScalars: [Unicode.Scalar] { get }") { call in
            .array((try call.selfString).unicodeScalars.map { .box($0) })
        }
        t.add("var description: String { get }") { call in .string(try call.selfString) }
    }
}
