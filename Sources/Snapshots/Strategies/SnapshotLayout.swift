import SwiftUI

/// The canvas of a view's snapshot.
public enum SwiftUISnapshotLayout: Sendable {
    /// A device's screen, with its safe area.
    case device(config: ViewImageConfig)
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    /// As large as the view is by itself.
    case sizeThatFits
}

/// What a view sees of its surroundings. Several are put together with `init(traitsFrom:)`; the later ones count.
public struct SnapshotTraits: Hashable, Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle?
    public var preferredContentSizeCategory: DynamicTypeSize?
    public var layoutDirection: LayoutDirection?
    public var displayScale: CGFloat?
    public var locale: String?

    public init() {}
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public init(preferredContentSizeCategory: DynamicTypeSize) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    public init(layoutDirection: LayoutDirection) { self.layoutDirection = layoutDirection }
    public init(displayScale: CGFloat) { self.displayScale = displayScale }
    public init(locale: String) { self.locale = locale }
    public init(_ traits: UITraitCollection) { self.init(userInterfaceStyle: traits.userInterfaceStyle) }

    public init(traitsFrom collections: [SnapshotTraits]) {
        for traits in collections {
            userInterfaceStyle = traits.userInterfaceStyle ?? userInterfaceStyle
            preferredContentSizeCategory = traits.preferredContentSizeCategory ?? preferredContentSizeCategory
            layoutDirection = traits.layoutDirection ?? layoutDirection
            displayScale = traits.displayScale ?? displayScale
            locale = traits.locale ?? locale
        }
    }
}

/// A device: its screen in points, what bars and corners take of it, and its pixels per point.
public struct ViewImageConfig: Hashable, Sendable {
    public enum Orientation: Hashable, Sendable { case portrait, landscape }

    public var safeArea: EdgeInsets
    public var size: CGSize?
    public var traits: SnapshotTraits

    public init(safeArea: EdgeInsets = EdgeInsets(), size: CGSize? = nil, traits: SnapshotTraits = SnapshotTraits()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size?.width)
        hasher.combine(size?.height)
        hasher.combine(traits)
    }

    /// - Parameters:
    ///   - top: of the portrait's safe area.
    ///   - sides: what the landscape's safe area has at both ends; none for a screen without a notch.
    private static func device(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, sides: CGFloat = 0,
        landscapeTop: CGFloat = 0, landscapeBottom: CGFloat = 0, scale: CGFloat, _ orientation: Orientation
    ) -> ViewImageConfig {
        let traits = SnapshotTraits(displayScale: scale)
        switch orientation {
        case .portrait:
            return ViewImageConfig(
                safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape:
            return ViewImageConfig(
                safeArea: EdgeInsets(top: landscapeTop, leading: sides, bottom: landscapeBottom, trailing: sides),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }

    private static func notched(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: CGFloat, _ orientation: Orientation
    ) -> ViewImageConfig {
        device(
            width, height, top: top, bottom: 34, sides: top, landscapeBottom: 21, scale: scale, orientation)
    }

    private static func pad(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, _ orientation: Orientation
    ) -> ViewImageConfig {
        device(
            width, height, top: top, bottom: bottom, landscapeTop: top, landscapeBottom: bottom, scale: 2, orientation)
    }

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        device(320, 568, top: 20, scale: 2, orientation)
    }
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        device(375, 667, top: 20, scale: 2, orientation)
    }
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        device(414, 736, top: 20, scale: 3, orientation)
    }
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        notched(375, 812, top: 44, scale: 3, orientation)
    }
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        notched(414, 896, top: 44, scale: 3, orientation)
    }
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        notched(414, 896, top: 44, scale: 2, orientation)
    }
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        notched(390, 844, top: 47, scale: 3, orientation)
    }
    public static let iPhone12Pro = iPhone12(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        notched(428, 926, top: 47, scale: 3, orientation)
    }
    public static let iPhone13 = iPhone12(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        notched(375, 812, top: 50, scale: 3, orientation)
    }
    public static let iPhone13Pro = iPhone12(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone13ProMax = iPhone12ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        pad(768, 1024, top: 20, bottom: 0, orientation)
    }
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        pad(834, 1112, top: 20, bottom: 0, orientation)
    }
    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        pad(834, 1194, top: 24, bottom: 20, orientation)
    }
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        pad(1024, 1366, top: 20, bottom: 0, orientation)
    }
}
