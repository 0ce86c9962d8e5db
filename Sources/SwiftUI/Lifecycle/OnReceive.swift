import Combine
import ViewGraph

/// Calls an action with what a publisher sends, while the content is there.
struct ReceiveModifier: PrimitiveModifier {
    /// Whether it is still the same publisher, so that the subscription is kept.
    let source: AnyObject?
    let subscribe: (@escaping (Any) -> Void) -> AnyCancellable
    let action: (Any) -> Void

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ReceiveNode ?? ReceiveNode(context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class ReceiveNode: SingleChildNode {
    override var isListTransparent: Bool { true }

    private var modifier: ReceiveModifier?
    private var subscription: AnyCancellable?

    func update(_ modifier: ReceiveModifier, _ content: any View, in context: NodeContext) {
        adopt(context)
        let isSame = self.modifier?.source != nil && self.modifier?.source === modifier.source
        self.modifier = modifier
        setChild(content, component: .none)
        guard !isSame || subscription == nil else { return }
        subscription?.cancel()
        subscription = graph.perform {
            modifier.subscribe { [weak self] value in self?.receive(value) }
        }
    }

    /// After the update that is running, where one is: a publisher may send what it holds at once.
    private func receive(_ value: Any) {
        if graph.progress.isUpdating {
            graph.afterUpdate { [weak self] in self?.modifier?.action(value) }
        } else {
            modifier?.action(value)
        }
    }

    override func unmount() {
        subscription?.cancel()
        subscription = nil
        super.unmount()
    }
}

nonisolated extension View {
    /// Calls the action with each value of the publisher.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(
            ReceiveModifier(source: publisherIdentity(publisher)) { receive in
                publisher.sink { receive($0) }
            } action: { value in
                if let value = value as? P.Output { action(value) }
            })
    }
}

nonisolated extension View {
    /// The same for values that aren't Swift's own; `source` tells whether it is still the same publisher.
    package func onReceive(
        source: AnyObject?, subscribe: @escaping (@escaping (Any) -> Void) -> AnyCancellable,
        perform action: @escaping (Any) -> Void
    ) -> some View {
        modifier(ReceiveModifier(source: source, subscribe: subscribe, action: action))
    }
}

/// A publisher that is an object, or wraps one as `autoconnect` does, is the same as long as the object is.
private func publisherIdentity<P: Publisher>(_ publisher: P) -> AnyObject? {
    if type(of: publisher) is AnyObject.Type { return publisher as AnyObject }
    return Mirror(reflecting: publisher).children.lazy.map(\.value).first { type(of: $0) is AnyObject.Type }
        .map { $0 as AnyObject }
}
