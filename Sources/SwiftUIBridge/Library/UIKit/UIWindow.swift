open class UIResponder: NSObject {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    public override init() {}
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func reloadInputViews() {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

public class UITouch: NSObject {
    public override init() {}
    public enum Phase: Int { case began, moved, stationary, ended, cancelled }
    public var phase: Phase { .began }
    public var tapCount: Int { 1 }
    public var force: CGFloat { 0 }
    public var view: UIView? { nil }
    public func location(in view: UIView?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
public class UIEvent: NSObject {
    public enum EventType: Int { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int { case none, motionShake }
    public override init() {}
    public var allTouches: Set<UITouch>? { nil }
}

open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            _Host.warn(
                "'overrideUserInterfaceStyle' of a window has no effect on a picture; '.preferredColorScheme' has")
        }
    }
    open var screen: UIScreen { UIScreen.main }
    open private(set) var isKeyWindow = false
    open override var window: UIWindow? { self }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    init(main scene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        windowScene = scene
        isKeyWindow = true
        rootViewController = UIViewController()
    }

    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
}

public enum UIStatusBarStyle: Int { case `default` = 0, lightContent = 1, darkContent = 3 }

public class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: _Host.width, height: _Host.safeAreaTop) }
    public var isStatusBarHidden: Bool { _Host.safeAreaTop == 0 }
    public var statusBarStyle: UIStatusBarStyle { .default }
}

public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {}

open class UIScene: UIResponder {
    public enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
    public class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    open var activationState: ActivationState { .foregroundActive }
    open var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    public let session = UISceneSession()
}

open class UIWindowScene: UIScene {
    public enum GeometryPreferences {
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> Self { .orientations }
        case orientations
    }

    static let main = UIWindowScene()
    open lazy var windows: [UIWindow] = [UIWindow(main: self)]
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { UIScreen.main }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var interfaceOrientation: UIInterfaceOrientation {
        _Host.width > _Host.height ? .landscapeRight : .portrait
    }
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { _Host.warn("a picture isn't turned: its size says how it lies") }
}

public class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    public var role: Role { .windowApplication }
    public var persistentIdentifier: String { "scene" }
    public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

public class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?
    public var sceneClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

public class UIOpenURLContext: NSObject {
    public var url: URL { URL(fileURLWithPath: "/") }
}
public class UIApplicationShortcutItem: NSObject {
    public var type: String { "" }
    public var localizedTitle: String { "" }
}
public class NSUserActivity: NSObject {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForSearch = false
    public var isEligibleForHandoff = false
    public var isEligibleForPrediction = false
    public var targetContentIdentifier: String?
    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}
    public init(activityType: String) { self.activityType = activityType }
}
