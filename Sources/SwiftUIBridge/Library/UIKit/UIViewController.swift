public enum UIModalPresentationStyle: Int {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none, automatic
}

/// A screen of UIKit's: it can be made and asked, and isn't drawn.
open class UIViewController: UIResponder {
    open lazy var view: UIView! = UIView(frame: UIScreen.main.bounds)
    open var title: String?
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open private(set) var presentedViewController: UIViewController?
    open weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preferredContentSize = CGSize.zero
    open var isModalInPresentation = false
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var navigationController: UINavigationController? { parent as? UINavigationController }
    open var tabBarController: UITabBarController? { parent as? UITabBarController }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var isViewLoaded: Bool { true }

    public override init() {}
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public init?(coder: NSCoder) {}

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func viewWillLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func addChild(_ child: UIViewController) {
        child.parent = self
        children.append(child)
    }
    open func removeFromParent() { parent = nil }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        _Host.warn("what UIKit presents isn't drawn; '.sheet', '.alert' and '.fullScreenCover' are")
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}

public protocol UIViewControllerTransitionCoordinator: AnyObject {}
public protocol UINavigationControllerDelegate: AnyObject {}
public protocol UITabBarControllerDelegate: AnyObject {}

open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []
    open var isNavigationBarHidden = false
    open var hidesBarsOnSwipe = false
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }
    open lazy var navigationBar = UINavigationBar(frame: .zero)
    open lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open weak var delegate: (any UINavigationControllerDelegate)?
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.popLast()
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers = Array(viewControllers.prefix(1))
        return nil
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
    open lazy var tabBar = UITabBar(frame: .zero)
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { selectedIndex < $0.count ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    open weak var delegate: (any UITabBarControllerDelegate)?
}

open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { view.hostedView = AnyView(rootView) } }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        view.hostedView = AnyView(rootView)
    }
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }
    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

public class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

open class UIActivityViewController: UIViewController {
    public var excludedActivityTypes: [UIActivity.ActivityType]?
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }
}
