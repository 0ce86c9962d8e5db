import Observation

/// What a node has registered with the objects of compiled `@Observable` classes.
///
/// It is observed along with them: changing it ends a node's registrations, for which Observation has no other means,
/// and which would pile up while a body runs for other reasons.
// Unchecked: a node and what it observes are used by one thread at a time, the session's.
final class ObservationRegistration: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private weak var node: DependentNode?
    private var generation = 0
    private var ending: Void { () }

    private init(_ node: DependentNode) { self.node = node }

    /// Runs code and has the node told when a property changes that it read.
    static func tracking<Result>(_ node: DependentNode, _ body: () -> Result) -> Result {
        let known = node.observation
        let apply = {
            known?.noteRead()
            return body()
        }
        return withObservationTracking(apply, onChange: changeHandler(of: node))
    }

    private func noteRead() { registrar.access(self, keyPath: \.ending) }

    func cancel() {
        generation += 1
        registrar.withMutation(of: self, keyPath: \.ending) {}
    }

    /// Asked for only where something was read.
    private static func changeHandler(of node: DependentNode) -> @Sendable () -> Void {
        let registration = node.observation ?? ObservationRegistration(node)
        node.observation = registration
        let generation = registration.generation
        return { [weak registration] in
            guard let registration, registration.generation == generation, let node = registration.node else { return }
            node.graph.needsUpdate(node)
        }
    }
}
