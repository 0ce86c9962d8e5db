// Auto Layout. Constraints between a view and its superview take part in layout; those between siblings are only kept.

public struct UILayoutPriority: RawRepresentable, Hashable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
}

open class NSLayoutConstraint: NSObject {
    public enum Axis: Int { case horizontal, vertical }
    public var constant: CGFloat = 0
    public var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if first == nil, isActive {
                _Host.warn("only constraints that make two sides equal have an effect on a picture")
            }
            first?.item?.update(self, isActive: isActive)
        }
    }
    public var priority = UILayoutPriority.required
    public var identifier: String?
    var first: NSLayoutAnchor?
    var second: NSLayoutAnchor?
    public override init() {}
    init(_ first: NSLayoutAnchor, _ second: NSLayoutAnchor?, _ constant: CGFloat) {
        self.constant = constant
        (self.first, self.second) = (first, second)
    }
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = true }
    }
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = false }
    }
}

open class NSLayoutAnchor: NSObject {
    enum Edge { case top, bottom, leading, trailing, centerX, centerY, width, height, none }
    weak var item: UIView?
    let edge: Edge
    public override init() { edge = .none }
    init(_ item: UIView?, _ edge: Edge) { (self.item, self.edge) = (item, edge) }

    public func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(self, anchor, c)
    }
    public func constraint(
        equalTo anchor: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { m == 1 ? constraint(equalTo: anchor, constant: c) : NSLayoutConstraint() }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(self, nil, c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

open class UILayoutGuide: NSObject {
    weak var item: UIView?
    public override init() {}
    init(_ item: UIView) { self.item = item }
    public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .top) }
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .bottom) }
    public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .leading) }
    public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .trailing) }
    public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .leading) }
    public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .trailing) }
    public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .centerX) }
    public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .centerY) }
    public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .width) }
    public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(item, .height) }
}

/// The active constraints of one view.
final class ActiveConstraints {
    var list: [NSLayoutConstraint] = []

    /// The constant of an edge that is constrained to the same one of the view round it, or to a number.
    private func value(_ edge: NSLayoutAnchor.Edge, of view: UIView) -> CGFloat? {
        list.last { tie in
            guard tie.first?.edge == edge else { return false }
            guard let second = tie.second else { return true }
            return second.edge == edge && second.item === view.superview
        }?.constant
    }

    func drawing(of view: UIView) -> AnyView? {
        if list.contains(where: { $0.second != nil && $0.second?.item !== view.superview }) {
            _Host.warn("constraints between views that stand beside each other have no effect on a picture")
        }
        let (left, right) = (value(.leading, of: view), value(.trailing, of: view))
        let (top, bottom) = (value(.top, of: view), value(.bottom, of: view))
        let (centerX, centerY) = (value(.centerX, of: view), value(.centerY, of: view))
        let (width, height) = (value(.width, of: view), value(.height, of: view))
        let isWide = width != nil || left != nil && right != nil
        let isHigh = height != nil || top != nil && bottom != nil
        var axes: Axis.Set = []
        if isWide { axes.insert(.horizontal) }
        if isHigh { axes.insert(.vertical) }
        guard let drawing = view.drawing(filling: axes) else { return nil }
        let alignment = Alignment(
            horizontal: centerX != nil ? .center : left == nil && right != nil ? .trailing : .leading,
            vertical: centerY != nil ? .center : top == nil && bottom != nil ? .bottom : .top)
        return AnyView(
            drawing
                .frame(width: width, height: height)
                .fixedSize(horizontal: !isWide && centerX != nil, vertical: !isHigh)
                .padding(
                    EdgeInsets(
                        top: top ?? 0, leading: left ?? 0, bottom: -(bottom ?? 0), trailing: -(right ?? 0))
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                .offset(x: centerX ?? 0, y: centerY ?? 0))
    }
}

extension UIView {
    fileprivate func update(_ constraint: NSLayoutConstraint, isActive: Bool) {
        let active = constraintList as? ActiveConstraints ?? ActiveConstraints()
        constraintList = active
        active.list.removeAll { $0 === constraint }
        if isActive { active.list.append(constraint) }
        drawConstrained = active.list.isEmpty ? nil : { active.drawing(of: $0) }
    }

    public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
    public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
    public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
    public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .width) }
    public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .height) }
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
}
