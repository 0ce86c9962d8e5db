public struct UIAccessibilityTraits: OptionSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}

/// What a UIKit view says of itself to those who don't see it.
struct ViewAccessibility {
    var isElement: Bool?
    var isHidden = false
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []

    func describe(_ view: AnyView) -> AnyView {
        var view = view
        if isElement == true { view = AnyView(view.accessibilityElement(children: .ignore)) }
        if let label { view = AnyView(view.accessibilityLabel(Text(verbatim: label))) }
        if let value { view = AnyView(view.accessibilityValue(Text(verbatim: value))) }
        if let hint { view = AnyView(view.accessibilityHint(Text(verbatim: hint))) }
        if let identifier { view = AnyView(view.accessibilityIdentifier(identifier)) }
        if isHidden { view = AnyView(view.accessibilityHidden(true)) }
        if traits.contains(.button) { view = AnyView(view.accessibilityAddTraits(.isButton)) }
        if traits.contains(.header) { view = AnyView(view.accessibilityAddTraits(.isHeader)) }
        if traits.contains(.selected) { view = AnyView(view.accessibilityAddTraits(.isSelected)) }
        return view
    }
}

/// A UIKit view: it can be made and asked, and is drawn as far as SwiftUI has views for it.
open class UIView: UIResponder {
    public enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }

    public struct AutoresizingMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
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
    private var ownTint: UIColor?
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? UIColor.systemBlue }
        set { ownTint = newValue }
    }
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var gestureRecognizers: [UIGestureRecognizer]? = nil

    /// What assistive technologies are told of it; nil for nothing of its own.
    private var accessibility: ViewAccessibility?
    private func describe(_ change: (inout ViewAccessibility) -> Void) {
        var described = accessibility ?? ViewAccessibility()
        change(&described)
        accessibility = described
    }
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { describe { $0.isElement = newValue } }
    }
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { describe { $0.label = newValue } }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.label.map { NSAttributedString(string: $0) } }
        set { describe { $0.label = newValue?.string } }
    }
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { describe { $0.value = newValue } }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.value.map { NSAttributedString(string: $0) } }
        set { describe { $0.value = newValue?.string } }
    }
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { describe { $0.hint = newValue } }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.hint.map { NSAttributedString(string: $0) } }
        set { describe { $0.hint = newValue?.string } }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { describe { $0.identifier = newValue } }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.isHidden ?? false }
        set { describe { $0.isHidden = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? [] }
        set { describe { $0.traits = newValue } }
    }
    open class var layerClass: AnyClass { CALayer.self }
    public private(set) lazy var layer: CALayer = {
        let wanted = type(of: self).layerClass
        let made =
            (wanted as? CAGradientLayer.Type)?.init() ?? (wanted as? CAShapeLayer.Type)?.init()
            ?? (wanted as? CALayer.Type)?.init() ?? CALayer()
        made.owner = self
        return made
    }()
    /// What a hosting controller shows in it.
    var hostedView: AnyView?

    var constraintList: Any?
    /// Draws it where its constraints place it; nil without any.
    var drawConstrained: ((UIView) -> AnyView?)?

    /// What it shows by itself, under its parts: along `axes` as large as its place, else as large as it likes; nil for
    /// nothing.
    func content(filling axes: Axis.Set) -> AnyView? {
        hostedView.map {
            AnyView(
                $0.frame(
                    maxWidth: axes.contains(.horizontal) ? CGFloat.infinity : nil,
                    maxHeight: axes.contains(.vertical) ? CGFloat.infinity : nil))
        }
    }
    /// What it is filled with.
    var drawnBackground: UIColor? { backgroundColor }
    /// The views below it that its content doesn't hold.
    var looseSubviews: [UIView] { subviews }

    /// What SwiftUI can draw of it; nil for nothing.
    final var drawing: AnyView? { drawing(filling: [.horizontal, .vertical]) }

    final func drawing(filling axes: Axis.Set) -> AnyView? {
        let parts = looseSubviews.filter { !$0.isHidden && $0.alpha > 0 }.compactMap { $0.placedDrawing }
        let background = drawnBackground.flatMap { $0 == UIColor.clear ? nil : $0 }
        let drawing = layer.drawing(of: content(filling: axes), background: background, parts: parts, alpha: alpha)
        let described = accessibility.map { described in drawing.map { described.describe($0) } } ?? drawing
        guard let ownTint else { return described }
        return described.map { AnyView($0.tint(Color(uiColor: ownTint))) }
    }

    /// In its frame; a view without one is as large as what it stands in.
    private var placedDrawing: AnyView? {
        if let drawConstrained, !translatesAutoresizingMaskIntoConstraints { return drawConstrained(self) }
        guard let drawing else { return nil }
        let isStretched = autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
        guard frame.width > 0, frame.height > 0, !isStretched else { return drawing }
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
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
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
