import SwiftInterpreter

let windowSource = LibrarySource(
    "UIWindow.swift",
    provides: [
        "UIResponder", "UIView", "UIWindow", "UIScene", "UIWindowScene", "UIEvent", "UITouch", "UIStatusBarManager",
        "UISceneDelegate", "UIWindowSceneDelegate", "UISceneSession", "UISceneConfiguration", "UIOpenURLContext",
        "UIStatusBarStyle", "CALayer", "UIApplicationShortcutItem", "NSUserActivity",
    ],
    """
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

    public class CALayer: NSObject {
        public var cornerRadius: CGFloat = 0
        public var masksToBounds = false
        public var borderWidth: CGFloat = 0
        public var borderColor: CGColor?
        public var backgroundColor: CGColor?
        public var shadowColor: CGColor?
        public var shadowOpacity: Float = 0
        public var shadowRadius: CGFloat = 0
        public var shadowOffset = CGSize(width: 0, height: -3)
        public var opacity: Float = 1
        public var zPosition: CGFloat = 0
        public var frame = CGRect.zero
        public var bounds = CGRect.zero
        public var isHidden = false
        public private(set) var sublayers: [CALayer]? = nil
        public var filters: [Any]?
        public var name: String?
        weak var owner: UIView?
        public override init() {}
        public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
        public func removeFromSuperlayer() {}
        public func removeAllAnimations() {}
    }

    /// A UIKit view: it can be made and asked, and isn't drawn.
    open class UIView: UIResponder {
        public enum ContentMode: Int {
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        }

        open var frame: CGRect
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }
        open var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }
        open var backgroundColor: UIColor?
        open var tintColor: UIColor! = UIColor.systemBlue
        open var alpha: CGFloat = 1
        open var isHidden = false
        open var isOpaque = true
        open var isUserInteractionEnabled = true
        open var clipsToBounds = false
        open var tag = 0
        open var contentMode = ContentMode.scaleToFill
        open var translatesAutoresizingMaskIntoConstraints = true
        open private(set) weak var superview: UIView?
        open private(set) var subviews: [UIView] = []
        open var gestureRecognizers: [UIGestureRecognizer]? = nil
        public let layer = CALayer()
        /// What a hosting controller shows in it.
        var hostedView: AnyView?

        /// What SwiftUI can draw of it; nil for nothing.
        var drawing: AnyView? {
            if let hostedView { return hostedView }
            let parts = subviews.filter { !$0.isHidden && $0.alpha > 0 }.compactMap { $0.placedDrawing }
            let ground = backgroundColor.flatMap { $0 == UIColor.clear ? nil : $0 }
            guard ground != nil || !parts.isEmpty else { return nil }
            return AnyView(
                ZStack(alignment: .topLeading) {
                    Color(uiColor: ground ?? UIColor.clear)
                    ForEach(parts.indices, id: \\.self) { parts[$0] }
                }
                .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular))
                .opacity(alpha))
        }

        /// In its frame; a view without one is as large as what it stands in.
        private var placedDrawing: AnyView? {
            guard let drawing else { return nil }
            guard frame.width > 0, frame.height > 0 else { return drawing }
            return AnyView(
                drawing.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY))
        }

        open var safeAreaInsets: UIEdgeInsets {
            UIEdgeInsets(
                top: _Host.safeAreaTop, left: _Host.safeAreaLeading, bottom: _Host.safeAreaBottom,
                right: _Host.safeAreaTrailing)
        }
        open var window: UIWindow? { superview?.window }
        open var intrinsicContentSize: CGSize {
            guard let hostedView else { return CGSize(width: -1, height: -1) }
            return ImageRenderer(content: hostedView).uiImage?.size ?? .zero
        }
        open override var next: UIResponder? { superview }

        public init(frame: CGRect) {
            self.frame = frame
            super.init()
            layer.owner = self
        }
        public override convenience init() { self.init(frame: .zero) }
        public init?(coder: NSCoder) { frame = .zero }

        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            view.superview = self
            subviews.append(view)
        }
        open func insertSubview(_ view: UIView, at index: Int) {
            view.removeFromSuperview()
            view.superview = self
            subviews.insert(view, at: index)
        }
        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }
        open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        }
        open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        }
        open func viewWithTag(_ tag: Int) -> UIView? {
            if self.tag == tag { return self }
            for view in subviews {
                if let found = view.viewWithTag(tag) { return found }
            }
            return nil
        }
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
        open func sizeToFit() {}
        open func sizeThatFits(_ size: CGSize) -> CGSize {
            guard let hostedView else { return frame.size }
            let renderer = ImageRenderer(content: hostedView)
            renderer.proposedSize = ProposedViewSize(size)
            return renderer.uiImage?.size ?? .zero
        }
        open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { intrinsicContentSize }
        open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
        open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
        public static func setAnimationsEnabled(_ enabled: Bool) {}
        public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
        open func layoutSubviews() {}
        open func setNeedsLayout() {}
        open func setNeedsDisplay() {}
        open func layoutIfNeeded() {}
        open func didMoveToWindow() {}
        open func didMoveToSuperview() {}
        open func updateConstraints() {}
        open func draw(_ rect: CGRect) {}
        @discardableResult open func endEditing(_ force: Bool) -> Bool {
            _Host.endEditing()
            return true
        }

        public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
            animations()
        }
        public static func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
        ) {
            animations()
            completion?(true)
        }
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
    """)
