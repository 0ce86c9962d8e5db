import ViewGraph

/// A map of the plane by a 3×3 matrix on row vectors (x, y, 1).
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    /// True where parallels stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

    /// This map first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// The map as an affine one; nil where it has a perspective.
    var affine: CGAffineTransform? {
        guard isAffine else { return nil }
        return CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }
}

/// A modifier that moves a view's picture by a map that depends on its size; layout stays.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
    // Unreachable: the effect makes its own node.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let name = (modifier as? any NamedEffect)?.label ?? context.graph.typeNames.name(of: Self.self)
        let effect = GeometryEffectModifier(label: name, source: modifier, animating: .init(of: modifier)) {
            modifier.effectValue(size: $0)
        }
        return GeometryEffectModifier._reconcile(effect, content: content, existing: existing, in: context)
    }
}

nonisolated extension GeometryEffect {
    /// The same picture, but geometry readers and anchors tell where the view would be without the effect.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that is seen and that layout knows nothing of.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let name = (modifier.base as? any NamedEffect)?.label ?? context.graph.typeNames.name(of: Base.self)
        let effect = GeometryEffectModifier(
            label: name, source: modifier, isIgnoredByLayout: true, animating: .init(of: modifier)
        ) {
            modifier.base.effectValue(size: $0)
        }
        return GeometryEffectModifier._reconcile(effect, content: content, existing: existing, in: context)
    }
}

/// An effect of the engine's own, reported under its modifier's name.
package nonisolated protocol NamedEffect {
    var label: String { get }
}

package struct GeometryEffectModifier: ElementModifier {
    let label: String
    let source: Any
    let isIgnoredByLayout: Bool
    let animating: Animating?
    let effect: (CGSize) -> ProjectionTransform

    /// How the effect is animated: its own data, and the effect with other data.
    package struct Animating {
        let data: () -> _AnyAnimatableData?
        let effect: (_AnyAnimatableData) -> (CGSize) -> ProjectionTransform

        package init(
            data: @escaping () -> _AnyAnimatableData?,
            effect: @escaping (_AnyAnimatableData) -> (CGSize) -> ProjectionTransform
        ) {
            (self.data, self.effect) = (data, effect)
        }

        init<Effect: GeometryEffect>(of effect: Effect) {
            self.init(data: { effect.animatableQuantities }) { data in
                var shown = effect
                shown.animatableQuantities = data
                return { [shown] in shown.effectValue(size: $0) }
            }
        }
    }

    /// - Parameters:
    ///   - label: the name in reports.
    ///   - source: what tells whether the effect is still the same.
    ///   - isIgnoredByLayout: whether geometry readers and anchors tell a place without the effect.
    package init(
        label: String, source: Any, isIgnoredByLayout: Bool = false, animating: Animating? = nil,
        effect: @escaping (CGSize) -> ProjectionTransform
    ) {
        (self.label, self.source, self.isIgnoredByLayout) = (label, source, isIgnoredByLayout)
        (self.animating, self.effect) = (animating, effect)
    }

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        GeometryEffectNode(viewNode: viewNode, child: child, modifier: self)
    }
}

extension GeometryEffectModifier: CustomComparable {
    package func isSame(as other: GeometryEffectModifier) -> Bool {
        isIgnoredByLayout == other.isIgnoredByLayout && areEqual(source, other.source)
    }
}

final class GeometryEffectNode: PassThroughLayoutNode, RenderTransform {
    private let modifier: GeometryEffectModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: GeometryEffectModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { modifier.label }
    override var isGeometryScope: Bool { true }
    /// The effect of a frame of an animation.
    private var shown: ((CGSize) -> ProjectionTransform)?

    override var animatableAttributes: _AnyAnimatableData? {
        get { modifier.animating?.data() }
        set { shown = newValue.flatMap { data in modifier.animating?.effect(data) } }
    }

    var renderTransform: CGAffineTransform { modifier.isIgnoredByLayout ? .identity : drawnTransform }

    private var drawnTransform: CGAffineTransform { modifier.effect(frame.size).affineInTheMiddle(of: frame.size) }

    override func collectEvents(in context: inout EventContext) {
        let transform = drawnTransform
        guard transform.hasFiniteValues, transform.determinant != 0 else { return }
        context.transformed(by: transform) { collectChildren(in: &$0) }
    }

    override func draw(in context: inout DrawContext) {
        context.projected(by: (shown ?? modifier.effect)(frame.size), of: self) { drawChildren(in: &$0) }
    }
}

extension ProjectionTransform {
    /// The affine map; with a perspective the one that holds in the middle.
    func affineInTheMiddle(of size: CGSize) -> CGAffineTransform {
        affine ?? projection?.affine(at: CGPoint(x: size.width / 2, y: size.height / 2)) ?? .identity
    }
}

extension DrawContext {
    /// Draws something of a node as a projection of its coordinates shows it.
    mutating func projected(
        by value: ProjectionTransform, of node: LayoutNode, _ draw: (inout DrawContext) -> Void
    ) {
        let origin = pixelRect(of: node.frame.size).origin
        guard let transform = value.affine else {
            let flat = recorded(draw)
            let (graph, name) = (node.graph, node.name)
            let shown = flat.projected(by: value.about(origin)) { graph.report("\(name): \($0)") }
            return group(DisplayList.Group()) { context in shown.items.forEach { context.add($0) } }
        }
        guard transform.hasFiniteValues, transform.determinant != 0 else { return }
        if transform.isIdentity { return draw(&self) }
        group(DisplayList.Group(transform: transform.about(origin))) { draw(&$0) }
    }
}
