public struct ObjCBool: ExpressibleByBooleanLiteral, Equatable {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
}

/// A flag by which a callback stops what calls it.
public final class ObjCBoolPointer {
    public var pointee: ObjCBool = false
}

open class NSTextCheckingResult: NSObject {
    public let range: NSRange
    private let groups: [NSRange]
    public var numberOfRanges: Int { groups.count }

    init(_ numbers: [Int]) {
        groups = stride(from: 0, to: numbers.count, by: 2).map {
            NSRange(location: numbers[$0], length: numbers[$0 + 1])
        }
        range = groups[0]
    }

    public func range(at index: Int) -> NSRange { groups[index] }
}

open class NSRegularExpression: NSObject {
    public struct Options: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let allowCommentsAndWhitespace = Options(rawValue: 2)
        public static let ignoreMetacharacters = Options(rawValue: 4)
        public static let dotMatchesLineSeparators = Options(rawValue: 8)
        public static let anchorsMatchLines = Options(rawValue: 16)
        public static let useUnixLineSeparators = Options(rawValue: 32)
        public static let useUnicodeWordBoundaries = Options(rawValue: 64)
    }
    public struct MatchingOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reportProgress = MatchingOptions(rawValue: 1)
        public static let reportCompletion = MatchingOptions(rawValue: 2)
        public static let anchored = MatchingOptions(rawValue: 4)
        public static let withTransparentBounds = MatchingOptions(rawValue: 8)
        public static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
    }
    public struct MatchingFlags: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let completed = MatchingFlags(rawValue: 2)
    }

    public let pattern: String
    public let options: Options

    public init(pattern: String, options: Options = []) throws {
        guard _Host.isExpression(pattern) else {
            throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern])
        }
        self.pattern = pattern
        self.options = options
    }

    public var numberOfCaptureGroups: Int {
        var (count, isEscaped) = (0, false)
        let characters = Array(pattern)
        for (index, character) in characters.enumerated() {
            if character == "(", !isEscaped {
                let next = index + 1 < characters.count ? characters[index + 1] : " "
                if next != "?" { count += 1 }
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return count
    }

    public static func escapedPattern(for string: String) -> String {
        string.reduce("") { $0 + ("*?+[(){}^$|\\./".contains($1) ? "\\" : "") + String($1) }
    }
    public static func escapedTemplate(for string: String) -> String {
        string.reduce("") { $0 + ("$\\".contains($1) ? "\\" : "") + String($1) }
    }

    public func matches(
        in string: String, options: MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let found = _Host.matches(
            pattern, self.options.rawValue, in: string, from: range.location, count: range.length)
        guard options.contains(.anchored) else { return found.map { NSTextCheckingResult($0) } }
        return found.prefix(1).filter { $0[0] == range.location }.map { NSTextCheckingResult($0) }
    }
    public func firstMatch(
        in string: String, options: MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
    public func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    public func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, ObjCBoolPointer) -> Void
    ) {
        let stop = ObjCBoolPointer()
        for match in matches(in: string, options: options, range: range) {
            block(match, [], stop)
            if stop.pointee.boolValue { return }
        }
    }
    /// Outside of the range the text stays as it is.
    public func stringByReplacingMatches(
        in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
    ) -> String {
        guard let part = Range(range, in: string) else { return string }
        let replaced = _Host.replaced(
            pattern, self.options.rawValue, in: String(string[part]), with: templ)
        return string.replacingCharacters(in: part, with: replaced)
    }
}

public func NSMaxRange(_ range: NSRange) -> Int { range.location + range.length }
public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange { range1.union(range2) }
public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
    range1.intersection(range2) ?? NSRange(location: 0, length: 0)
}
