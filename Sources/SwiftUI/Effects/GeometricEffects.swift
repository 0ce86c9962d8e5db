import ViewGraph

/// How a view is moved without changing layout (facts 16.18).
enum GeometricEffect: Hashable, Sendable {
    case rotation(Angle, UnitPoint)
    case scale(CGSize, UnitPoint)
    case affine(CGAffineTransform)
    /// Mirrored from left to right.
    case mirror

    var label: String {
        switch self {
        case .rotation: ".rotationEffect"
        case .scale: ".scaleEffect"
        case .affine: ".transformEffect"
        case .mirror: ".flipsForRightToLeftLayoutDirection"
        }
    }

    /// The transform of something in `rect`, in the coordinates of `rect`.
    func transform(in rect: CGRect) -> CGAffineTransform {
        switch self {
        case .rotation(let angle, let anchor):
            return CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
        case .scale(let scale, let anchor):
            return CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
        case .affine(let transform): return transform.about(rect.origin)
        case .mirror: return CGAffineTransform(scaleX: -1, y: 1).about(rect.center)
        }
    }
}

extension GeometricEffect {
    /// What is animated, in the units that animations are made in (facts 18.13); nil for nothing.
    fileprivate var quantities: [Double]? {
        switch self {
        case .rotation(let angle, let anchor): [angle.radians * 128] + anchor.quantities
        case .scale(let scale, let anchor): [scale.width, scale.height] + anchor.quantities
        case .affine(let transform):
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }
        case .mirror: nil
        }
    }

    fileprivate func with(_ numbers: [Double]) -> GeometricEffect {
        switch self {
        case .rotation where numbers.count == 3:
            return .rotation(.radians(numbers[0] / 128), UnitPoint(quantities: numbers[1...]))
        case .scale where numbers.count == 4:
            return .scale(CGSize(width: numbers[0], height: numbers[1]), UnitPoint(quantities: numbers[2...]))
        case .affine where numbers.count == 6:
            return .affine(
                CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
        default: return self
        }
    }
}

extension UnitPoint {
    /// In the units that animations are made in (facts 18.13).
    fileprivate var quantities: [Double] { [Double(x) * 128, Double(y) * 128] }

    fileprivate init(quantities: ArraySlice<Double>) {
        self.init(x: (quantities.first ?? 0) / 128, y: (quantities.last ?? 0) / 128)
    }
}

struct GeometricEffectModifier: ElementModifier {
    let effect: GeometricEffect

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        GeometricEffectNode(viewNode: viewNode, child: child, effect: effect)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? GeometricEffectNode else { return .needsNewNode }
        node.effect = effect
        return .rules
    }
}

final class GeometricEffectNode: PassThroughLayoutNode, RenderTransform {
    fileprivate var effect: GeometricEffect

    init(viewNode: ViewNode, child: LayoutNode, effect: GeometricEffect) {
        self.effect = effect
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { effect.label }
    var renderTransform: CGAffineTransform { effect.transform(in: CGRect(origin: .zero, size: frame.size)) }
    override var isGeometryScope: Bool { true }

    override var animatableAttributes: _AnyAnimatableData? {
        get { effect.quantities.map { _AnyAnimatableData(numbers: $0) } }
        set { if let numbers = newValue?.numbers { effect = effect.with(numbers) } }
    }

    override func collectEvents(in context: inout EventContext) {
        guard renderTransform.hasFiniteValues, renderTransform.determinant != 0 else { return }
        context.transformed(by: renderTransform) { collectChildren(in: &$0) }
    }

    override func draw(in context: inout DrawContext) {
        let transform = effect.transform(in: context.pixelRect(of: frame.size))
        guard transform.hasFiniteValues else {
            return viewNode.report("\(name) has a number that isn't finite; the view isn't drawn")
        }
        if transform.isIdentity { return drawChildren(in: &context) }
        // What is scaled to nothing isn't drawn (measured: facts 16.50).
        guard transform.determinant != 0 else { return }
        context.group(DisplayList.Group(transform: transform)) { drawChildren(in: &$0) }
    }
}

struct MirroringModifier: ElementModifier {
    /// The direction of layout in which the view is mirrored; nil for neither.
    let direction: LayoutDirection?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        let flips = viewNode.environment.layoutDirection == direction
        return flips
            ? GeometricEffectNode(viewNode: viewNode, child: child, effect: .mirror)
            : InertNode(viewNode: viewNode, child: child, label: GeometricEffect.mirror.label, isHidden: false)
    }
}

/// Draws elsewhere; the shift counts for the pixel grid like a place does.
struct OffsetModifier: ElementModifier {
    let offset: CGSize

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        OffsetNode(viewNode: viewNode, child: child, offset: offset)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? OffsetNode else { return .needsNewNode }
        node.offset = offset
        return .rules
    }
}

final class OffsetNode: PassThroughLayoutNode, RenderTransform {
    fileprivate var offset: CGSize

    init(viewNode: ViewNode, child: LayoutNode, offset: CGSize) {
        self.offset = offset
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".offset" }
    override var isGeometryScope: Bool { true }

    override var animatableAttributes: _AnyAnimatableData? {
        get { _AnyAnimatableData(numbers: [offset.width, offset.height]) }
        set {
            guard let numbers = newValue?.numbers, numbers.count == 2 else { return }
            offset = CGSize(width: numbers[0], height: numbers[1])
        }
    }

    var renderTransform: CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

    override func collectEvents(in context: inout EventContext) {
        guard renderTransform.hasFiniteValues else { return }
        context.transformed(by: renderTransform) { collectChildren(in: &$0) }
    }

    override func draw(in context: inout DrawContext) {
        guard offset.width.isFinite, offset.height.isFinite else {
            return viewNode.report(".offset has a number that isn't finite; the view isn't drawn")
        }
        context.translated(by: offset) { drawChildren(in: &$0) }
    }
}

extension CGAffineTransform {
    var hasFiniteValues: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

nonisolated extension View {
    /// Turned round `anchor`, clockwise for positive angles; layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(GeometricEffectModifier(effect: .rotation(angle, anchor)))
    }

    /// Scaled from `anchor`; layout stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(GeometricEffectModifier(effect: .scale(scale, anchor)))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(GeometricEffectModifier(effect: .scale(CGSize(width: s, height: s), anchor)))
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(GeometricEffectModifier(effect: .scale(CGSize(width: x, height: y), anchor)))
    }

    /// Seen through a transform of the view's own coordinates; layout stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(GeometricEffectModifier(effect: .affine(transform)))
    }

    /// Mirrored where the layout runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(direction: enabled ? .rightToLeft : nil))
    }

    /// Mirrored where the layout runs in the behavior's direction.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        if case .mirrors(let direction) = behavior { return modifier(MirroringModifier(direction: direction)) }
        return modifier(MirroringModifier(direction: nil))
    }

    /// Drawn elsewhere; layout stays.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }
}
