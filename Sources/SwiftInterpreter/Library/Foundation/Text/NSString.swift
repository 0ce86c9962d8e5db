public let NSNotFound = Int.max

public struct NSRange: Hashable, CustomStringConvertible {
    public var location: Int
    public var length: Int

    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }

    public init() { self.init(location: 0, length: 0) }

    public init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.upperBound - range.lowerBound)
    }

    public init(_ range: ClosedRange<String.Index>, in text: String) {
        self.init(range.lowerBound..<text.index(after: range.upperBound), in: text)
    }
    public init(_ range: PartialRangeFrom<String.Index>, in text: String) {
        self.init(range.lowerBound..<text.endIndex, in: text)
    }
    public init(_ range: PartialRangeUpTo<String.Index>, in text: String) {
        self.init(text.startIndex..<range.upperBound, in: text)
    }
    public init(_ range: Range<String.Index>, in text: String) {
        let start = text[..<range.lowerBound].utf16.count
        self.init(location: start, length: text[range].utf16.count)
    }

    public var lowerBound: Int { location }
    public var upperBound: Int { location + length }
    public func contains(_ index: Int) -> Bool { index >= lowerBound && index < upperBound }
    public func union(_ other: NSRange) -> NSRange {
        let start = min(location, other.location)
        return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
    }
    public func intersection(_ other: NSRange) -> NSRange? {
        let (start, end) = (max(location, other.location), min(upperBound, other.upperBound))
        return start < end ? NSRange(location: start, length: end - start) : nil
    }
    public var description: String { "{\(location), \(length)}" }
}

extension Range where Bound == String.Index {
    /// Nil where the range doesn't lie in the text.
    public init?(_ range: NSRange, in string: String) {
        let units = string.utf16.count
        guard range.location != NSNotFound, range.location >= 0, range.upperBound <= units else { return nil }
        let start = String.Index(utf16Offset: range.location, in: string)
        self = start..<String.Index(utf16Offset: range.upperBound, in: string)
    }
}

public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
}

open class NSString: NSObject, CustomStringConvertible, ExpressibleByStringLiteral {
    let text: String

    public init(string: String) { text = string }
    public required init(stringLiteral value: String) { text = value }
    public convenience init(_ string: String) { self.init(string: string) }

    static func _bridging(_ text: String) -> NSString { NSString(string: text) }
    var _bridged: String { text }

    public var length: Int { text.utf16.count }
    public var description: String { text }
    public var integerValue: Int { Int(text) ?? 0 }
    public var doubleValue: Double { Double(text) ?? 0 }
    public var floatValue: Float { Float(text) ?? 0 }
    public var boolValue: Bool { ["YES", "yes", "true", "1"].contains(text) }
    public var lastPathComponent: String { text.split(separator: "/").last.map { String($0) } ?? text }
    public var pathExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }
    public var deletingPathExtension: String {
        let end = pathExtension
        return end.isEmpty ? text : String(text.dropLast(end.count + 1))
    }
    public var deletingLastPathComponent: String {
        let parts = text.split(separator: "/").dropLast().joined(separator: "/")
        return text.hasPrefix("/") ? "/" + parts : parts
    }
    public func appendingPathComponent(_ name: String) -> String {
        text.hasSuffix("/") ? text + name : text + "/" + name
    }
    /// In UTF-16, as all places of an `NSString` are.
    private func part(_ range: NSRange) -> Range<String.Index> {
        guard let part = Range(range, in: text) else {
            _Host.fail("Fatal error: range {\(range.location), \(range.length)} out of bounds; string length \(length)")
        }
        return part
    }
    public func substring(from index: Int) -> String {
        String(text[part(NSRange(location: index, length: length - index))])
    }
    public func substring(to index: Int) -> String { String(text[part(NSRange(location: 0, length: index))]) }
    public func substring(with range: NSRange) -> String { String(text[part(range)]) }
    public func replacingCharacters(in range: NSRange, with replacement: String) -> String {
        text.replacingCharacters(in: part(range), with: replacement)
    }
    public func range(of other: String, options: String.CompareOptions = []) -> NSRange {
        guard let found = text.range(of: other, options: options) else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(found, in: text)
    }
    public func character(at index: Int) -> UInt16 { text.utf16[index] }
    public var uppercased: String { text.uppercased() }
    public var lowercased: String { text.lowercased() }
    public var capitalized: String { text.capitalized }
    public var intValue: Int32 { Int32(clamping: integerValue) }
    public var longLongValue: Int64 { Int64(integerValue) }
    public func hasPrefix(_ other: String) -> Bool { text.hasPrefix(other) }
    public func hasSuffix(_ other: String) -> Bool { text.hasSuffix(other) }
    public func contains(_ other: String) -> Bool { text.contains(other) }
    public func appending(_ other: String) -> String { text + other }
    public func components(separatedBy separator: String) -> [String] { text.components(separatedBy: separator) }
    public func trimmingCharacters(in set: CharacterSet) -> String { text.trimmingCharacters(in: set) }
    public func replacingOccurrences(of target: String, with replacement: String) -> String {
        text.replacingOccurrences(of: target, with: replacement)
    }
    public var pathComponents: [String] {
        (text.hasPrefix("/") ? ["/"] : []) + text.split(separator: "/").map { String($0) }
    }
    public var isAbsolutePath: Bool { text.hasPrefix("/") }
    public var expandingTildeInPath: String { text.hasPrefix("~") ? String(text.dropFirst()) : text }
    public var standardizingPath: String { text }
    public func appendingPathExtension(_ ext: String) -> String? { text + "." + ext }
    public func isEqual(to other: String) -> Bool { text == other }
}

public class NSCoder: NSObject {}
