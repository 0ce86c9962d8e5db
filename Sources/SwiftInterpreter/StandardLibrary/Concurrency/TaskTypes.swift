extension StandardLibrary {
    /// `Task` and what belongs to it, on the execution's virtual clock.
    static let concurrencyTypes: [NativeType] = [
        NativeType("Task", "struct Task<Success, Failure>: Hashable", swiftType: ProgramTask.self) { taskMembers },
        NativeType("AsyncStream", "struct AsyncStream<Element>: AsyncSequence", swiftType: StreamValue.self) {
            streamMembers(isThrowing: false)
        },
        NativeType(
            "AsyncThrowingStream", "struct AsyncThrowingStream<Element, Failure>: AsyncSequence"
        ) { streamMembers(isThrowing: true) },
        NativeType(
            "TaskGroup", "struct TaskGroup<ChildTaskResult>: AsyncSequence", swiftType: GroupValue.self
        ) { groupMembers("ChildTaskResult", isThrowing: false) },
        NativeType("ThrowingTaskGroup", "struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence") {
            groupMembers("ChildTaskResult", isThrowing: true)
        },
    ]

    private static func task(_ call: NativeCall) throws -> ProgramTask {
        guard let task = call.receiver.unbox(as: ProgramTask.self) else {
            throw call.evaluator.defect("not a task")
        }
        return task
    }

    private static func start(
        _ call: NativeCall, _ index: Int, isChild: Bool = false, isDetached: Bool = false
    ) throws -> ProgramTask {
        let execution = try call.execution
        let operation = call.argument(index)
        // Unsafe: the execution owns its tasks.
        return try execution.tasks.start(isChild: isChild, isDetached: isDetached) { [unowned(unsafe) execution] in
            try execution.call(operation, [])
        }
    }

    private static let taskMembers = NativeMembersBuilder.build { t in
        for (effects, failure) in [("async", "Never"), ("async throws", "any Error")] {
            for name in ["init", "static func detached"] {
                let result = name == "init" ? "" : " -> Task<Success, Failure>"
                t.add(
                    "@discardableResult \(name)(priority: TaskPriority? = _, operation: @escaping () \(effects) -> Success)\(result) where Failure == \(failure)"
                ) { call in .box(try start(call, 1, isDetached: name != "init")) }
                if name == "init" {
                    t.add(
                        "@discardableResult init(name: String?, priority: TaskPriority? = _, operation: @escaping () \(effects) -> Success) where Failure == \(failure)"
                    ) { call in .box(try start(call, 2)) }
                }
            }
        }
        for (effects, condition) in [("async", "Failure == Never"), ("async throws", "Failure == any Error")] {
            t.add("var value: Success { get \(effects) } where \(condition)") { call in
                try call.execution.tasks.value(of: task(call))
            }
        }
        t.add("var result: Result<Success, Failure> { get async }") { call in
            do {
                return .box(ResultValue(isSuccess: true, value: try call.execution.tasks.value(of: task(call))))
            } catch let error as ThrownError {
                return .box(ResultValue(isSuccess: false, value: error.value))
            }
        }
        t.add("func cancel()") { call in
            try task(call).cancel()
            return .void
        }
        t.add("var isCancelled: Bool { get }") { call in .bool(try task(call).isCancelled) }
        let never = " where Success == Never, Failure == Never"
        t.add("static var isCancelled: Bool { get }" + never) { call in
            .bool(try call.execution.tasks.current?.isCancelled ?? false)
        }
        t.add("static func checkCancellation() throws" + never) { call in
            let tasks = try call.execution.tasks
            if tasks.current?.isCancelled ?? false { throw tasks.cancellation() }
            return .void
        }
        t.add("static func yield() async" + never) { call in
            try call.execution.tasks.yield()
            return .void
        }
        t.add("static func sleep(nanoseconds duration: UInt64) async throws" + never) { call in
            try call.execution.tasks.sleep(try call.double(0) / 1e9)
            return .void
        }
        t.add("static func sleep(for duration: Duration, tolerance: Duration? = _) async throws" + never) { call in
            try call.execution.tasks.sleep(call.argument(0).unbox(as: Duration.self)?.seconds ?? 0)
            return .void
        }
        t.add(
            "static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = _, clock: ContinuousClock = _) async throws"
                + never
        ) { call in
            let tasks = try call.execution.tasks
            try tasks.sleep((call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0) - tasks.now)
            return .void
        }
        t.add("static var currentPriority: TaskPriority { get }" + never) { _ in .box(TaskPriorityValue.high) }
    }

    static func cancellationErrorInit(_: inout NativeCall) throws -> Value {
        .box(CancellationValue())
    }

    static func mainActorRun(_ call: inout NativeCall) throws -> Value {
        try call.call(1)
    }

    static func mainActorAssumeIsolated(_ call: inout NativeCall) throws -> Value {
        try call.call(0)
    }

    static func addConcurrencyGlobals(_ t: inout NativeMembersBuilder) {
        for kind in ["Checked", "Unsafe"] {
            let type = kind + "Continuation"
            t.add("func with\(type)<T>(_ body: (\(type)<T, Never>) -> Void) async -> T", nil, continuation)
            t.add(
                "func with\(kind)ThrowingContinuation<T>(_ body: (\(type)<T, any Error>) -> Void) async throws -> T",
                nil, continuation)
        }
        for (name, group, effects) in [
            ("withTaskGroup", "TaskGroup<ChildTaskResult>", "async"),
            ("withThrowingTaskGroup", "ThrowingTaskGroup<ChildTaskResult, any Error>", "async throws"),
        ] {
            t.add(
                "func \(name)<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = _, returning returnType: GroupResult.Type = _, body: (inout \(group)) \(effects) -> GroupResult) \(effects) -> GroupResult"
            ) { call in try runGroup(call, 2) }
        }
        t.add(
            "func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async rethrows -> T"
        ) {
            call in
            let execution = try call.execution
            let handler = call.argument(1)
            // Unsafe: the execution owns its tasks.
            execution.tasks.current?.onCancel.append { [unowned(unsafe) execution] in
                do { _ = try execution.call(handler, []) } catch { execution.record(error) }
            }
            return try call.call(0)
        }
    }

    private static let continuation: NativeThunk = { call in
        let execution = try call.execution
        let made = ContinuationValue(execution: execution)
        _ = try call.call(0, .box(made))
        try execution.tasks.wait(until: { made.result != nil }) { made.waiter = $0 }
        switch made.result {
        case .success(let value)?: return value
        case .failure(let error)?: throw error
        case nil: return .void
        }
    }

    private static func runGroup(_ call: NativeCall, _ index: Int) throws -> Value {
        let execution = try call.execution
        let group = GroupValue()
        var arguments = [Value.box(group)]
        do {
            let result = try execution.call(call.argument(index), inoutArguments: &arguments)
            for task in group.tasks { _ = try? execution.tasks.value(of: task) }
            return result
        } catch {
            for task in group.tasks {
                task.cancel()
                _ = try? execution.tasks.value(of: task)
            }
            throw error
        }
    }
}

struct TaskPriorityValue: Hashable, Comparable, Sendable {
    let rawValue: UInt8

    static let high = Self(rawValue: 25)
    static let userInitiated = high
    static let medium = Self(rawValue: 21)
    static let low = Self(rawValue: 17)
    static let utility = low
    static let background = Self(rawValue: 9)
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
