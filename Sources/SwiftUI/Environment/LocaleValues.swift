import ViewGraph

private enum LocaleKey: EnvironmentKey {
    static let defaultIdentifier = "en_US"
    static var defaultValue: Locale { Locale(identifier: defaultIdentifier) }
}

private enum CalendarKey: EnvironmentKey {
    /// Foundation's own would have the machine's time zone.
    static let defaultValue = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = LocaleKey.defaultValue
        calendar.timeZone = TimeZoneKey.defaultValue
        return calendar
    }()
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// How much room a scene has on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum UprightWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The locale as a language tag, "en-US". The default one is told without making a `Locale`, which takes longer than
    /// drawing a line of text.
    var languageTag: String {
        let identifier = isWritten(LocaleKey.self) ? locale.identifier : LocaleKey.defaultIdentifier
        return String(identifier.map { $0 == "_" ? "-" : $0 })
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether an iPad's window is higher than it is wide.
    package var hasUprightWindow: Bool {
        get { self[UprightWindowKey.self] }
        set { self[UprightWindowKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Below a disabled view nothing is enabled again.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
