protocol AsyncIteratorProtocol {
    associatedtype Element
    mutating func next() async throws -> Element?
}

protocol AsyncSequence<Element> {
    associatedtype Element
}

extension AsyncSequence {
    associatedtype AsyncIterator: AsyncIteratorProtocol
    @Native(asyncSequenceMap) func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncStream<T>
    @Native(asyncSequenceFilter) func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncStream<Element>
    @Native(asyncSequenceCompactMap) func compactMap<T>(_ transform: @escaping (Element) async -> T?) -> AsyncStream<T>
    @Native(asyncSequencePrefix) func prefix(_ count: Int) -> AsyncStream<Element>
    @Native(asyncSequencePrefixWhile) func prefix(
        while predicate: @escaping (Element) async throws -> Bool
    ) -> AsyncStream<Element>
    @Native(asyncSequenceDropFirst) func dropFirst() -> AsyncStream<Element>
    @Native(asyncSequenceDropFirst) func dropFirst(_ count: Int) -> AsyncStream<Element>
    @Native(asyncSequenceDropWhile) func drop(
        while predicate: @escaping (Element) async throws -> Bool
    ) -> AsyncStream<Element>
    @Native(asyncSequenceFlatMap) func flatMap<Segment>(
        _ transform: @escaping (Element) async throws -> Segment
    ) -> AsyncStream<Segment.Element> where Segment: AsyncSequence
    @Native(asyncSequenceReduce) func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
    ) async rethrows -> Result
    @Native(asyncSequenceContains) func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
    @Native(asyncSequenceFirst) func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
}

extension AsyncStream {
    struct Iterator: AsyncIteratorProtocol {
        @Native(nextOfStream) mutating func next() async -> Element?
    }

    @Native(itself) func makeAsyncIterator() -> AsyncStream<Element>.Iterator

    struct Continuation {
        @Native(yieldToStream) @discardableResult
        func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult
        @Native(yieldVoidToStream) @discardableResult
        func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
        @Native(finishStream) func finish()
        @Native(streamTermination, set: setStreamTermination) var onTermination:
            ((AsyncStream<Element>.Continuation.Termination) -> Void)?
        { get nonmutating set }
    }
}

extension AsyncThrowingStream {
    struct Iterator: AsyncIteratorProtocol {
        @Native(nextOfStream) mutating func next() async throws -> Element?
    }

    @Native(itself) func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator

    struct Continuation {
        @Native(yieldToStream) @discardableResult
        func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult
        @Native(yieldVoidToStream) @discardableResult
        func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
        @Native(finishStream) func finish()
        @Native(finishStreamThrowing) func finish(throwing error: (any Error)?)
        @Native(streamTermination, set: setStreamTermination)
        var onTermination: ((Any) -> Void)? { get nonmutating set }
    }
}

extension AsyncStream.Continuation {
    enum BufferingPolicy {
        @Native(unboundedBuffering) case unbounded
        @Native(oldestBuffering) case bufferingOldest(Int)
        @Native(newestBuffering) case bufferingNewest(Int)
    }

    @Represented(by: YieldedValue) @Cases(yieldedCase) enum YieldResult {
        @Native(yieldedEnqueued) case enqueued(remaining: Int)
        @Native(yieldedDropped) case dropped(Element)
        @Native(yieldedTerminated) case terminated
    }

    @Represented(by: StreamEnd) enum Termination: Hashable {
        case finished
        case cancelled
    }
}

@Represented(by: ContinuationValue) struct CheckedContinuation<T, E> {
    @Native(checkedContinuationResumeReturning) func resume(returning value: T)
    @Native(checkedContinuationResumeReturningVoid) func resume() where T == ()
    @Native(checkedContinuationResumeThrowing) func resume(throwing error: E)
    @Native(checkedContinuationResumeWithResult) func resume(with result: Result<T, E>)
}

struct UnsafeContinuation<T, E> {
    @Native(checkedContinuationResumeReturning) func resume(returning value: T)
    @Native(checkedContinuationResumeReturningVoid) func resume() where T == ()
    @Native(checkedContinuationResumeThrowing) func resume(throwing error: E)
    @Native(checkedContinuationResumeWithResult) func resume(with result: Result<T, E>)
}

@Represented(by: CancellationValue) struct CancellationError: Error {
    @Native(cancellationErrorInit) init()
}

struct MainActor {
    @Native(mainActorRun) static func run<T>(resultType: T.Type = _, body: () throws -> T) async rethrows -> T
    @Native(mainActorAssumeIsolated) static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T
}

@Represented(by: TaskPriorityValue) struct TaskPriority: Hashable, Comparable {
    static let high: Self
    static let userInitiated: Self
    static let medium: Self
    static let low: Self
    static let utility: Self
    static let background: Self
}

typealias SuspendingClock = ContinuousClock

@Represented(by: TaskLocalValue) @propertyWrapper struct TaskLocal<Value> {
    @Native(taskLocalInit) init(wrappedValue: Value)
    @Native(taskLocalNil) init() where Value: ExpressibleByNilLiteral
    @Native(taskLocalGet) var wrappedValue: Value { get }
    @Native(itself) var projectedValue: TaskLocal<Value> { get }
    @Native(taskLocalGet) func get() -> Value
    @Native(taskLocalWithValue) func withValue<R>(
        _ valueDuringOperation: Value, operation: () throws -> R
    ) rethrows -> R
    @Native(taskLocalWithValue) func withValue<R>(
        _ valueDuringOperation: Value, operation: () async throws -> R
    ) async rethrows -> R
}
