import Foundation

/// What Foundation adds to strings, beyond searches and formats.
extension StandardLibrary {
    static func addFoundationTexts(_ t: inout NativeMembersBuilder) {
        t.add("func appending<T>(_ aString: T) -> String where T: StringProtocol") { call in
            .string(try call.selfString + call.string(0))
        }
        t.add("func appendingPathComponent(_ str: String) -> String") { call in
            .string((try call.selfString as NSString).appendingPathComponent(try call.string(0)))
        }
        t.add(
            "func rangeOfCharacter(from aSet: CharacterSet, options: String.CompareOptions = _) -> Range<String.Index>?"
        ) { call in
            let text = try call.selfText
            let set: CharacterSet = try call.argument(0, default: CharacterSet())
            let options = try call.argument(1, as: String.CompareOptions.self, default: [])
            return .optional(text.rangeOfCharacter(from: set, options: options).map(RangeValue.ofIndices))
        }
        t.add(
            "func replacingCharacters<T>(in range: Range<String.Index>, with replacement: T) -> String where T: StringProtocol"
        ) { call in
            var text = String(try call.selfText)
            let range = try bounds(0, in: text, call)
            text.replaceSubrange(range, with: try call.string(1))
            return .string(text)
        }
        t.add("func lengthOfBytes(using encoding: String.Encoding) -> Int") { call in
            let encoding = try call.argument(0, as: String.Encoding.self, default: .utf8)
            return .int((try call.selfString).lengthOfBytes(using: encoding))
        }
        t.add("func folding(options: String.CompareOptions = _, locale: Locale?) -> String") { call in
            let options = try call.argument(0, as: String.CompareOptions.self, default: [])
            let locale = call.argument(1).unwrapped.unbox(as: Locale.self)
            return .string((try call.selfString).folding(options: options, locale: locale))
        }
        t.add(
            "func commonPrefix<T>(with aString: T, options: String.CompareOptions = _) -> String where T: StringProtocol"
        ) { call in
            let options = try call.argument(1, as: String.CompareOptions.self, default: [])
            return .string((try call.selfString).commonPrefix(with: try call.string(0), options: options))
        }
        t.add("var decomposedStringWithCanonicalMapping: String { get }") { call in
            .string((try call.selfString).decomposedStringWithCanonicalMapping)
        }
        t.add("var precomposedStringWithCanonicalMapping: String { get }") { call in
            .string((try call.selfString).precomposedStringWithCanonicalMapping)
        }
        t.add("var decomposedStringWithCompatibilityMapping: String { get }") { call in
            .string((try call.selfString).decomposedStringWithCompatibilityMapping)
        }
        t.add("var precomposedStringWithCompatibilityMapping: String { get }") { call in
            .string((try call.selfString).precomposedStringWithCompatibilityMapping)
        }
        for kind in ["lineRange", "paragraphRange"] {
            t.add("func \(kind)(for range: Range<String.Index>) -> Range<String.Index>") { call in
                let text = String(try call.selfText)
                let range = try bounds(0, in: text, call)
                return RangeValue.ofIndices(
                    kind == "lineRange" ? text.lineRange(for: range) : text.paragraphRange(for: range))
            }
        }
        t.add("func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)") { call in
            let execution = try call.execution
            for line in (try call.selfString).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                var arguments: [Value] = [.string(String(line)), .bool(false)]
                _ = try execution.call(call.argument(0), inoutArguments: &arguments)
                if case .bool(true)? = arguments.last { break }
            }
            return .void
        }
    }

    /// A range of indices, checked.
    private static func bounds(_ index: Int, in text: String, _ call: NativeCall) throws -> Range<String.Index> {
        try bounds(call.argument(index), in: text[...], call)
    }

    /// What `NSRegularExpression` finds: of each match the places and lengths of its groups, in UTF-16.
    static func addRegularExpressionHost(_ t: inout NativeMembersBuilder) {
        t.add("static func isExpression(_ pattern: String) -> Bool") { call in
            .bool((try? NSRegularExpression(pattern: try call.string(0))) != nil)
        }
        t.add(
            "static func matches(_ pattern: String, _ options: UInt, in text: String, from location: Int, count: Int) -> [[Int]]"
        ) { call in
            let (expression, text) = (try expression(call), try call.string(2))
            let length = (text as NSString).length
            let start = min(max(0, try call.int(3)), length)
            let range = NSRange(location: start, length: min(max(0, try call.int(4)), length - start))
            return .array(
                expression.matches(in: text, range: range).map { match in
                    .array(
                        (0..<match.numberOfRanges).flatMap { group -> [Value] in
                            let range = match.range(at: group)
                            return [.int(range.location == NSNotFound ? Int.max : range.location), .int(range.length)]
                        })
                })
        }
        t.add(
            "static func replaced(_ pattern: String, _ options: UInt, in text: String, with template: String) -> String"
        ) { call in
            let (expression, text) = (try expression(call), try call.string(2))
            let range = NSRange(location: 0, length: (text as NSString).length)
            return .string(
                expression.stringByReplacingMatches(in: text, range: range, withTemplate: try call.string(3)))
        }
    }

    /// The expression that the first two arguments describe, if it finds its way through the third in time.
    private static func expression(_ call: NativeCall) throws -> NSRegularExpression {
        let options = NSRegularExpression.Options(rawValue: UInt(truncatingIfNeeded: try call.int(1)))
        let pattern = try call.string(0)
        try check(pattern, try call.string(2), call)
        return try NSRegularExpression(pattern: pattern, options: options)
    }

    /// Ends the evaluation where a pattern would take too many steps: the engine can't be stopped on the way.
    static func check(_ pattern: String, _ text: String, _ call: NativeCall) throws {
        guard RegexTrial.run(pattern, text, .everyMatch) == .takesTooLong else { return }
        throw try call.execution.limitFailure(
            "steps",
            "this regular expression takes too many steps for a text of \(text.utf8.count) bytes (limit 'steps')",
            at: call.location)
    }
}
