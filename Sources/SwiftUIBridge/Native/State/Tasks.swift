import SwiftInterpreter
import SwiftUI
import ViewGraph

func addObservationGlobals(_ m: inout [NativeMember]) {
    m.add(
        "withObservationTracking",
        "func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T"
    ) { c in
        guard let watch = (c.evaluator as? Execution)?.objectObserver as? ObjectWatch else {
            return try c.evaluator.call(c.arguments[0], [])
        }
        return try watch.tracking(c.arguments[0], onChange: c.callback(1))
    }
}

extension NativeCall {
    /// Starts an asynchronous closure of the program as a task; answers how to cancel it.
    fileprivate func taskStart(_ index: Int) throws -> () -> () -> Void {
        let (function, evaluator) = (arguments[index], self.evaluator)
        return {
            do {
                guard let execution = evaluator as? Execution else { return {} }
                let task = try execution.startTask(function)
                return { task.cancel() }
            } catch {
                evaluator.record(error)
                return {}
            }
        }
    }
}

/// `.task`, `_printChanges` and `withObservationTracking`.
@Sendable func addViewMembersOfTasks(_ m: inout [NativeMember]) {
    // All tasks run in the order in which they became ready, whatever their priority.
    m.add(
        "task",
        "func task(priority: TaskPriority = _, _ action: @escaping () async -> Void) -> some View"
    ) { c in
        let start = try c.taskStart(1)
        return AnyView(try c.receiver(as: AnyView.self).task(id: nil, start: start)).bridged
    }
    m.add(
        "task",
        "func task<T>(id value: T, priority: TaskPriority = _, _ action: @escaping () async -> Void) -> some View where T: Equatable"
    ) { c in
        let (id, start) = (try c.argument(0, as: EquatableValue.self), try c.taskStart(2))
        return AnyView(try c.receiver(as: AnyView.self).task(id: id, start: start)).bridged
    }
    m.add("_pullable", "func _pullable(_ action: @escaping () async -> Void) -> some View") { c in
        let start = try c.taskStart(0)
        return AnyView(try c.receiver(as: AnyView.self).pullable { _ = start() }).bridged
    }
    m.add("_printChanges", "static func _printChanges()") { _ in
        ViewGraph.current?.printChanges()
        return .void
    }
    m.add("_logChanges", "static func _logChanges()") { _ in
        ViewGraph.current?.printChanges()
        return .void
    }
}
