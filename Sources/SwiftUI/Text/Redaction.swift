import ViewGraph

/// Why content is hidden behind grey.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content that isn't there yet: all texts and images are grey shapes of their size.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Only what is marked `privacySensitive()`.
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether a text or image stands behind grey here.
    var isRedacted: Bool {
        let reasons = redactionReasons
        guard !reasons.isEmpty else { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

nonisolated extension View {
    /// Hides content for `reason`, besides the reasons there are already.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows content though a view round it is redacted.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension DrawContext {
    /// The grey shape in place of a line of text or a picture.
    mutating func addPlaceholder(_ rect: CGRect, radius: CGFloat, paint: Paint) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = min(radius, rect.height / 2, rect.width / 2)
        let path = Path(roundedRect: rect, cornerRadius: radius)
        group(DisplayList.Group(opacity: 0.16)) { $0.add(.fill(path, FillStyle(), paint)) }
    }
}
