import Foundation

/// Searches with options: how letters are compared, and from which end.
extension StandardLibrary {
    static func addSearchesWithOptions(_ t: inout NativeMembersBuilder) {
        t.add(
            "func range<T>(of target: T, options: String.CompareOptions = _, range: Range<String.Index>? = _, locale: Locale? = _) -> Range<String.Index>? where T: StringProtocol"
        ) { call in
            let text = try call.selfText
            var part = text
            if case .some(let box) = call.argument(2) { part = text[try bounds(box.value, in: text, call)] }
            let target = try call.string(0)
            let found = part.range(of: target, options: try options(1, pattern: target, String(part), call))
            return .optional(found.map(RangeValue.ofIndices))
        }
        t.add("func compare<T>(_ other: T, options: String.CompareOptions) -> ComparisonResult where T: StringProtocol")
        {
            call in
            .box((try call.selfString).compare(try call.string(0), options: try call.argument(1, default: [])))
        }
        t.add(
            "func replacingOccurrences<T, R>(of target: T, with replacement: R, options: String.CompareOptions = _, range: Range<String.Index>? = _) -> String where T: StringProtocol, R: StringProtocol"
        ) { call in
            let (text, replacement) = (try call.selfString, try call.string(1))
            try call.execution.reserveMemory(text.utf8.count * max(1, replacement.utf8.count))
            let target = try call.string(0)
            var part: Range<String.Index>?
            if case .some(let box) = call.argument(3) { part = try bounds(box.value, in: text[...], call) }
            return .string(
                text.replacingOccurrences(
                    of: target, with: replacement, options: try options(2, pattern: target, text, call), range: part))
        }
    }

    /// How to search: a pattern only where it finds its way through the text in time.
    private static func options(
        _ index: Int, pattern: String, _ text: String, _ call: NativeCall
    ) throws -> String.CompareOptions {
        let options = call.argument(index).unbox(as: String.CompareOptions.self) ?? []
        if options.contains(.regularExpression) { try check(pattern, text, call) }
        return options
    }
}

extension String.CompareOptions {
    static func joined(arrayLiteral elements: [Self]) -> Self { elements.reduce(into: []) { $0.formUnion($1) } }
}

extension CharacterSet {
    static func joined(arrayLiteral elements: [Unicode.Scalar]) -> Self {
        elements.reduce(into: Self()) { $0.insert($1) }
    }
    mutating func add(_ character: Unicode.Scalar) { insert(character) }
    mutating func drop(_ character: Unicode.Scalar) { remove(character) }
}
