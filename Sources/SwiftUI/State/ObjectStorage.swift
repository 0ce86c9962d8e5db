import Combine
import ViewGraph

/// An observable object as one node sees it: the node's body runs again after each change the object announces.
package final class ObjectStorage<Object: AnyObject>: ReadableStorage {
    private unowned let graph: ViewGraph
    private weak var node: DependentNode?
    private let name: String
    package private(set) var object: Object?
    private var subscription: AnyCancellable?

    package init(_ context: PropertyContext) {
        (graph, node, name) = (context.node.graph, context.node, context.key.name)
    }

    public override var label: String { name }
    public override var owner: DependentNode? { node }
    public override var debugValue: Any { object as Any }

    /// Takes over an object, if it is another one, and listens to it from now on.
    package func observe(_ new: Object, _ subscribe: (Object, @escaping () -> Void) -> AnyCancellable) {
        if object !== new {
            object = new
            subscription = subscribe(new) { [weak self] in
                guard let self, node != nil else { return }
                graph.valueChanged(self)
            }
        }
        graph.tracker.noteRead(of: self)
    }
}

extension ObjectStorage where Object: ObservableObject {
    func observe(_ object: Object) {
        observe(object) { object, changed in object.objectWillChange.sink { _ in changed() } }
    }
}
