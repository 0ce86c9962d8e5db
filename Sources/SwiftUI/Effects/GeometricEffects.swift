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
