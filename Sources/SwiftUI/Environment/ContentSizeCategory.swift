import ViewGraph

/// The reader's preferred text size under the names it had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize <= rhs.dynamicTypeSize }
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize > rhs.dynamicTypeSize }
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize >= rhs.dynamicTypeSize }

    /// The same size under its present name: both lists are in one order.
    var dynamicTypeSize: DynamicTypeSize {
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }

    init(_ size: DynamicTypeSize) {
        self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
    }
}

extension EnvironmentValues {
    /// What came before `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
