import Combine
import SwiftInterpreter

/// Operators on several publishers.
func addCombinations(_ m: inout [NativeMember]) {
    let other = "where P: Publisher"
    m.add("combineLatest", "func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P> \(other)") {
        c in
        .publishing(try c.values().combineLatest(c.values(0)).map { .tuple([$0, $1]) })
    }
    m.add(
        "combineLatest",
        "func combineLatest<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> \(other)"
    ) { c in
        let transform = try c.callback(1)
        return .publishing(try c.values().combineLatest(c.values(0)).map { transform.call([$0, $1], Value.self) })
    }
    m.add("zip", "func zip<P>(_ other: P) -> Publishers.Zip<Self, P> \(other)") { c in
        .publishing(try c.values().zip(c.values(0)).map { .tuple([$0, $1]) })
    }
    m.add(
        "zip",
        "func zip<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> \(other)"
    ) { c in
        let transform = try c.callback(1)
        return .publishing(try c.values().zip(c.values(0)).map { transform.call([$0, $1], Value.self) })
    }
    addMergers(&m)
    m.add(
        "append",
        "func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>"
    ) { c in
        .publishing(try c.values().append(elements(of: c.arguments[0], c.evaluator)))
    }
    m.add("append", "func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P: Publisher") { c in
        .publishing(try c.values().append(c.values(0)))
    }
    m.add("prepend", "func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P: Publisher") { c in
        .publishing(try c.values().prepend(c.values(0)))
    }
    m.add(
        "prepend",
        "func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>"
    ) { c in
        .publishing(try c.values().prepend(elements(of: c.arguments[0], c.evaluator)))
    }
}

/// The same for more publishers than two.
private func addMergers(_ m: inout [NativeMember]) {
    let letters = ["B", "C", "D", "E", "F", "G", "H"]
    for count in 1...7 {
        let names = letters[..<count]
        let parameters = names.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ").dropFirst(2)
        let conformances = names.map { "\($0): Publisher, \($0).Output == Output" }.joined(separator: ", ")
        let list = names.joined(separator: ", ")
        m.add(
            "merge",
            "func merge<\(list)>(with \(parameters)) -> Publishers.Merge\(count == 1 ? "" : "\(count + 1)")<Self, \(list)> where \(conformances)"
        ) { c in
            .publishing(Publishers.MergeMany([try c.values()] + (try (0..<count).map { try c.values($0) })))
        }
    }
    for (name, type, combine) in [("combineLatest", "CombineLatest", latestOfAll), ("zip", "Zip", zippedAll)] {
        for count in 2...3 {
            let names = ["P", "Q", "R"][..<count]
            let parameters = names.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
            let conformances = names.map { "\($0): Publisher" }.joined(separator: ", ")
            let (list, outputs) = (names.joined(separator: ", "), names.map { "\($0).Output" }.joined(separator: ", "))
            m.add(
                name,
                "func \(name)<\(list)>(\(parameters)) -> Publishers.\(type)\(count + 1)<Self, \(list)> where \(conformances)"
            ) { c in
                .publishing(
                    combine([try c.values()] + (try (0..<count).map { try c.values($0) })).map { .tuple($0) })
            }
            m.add(
                name,
                "func \(name)<\(list), T>(\(parameters), _ transform: @escaping (Output, \(outputs)) -> T) -> Publishers.Map<Publishers.\(type)\(count + 1)<Self, \(list)>, T> where \(conformances)"
            ) { c in
                let transform = try c.callback(count)
                return .publishing(
                    combine([try c.values()] + (try (0..<count).map { try c.values($0) }))
                        .map { transform.call($0, Value.self) })
            }
        }
    }
}

/// Publishers that several subscribers have in common.
func addSharing(_ m: inout [NativeMember]) {
    m.add("share", "func share() -> Publishers.Share<Self>") { c in .publishing(try c.values().share()) }
    m.add("makeConnectable", "func makeConnectable() -> Publishers.MakeConnectable<Self>") { c in
        .box(ProgramPublisher(connectable: try c.values().multicast(subject: ProgramSubject())))
    }
    m.add("multicast", "func multicast<S>(subject: S) -> Publishers.Multicast<Self, S> where S: Subject") { c in
        guard let subject = c.arguments[0].publisher?.subject else {
            throw mismatch(c.arguments[0], ProgramSubject.self, c.evaluator)
        }
        return .box(ProgramPublisher(connectable: try c.values().multicast(subject: subject)))
    }
    m.add(
        "multicast",
        "func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S: Subject"
    ) { c in
        let make = try c.callback(0)
        return .box(
            ProgramPublisher(
                connectable: try c.values().multicast {
                    make.call([], Value.self).publisher?.subject ?? ProgramSubject()
                }))
    }
    m.add("breakpoint", "func breakpoint() -> Publishers.Breakpoint<Self>") { c in .publishing(try c.values()) }
    m.add("breakpointOnError", "func breakpointOnError() -> Publishers.Breakpoint<Self>") { c in
        .publishing(try c.values())
    }
    m.add(
        "assertNoFailure", "func assertNoFailure(_ prefix: String = _) -> Publishers.AssertNoFailure<Self>"
    ) { c in
        let (prefix, evaluator) = (try c.argument(0, as: String.self, default: ""), c.evaluator)
        return .publishing(
            try c.values().catch { failure -> ProgramValues in
                let text = (try? evaluator.description(of: failure.value)) ?? ""
                evaluator.record(evaluator.failure("Fatal error: \(prefix): \(text)"))
                return Value.nothing
            })
    }
}

/// Operators that throw, or say what becomes of a failure.
func addFailureOperators(_ m: inout [NativeMember]) {
    m.add("setFailureType", "func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>") {
        c in
        .publishing(try c.values())
    }
    m.add("tryMap", "func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>") { c in
        let transform = try c.callback(0)
        return .publishing(try c.values().tryMap { try transform.tryCall([$0]) }.mapError(programFailure))
    }
    m.add(
        "tryCompactMap",
        "func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>"
    ) { c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().tryCompactMap { value -> Value? in
                if case .some(let box) = try transform.tryCall([value]) { box.value } else { nil }
            }.mapError(programFailure))
    }
    m.add("mapError", "func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E>") { c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().mapError { ProgramFailure(value: transform.call([$0.value], Value.self)) })
    }
    m.add(
        "catch",
        "func catch<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P: Publisher, P.Output == Output"
    ) { c in
        let handler = try c.callback(0)
        return .publishing(
            try c.values().catch { handler.publisher([$0.value]) })
    }
    m.add("replaceError", "func replaceError(with output: Output) -> Publishers.ReplaceError<Self>") { c in
        .box(ProgramPublisher(never: try c.values().replaceError(with: c.arguments[0])))
    }
    m.add("retry", "func retry(_ retries: Int) -> Publishers.Retry<Self>") { c in
        .publishing(try c.values().retry(max(0, c.argument(0, as: Int.self))))
    }
}
