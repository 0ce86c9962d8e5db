extension ViewGraph {
    /// The graph whose code is running; nil outside of sessions.
    package static var current: ViewGraph? { CurrentGraph.current?.graph }

    /// Runs code of the program's: actions of events, callbacks, bodies.
    package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        if ViewGraph.current === self { return try work() }
        return try tasks.whileCollecting {
            try CurrentGraph.$current.withValue(CurrentGraph.Box(graph: self)) { try work() }
        }
    }

    /// Runs code on whose reads nobody comes to depend.
    package static func withoutDependencies<Result>(_ work: () throws -> Result) rethrows -> Result {
        try current?.tracker.untracked(work) ?? work()
    }

    /// Prints, as code of the program does.
    package func printFromView(_ line: String) {
        if let printLine = diagnostics.printLine { return printLine(line) }
        diagnostics.console.append(line)
        print(line)
    }

    /// Says why the body that is running runs.
    package func printChanges() {
        guard let node = tracker.current else { return }
        let causes = node.causes
        let text =
            causes.isEmpty
            ? "\(node.typeName): unchanged." : "\(node.typeName): \(causes.joined(separator: ", ")) changed."
        printFromView(text)
    }
}

/// A reference that ends with its graph, as a weak one does; but an object that has a weak one is counted several times
/// as slowly from then on, and nothing is counted as often as a graph.
package final class GraphReference {
    // Unsafe: the graph clears it in `deinit`.
    package fileprivate(set) unowned(unsafe) var graph: ViewGraph?
    init(_ graph: ViewGraph) { self.graph = graph }
    func end() { graph = nil }
}

enum CurrentGraph {
    @TaskLocal static var current: Box?

    /// A session is used by one thread at a time, and so is its graph. A task that was begun in it may outlive it.
    // Unchecked: see above.
    struct Box: @unchecked Sendable {
        private let reference: GraphReference
        init(graph: ViewGraph) { reference = graph.reference }
        var graph: ViewGraph? { reference.graph }
    }
}

extension View {
    /// Prints why this view's body runs: `Counter: @self, @identity, _count changed.`
    public static func _printChanges() { ViewGraph.current?.printChanges() }

    /// The same.
    public static func _logChanges() { ViewGraph.current?.printChanges() }
}
