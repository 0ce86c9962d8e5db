import ViewGraph

/// Whether something that the system shows is there, for all its parts, each of which comes and goes in a way of its own.
final class SystemPresence {
    /// 0 where it is there, 1 while it isn't yet or any more.
    fileprivate(set) var distance = 0.0
    /// Whether it goes, or went last; what comes back half-way comes back the way it went.
    fileprivate(set) var isGoing = false
}

/// Tells the parts of its content when it comes and goes, with the animation the system has for that.
struct SystemPresenceModifier: PrimitiveModifier {
    let animation: Animation

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SystemPresenceNode ?? SystemPresenceNode(modifier.animation, context)
        node.update(modifier.animation, content, in: context)
        return node
    }
}

final class SystemPresenceNode: SingleChildNode, TransitionOwner {
    private var animation: Animation
    private let presence = SystemPresence()
    private var wrappers: [TransitionMark] = []

    override var isListTransparent: Bool { true }

    init(_ animation: Animation, _ context: NodeContext) {
        self.animation = animation
        super.init(context)
    }

    func update(_ animation: Animation, _ content: any View, in context: NodeContext) {
        adopt(context)
        self.animation = animation
        var inner = context.environment
        inner.systemPresence = presence
        setChild(content, in: childContext(.none, environment: inner))
    }

    override func makeElements() -> [LayoutNode] {
        wrappers = super.makeElements().map { content in
            wrappers.first { $0.content === content } ?? TransitionMark(viewNode: self, child: content)
        }
        return wrappers
    }

    func show(phase: Int) {
        presence.distance = phase == 0 ? 0 : 1
        if phase != 0 { presence.isGoing = phase > 0 }
    }

    func transaction(into phase: Int, _ transaction: Transaction) -> Transaction {
        var own = transaction
        own.animation = animation
        return own
    }
}

/// Says of an element that the view node it belongs to knows how it comes and goes.
final class TransitionMark: PassThroughLayoutNode {
    var content: LayoutNode { child }

    override var isTransparent: Bool { true }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TransitionTrait.self) ? viewNode as? any TransitionOwner : super.trait(key)
    }
}

private enum SystemPresenceKey: EnvironmentKey {
    static var defaultValue: SystemPresence? { nil }
}

extension EnvironmentValues {
    /// That of what the system shows here; nil outside of it.
    var systemPresence: SystemPresence? {
        get { self[SystemPresenceKey.self] }
        set { self[SystemPresenceKey.self] = newValue }
    }
}
