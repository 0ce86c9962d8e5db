import ViewGraph

/// What `containerRelativeFrame` is relative to: a scroll view, a list, a column of a navigation, or the window.
///
/// Whoever is one sets an object of its own in the environment of its content and tells it its size.
package final class RelativeContainer {
    /// In points; nil on an axis that nobody gave a length.
    package private(set) var size = ProposedViewSize.unspecified
    private var dependents: [WeakNode] = []
    /// How often the size grew, and nothing else, in the graph's running update.
    private var growth = (update: 0, rounds: 0)

    private struct WeakNode {
        weak var node: LayoutNode?
    }

    package init() {}

    /// Tells the size, as soon as it is known; what depends on another one is measured again.
    ///
    /// Where nothing gives a container a length, its content does, and what is relative to the container makes it larger
    /// each time, without end: after some rounds its size stays.
    package func update(_ size: ProposedViewSize, in graph: ViewGraph) {
        guard size != self.size else { return }
        let grows = [Axis.horizontal, .vertical].allSatisfy { size[$0] ?? 0 >= self.size[$0] ?? .infinity }
        if growth.update != graph.progress.updates || !grows { growth = (graph.progress.updates, 0) }
        growth.rounds += 1
        guard growth.rounds <= 5 else { return }
        self.size = size
        dependents.removeAll { $0.node == nil }
        for entry in dependents { entry.node?.invalidateLayout() }
    }

    func addDependent(_ node: LayoutNode) { dependents.append(WeakNode(node: node)) }
}

private enum RelativeContainerKey: EnvironmentKey {
    static var defaultValue: RelativeContainer? { nil }
}

extension EnvironmentValues {
    package var relativeContainer: RelativeContainer? {
        get { self[RelativeContainerKey.self] }
        set { self[RelativeContainerKey.self] = newValue }
    }
}
