import Combine
import ViewGraph

/// An observable object as those see it that read it through a binding: they run again after each change it announces,
/// though they aren't given another binding, and the view whose property it is needn't read what they do.
package final class BoundObject: ReadableStorage {
    /// Kept, so that no other object gets its identity.
    private let object: AnyObject
    private var subscription: AnyCancellable?

    private init(_ object: AnyObject) { self.object = object }

    /// Notes that the object is read by the code that is running.
    package static func noteRead(
        of object: AnyObject, _ subscribe: (@escaping () -> Void) -> AnyCancellable
    ) {
        guard let graph = ViewGraph.current, graph.tracker.isUpdating else { return }
        let id = ObjectIdentifier(object)
        let known = graph.boundObjects[id] as? BoundObject
        let storage = known ?? BoundObject(object)
        if known == nil {
            graph.boundObjects[id] = storage
            storage.subscription = subscribe { [weak storage, weak graph] in
                if let storage, let graph { graph.valueChanged(storage) }
            }
        }
        graph.tracker.noteRead(of: storage)
    }
}
