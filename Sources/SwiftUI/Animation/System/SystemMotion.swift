import ViewGraph

/// How a part of what the system shows comes and goes.
enum SystemMotion: Equatable {
    case fade
    /// From below the window's edge.
    case rise
    /// Fading, from another size: that in which it begins to appear. Going it only fades where `shrinks` is false.
    case grow(from: CGFloat, shrinks: Bool)
    /// Fading, out of a point of the canvas.
    case unfold(from: CGPoint)
}

struct SystemMotionModifier: ElementModifier {
    let motion: SystemMotion

    nonisolated var contentComponent: PathComponent { .none }

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        SystemMotionNode(viewNode: viewNode, child: child, motion: motion)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? SystemMotionNode else { return .needsNewNode }
        node.motion = motion
        return .rules
    }
}

/// Draws its content as far away as the presence round it is.
final class SystemMotionNode: PassThroughLayoutNode, RenderTransform {
    fileprivate var motion: SystemMotion
    /// The distance in a frame of an animation.
    private var shown: Double?

    init(viewNode: ViewNode, child: LayoutNode, motion: SystemMotion) {
        self.motion = motion
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }
    override var isGeometryScope: Bool { true }

    private var presence: SystemPresence? { environment.systemPresence }
    private var distance: Double { min(max(shown ?? presence?.distance ?? 0, 0), 1) }

    override var animatableAttributes: _AnyAnimatableData? {
        get {
            shown = nil
            return _AnyAnimatableData(numbers: [presence?.distance ?? 0])
        }
        set { shown = newValue?.numbers.first }
    }

    var renderTransform: CGAffineTransform { transform(round: CGRect(origin: .zero, size: frame.size)) }

    /// - Parameter rect: the node's own in the coordinates that the transform is for.
    private func transform(round rect: CGRect) -> CGAffineTransform {
        let distance = distance
        guard distance > 0 else { return .identity }
        switch motion {
        case .fade: return .identity
        case .rise: return CGAffineTransform(translationX: 0, y: way * distance)
        case .grow(let scale, let shrinks):
            if presence?.isGoing == true, !shrinks { return .identity }
            return .scaling(1 + (scale - 1) * distance, round: CGPoint(x: rect.midX, y: rect.midY))
        case .unfold(let point):
            let canvas = canvasFrame
            // The nearest point of the panel, so that it never leaves where it belongs to.
            let anchor = CGPoint(
                x: rect.minX + min(max(point.x - canvas.minX, 0), rect.width),
                y: rect.minY + min(max(point.y - canvas.minY, 0), rect.height))
            return .scaling(1 + (SystemAnimations.panelScale - 1) * distance, round: anchor)
        }
    }

    /// To where nothing of it is in the window any more, in points.
    private var way: CGFloat {
        var window: LayoutNode = self
        while let parent = window.parent { window = parent }
        let bottom = environment.safeArea?.outermost.insets.bottom ?? 0
        return max(window.frame.maxY + bottom - canvasFrame.minY, 0)
    }

    private var opacity: Double { motion == .rise ? 1 : 1 - distance }

    override func collectEvents(in context: inout EventContext) {
        if presence?.distance ?? 0 < 1 { collectChildren(in: &context) }
    }

    override func draw(in context: inout DrawContext) {
        guard distance > 0 else { return drawChildren(in: &context) }
        guard opacity > 0 else { return }
        if case .rise = motion {
            return context.translated(by: CGSize(width: 0, height: way * distance)) { drawChildren(in: &$0) }
        }
        let transform = transform(round: context.pixelRect(of: frame.size))
        context.group(DisplayList.Group(transform: transform, opacity: opacity)) { drawChildren(in: &$0) }
    }
}

nonisolated extension View {
    /// Comes and goes so with what the system shows it in.
    func systemMotion(_ motion: SystemMotion) -> some View { modifier(SystemMotionModifier(motion: motion)) }
}

extension GeometryProxy {
    /// The middle of something on the canvas, of which the reader knows the place in itself.
    func canvasCenter(of anchor: Anchor<CGRect>) -> CGPoint {
        let (rect, own) = (self[anchor], frame(in: .global))
        return CGPoint(x: own.minX + rect.midX, y: own.minY + rect.midY)
    }
}
