/// The colour and font in attributes of titles, for a part of what SwiftUI draws.
func applyAppearance(_ attributes: [NSAttributedString.Key: Any]?, to part: String) {
    if let color = attributes?[.foregroundColor] as? UIColor {
        _Host.appearance(part, color: Color(uiColor: color))
    }
    if let font = attributes?[.font] as? UIFont { _Host.appearance(part, font: Font(font)) }
}
func applyAppearance(_ color: UIColor?, to part: String) {
    _Host.appearance(part, color: color.map { Color(uiColor: $0) })
}

func appearanceHasNoEffect(_ name: String, _ instead: String) {
    _Host.warn("'\(name)' has no effect on a picture; \(instead)")
}

open class UIControl: UIView {
    public struct State: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State(rawValue: 0)
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
    public struct Event: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let editingChanged = Event(rawValue: 131072)
    }
    open var isEnabled = true
    open var isSelected = false
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

/// What is above a list that is pulled down: no picture is taken then.
open class UIRefreshControl: UIControl {
    private static let proxy = UIRefreshControl()
    public static func appearance() -> UIRefreshControl { proxy }
    public var attributedTitle: NSAttributedString?
    public private(set) var isRefreshing = false
    public init() { super.init(frame: .zero) }
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

public enum UIBarMetrics: Int { case `default`, compact, defaultPrompt = 101, compactPrompt }

open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
        case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    public let style: Style
    public init(style: Style) { self.style = style }
    var backdrop: some View {
        let style = style
        let material: Material =
            switch style {
            case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
                .thick
            case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            default: .regular
            }
        return Rectangle().fill(material).transformEnvironment(\.colorScheme) { scheme in
            switch style {
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                scheme = .dark
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
                .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
                scheme = .light
            default: break
            }
        }
    }
}
public enum UIVibrancyEffectStyle: Int {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
/// What stands on a blurred background keeps its colours.
open class UIVibrancyEffect: UIVisualEffect {
    public let style: UIVibrancyEffectStyle
    public init(blurEffect: UIBlurEffect) { style = .label }
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.style = style }
}
open class UIVisualEffectView: UIView {
    public var effect: UIVisualEffect?
    public let contentView = UIView()
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
    }
    public override convenience init() { self.init(effect: nil) }
    override func content(filling axes: Axis.Set) -> AnyView? {
        guard let blur = effect as? UIBlurEffect else { return contentView.drawing }
        return AnyView(blur.backdrop.overlay { contentView.drawing })
    }
}

open class UIBarAppearance: NSObject {
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public override init() {}
    private var isOpaque = false
    public func configureWithDefaultBackground() { isOpaque = false }
    public func configureWithOpaqueBackground() { isOpaque = true }
    public func configureWithTransparentBackground() {
        isOpaque = false
        backgroundColor = nil
    }
    /// What is behind the bar's items; nil where the screen is.
    var drawnBackground: UIColor? { backgroundColor ?? (isOpaque ? UIColor.systemBackground : nil) }
}
open class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public let buttonAppearance = UIBarAppearance()
    public let backButtonAppearance = UIBarAppearance()
    public override init() {}
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
open class UITabBarItemAppearance: NSObject {
    public class State: NSObject {
        public var iconColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    public let normal = State()
    public let selected = State()
    public override init() {}
}
open class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    public override init() {}
}
open class UIToolbarAppearance: UIBarAppearance {
    public override init() {}
}

open class UITabBar: UIView {
    private static let proxy = UITabBar(frame: .zero)
    public static func appearance() -> UITabBar { proxy }

    /// Of the proxy alone: SwiftUI's bars are drawn in what it says.
    private func apply(_ color: UIColor?, to part: String) {
        if self === Self.proxy { applyAppearance(color, to: part) }
    }
    open override var isHidden: Bool { didSet { if self === Self.proxy { _Host.hidesTabBar(isHidden) } } }
    open override var backgroundColor: UIColor? { didSet { apply(backgroundColor, to: "tabBackground") } }
    open override var tintColor: UIColor! { didSet { apply(tintColor, to: "tabChosen") } }
    public var barTintColor: UIColor? { didSet { apply(barTintColor, to: "tabBackground") } }
    public var unselectedItemTintColor: UIColor? { didSet { apply(unselectedItemTintColor, to: "tabItem") } }
    public var standardAppearance = UITabBarAppearance() { didSet { apply(standardAppearance) } }
    public var scrollEdgeAppearance: UITabBarAppearance? { didSet { apply(scrollEdgeAppearance) } }
    private func apply(_ appearance: UITabBarAppearance?) {
        guard self === Self.proxy, let appearance else { return }
        if let color = appearance.backgroundColor { applyAppearance(color, to: "tabBackground") }
        let items = appearance.stackedLayoutAppearance
        let normal = items.normal.iconColor ?? items.normal.titleTextAttributes[.foregroundColor] as? UIColor
        let selected = items.selected.iconColor ?? items.selected.titleTextAttributes[.foregroundColor] as? UIColor
        if let normal { applyAppearance(normal, to: "tabItem") }
        if let selected { applyAppearance(selected, to: "tabChosen") }
    }
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public var isTranslucent = true
    public var itemPositioning = 0
}

open class UINavigationBar: UIView {
    private static let proxy = UINavigationBar(frame: .zero)
    public static func appearance() -> UINavigationBar { proxy }

    /// Of the proxy alone: SwiftUI's bars are drawn in what it says.
    private func apply(_ color: UIColor?, to part: String) {
        if self === Self.proxy { applyAppearance(color, to: part) }
    }
    open override var backgroundColor: UIColor? { didSet { apply(backgroundColor, to: "navigationBackground") } }
    open override var tintColor: UIColor! { didSet { apply(tintColor, to: "navigationTint") } }
    public var barTintColor: UIColor? {
        didSet {
            guard self === Self.proxy else { return }
            appearanceHasNoEffect(
                "UINavigationBar.barTintColor",
                "the background of 'scrollEdgeAppearance' and '.toolbarBackground(_:for: .navigationBar)' have")
        }
    }
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { if self === Self.proxy { applyAppearance(titleTextAttributes, to: "navigationTitle") } }
    }
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { if self === Self.proxy { applyAppearance(largeTitleTextAttributes, to: "navigationLargeTitle") } }
    }
    /// With content scrolled below the bar; its titles are also those of a bar with nothing below.
    public var standardAppearance = UINavigationBarAppearance() {
        didSet { if scrollEdgeAppearance == nil { applyTitles(standardAppearance) } }
    }
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            guard self === Self.proxy, let scrollEdgeAppearance else { return }
            applyTitles(scrollEdgeAppearance)
            if let color = scrollEdgeAppearance.drawnBackground { applyAppearance(color, to: "navigationBackground") }
        }
    }
    private func applyTitles(_ appearance: UINavigationBarAppearance) {
        guard self === Self.proxy else { return }
        applyAppearance(appearance.titleTextAttributes, to: "navigationTitle")
        applyAppearance(appearance.largeTitleTextAttributes, to: "navigationLargeTitle")
    }
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public var shadowImage: UIImage?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How far content bounces, and what shows of it, is for a finger.
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

open class UIScrollingView: UIView {
    public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
    public var bounces = true
    public var alwaysBounceVertical = false
    public var alwaysBounceHorizontal = false
    public var isScrollEnabled = true
    public var isPagingEnabled = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    public var contentInset = UIEdgeInsets.zero
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    public var zoomScale: CGFloat = 1
    public var delaysContentTouches = true
    public var minimumZoomScale: CGFloat = 1
    public var maximumZoomScale: CGFloat = 1
    public var bouncesZoom = true
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    public weak var delegate: (any UIScrollViewDelegate)?
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

open class UIScrollView: UIScrollingView {
    private static let proxy = UIScrollView(frame: .zero)
    public class func appearance() -> UIScrollView { proxy }
    open override var backgroundColor: UIColor? {
        didSet {
            if self === Self.proxy { appearanceHasNoEffect("UIScrollView.backgroundColor", "'.background' has") }
        }
    }
}

open class UITableView: UIScrollingView {
    private static let proxy = UITableView(frame: .zero)
    public static func appearance() -> UITableView { proxy }
    public enum SeparatorStyle: Int { case none, singleLine }
    open override var backgroundColor: UIColor? {
        didSet {
            appearanceHasNoEffect("UITableView.backgroundColor", "'.scrollContentBackground' and '.background' have")
        }
    }
    public var separatorStyle = SeparatorStyle.singleLine {
        didSet { appearanceHasNoEffect("UITableView.separatorStyle", "'.listRowSeparator' has") }
    }
    public var separatorColor: UIColor? {
        didSet { appearanceHasNoEffect("UITableView.separatorColor", "'.listRowSeparatorTint' has") }
    }
    public var separatorInset = UIEdgeInsets.zero
    public var sectionHeaderTopPadding: CGFloat = 0
    public var sectionHeaderHeight: CGFloat = -1
    public var sectionFooterHeight: CGFloat = -1
    public func reloadData() {}
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var allowsSelection = true
    public var rowHeight: CGFloat = -1
}

open class UITableViewCell: UIView {
    private static let proxy = UITableViewCell(frame: .zero)
    public static func appearance() -> UITableViewCell { proxy }
    public enum SelectionStyle: Int { case none, blue, gray, `default` }
    open override var backgroundColor: UIColor? {
        didSet { appearanceHasNoEffect("UITableViewCell.backgroundColor", "'.listRowBackground' has") }
    }
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
}

open class UICollectionView: UIScrollingView {
    private static let proxy = UICollectionView(frame: .zero)
    public static func appearance() -> UICollectionView { proxy }
}

open class UIToolbar: UIView {
    private static let proxy = UIToolbar(frame: .zero)
    public static func appearance() -> UIToolbar { proxy }
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
}

open class UIBarItem: NSObject {
    public var title: String?
    public var image: UIImage?
    public var tag = 0
    public override init() {}
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        guard self is UITabBarItem else {
            appearanceHasNoEffect("setTitleTextAttributes", "'.font' and '.tint' on the item have")
            return
        }
        applyAppearance(attributes?[.foregroundColor] as? UIColor, to: state == .selected ? "tabChosen" : "tabItem")
    }
}
open class UITabBarItem: UIBarItem {
    private static let proxy = UITabBarItem()
    public static func appearance() -> UITabBarItem { proxy }
    public override init() {}
    public var badgeValue: String?
    public var selectedImage: UIImage?
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.selectedImage = selectedImage
    }
}
open class UIBarButtonItem: UIBarItem {
    private static let proxy = UIBarButtonItem()
    public static func appearance() -> UIBarButtonItem { proxy }
    public override init() {}
    public var tintColor: UIColor?
}
