/// The parts of somebody's name, in the order of languages that put the given name first.
public struct PersonNameComponents: Hashable, Codable, CustomStringConvertible {
    public var namePrefix: String?
    public var givenName: String?
    public var middleName: String?
    public var familyName: String?
    public var nameSuffix: String?
    public var nickname: String?

    public init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
        familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
    ) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
    }

    /// From a name as it is written: `Dr. Ada King Lovelace`.
    public init?(_ name: String) {
        var words = name.split(separator: " ").map { String($0) }
        guard !words.isEmpty else { return nil }
        if words.count > 1, ["Dr.", "Dr", "Mr.", "Mr", "Mrs.", "Mrs", "Ms.", "Ms", "Prof."].contains(words[0]) {
            namePrefix = words.removeFirst()
        }
        givenName = words.removeFirst()
        if !words.isEmpty { familyName = words.removeLast() }
        if !words.isEmpty { middleName = words.joined(separator: " ") }
    }

    public enum Style { case short, medium, long, abbreviated }
    public struct FormatStyle {
        let style: Style
        public static func name(style: Style) -> FormatStyle { FormatStyle(style: style) }
    }

    public func formatted() -> String { formatted(.name(style: .medium)) }
    public func formatted(_ format: FormatStyle) -> String {
        func joined(_ parts: [String?]) -> String {
            parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
        switch format.style {
        case .short: return nickname ?? joined([givenName ?? familyName])
        case .medium: return joined([givenName, familyName])
        case .long: return joined([namePrefix, givenName, middleName, familyName, nameSuffix])
        case .abbreviated:
            return [givenName, familyName].compactMap { $0?.first }.map { String($0) }.joined()
        }
    }
    public var description: String { formatted(.name(style: .long)) }
}

open class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int { case `default`, short, medium, long, abbreviated }
    public var style = Style.default
    public var locale: Locale! = Locale.current
    public override init() {}

    public func string(from components: PersonNameComponents) -> String {
        switch style {
        case .short: components.formatted(.name(style: .short))
        case .long: components.formatted(.name(style: .long))
        case .abbreviated: components.formatted(.name(style: .abbreviated))
        case .default, .medium: components.formatted(.name(style: .medium))
        }
    }
    public func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameComponents(string)
    }
    public static func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }
}
