import ViewGraph

/// What `containerRelativeFrame` is relative to: a scroll view, a list, a column of a navigation, or the window.
///
/// Whoever is one sets an object of its own in the environment of its content and tells it its size.
package final class RelativeContainer {
    /// In points; nil on an axis that nobody gave a length.
    package private(set) var size = ProposedViewSize.unspecified
    private var dependents: [WeakNode] = []

    private struct WeakNode {
        weak var node: LayoutNode?
    }

    package init() {}

    /// Tells the size, as soon as it is known; what depends on another one is measured again.
    package func update(_ size: ProposedViewSize) {
        guard size != self.size else { return }
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
