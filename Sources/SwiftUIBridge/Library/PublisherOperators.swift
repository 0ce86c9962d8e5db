import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

typealias ProgramValues = AnyPublisher<Value, ProgramFailure>

extension NativeCall {
    func publisher() throws -> ProgramPublisher {
        guard let publisher = receiver.publisher else { throw mismatch(receiver, ProgramPublisher.self, evaluator) }
        return publisher
    }

    /// What flows from the publisher that the operator is applied to.
    func values() throws -> ProgramValues { try publisher().values }

    /// A publisher among the arguments.
    func values(_ index: Int) throws -> ProgramValues {
        guard let publisher = arguments[index].publisher else {
            throw mismatch(arguments[index], ProgramPublisher.self, evaluator)
        }
        return publisher.values
    }

    fileprivate func stride(_ index: Int) throws -> SessionTime.Stride {
        SessionTime.Stride(seconds: try a(index, Double.self))
    }
}

extension Value {
    /// What `publisher` sends, as a publisher of the program.
    static func publishing<P: Publisher>(_ publisher: P) -> Value where P.Output == Value, P.Failure == ProgramFailure {
        .box(ProgramPublisher(publisher))
    }
}

extension Callback {
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
    m.add("eraseToAnyPublisher", "func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values())
    }
    addMappings(&m)
    addSelections(&m)
    addReductions(&m)
    addTimes(&m)
    addSubscriptions(&m)
    addCombinations(&m)
    addFailureOperators(&m)
}

private func addMappings(_ m: inout [NativeMember]) {
    m.add("map", "func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>") { c in
        let transform = try c.callback(0)
        return .publishing(try c.values().map { transform.call([$0], Value.self) })
    }
    m.add("map", "func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure>") { c in
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
    m.add("compactMap", "func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>") { c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().compactMap { value -> Value? in
                if case .some(let box) = transform.call([value], Value.self) { box.value } else { nil }
            })
    }
    m.add(
        "flatMap",
        "func flatMap<P>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where P: Publisher"
    ) { c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().flatMap { value -> ProgramValues in
                transform.call([value], Value.self).publisher?.values
                    ?? OpenCombine.Empty<Value, ProgramFailure>().eraseToAnyPublisher()
            })
    }
    m.add(
        "switchToLatest",
        "func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> where Output: Publisher"
    ) { c in
        .publishing(
            try c.values().map { value -> ProgramValues in
                value.publisher?.values ?? OpenCombine.Empty<Value, ProgramFailure>().eraseToAnyPublisher()
            }.switchToLatest())
    }
    m.add(
        "scan",
        "func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>"
    ) { c in
        let next = try c.callback(1)
        return .publishing(try c.values().scan(c.arguments[0]) { next.call([$0, $1], Value.self) })
    }
    m.add("replaceNil", "func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T?") { c in
        let output = c.arguments[0]
        return .publishing(try c.values().map { if case .some(let box) = $0 { box.value } else { output } })
    }
}

private func addSelections(_ m: inout [NativeMember]) {
    m.add("filter", "func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { c in
        let isIncluded = try c.callback(0)
        return .publishing(try c.values().filter { isIncluded.call([$0], Bool.self) })
    }
    m.add("removeDuplicates", "func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable") { c in
        let evaluator = c.evaluator
        return .publishing(try c.values().removeDuplicates { (try? evaluator.areEqual($0, $1)) ?? false })
    }
    m.add(
        "removeDuplicates",
        "func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>"
    ) { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().removeDuplicates { predicate.call([$0, $1], Bool.self) })
    }
    m.add("dropFirst", "func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values().dropFirst(max(0, c.a(0, Int.self, 1))))
    }
    m.add("drop", "func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().drop { predicate.call([$0], Bool.self) })
    }
    m.add("prefix", "func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values().prefix(max(0, c.a(0, Int.self))))
    }
    m.add("output", "func output(at index: Int) -> AnyPublisher<Output, Failure>") { c in
        let index = try c.a(0, Int.self)
        guard index >= 0, index < .max else { throw c.evaluator.failure("Fatal error: Index out of range") }
        return .publishing(try c.values().output(at: index))
    }
    for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
        m.add("output", "func output(in range: \(range)<Int>) -> AnyPublisher<Output, Failure>") { c in
            guard let range = c.arguments[0].unbox(as: RangeValue.self), let numbers = range.numbers else {
                throw c.evaluator.failure("Fatal error: Range out of bounds")
            }
            return .publishing(try c.values().output(in: numbers))
        }
    }
    m.add("prefix", "func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().prefix { predicate.call([$0], Bool.self) })
    }
    m.add("first", "func first() -> AnyPublisher<Output, Failure>") { c in .publishing(try c.values().first()) }
    m.add("first", "func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().first { predicate.call([$0], Bool.self) })
    }
    m.add("last", "func last() -> AnyPublisher<Output, Failure>") { c in .publishing(try c.values().last()) }
    m.add("ignoreOutput", "func ignoreOutput() -> AnyPublisher<Never, Failure>") { c in
        .publishing(try c.values().filter { _ in false })
    }
    m.add("replaceEmpty", "func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values().replaceEmpty(with: c.arguments[0]))
    }
}

private func addReductions(_ m: inout [NativeMember]) {
    m.add(
        "reduce",
        "func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>"
    ) { c in
        let next = try c.callback(1)
        return .publishing(try c.values().reduce(c.arguments[0]) { next.call([$0, $1], Value.self) })
    }
    m.add("collect", "func collect() -> AnyPublisher<[Output], Failure>") { c in
        .publishing(try c.values().collect().map { .array($0) })
    }
    m.add("collect", "func collect(_ count: Int) -> AnyPublisher<[Output], Failure>") { c in
        .publishing(try c.values().collect(max(1, c.a(0, Int.self))).map { .array($0) })
    }
    m.add("count", "func count() -> AnyPublisher<Int, Failure>") { c in
        .publishing(try c.values().count().map { .int($0) })
    }
    m.add("contains", "func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable") { c in
        let (output, evaluator) = (c.arguments[0], c.evaluator)
        return .publishing(
            try c.values().contains { (try? evaluator.areEqual($0, output)) ?? false }.map { .bool($0) })
    }
    m.add("contains", "func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>") {
        c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().contains { predicate.call([$0], Bool.self) }.map { .bool($0) })
    }
    m.add("allSatisfy", "func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>") {
        c in
        let predicate = try c.callback(0)
        return .publishing(try c.values().allSatisfy { predicate.call([$0], Bool.self) }.map { .bool($0) })
    }
}

private func addTimes(_ m: inout [NativeMember]) {
    let result = "-> AnyPublisher<Output, Failure> where S: Scheduler"
    m.add("receive", "func receive<S>(on scheduler: S) \(result)") { c in c.receiver }
    m.add("subscribe", "func subscribe<S>(on scheduler: S) \(result)") { c in c.receiver }
    m.add("debounce", "func debounce<S>(for dueTime: _SchedulerStride, scheduler: S) \(result)") { c in
        .publishing(try c.values().debounce(for: c.stride(0), scheduler: RunLoop.main))
    }
    m.add("delay", "func delay<S>(for interval: _SchedulerStride, scheduler: S) \(result)") { c in
        .publishing(try c.values().delay(for: c.stride(0), scheduler: RunLoop.main))
    }
    m.add("throttle", "func throttle<S>(for interval: _SchedulerStride, scheduler: S, latest: Bool) \(result)") { c in
        .publishing(
            try c.values().throttle(for: c.stride(0), scheduler: RunLoop.main, latest: c.a(2, Bool.self)))
    }
    m.add("timeout", "func timeout<S>(_ interval: _SchedulerStride, scheduler: S) \(result)") { c in
        .publishing(try c.values().timeout(c.stride(0), scheduler: RunLoop.main))
    }
}
