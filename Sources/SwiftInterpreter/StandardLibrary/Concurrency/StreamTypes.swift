/// `AsyncStream` and its throwing sister.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class StreamValue: NativeSequence, @unchecked Sendable {
    private var waiting: [Value] = []
    private var isFinished = false
    private var failure: ThrownError?
    private var readers: [ProgramTask] = []
    private let produce: (() throws -> Value?)?
    private let buffering: StreamBuffering
    /// How many of the waiting values readers have been woken for: no limit counts those.
    private var promised = 0
    var onTermination: Value?
    // Unsafe: only code of the execution calls it.
    private unowned(unsafe) let execution: Execution

    init(
        execution: Execution, buffering: StreamBuffering = .unbounded, produce: (() throws -> Value?)? = nil
    ) {
        self.execution = execution
        self.buffering = buffering
        self.produce = produce
    }

    func add(_ value: Value) -> YieldedValue {
        guard !isFinished else { return .terminated }
        let limit =
            switch buffering {
            case .unbounded: Int.max
            case .oldest(let limit), .newest(let limit): limit
            }
        var result = YieldedValue.enqueued(remaining: limit)
        if readers.isEmpty {
            let count = waiting.count - promised
            if count < limit {
                if limit < .max { result = .enqueued(remaining: limit - count - 1) }
            } else {
                guard case .newest = buffering, limit > 0 else { return .dropped(value) }
                result = .dropped(waiting.remove(at: promised))
            }
        } else {
            promised += 1
        }
        waiting.append(value)
        wake()
        return result
    }

    func finish(_ error: ThrownError?) throws { try end(.finished, error) }

    private func end(_ reason: StreamEnd, _ error: ThrownError? = nil) throws {
        guard !isFinished else { return }
        isFinished = true
        failure = error
        wake()
        guard let handler = onTermination else { return }
        onTermination = nil
        if case .some(let box) = handler { _ = try execution.call(box.value, [.box(reason)]) }
    }

    private func wake() {
        let tasks = readers
        readers = []
        for task in tasks { execution.tasks.enqueue(task) }
    }

    func next() throws -> Value? {
        if let produce { return try produce() }
        let task = execution.tasks.current
        try execution.tasks.wait(until: { !waiting.isEmpty || isFinished || task?.isCancelled ?? false }) { reader in
            readers.append(reader)
            // Unsafe: the reader holds this itself.
            reader.onCancel.append { [weak self, unowned(unsafe) reader] in self?.execution.tasks.enqueue(reader) }
        }
        if !waiting.isEmpty {
            promised = max(0, promised - 1)
            return waiting.removeFirst()
        }
        // Else it is finished, or this task is cancelled, which ends the stream.
        try end(.cancelled)
        if let failure {
            self.failure = nil
            throw failure
        }
        return nil
    }

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? { { try self.next() } }
}

/// `AsyncStream.Continuation.BufferingPolicy`
enum StreamBuffering: Hashable, Sendable {
    case unbounded
    case oldest(Int)
    case newest(Int)
}

/// `AsyncStream.Continuation.YieldResult`
enum YieldedValue {
    case enqueued(remaining: Int)
    case dropped(Value)
    case terminated
}

/// `AsyncStream.Continuation.Termination`
enum StreamEnd: Hashable, Sendable { case finished, cancelled }

/// `CheckedContinuation`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class ContinuationValue: @unchecked Sendable {
    private(set) var result: Result<Value, any Error>?
    var waiter: ProgramTask?
    // Unsafe: only code of the execution calls it.
    private unowned(unsafe) let execution: Execution

    init(execution: Execution) { self.execution = execution }

    func resume(_ result: Result<Value, any Error>) throws {
        guard self.result == nil else {
            throw execution.failure(
                "Fatal error: SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
        }
        self.result = result
        if let waiter { execution.tasks.enqueue(waiter) }
        waiter = nil
    }
}

/// `TaskGroup`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class GroupValue: NativeSequence, @unchecked Sendable {
    var tasks: [ProgramTask] = []
    /// Children in the order of their ends.
    var ended: [ProgramTask] = []
    var waiter: ProgramTask?
    var isCancelled = false

    func add(_ operation: Value, _ execution: Execution) throws {
        // Unsafe: only code of the execution calls it.
        let task = try execution.tasks.start(isChild: true) { [unowned(unsafe) execution] in
            try execution.call(operation, [])
        }
        if isCancelled { task.cancel() }
        tasks.append(task)
        // Unsafe: the execution owns its tasks.
        task.onEnd = { [unowned(unsafe) execution] task in
            self.ended.append(task)
            if let waiter = self.waiter {
                self.waiter = nil
                execution.tasks.enqueue(waiter)
            }
        }
    }

    func next(_ execution: Execution) throws -> Value? {
        guard !tasks.isEmpty else { return nil }
        try execution.tasks.wait(until: { !ended.isEmpty }) { waiter = $0 }
        let task = ended.removeFirst()
        tasks.removeAll { $0 === task }
        return try execution.tasks.value(of: task)
    }

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        // Unsafe: only code of the execution calls it.
        { [unowned(unsafe) evaluator = evaluator as AnyObject] in
            guard let execution = evaluator as? Execution else { return nil }
            return try self.next(execution)
        }
    }
}

extension StandardLibrary {
    static func asyncSequenceMap(_ call: inout NativeCall) throws -> Value {
        try derived(call) { value, execution, function in try execution.call(function, [value]) }
    }

    static func asyncSequenceFilter(_ call: inout NativeCall) throws -> Value {
        try derived(call) { value, execution, function in
            if case .bool(true) = try execution.call(function, [value]) { return value }
            return nil
        }
    }

    static func asyncSequenceCompactMap(_ call: inout NativeCall) throws -> Value {
        try derived(call) { value, execution, function in
            if case .some(let box) = try execution.call(function, [value]) { return box.value }
            return nil
        }
    }

    static func asyncSequencePrefix(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        let iterator = try execution.iterator(of: call.receiver, at: call.location)
        var left = try call.int(0)
        return .box(
            StreamValue(execution: execution) {
                guard left > 0 else { return nil }
                left -= 1
                return try iterator.next()
            })
    }

    static func asyncSequenceReduce(_ call: inout NativeCall) throws -> Value {
        var result = call.argument(0)
        let iterator = try call.execution.iterator(of: call.receiver, at: call.location)
        while let value = try iterator.next() { result = try call.call(1, result, value) }
        return result
    }

    static func asyncSequenceContains(_ call: inout NativeCall) throws -> Value {
        let iterator = try call.execution.iterator(of: call.receiver, at: call.location)
        while let value = try iterator.next() { if try call.test(0, value) { return .bool(true) } }
        return .bool(false)
    }

    static func asyncSequenceFirst(_ call: inout NativeCall) throws -> Value {
        let iterator = try call.execution.iterator(of: call.receiver, at: call.location)
        while let value = try iterator.next() { if try call.test(0, value) { return .optional(value) } }
        return .null
    }

    static func derived(
        _ call: NativeCall, _ transform: @escaping (Value, Execution, Value) throws -> Value?
    ) throws -> Value {
        let execution = try call.execution
        let iterator = try execution.iterator(of: call.receiver, at: call.location)
        let function = call.argument(0)
        return .box(
            // Unsafe: only code of the execution calls it.
            StreamValue(execution: execution) { [unowned(unsafe) execution] in
                while let value = try iterator.next() {
                    if let made = try transform(value, execution, function) { return made }
                }
                return nil
            })
    }

    private static func buffering(_ call: NativeCall) -> StreamBuffering {
        call.isAbsent(1) ? .unbounded : call.argument(1).unbox(as: StreamBuffering.self) ?? .unbounded
    }

    static func streamMembers(isThrowing: Bool) -> [NativeMember] {
        let name = isThrowing ? "AsyncThrowingStream" : "AsyncStream"
        let arguments = isThrowing ? "<Element, Failure>" : "<Element>"
        let continuation = name + arguments + ".Continuation"
        let condition = isThrowing ? " where Failure == any Error" : ""
        let policy = "AsyncStream<Element>.Continuation.BufferingPolicy"
        return NativeMembersBuilder.build { t in
            t.add(
                "init(_ elementType: Element.Type = _, bufferingPolicy limit: \(policy) = _, _ build: (\(continuation)) -> Void)\(condition)"
            ) { call in
                let stream = StreamValue(execution: try call.execution, buffering: buffering(call))
                _ = try call.call(2, .box(stream))
                return .box(stream)
            }
            t.add(
                "static func makeStream(of elementType: Element.Type = _, bufferingPolicy limit: \(policy) = _) -> (stream: \(name)\(arguments), continuation: \(continuation))\(condition)"
            ) { call in
                let stream = Value.box(StreamValue(execution: try call.execution, buffering: buffering(call)))
                return .tuple([stream, stream])
            }
            t.add("init(unfolding produce: @escaping () async\(isThrowing ? " throws" : "") -> Element?)\(condition)") {
                call in
                let execution = try call.execution
                let produce = call.argument(0)
                return .box(
                    // Unsafe: only code of the execution calls it.
                    StreamValue(execution: execution) { [unowned(unsafe) execution] in
                        guard case .some(let box) = try execution.call(produce, []) else { return nil }
                        return box.value
                    })
            }
        }
    }

    static func yieldToStream(_ call: inout NativeCall) throws -> Value {
        .box(try call.receiver(as: StreamValue.self).add(call.argument(0)))
    }

    static func yieldVoidToStream(_ call: inout NativeCall) throws -> Value {
        .box(try call.receiver(as: StreamValue.self).add(.void))
    }

    static func yieldedEnqueued(_ call: inout NativeCall) throws -> Value {
        .box(YieldedValue.enqueued(remaining: try call.int(0)))
    }

    static func yieldedDropped(_ call: inout NativeCall) throws -> Value {
        .box(YieldedValue.dropped(call.argument(0)))
    }

    static func yieldedTerminated(_: inout NativeCall) throws -> Value { .box(YieldedValue.terminated) }

    static func yieldedCase(_ value: Value) -> (name: String, payload: [Value])? {
        value.unbox(as: YieldedValue.self).map { result in
            switch result {
            case .enqueued(let remaining): ("enqueued", [.int(remaining)])
            case .dropped(let value): ("dropped", [value])
            case .terminated: ("terminated", [])
            }
        }
    }

    static func finishStream(_ call: inout NativeCall) throws -> Value {
        try call.receiver(as: StreamValue.self).finish(nil)
        return .void
    }

    static func finishStreamThrowing(_ call: inout NativeCall) throws -> Value {
        var error: ThrownError?
        if case .some(let box) = call.argument(0) { error = ThrownError(value: box.value, range: call.location) }
        try call.receiver(as: StreamValue.self).finish(error)
        return .void
    }

    static func streamTermination(_ call: inout NativeCall) throws -> Value {
        try call.receiver(as: StreamValue.self).onTermination ?? .null
    }

    static func setStreamTermination(_ call: inout NativeCall) throws -> Value {
        try call.receiver(as: StreamValue.self).onTermination = call.newValue(as: Value.self)
        return .void
    }

    static func unboundedBuffering(_: inout NativeCall) throws -> Value { .box(StreamBuffering.unbounded) }

    static func oldestBuffering(_ call: inout NativeCall) throws -> Value {
        .box(StreamBuffering.oldest(try call.int(0)))
    }

    static func newestBuffering(_ call: inout NativeCall) throws -> Value {
        .box(StreamBuffering.newest(try call.int(0)))
    }

    static func checkedContinuationResumeReturning(_ call: inout NativeCall) throws -> Value {
        try call.receiver.unbox(as: ContinuationValue.self)?.resume(.success(call.argument(0)))
        return .void
    }

    static func checkedContinuationResumeReturningVoid(_ call: inout NativeCall) throws -> Value {
        try call.receiver.unbox(as: ContinuationValue.self)?.resume(.success(.void))
        return .void
    }

    static func checkedContinuationResumeThrowing(_ call: inout NativeCall) throws -> Value {
        let error = ThrownError(value: call.argument(0), range: call.location)
        try call.receiver.unbox(as: ContinuationValue.self)?.resume(.failure(error))
        return .void
    }

    static func checkedContinuationResumeWithResult(_ call: inout NativeCall) throws -> Value {
        guard let result = call.argument(0).unbox(as: ResultValue.self) else { return .void }
        try call.receiver.unbox(as: ContinuationValue.self)?.resume(
            result.isSuccess
                ? .success(result.value) : .failure(ThrownError(value: result.value, range: call.location)))
        return .void
    }

    static func groupMembers(_ element: String, isThrowing: Bool) -> [NativeMember] {
        let throwing = isThrowing ? " throws" : ""
        return NativeMembersBuilder.build { t in
            t.add("typealias Element = \(element)")
            let parameters = "(priority: TaskPriority? = _, operation: @escaping () async\(throwing) -> \(element))"
            t.add("mutating func addTask\(parameters)") { call in
                try call.receiver.unbox(as: GroupValue.self)?.add(call.argument(1), try call.execution)
                return .void
            }
            t.add("@discardableResult mutating func addTaskUnlessCancelled\(parameters) -> Bool") { call in
                let execution = try call.execution
                guard let group = call.receiver.unbox(as: GroupValue.self), !group.isCancelled,
                    !(execution.tasks.current?.isCancelled ?? false)
                else { return .bool(false) }
                try group.add(call.argument(1), execution)
                return .bool(true)
            }
            t.add("mutating func next() async\(throwing) -> \(element)?") { call in
                guard let group = call.receiver.unbox(as: GroupValue.self) else { return .null }
                return .optional(try group.next(try call.execution))
            }
            t.add("mutating func waitForAll() async\(throwing)") { call in
                guard let group = call.receiver.unbox(as: GroupValue.self) else { return .void }
                while try group.next(try call.execution) != nil {}
                return .void
            }
            t.add("func cancelAll()") { call in
                guard let group = call.receiver.unbox(as: GroupValue.self) else { return .void }
                group.isCancelled = true
                for task in group.tasks { task.cancel() }
                return .void
            }
            t.add("var isEmpty: Bool { get }") { call in
                .bool(call.receiver.unbox(as: GroupValue.self)?.tasks.isEmpty ?? true)
            }
            t.add("var isCancelled: Bool { get }") { call in
                .bool(call.receiver.unbox(as: GroupValue.self)?.isCancelled ?? false)
            }
        }
    }
}
