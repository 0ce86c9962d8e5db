import SwiftInterpreter
import SwiftUI
import ViewGraph

/// An execution and the graph that shows its views, connected for as long as this is there: objects are watched, tasks run
/// on the graph's time.
package final class GraphConnection {
    private let watch: ObjectWatch
    private let tasks: ProgramTasks

    package init(of execution: Execution, to graph: ViewGraph) {
        (watch, tasks) = (ObjectWatch(graph, execution), ProgramTasks(execution))
        execution.objectObserver = watch
        graph.externalTasks = tasks
        let appearances = BarAppearances.of(graph)
        if let declared = execution.appearances as? BarAppearances { appearances.takeAll(of: declared) }
        execution.appearances = appearances
        execution.endEditing = { [reference = graph.reference] in
            guard let graph = reference.graph else { return }
            for handle in graph.eventScene(.focus).focusHandles where handle.isFocused() { handle.release() }
        }
        StoredSharing.connect(execution.stored, to: graph.storedValues)
        graph.diagnostics.printLine = { [execution] in execution.print($0) }
    }
}

extension ViewGraph {
    /// Gives stored properties of declared views other initial values: `@State` and `@Binding`, at the first node whose
    /// type declares the name.
    ///
    /// - Parameter values: by the property's name as written, without `_`.
    package func setInitialState(_ values: [String: Value]) {
        guard !values.isEmpty else { return }
        var owners: [String: ObjectIdentifier] = [:]
        initialValueOverride = { node, key in
            let name = key.name.hasPrefix("_") ? String(key.name.dropFirst()) : key.name
            guard let value = values[name] else { return nil }
            let id = ObjectIdentifier(node)
            if let owner = owners[name] { return owner == id ? value : nil }
            owners[name] = id
            return value
        }
    }
}

extension Execution {
    /// An error of a callback that couldn't pass it on (a shape's path, a layout), if there was one.
    package var recordedFailure: (any Error)? { pendingError.map(uncaught) }
}
