public struct UIEdgeInsets: Hashable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension EdgeInsets {
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

public struct UIOffset: Hashable {
    public var horizontal: CGFloat = 0
    public var vertical: CGFloat = 0
    public static let zero = UIOffset()
}

/// The canvas, as a device's screen.
public class UIScreen: NSObject {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    public var bounds: CGRect { CGRect(x: 0, y: 0, width: _Host.width, height: _Host.height) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: _Host.width * _Host.scale, height: _Host.height * _Host.scale)
    }
    public var scale: CGFloat { _Host.scale }
    public var nativeScale: CGFloat { _Host.scale }
    public var brightness: CGFloat = 0.5
    public var isCaptured: Bool { false }
    public var coordinateSpace: CGRect { bounds }
    /// Asked for what isn't public: a picture has none of it.
    public func value(forKey key: String) -> Any? { nil }
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection {
        UITraitCollection(userInterfaceStyle: _Host.isDark ? .dark : .light)
    }
}

public class NSScreen: NSObject {
    public static let main: NSScreen? = NSScreen()
    public static var screens: [NSScreen] { [main!] }
    public var frame: CGRect { CGRect(x: 0, y: 0, width: _Host.width, height: _Host.height) }
    public var visibleFrame: CGRect { frame }
    public var localizedName: String { "Display" }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public var deviceDescription: [String: Any] { [:] }
    public var backingScaleFactor: CGFloat { _Host.scale }
}

public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

public enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

public class UIDevice: NSObject {
    public enum BatteryState: Int { case unknown, unplugged, charging, full }

    public static let current = UIDevice()

    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")

    public var name: String { model }
    public var model: String { _Host.isPad ? "iPad" : _Host.isPhone ? "iPhone" : "Mac" }
    public var localizedModel: String { model }
    public var systemName: String { _Host.isPad ? "iPadOS" : _Host.isPhone ? "iOS" : "macOS" }
    public var systemVersion: String { "26.0" }
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { _Host.isPad ? .pad : _Host.isPhone ? .phone : .mac }
    public var orientation: UIDeviceOrientation { _Host.width > _Host.height ? .landscapeLeft : .portrait }
    public var isBatteryMonitoringEnabled = false
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var isMultitaskingSupported: Bool { true }
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Asked for by name (`setValue(_:forKey:)`); there is nothing to turn.
    public func setValue(_ value: Any?, forKey key: String) {}
}

/// A clipboard of the drawing's own.
public class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    public var string: String?
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    public var url: URL?
    public var image: UIImage?
    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
}

public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isGrayscaleEnabled: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name("UIAccessibilityOnOffSwitchLabels")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotion")
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOver")

    public struct Notification: RawRepresentable, Hashable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1008)
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
    }
    public static func post(notification: Notification, argument: Any?) {}
}

extension UITraitCollection {
    public var userInterfaceIdiom: UIUserInterfaceIdiom { _Host.isPad ? .pad : _Host.isPhone ? .phone : .mac }
    public var displayScale: CGFloat { _Host.scale }
}

/// The traits that a view hands on; nothing of UIKit lies around a picture that would read them.
public struct UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom { _Host.isPad ? .pad : _Host.isPhone ? .phone : .mac }
}

/// A key whose value UIKit's views would see, too.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout UIMutableTraits, value: Value)
}

public enum UIBackgroundFetchResult: UInt { case newData, noData, failed }
