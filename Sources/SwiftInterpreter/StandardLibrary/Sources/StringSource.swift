extension StandardLibrary {
    static let stringSource = LibrarySource(
        "NSString.swift",
        provides: ["NSString", "NSRange", "NSNotFound", "Scanner", "NSMakeRange", "NSCoder"],
        """
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

            public init(_ range: Range<String.Index>, in text: String) {
                let start = text[..<range.lowerBound].utf16.count
                self.init(location: start, length: text[range].utf16.count)
            }

            public var lowerBound: Int { location }
            public var upperBound: Int { location + length }
            public func contains(_ index: Int) -> Bool { index >= lowerBound && index < upperBound }
            public var description: String { "{\\(location), \\(length)}" }
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
            public func substring(from index: Int) -> String { String(text.dropFirst(index)) }
            public func substring(to index: Int) -> String { String(text.prefix(index)) }
            public func substring(with range: NSRange) -> String {
                String(text.dropFirst(range.location).prefix(range.length))
            }
            public func range(of other: String) -> NSRange {
                guard let found = text.range(of: other) else { return NSRange(location: NSNotFound, length: 0) }
                return NSRange(found, in: text)
            }
            public func isEqual(to other: String) -> Bool { text == other }
        }

        public final class Scanner {
            public let string: String
            public var charactersToBeSkipped: CharacterSet?
            private var rest: Substring

            public init(string: String) {
                self.string = string
                rest = string[...]
            }

            public var isAtEnd: Bool { rest.isEmpty }

            public var currentIndex: String.Index {
                get { rest.startIndex }
                set { rest = string[newValue...] }
            }

            public var scanLocation: Int {
                get { string.count - rest.count }
                set { rest = string.dropFirst(newValue) }
            }

            private func skip() { rest = rest.drop { $0.isWhitespace } }

            private func digits(_ isDigit: (Character) -> Bool) -> String? {
                let found = rest.prefix(while: isDigit)
                guard !found.isEmpty else { return nil }
                rest = rest.dropFirst(found.count)
                return String(found)
            }

            @discardableResult
            public func scanHexInt64(_ result: inout UInt64) -> Bool {
                skip()
                if rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
                guard let text = digits({ $0.isHexDigit }) else { return false }
                result = UInt64(text, radix: 16) ?? UInt64.max
                return true
            }

            @discardableResult
            public func scanHexInt32(_ result: inout UInt32) -> Bool {
                var wide: UInt64 = 0
                guard scanHexInt64(&wide) else { return false }
                result = UInt32(clamping: wide)
                return true
            }

            public enum NumberRepresentation { case decimal, hexadecimal }

            public func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
                if representation == .hexadecimal {
                    var value: UInt64 = 0
                    return scanHexInt64(&value) ? value : nil
                }
                skip()
                return digits({ $0.isNumber }).flatMap { UInt64($0) }
            }

            public func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
                skip()
                let sign = rest.hasPrefix("-") ? -1 : 1
                let before = rest
                if rest.hasPrefix("-") || rest.hasPrefix("+") { rest = rest.dropFirst() }
                if representation == .hexadecimal {
                    var value: UInt64 = 0
                    return scanHexInt64(&value) ? sign * Int(value) : nil
                }
                guard let number = digits({ $0.isNumber }).flatMap({ Int($0) }) else {
                    rest = before
                    return nil
                }
                return sign * number
            }

            public func scanDouble() -> Double? {
                skip()
                let text = String(rest.prefix { $0.isNumber || "+-.eE".contains($0) })
                var length = text.count
                while length > 0 {
                    if let number = Double(text.prefix(length)) {
                        rest = rest.dropFirst(length)
                        return number
                    }
                    length -= 1
                }
                return nil
            }

            public func scanString(_ text: String) -> String? {
                skip()
                guard rest.hasPrefix(text) else { return nil }
                rest = rest.dropFirst(text.count)
                return text
            }

            public func scanCharacter() -> Character? {
                guard let first = rest.first else { return nil }
                rest = rest.dropFirst()
                return first
            }

            public func scanUpToString(_ text: String) -> String? {
                skip()
                guard let found = rest.range(of: text) else {
                    let all = String(rest)
                    rest = rest.suffix(0)
                    return all.isEmpty ? nil : all
                }
                let before = String(rest[..<found.lowerBound])
                rest = rest[found.lowerBound...]
                return before.isEmpty ? nil : before
            }
        }

        public class NSCoder: NSObject {}
        """)

    static let attributedStringSource = LibrarySource(
        "NSAttributedString.swift",
        provides: ["NSAttributedString", "NSMutableAttributedString", "NSMutableParagraphStyle", "NSUnderlineStyle"],
        """
        open class NSAttributedString: NSObject {
            public struct Key: RawRepresentable, Hashable {
                public var rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public init(_ rawValue: String) { self.rawValue = rawValue }

                public static let font = Key("NSFont")
                public static let foregroundColor = Key("NSColor")
                public static let backgroundColor = Key("NSBackgroundColor")
                public static let paragraphStyle = Key("NSParagraphStyle")
                public static let kern = Key("NSKern")
                public static let underlineStyle = Key("NSUnderline")
                public static let underlineColor = Key("NSUnderlineColor")
                public static let strikethroughStyle = Key("NSStrikethrough")
                public static let strokeColor = Key("NSStrokeColor")
                public static let strokeWidth = Key("NSStrokeWidth")
                public static let baselineOffset = Key("NSBaselineOffset")
                public static let link = Key("NSLink")
                public static let shadow = Key("NSShadow")
                public static let attachment = Key("NSAttachment")
            }

            public private(set) var string: String
            var attributes: [Key: Any]

            public init(string: String, attributes: [Key: Any]? = nil) {
                self.string = string
                self.attributes = attributes ?? [:]
            }

            public var length: Int { string.utf16.count }

            func append(_ text: String) { string += text }
        }

        open class NSMutableAttributedString: NSAttributedString {
            public func append(_ other: NSAttributedString) { append(other.string) }
            public func addAttribute(_ name: Key, value: Any, range: NSRange) { attributes[name] = value }
            public func addAttributes(_ attributes: [Key: Any], range: NSRange) {
                self.attributes.merge(attributes) { $1 }
            }
        }

        public struct NSUnderlineStyle: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let single = NSUnderlineStyle(rawValue: 1)
            public static let thick = NSUnderlineStyle(rawValue: 2)
            public static let double = NSUnderlineStyle(rawValue: 9)
        }

        open class NSMutableParagraphStyle: NSObject {
            public enum Alignment { case left, center, right, justified, natural }
            public var lineSpacing: CGFloat = 0
            public var alignment = Alignment.natural
            public var lineHeightMultiple: CGFloat = 0
            public var minimumLineHeight: CGFloat = 0
            public var maximumLineHeight: CGFloat = 0
            public var paragraphSpacing: CGFloat = 0
            public override init() {}
        }
        """)
}
