import ViewGraph

/// Changes of a view's picture that don't touch its layout.
public protocol VisualEffect {
    /// The changes, the innermost first.
    var _steps: [VisualEffectStep] { get }
}

/// No change yet; what `visualEffect` begins with.
public nonisolated struct EmptyVisualEffect: VisualEffect, Sendable {
    public init() {}
    public var _steps: [VisualEffectStep] { [] }
}

/// One change of a view's picture.
@_documentation(metadata: engine)
public struct VisualEffectStep {
    /// From a rectangle's size to a transform of the coordinates at its corner.
    var transform: ((CGSize) -> CGAffineTransform)?
    /// The same with a perspective.
    var projection: ((CGSize) -> ProjectionTransform)?
    var opacity: Double?
    var filter: Filter?
}

/// Changes in a row.
package struct VisualEffectChain: VisualEffect {
    package let _steps: [VisualEffectStep]

    init(_steps: [VisualEffectStep]) { self._steps = _steps }
    package init(_ effect: some VisualEffect) { _steps = effect._steps }
}

extension VisualEffect {
    private func adding(_ step: VisualEffectStep) -> VisualEffectChain { VisualEffectChain(_steps: _steps + [step]) }

    private func around(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> VisualEffectChain {
        adding(
            VisualEffectStep(transform: { size in
                let (x, y) = (size.width * anchor.x, size.height * anchor.y)
                return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: x, y: y))
            }))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(VisualEffectStep(transform: { _ in CGAffineTransform(translationX: x, y: y) }))
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        around(anchor, CGAffineTransform(scaleX: x, y: y))
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        around(anchor, CGAffineTransform(scaleX: scale, y: scale))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        around(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        around(anchor, CGAffineTransform(rotationAngle: angle.radians))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(VisualEffectStep(transform: { _ in transform }))
    }

    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(VisualEffectStep(projection: { _ in transform }))
    }

    /// Turned in space round an axis through `anchor`, seen in perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let rotation = _Rotation3DEffect(
            angle: angle, axisX: axis.x, axisY: axis.y, axisZ: axis.z, anchor: anchor, anchorZ: anchorZ,
            perspective: perspective)
        return adding(VisualEffectStep(projection: { rotation.effectValue(size: $0) }))
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(VisualEffectStep(opacity: opacity)) }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(VisualEffectStep(filter: radius > 0 ? .blur(radius: radius, isOpaque: opaque) : nil))
    }

    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(VisualEffectStep(filter: .brightness(amount)))
    }

    public func contrast(_ amount: Double) -> some VisualEffect { adding(VisualEffectStep(filter: .contrast(amount))) }

    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(VisualEffectStep(filter: .saturation(amount)))
    }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(VisualEffectStep(filter: .grayscale(amount)))
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(VisualEffectStep(filter: .hueRotation(angle)))
    }
}

/// Draws its content through effects that are worked out from its geometry once everything is placed.
package struct VisualEffectModifier: ElementModifier {
    let label: String
    let steps: (LayoutNode) -> [VisualEffectStep]

    package init(label: String, steps: @escaping (LayoutNode) -> [VisualEffectStep]) {
        (self.label, self.steps) = (label, steps)
    }

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        VisualEffectNode(viewNode: viewNode, child: child, modifier: self)
    }
}

final class VisualEffectNode: PassThroughLayoutNode, RenderTransform {
    private let modifier: VisualEffectModifier
    private var isWorkingOut = false

    init(viewNode: ViewNode, child: LayoutNode, modifier: VisualEffectModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { modifier.label }
    override var isGeometryScope: Bool { true }

    private var steps: [VisualEffectStep] { modifier.steps(self) }

    /// What the effect is worked out from is the place without the effect.
    var renderTransform: CGAffineTransform {
        guard !isWorkingOut else { return .identity }
        isWorkingOut = true
        defer { isWorkingOut = false }
        return steps.reduce(.identity) { result, step in
            if let transform = step.transform { return result.concatenating(transform(frame.size)) }
            let flat = step.projection.map { $0(frame.size).affineInTheMiddle(of: frame.size) }
            return flat.map { result.concatenating($0) } ?? result
        }
    }

    override func collectEvents(in context: inout EventContext) {
        context.contentMovesUnnoticed()
        context.transformed(by: renderTransform) { collectChildren(in: &$0) }
    }

    override func draw(in context: inout DrawContext) {
        isWorkingOut = true
        graph.readsShownPlaces = true
        let steps = self.steps
        graph.readsShownPlaces = false
        isWorkingOut = false
        draw(steps[...], in: &context)
    }

    /// The last step is the outermost group.
    private func draw(_ steps: ArraySlice<VisualEffectStep>, in context: inout DrawContext) {
        guard let step = steps.last else { return drawChildren(in: &context) }
        if let projection = step.projection {
            return context.projected(by: projection(frame.size), of: self) { draw(steps.dropLast(), in: &$0) }
        }
        var group = DisplayList.Group()
        if let transform = step.transform?(frame.size) {
            guard transform.hasFiniteValues, transform.determinant != 0 else { return }
            group.transform = transform.about(context.pixelRect(of: frame.size).origin)
        }
        if let opacity = step.opacity { group.opacity = min(max(opacity, 0), 1) }
        if let filter = step.filter { group.filters = [filter] }
        context.group(group) { draw(steps.dropLast(), in: &$0) }
    }
}

nonisolated extension View {
    /// Changes of the view's picture that depend on its geometry; its layout stays.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(
            VisualEffectModifier(label: ".visualEffect") { node in
                effect(EmptyVisualEffect(), GeometryProxy(size: node.frame.size, node: node))._steps
            })
    }

    /// Changes of the view's picture as it enters and leaves the visible part of a scroll view.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// As `scrollTransition(_:axis:transition:)`, with a configuration for each of the two edges.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            VisualEffectModifier(label: ".scrollTransition") { node in
                transition(
                    EmptyVisualEffect(),
                    ScrollTransitionPhase(of: node, axis: axis, topLeading, bottomTrailing)
                )._steps
            })
    }
}

/// How a scroll transition runs; a picture shows where it has got to.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    /// Nil for a transition that never leaves its identity phase.
    var threshold: Threshold? = .visible(0.5)

    public static let interactive = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration(threshold: nil)

    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Where the view has to be for its phase to be the identity.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        isIdentity ? self : ScrollTransitionConfiguration(threshold: threshold)
    }

    private var isIdentity: Bool { threshold == nil }

    /// A place in a scroll view at which a view's phase changes.
    public nonisolated struct Threshold: Sendable {
        /// How far the view's far edge is inside the visible part: shares of both lengths and points.
        private var viewShare: CGFloat
        private var containerShare: CGFloat = 0
        private var distance: CGFloat = 0

        public static let visible = Threshold(viewShare: 1)
        public static let hidden = Threshold(viewShare: 0)
        /// The view's middle is that of the visible part.
        public static let centered = Threshold(viewShare: 0.5, containerShare: 0.5)

        /// As much of the view is visible: 0 is none of it, 1 all.
        public static func visible(_ amount: Double) -> Threshold { Threshold(viewShare: amount) }

        /// Between this threshold, at 0, and another, at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                viewShare: viewShare + (other.viewShare - viewShare) * amount,
                containerShare: containerShare + (other.containerShare - containerShare) * amount,
                distance: self.distance + (other.distance - self.distance) * amount)
        }

        /// Nearer to the middle of the visible part by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            var threshold = self
            threshold.distance += distance
            return threshold
        }

        func depth(of length: CGFloat, in visibleLength: CGFloat) -> CGFloat {
            viewShare * length + containerShare * visibleLength + distance
        }
    }
}

/// Where a view stands in a scroll view's visible part: in it, or beyond the threshold at one of its edges, which without
/// one is half the view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1 before the visible part, 0 in it, 1 behind it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }

    init(
        of node: LayoutNode, axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
        _ bottomTrailing: ScrollTransitionConfiguration
    ) {
        guard let scroll = node.scrollViewAround else {
            self = .identity
            return
        }
        let axis = axis ?? scroll.mainAxis
        let rect = CGRect(origin: .zero, size: node.frame.size).applying(node.transform(to: scroll))
        let (start, end) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let visibleLength = scroll.frame.size[axis]
        /// How far the view is beyond a threshold, of which only `inside` is within the edge.
        func excess(_ configuration: ScrollTransitionConfiguration, _ inside: CGFloat) -> CGFloat {
            configuration.threshold.map { $0.depth(of: end - start, in: visibleLength) - inside } ?? 0
        }
        let (before, behind) = (excess(topLeading, end), excess(bottomTrailing, visibleLength - start))
        guard before > 0 || behind > 0 else {
            self = .identity
            return
        }
        self = before >= behind ? .topLeading : .bottomTrailing
    }
}
