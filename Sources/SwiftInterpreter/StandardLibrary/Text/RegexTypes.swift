import Foundation

/// A regular expression, compiled by the standard library's own engine.
struct RegexValue: @unchecked Sendable {
    let regex: Regex<AnyRegexOutput>
    private let pattern: String
    let groups: [RegexGroup]
    /// A repetition of a repetition may take time without bounds.
    let nestsRepetitions: Bool

    init(_ pattern: String) throws {
        regex = try Regex(pattern)
        self.pattern = pattern
        groups = RegexGroup.all(in: pattern)
        nestsRepetitions = RegexGroup.nestsRepetitions(pattern)
    }

    /// A text that may be searched: the engine can't be stopped on the way.
    func checked(_ text: String, _ search: RegexTrial.Search, _ call: NativeCall) throws -> String {
        let answer = RegexTrial.run(pattern, text, search)
        let longest = nestsRepetitions ? 24 : 100_000
        if answer == .ends || answer == .unknown && text.utf8.count <= longest { return text }
        throw try call.session.limitFailure(
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
        return .box(RegexMatchValue(output: output, range: match.range))
    }
}

struct RegexMatchValue: @unchecked Sendable {
    let output: Value
    let range: Range<String.Index>
}

/// A capturing group of a pattern, as it shows in the type of the match.
struct RegexGroup: Sendable {
    var name: String?
    /// What follows or surrounds it lets it be left out.
    var isOptional = false

    static func all(in pattern: String) -> [RegexGroup] {
        var result: [RegexGroup] = []
        var open: [(first: Int, isCapture: Bool)] = []
        let characters = Array(pattern)
        var index = 0
        var inClass = false
        while index < characters.count {
            let character = characters[index]
            index += 1
            switch character {
            case "\\": index += 1
            case "[": inClass = true
            case "]": inClass = false
            case "(" where !inClass:
                var group = RegexGroup()
                var isCapture = true
                if index < characters.count, characters[index] == "?" {
                    let rest = String(characters[index...].prefix(64))
                    if rest.hasPrefix("?<"), !rest.hasPrefix("?<="), !rest.hasPrefix("?<!") {
                        group.name = String(rest.dropFirst(2).prefix { $0 != ">" })
                    } else {
                        isCapture = false
                    }
                }
                open.append((result.count, isCapture))
                if isCapture { result.append(group) }
            case ")" where !inClass:
                guard let (first, _) = open.popLast(), index < characters.count else { break }
                if "?*|".contains(characters[index]) || characters[index...].starts(with: "{0") {
                    for group in first..<result.count { result[group].isOptional = true }
                }
            default: break
            }
        }
        return result
    }

    static func nestsRepetitions(_ pattern: String) -> Bool {
        var repeats: [Bool] = [false]
        var previous: Character?
        var isEscaped = false
        let characters = Array(pattern)
        for (index, character) in characters.enumerated() {
            defer { previous = character }
            if isEscaped {
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "(": repeats.append(false)
            case ")":
                let inner = repeats.popLast() ?? false
                let next = index + 1 < characters.count ? characters[index + 1] : " "
                if inner, "*+{".contains(next) { return true }
                if repeats.isEmpty { repeats = [false] }
                if inner { repeats[repeats.count - 1] = true }
            case "*", "+", "{":
                if previous != nil { repeats[repeats.count - 1] = true }
            default: break
            }
        }
        return false
    }
}

extension StandardLibrary {
    static let indexMembers = NativeMembersBuilder.build { t in
        t.add("func utf16Offset<S>(in s: S) -> Int where S: StringProtocol") { call in
            let text = try call.string(0)
            guard let index = call.receiver.unbox(as: String.Index.self), index <= text.endIndex else { return .int(0) }
            return .int(index.utf16Offset(in: text))
        }
        t.add("init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol") { call in
            let text = try call.string(1)
            return .box(String.Index(utf16Offset: min(max(0, try call.int(0)), text.utf16.count), in: text))
        }
    }

    private static func regex(_ value: Value, _ call: NativeCall) throws -> RegexValue {
        guard let regex = value.unbox(as: RegexValue.self) else {
            throw call.evaluator.failure("internal error: not a regular expression")
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
        t.add("func ignoresCase(_ ignoresCase: Bool = _) -> Regex<Output>") { call in call.receiver }
    }

    static let regexMatchMembers = NativeMembersBuilder.build { t in
        t.add("var output: Output { get }") { call in
            call.receiver.unbox(as: RegexMatchValue.self)?.output ?? .void
        }
        t.add("var range: Range<String.Index> { get }") { call in
            call.receiver.unbox(as: RegexMatchValue.self).map { RangeValue.ofIndices($0.range) } ?? .void
        }
        t.add("subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }") { call in
            guard case .keyPath(let path) = call.argument(0), let match = call.receiver.unbox(as: RegexMatchValue.self)
            else { return .void }
            return try call.evaluator.value(at: path, of: match.output)
        }
    }

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
            "func replacing<Output, R>(_ regex: Regex<Output>, with replacement: R) -> String where R: StringProtocol"
        ) {
            regex, text, call in
            .string(text.replacing(regex.regex, with: try call.string(1)))
        }
        search(
            &t,
            "func replacing<Output>(_ regex: Regex<Output>, with replacement: (Regex<Output>.Match) throws -> String) rethrows -> String"
        ) { regex, text, call in
            let function = call.argument(1)
            let evaluator = call.evaluator
            return .string(
                try text.replacing(regex.regex) { match in
                    guard case .string(let made) = try evaluator.call(function, [regex.value(of: match)]) else {
                        return ""
                    }
                    return made
                })
        }
    }
}

/// What `Regex(_:)` throws.
struct RegexErrorValue: Sendable, DescribedByEvaluator {
    let text: String
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { text }
}
