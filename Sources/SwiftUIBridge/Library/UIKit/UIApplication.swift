public protocol UIApplicationDelegate: AnyObject {}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The app that a picture stands for: one scene with one window, the size of the canvas.
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }
    public enum State: Int { case active, inactive, background }

    public static let shared = UIApplication()

    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    public var delegate: (any UIApplicationDelegate)?
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
    public var windows: [UIWindow] { UIWindowScene.main.windows }
    public var keyWindow: UIWindow? { UIWindowScene.main.keyWindow }
    public var applicationState: State { .active }
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
    public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public var isNetworkActivityIndicatorVisible = false
    public var supportsAlternateIcons: Bool { true }
    public private(set) var alternateIconName: String?
    public var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var shortcutItems: [UIApplicationShortcutItem]?
    public enum BackgroundRefreshStatus: Int { case restricted, denied, available }
    public var backgroundRefreshStatus: BackgroundRefreshStatus { .available }
    public var backgroundTimeRemaining: TimeInterval { 30 }
    public var supportsMultipleScenes: Bool { false }
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        alternateIconName = name
        completionHandler?(nil)
    }

    public func canOpenURL(_ url: URL) -> Bool { true }

    /// Nothing is opened: there is nobody to look.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(true) }

    /// The action that ends editing takes the focus; no other one has anybody to reach.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard action.description.contains("resignFirstResponder") else { return false }
        _Host.endEditing()
        return true
    }

    open func sendEvent(_ event: UIEvent) {}
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    public func beginIgnoringInteractionEvents() {}
    public func endIgnoringInteractionEvents() {}
    public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
    public func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?, options: Any?, errorHandler: ((Error) -> Void)?
    ) {}
    public func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public func performSelector(_ selector: Selector) {}
}

/// The delegate is made, as an app would, and never called: nothing happens to a picture's app.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
    public let wrappedValue: DelegateType
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = delegateType.init() }
    public var projectedValue: UIApplicationDelegateAdaptor<DelegateType> { self }
}
