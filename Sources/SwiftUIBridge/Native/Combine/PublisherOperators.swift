import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

typealias ProgramValues = AnyPublisher<Value, ProgramFailure>

extension NativeCall {
    func publisher() throws -> ProgramPublisher {
        guard let publisher = evaluator.publisher(receiver) else {
            throw mismatch(receiver, ProgramPublisher.self, evaluator)
        }
        return publisher
    }

    /// What flows from the publisher that the operator is applied to.
    func values() throws -> ProgramValues { try publisher().values }

    /// A publisher among the arguments.
    func publisher(_ index: Int) throws -> ProgramPublisher {
        guard let publisher = evaluator.publisher(arguments[index]) else {
            throw mismatch(arguments[index], ProgramPublisher.self, evaluator)
        }
        return publisher
    }

    func values(_ index: Int) throws -> ProgramValues { try publisher(index).values }
}

extension Value {
    /// What `publisher` sends, as a publisher of the program.
    static func publishing<P: Publisher>(_ publisher: P) -> Value where P.Output == Value, P.Failure == ProgramFailure {
        .box(ProgramPublisher(publisher))
    }

    /// What stands for a publisher where the program failed to make one.
    static var nothing: ProgramValues { OpenCombine.Empty<Value, ProgramFailure>().eraseToAnyPublisher() }
}

extension Callback {
    /// The publisher that the function answers.
    func publisher(_ arguments: [Value]) -> ProgramValues {
        evaluator.publisher(call(arguments, Value.self))?.values ?? Value.nothing
    }

    /// The result, or what the program threw as the failure of a publisher. Anything else that goes wrong ends the
    /// evaluation.
    func tryCall(_ arguments: [Value]) throws(ProgramFailure) -> Value {
        do {
            return try evaluator.call(function, arguments)
        } catch let error as ThrownError {
            throw ProgramFailure(value: error.value)
        } catch {
            evaluator.record(error)
            return .void
        }
    }
}

extension RangeValue {
    /// The numbers from 0 that are in it; nil where it has others.
    fileprivate var numbers: Range<Int>? {
        func bound(_ value: Value?) -> Int?? {
            guard let value else { return .some(nil) }
            if case .int(let int) = value { return int }
            return nil
        }
        guard let lower = bound(lower), let upper = bound(upper) else { return nil }
        let (end, overflows) = isClosed ? (upper ?? 0).addingReportingOverflow(1) : (upper ?? .max, false)
        guard (lower ?? 0) >= 0, !overflows, end >= (lower ?? 0) else { return nil }
        return (lower ?? 0)..<end
    }
}

/// Turns a thrown value of a publisher's operator into its failure.
func programFailure(_ error: any Error) -> ProgramFailure {
    error as? ProgramFailure ?? ProgramFailure(value: .void)
}

@Sendable func publisherMembers(_ m: inout [NativeMember]) {
    m.add("Output", "required associatedtype Output")
    m.add("Failure", "required associatedtype Failure")
    m.add(
        "receive",
        "required func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure")
    m.add("eraseToAnyPublisher", "func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values())
    }
    addMappings(&m)
    addTrials(&m)
    addSelections(&m)
    addRelatedSelections(&m)
    addReductions(&m)
    addTimeOperators(&m)
    addSubscriptions(&m)
    addCombinations(&m)
    addSharing(&m)
    addFailureOperators(&m)
}

private func addMappings(_ m: inout [NativeMember]) {
    m.add("map", "func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>") { c in
        let transform = try c.callback(0)
        return .publishing(try c.values().map { transform.call([$0], Value.self) })
    }
    m.add("map", "func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T>") { c in
        let (path, evaluator) = (try c.keyPath(0), c.evaluator)
        return .publishing(
            try c.values().map { root in
                do {
                    return try evaluator.value(at: path, of: root)
                } catch {
                    evaluator.record(error)
                    return .void
                }
            })
    }
    m.add("compactMap", "func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>") {
        c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().compactMap { value -> Value? in
                if case .some(let box) = transform.call([value], Value.self) { box.value } else { nil }
            })
    }
    m.add(
        "flatMap",
        "func flatMap<P>(maxPublishers: Subscribers.Demand = _, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where P: Publisher"
    ) { c in
        let (transform, most) = (try c.callback(1), c.arguments[0].unbox(as: Subscribers.Demand.self) ?? .unlimited)
        return .publishing(try c.values().flatMap(maxPublishers: most) { transform.publisher([$0]) })
    }
    m.add(
        "switchToLatest",
        "func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output: Publisher"
    ) { c in
        let evaluator = c.evaluator
        return .publishing(
            try c.values().map { evaluator.publisher($0)?.values ?? Value.nothing }.switchToLatest())
    }
    m.add(
        "scan",
        "func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>"
    ) { c in
        let next = try c.callback(1)
        return .publishing(try c.values().scan(c.arguments[0]) { next.call([$0, $1], Value.self) })
    }
    m.add("replaceNil", "func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T?") { c in
        let output = c.arguments[0]
        return .publishing(try c.values().map { if case .some(let box) = $0 { box.value } else { output } })
    }
}

/// The rest of those that change values one by one.
private func addTrials(_ m: inout [NativeMember]) {
    m.add("tryFilter", "func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self>")
    { c in
        let isIncluded = try c.callback(0)
        return .publishing(
            try c.values().tryFilter { try isIncluded.tryCall([$0]).isTrue }.mapError(programFailure))
    }
    m.add(
        "tryScan",
        "func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T>"
    ) { c in
        let next = try c.callback(1)
        return .publishing(
            try c.values().tryScan(c.arguments[0]) { try next.tryCall([$0, $1]) }.mapError(programFailure))
    }
    m.add(
        "tryReduce",
        "func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T>"
    ) { c in
        let next = try c.callback(1)
        return .publishing(
            try c.values().tryReduce(c.arguments[0]) { try next.tryCall([$0, $1]) }.mapError(programFailure))
    }
    m.add(
        "tryAllSatisfy",
        "func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>"
    ) { c in
        let predicate = try c.callback(0)
        return .publishing(
            try c.values().tryAllSatisfy { try predicate.tryCall([$0]).isTrue }.mapError(programFailure)
                .map { .bool($0) })
    }
    m.add(
        "tryContains",
        "func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self>"
    ) { c in
        let predicate = try c.callback(0)
        return .publishing(
            try c.values().tryContains { try predicate.tryCall([$0]).isTrue }.mapError(programFailure)
                .map { .bool($0) })
    }
    m.add(
        "tryCatch",
        "func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P: Publisher, P.Output == Output"
    ) { c in
        let (handler, evaluator) = (try c.callback(0), c.evaluator)
        return .publishing(
            try c.values().tryCatch { failure in
                evaluator.publisher(try handler.tryCall([failure.value]))?.values ?? Value.nothing
            }.mapError(programFailure))
    }
}

extension Value {
    fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}

private func addSelections(_ m: inout [NativeMember]) {
    m.add("filter", "func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self>") { c in
        let isIncluded = try c.callback(0)
        return .publishing(try c.values().filter { isIncluded.call([$0], Bool.self) })
    }
    m.add("removeDuplicates", "func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable") {
        c in
        let evaluator = c.evaluator
        return .publishing(try c.values().removeDuplicates { (try? evaluator.areEqual($0, $1)) ?? false })
    }
    m.add(
        "removeDuplicates",
        "func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>"
    ) { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().removeDuplicates { predicate.call([$0, $1], Bool.self) })
    }
    m.add("dropFirst", "func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>") { c in
        .publishing(try c.values().dropFirst(max(0, c.argument(0, as: Int.self, default: 1))))
    }
    m.add("drop", "func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().drop { predicate.call([$0], Bool.self) })
    }
    m.add("prefix", "func prefix(_ maxLength: Int) -> Publishers.Output<Self>") { c in
        .publishing(try c.values().prefix(max(0, c.argument(0, as: Int.self))))
    }
    m.add("output", "func output(at index: Int) -> Publishers.Output<Self>") { c in
        let index = try c.argument(0, as: Int.self)
        guard index >= 0, index < .max else { throw c.evaluator.failure("Fatal error: Index out of range") }
        return .publishing(try c.values().output(at: index))
    }
    for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
        m.add("output", "func output(in range: \(range)<Int>) -> Publishers.Output<Self>") { c in
            guard let range = c.arguments[0].unbox(as: RangeValue.self), let numbers = range.numbers else {
                throw c.evaluator.failure("Fatal error: Range out of bounds")
            }
            return .publishing(try c.values().output(in: numbers))
        }
    }
    m.add("prefix", "func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().prefix { predicate.call([$0], Bool.self) })
    }
    m.add("first", "func first() -> Publishers.First<Self>") { c in .publishing(try c.values().first()) }
    m.add("first", "func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().first { predicate.call([$0], Bool.self) })
    }
    m.add("last", "func last() -> Publishers.Last<Self>") { c in .publishing(try c.values().last()) }
    m.add("ignoreOutput", "func ignoreOutput() -> Publishers.IgnoreOutput<Self>") { c in
        .publishing(try c.values().filter { _ in false })
    }
    m.add("replaceEmpty", "func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self>") { c in
        .publishing(try c.values().replaceEmpty(with: c.arguments[0]))
    }
}

/// Selections by another publisher, by order and by place.
private func addRelatedSelections(_ m: inout [NativeMember]) {
    m.add(
        "prefix",
        "func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher"
    ) { c in .publishing(try c.values().prefix(untilOutputFrom: c.values(0))) }
    m.add(
        "drop", "func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P: Publisher"
    ) { c in .publishing(try c.values().drop(untilOutputFrom: c.values(0))) }
    m.add("last", "func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().last { predicate.call([$0], Bool.self) })
    }
    for (name, wantsLess) in [("min", true), ("max", false)] {
        m.add(name, "func \(name)() -> Publishers.Comparison<Self> where Output: Comparable") { c in
            let evaluator = c.evaluator
            return .publishing(
                try c.values().max { a, b in
                    let isLess =
                        (try? evaluator.callStatic("<", labels: ["", ""], of: evaluator.dynamicType(of: a), [a, b]))
                        ?? .bool(false)
                    return isLess.isTrue != wantsLess
                })
        }
        m.add(
            name,
            "func \(name)(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>"
        ) { c in
            let order = try c.callback(0)
            let values = try c.values()
            return wantsLess
                ? .publishing(values.min { order.call([$0, $1], Bool.self) })
                : .publishing(values.max { order.call([$0, $1], Bool.self) })
        }
    }
}

private func addReductions(_ m: inout [NativeMember]) {
    m.add(
        "reduce",
        "func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T>"
    ) { c in
        let next = try c.callback(1)
        return .publishing(try c.values().reduce(c.arguments[0]) { next.call([$0, $1], Value.self) })
    }
    m.add("collect", "func collect() -> Publishers.Collect<Self>") { c in
        .publishing(try c.values().collect().map { .array($0) })
    }
    m.add("collect", "func collect(_ count: Int) -> Publishers.CollectByCount<Self>") { c in
        .publishing(try c.values().collect(max(1, c.argument(0, as: Int.self))).map { .array($0) })
    }
    m.add("count", "func count() -> Publishers.Count<Self>") { c in
        .publishing(try c.values().count().map { .int($0) })
    }
    m.add("contains", "func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable") { c in
        let (output, evaluator) = (c.arguments[0], c.evaluator)
        return .publishing(
            try c.values().contains { (try? evaluator.areEqual($0, output)) ?? false }.map { .bool($0) })
    }
    m.add("contains", "func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self>") {
        c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().contains { predicate.call([$0], Bool.self) }.map { .bool($0) })
    }
    m.add("allSatisfy", "func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self>") {
        c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().allSatisfy { predicate.call([$0], Bool.self) }.map { .bool($0) })
    }
}
