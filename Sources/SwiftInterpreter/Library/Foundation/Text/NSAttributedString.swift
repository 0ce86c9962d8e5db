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

    public convenience init(attributedString attrStr: NSAttributedString) {
        self.init(string: attrStr.string, attributes: attrStr.attributes)
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
