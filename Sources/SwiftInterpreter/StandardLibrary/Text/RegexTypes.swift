import Foundation

/// A regular expression, compiled by the standard library's own engine.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct RegexValue: @unchecked Sendable {
    let regex: Regex<AnyRegexOutput>
    private let pattern: String
    let groups: [RegexGroup]
    /// A repetition of a repetition may take time without bounds.
    let nestsRepetitions: Bool

    /// Longer ones take their time and can't be stopped: compiling one of this length takes a fifth of a second.
    private static let longestPattern = 1 << 16

    private struct TooLong: Error, CustomStringConvertible {
        var description: String { "the pattern is longer than \(RegexValue.longestPattern) bytes" }
    }

    init(_ pattern: String) throws {
        if pattern.utf8.count > Self.longestPattern { throw TooLong() }
        regex = try Regex(pattern)
        self.pattern = pattern
        groups = RegexGroup.all(in: pattern)
        nestsRepetitions = RegexGroup.nestsRepetitions(pattern)
    }

    /// The same groups, matched in another way.
    func with(option: String) throws -> RegexValue { try RegexValue("(?\(option):\(pattern))") }

    /// A text that may be searched: the engine can't be stopped on the way.
    func checked(_ text: String, _ search: RegexTrial.Search, _ call: NativeCall) throws -> String {
        let answer = RegexTrial.run(pattern, text, search)
        let longest = nestsRepetitions ? 24 : 100_000
        if answer == .ends || answer == .unknown && text.utf8.count <= longest { return text }
        throw try call.execution.limitFailure(
            "steps",
            "this regular expression takes too many steps for a text of \(text.utf8.count) bytes (limit 'steps')",
            at: call.location)
    }

    func value(of match: Regex<AnyRegexOutput>.Match) -> Value {
        let parts = match.output.enumerated().map { index, part -> Value in
            let text = part.substring.map { Value.string(String($0)) }
            if index > 0, index <= groups.count, groups[index - 1].isOptional { return .optional(text) }
            return text ?? .string("")
        }
        let output: Value = parts.count == 1 ? parts[0] : .tuple(parts)
        let ranges = match.output.map(\.range)
        return .box(
            RegexMatchValue(output: output, range: match.range, parts: match.output.map(\.substring), ranges: ranges))
    }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct RegexMatchValue: NativeSequence, @unchecked Sendable {
    let output: Value
    let range: Range<String.Index>
    var parts: [Substring?] = []
    var ranges: [Range<String.Index>?] = []

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var parts = zip(parts, ranges).makeIterator()
        return { parts.next().map { .box(RegexPartValue(text: $0.0, range: $0.1)) } }
    }
}

extension StandardLibrary {
    static func stringIndexUtf16Offset(_ call: inout NativeCall) throws -> Value {
        let text = try call.string(0)
        guard let index = call.receiver.unbox(as: String.Index.self), index <= text.endIndex else { return .int(0) }
        return .int(index.utf16Offset(in: text))
    }

    static func stringIndexInit(_ call: inout NativeCall) throws -> Value {
        let text = try call.string(1)
        return .box(String.Index(utf16Offset: min(max(0, try call.int(0)), text.utf16.count), in: text))
    }

    private static func regex(_ value: Value, _ call: NativeCall) throws -> RegexValue {
        guard let regex = value.unbox(as: RegexValue.self) else {
            throw call.evaluator.defect("not a regular expression")
        }
        return regex
    }

    static let regexMembers = NativeMembersBuilder.build { t in
        t.add("init(_ pattern: String) throws where Output == AnyRegexOutput") { call in
            do {
                return .box(try RegexValue(try call.string(0)))
            } catch {
                throw ThrownError(value: .box(RegexErrorValue(text: "\(error)")), range: call.location)
            }
        }
        t.add("func firstMatch(in string: String) throws -> Regex<Output>.Match?") { call in
            let regex = try regex(call.receiver, call)
            let text = try regex.checked(try call.string(0), .everyMatch, call)
            return .optional(try regex.regex.firstMatch(in: text).map(regex.value))
        }
        t.add("func wholeMatch(in string: String) throws -> Regex<Output>.Match?") { call in
            let regex = try regex(call.receiver, call)
            let text = try regex.checked(try call.string(0), .wholeText, call)
            return .optional(try regex.regex.wholeMatch(in: text).map(regex.value))
        }
        for (name, option) in [
            ("ignoresCase(_ ignoresCase: Bool = _)", "i"), ("dotMatchesNewlines(_ dotMatchesNewlines: Bool = _)", "s"),
            ("anchorsMatchLineEndings(_ matchLineEndings: Bool = _)", "m"),
        ] {
            t.add("func \(name) -> Regex<Output>") { call in
                let regex = try regex(call.receiver, call)
                let isOn = try call.bool(0, default: true)
                return .box((try? regex.with(option: isOn ? option : "-" + option)) ?? regex)
            }
        }
    }

    static func regexMatchOutput(_ call: inout NativeCall) throws -> Value {
        guard let match = call.receiver.unbox(as: RegexMatchValue.self) else { return .void }
        if case .nominal(let decl, _)? = call.typeArguments.first, decl.name == "AnyRegexOutput" {
            return .box(match)
        }
        return match.output
    }

    static func regexMatchSubscript(_ call: inout NativeCall) throws -> Value {
        try part(of: call.receiver, try call.int(0), call)
    }

    static func regexMatchCount(_ call: inout NativeCall) throws -> Value {
        .int(call.receiver.unbox(as: RegexMatchValue.self)?.parts.count ?? 0)
    }

    static func regexMatchRange(_ call: inout NativeCall) throws -> Value {
        call.receiver.unbox(as: RegexMatchValue.self).map { RangeValue.ofIndices($0.range) } ?? .void
    }

    static func regexMatchDynamicMember(_ call: inout NativeCall) throws -> Value {
        guard case .keyPath(let path) = call.argument(0), let match = call.receiver.unbox(as: RegexMatchValue.self)
        else { return .void }
        return try call.evaluator.value(at: path, of: match.output)
    }

    private static func part(of value: Value, _ index: Int, _ call: NativeCall) throws -> Value {
        guard let match = value.unbox(as: RegexMatchValue.self), match.parts.indices.contains(index) else {
            throw call.evaluator.failure("Fatal error: Index out of range")
        }
        return .box(RegexPartValue(text: match.parts[index], range: match.ranges[index]))
    }

    static let anyOutputTypes: [NativeType] = []

    /// What strings can do with regular expressions.
    static func addRegexSearches(_ t: inout NativeMembersBuilder) {
        func search(
            _ t: inout NativeMembersBuilder, _ signature: String, _ search: RegexTrial.Search = .everyMatch,
            _ work: @escaping @Sendable (RegexValue, String, inout NativeCall) throws -> Value
        ) {
            t.add(signature) { call in
                let regex = try regex(call.argument(0), call)
                return try work(regex, try regex.checked(try call.selfString, search, call), &call)
            }
        }
        search(&t, "func firstMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match?") { regex, text, _ in
            .optional(try regex.regex.firstMatch(in: text).map(regex.value))
        }
        search(&t, "func wholeMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match?", .wholeText) {
            regex, text, _ in
            .optional(try regex.regex.wholeMatch(in: text).map(regex.value))
        }
        search(&t, "func prefixMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match?") { regex, text, _ in
            .optional(try regex.regex.prefixMatch(in: text).map(regex.value))
        }
        search(&t, "func matches<Output>(of r: Regex<Output>) -> [Regex<Output>.Match]") { regex, text, _ in
            .array(text.matches(of: regex.regex).map(regex.value))
        }
        search(&t, "func contains<Output>(_ regex: Regex<Output>) -> Bool") { regex, text, _ in
            .bool(text.contains(regex.regex))
        }
        search(&t, "func starts<Output>(with regex: Regex<Output>) -> Bool") { regex, text, _ in
            .bool(text.starts(with: regex.regex))
        }
        search(&t, "func firstRange<Output>(of regex: Regex<Output>) -> Range<String.Index>?") { regex, text, _ in
            .optional(text.firstRange(of: regex.regex).map(RangeValue.ofIndices))
        }
        search(&t, "func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>]") { regex, text, _ in
            .array(text.ranges(of: regex.regex).map(RangeValue.ofIndices))
        }
        search(&t, "func trimmingPrefix<Output>(_ regex: Regex<Output>) -> String") { regex, text, _ in
            .string(String(text.trimmingPrefix(regex.regex)))
        }
        search(
            &t,
            "func split<Output>(separator: Regex<Output>, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [String]"
        ) { regex, text, call in
            .strings(
                text.split(
                    separator: regex.regex, maxSplits: try call.int(1, default: Int.max),
                    omittingEmptySubsequences: try call.bool(2, default: true)
                ).map(String.init))
        }
        search(
            &t,
            "func replacing<Output, R>(_ regex: Regex<Output>, with replacement: R, maxReplacements: Int = _) -> String where R: StringProtocol"
        ) {
            regex, text, call in
            let most = max(0, try call.int(2, default: Int.max))
            return .string(text.replacing(regex.regex, with: try call.string(1), maxReplacements: most))
        }
        search(
            &t,
            "mutating func replace<Output, R>(_ regex: Regex<Output>, with replacement: R, maxReplacements: Int = _) where R: StringProtocol"
        ) { regex, text, call in
            let most = max(0, try call.int(2, default: Int.max))
            call.receiver = .string(text.replacing(regex.regex, with: try call.string(1), maxReplacements: most))
            return .void
        }
        search(&t, "mutating func trimPrefix<Output>(_ regex: Regex<Output>)") { regex, text, call in
            call.receiver = .string(String(text.trimmingPrefix(regex.regex)))
            return .void
        }
        let most = "maxReplacements: Int = _"
        let function = "replacement: (Regex<Output>.Match) throws -> String"
        search(
            &t, "func replacing<Output>(_ regex: Regex<Output>, \(most), with \(function)) rethrows -> String"
        ) { regex, text, call in .string(try replacing(regex, text, call)) }
        search(
            &t, "mutating func replace<Output>(_ regex: Regex<Output>, \(most), with \(function)) rethrows"
        ) { regex, text, call in
            call.receiver = .string(try replacing(regex, text, call))
            return .void
        }
    }

    private static func replacing(_ regex: RegexValue, _ text: String, _ call: NativeCall) throws -> String {
        let function = call.argument(2)
        let evaluator = call.evaluator
        return try text.replacing(regex.regex, maxReplacements: max(0, try call.int(1, default: Int.max))) { match in
            guard case .string(let made) = try evaluator.call(function, [regex.value(of: match)]) else { return "" }
            return made
        }
    }
}

/// A group of a match whose groups aren't known before.
struct RegexPartValue: Sendable {
    let text: Substring?
    let range: Range<String.Index>?
}

/// What `Regex(_:)` throws.
struct RegexErrorValue: Sendable, DescribedByEvaluator {
    let text: String
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { text }
}

extension StandardLibrary {
    static func anyRegexOutputElementSubstring(_ call: inout NativeCall) throws -> Value {
        .optional(call.receiver.unbox(as: RegexPartValue.self)?.text.map { .box($0) })
    }

    static func anyRegexOutputElementRange(_ call: inout NativeCall) throws -> Value {
        .optional(call.receiver.unbox(as: RegexPartValue.self)?.range.map(RangeValue.ofIndices))
    }
}
