import ViewGraph

/// A movement that goes on for as long as the view is there.
enum ClockMotion: Hashable {
    /// One of several parts that take turns, each as bright as it is long since its own.
    case petal(Int, of: Int)
    /// From the leading end of a bar to its trailing end and back; it takes two fifths of the bar.
    case sweep

    var period: Double { self == .sweep ? SystemAnimations.barPeriod : SystemAnimations.petalsPeriod }

    fileprivate func opacity(at time: Double) -> Double {
        guard case .petal(let index, let count) = self, count > 0 else { return 1 }
        let step = Int((time / period * Double(count) + 1e-6).rounded(.down)) % count
        let age = ((step - index) % count + count) % count
        return 1 - 0.88 * Double(age) / Double(count)
    }

    fileprivate func shift(at time: Double) -> Double {
        guard self == .sweep else { return 0 }
        return (1 - cos(time / period * 2 * .pi)) / 2 * 1.5
    }
}

/// Moves by the session's clock, from when the view came; nil for what stands still.
struct ClockMotionModifier: PrimitiveModifier {
    let motion: ClockMotion?

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ClockMotionNode ?? ClockMotionNode(context)
        node.update(modifier.motion, content, in: context)
        return node
    }
}

final class ClockMotionNode: SingleChildNode {
    fileprivate private(set) var motion: ClockMotion?
    private let start: Double
    private var wrappers: [ClockMotionLayoutNode] = []

    override var isListTransparent: Bool { true }

    override init(_ context: NodeContext) {
        start = context.graph.clock.now
        super.init(context)
    }

    func update(_ motion: ClockMotion?, _ content: any View, in context: NodeContext) {
        adopt(context)
        self.motion = motion
        graph.clock.repeatingWork[ObjectIdentifier(self)] = motion?.period
        setChild(content, component: .none)
    }

    override func unmount() {
        graph.clock.repeatingWork[ObjectIdentifier(self)] = nil
        super.unmount()
    }

    /// Since the view came, in seconds.
    fileprivate var time: Double { max(graph.clock.now - start, 0) }

    override func makeElements() -> [LayoutNode] {
        wrappers = super.makeElements().map { content in
            wrappers.first { $0.content === content } ?? ClockMotionLayoutNode(viewNode: self, child: content)
        }
        return wrappers
    }
}

/// Draws its content as it is at the moment of the picture.
private final class ClockMotionLayoutNode: PassThroughLayoutNode {
    var content: LayoutNode { child }
    override var isTransparent: Bool { true }

    override func draw(in context: inout DrawContext) {
        guard let node = viewNode as? ClockMotionNode, let motion = node.motion else {
            return drawChildren(in: &context)
        }
        let (opacity, shift) = (motion.opacity(at: node.time), motion.shift(at: node.time))
        if shift != 0 {
            let width = frame.width * shift * (layoutDirection == .rightToLeft ? -1 : 1)
            return context.translated(by: CGSize(width: width, height: 0)) { drawChildren(in: &$0) }
        }
        if opacity >= 1 { return drawChildren(in: &context) }
        context.group(DisplayList.Group(opacity: opacity)) { drawChildren(in: &$0) }
    }
}
