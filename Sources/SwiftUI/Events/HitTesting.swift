import ViewGraph

struct AllowsHitTestingModifier: ElementModifier {
    let isEnabled: Bool

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        AllowsHitTestingNode(viewNode: viewNode, child: child, isEnabled: isEnabled)
    }
}

final class AllowsHitTestingNode: PassThroughLayoutNode {
    private let isEnabled: Bool

    init(viewNode: ViewNode, child: LayoutNode, isEnabled: Bool) {
        self.isEnabled = isEnabled
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".allowsHitTesting" }

    override func collectEvents(in context: inout EventContext) {
        if isEnabled { return collectChildren(in: &context) }
        context.withoutHitTesting { collectChildren(in: &$0) }
    }
}

struct ContentShapeModifier: ElementModifier {
    let shape: any Shape
    let eoFill: Bool
    let kinds: ContentShapeKinds

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ContentShapeNode(viewNode: viewNode, child: child, shape: shape, eoFill: eoFill, kinds: kinds)
    }
}

final class ContentShapeNode: PassThroughLayoutNode {
    private let shape: any Shape
    private let eoFill: Bool
    private let kinds: ContentShapeKinds

    init(viewNode: ViewNode, child: LayoutNode, shape: any Shape, eoFill: Bool, kinds: ContentShapeKinds) {
        (self.shape, self.eoFill, self.kinds) = (shape, eoFill, kinds)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".contentShape" }

    private var path: Path { outline(of: shape, in: CGRect(origin: .zero, size: frame.size)) }

    override var hitShape: HitShape {
        kinds.contains(.interaction) ? .path(path, eoFill: eoFill) : .none
    }

    override func collectEvents(in context: inout EventContext) {
        guard kinds.contains(.interaction) else { return collectChildren(in: &context) }
        context.clipped(to: path, eoFill: eoFill) { collectChildren(in: &$0) }
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the view takes touches.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated extension View {
    /// Whether touches reach the view; what lies behind gets those that don't.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(AllowsHitTestingModifier(isEnabled: enabled))
    }

    /// The area that takes touches, in place of what is drawn; the picture is the same.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: .interaction))
    }

    /// The same for other uses than touches, which a picture doesn't show.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
    }
}
