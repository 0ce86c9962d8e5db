import Combine
import SwiftInterpreter

/// Operators on several publishers.
func addCombinations(_ m: inout [NativeMember]) {
    let other = "where P: Publisher"
    m.add("combineLatest", "func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> \(other)") {
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
    m.add(
        "combineLatest",
        "func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P: Publisher, Q: Publisher"
    ) { c in
        .publishing(try c.values().combineLatest(c.values(0), c.values(1)).map { .tuple([$0, $1, $2]) })
    }
    m.add("zip", "func zip<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> \(other)") { c in
        .publishing(try c.values().zip(c.values(0)).map { .tuple([$0, $1]) })
    }
    m.add(
        "zip",
        "func zip<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> \(other)"
    ) { c in
        let transform = try c.callback(1)
        return .publishing(try c.values().zip(c.values(0)).map { transform.call([$0, $1], Value.self) })
    }
    m.add(
        "merge",
        "func merge<P>(with other: P) -> AnyPublisher<Output, Failure> where P: Publisher, P.Output == Output"
    ) { c in
        .publishing(Publishers.Merge(try c.values(), try c.values(0)))
    }
    m.add("append", "func append(_ elements: Output...) -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values().append(elements(of: c.arguments[0], c.evaluator)))
    }
    m.add("prepend", "func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values().prepend(elements(of: c.arguments[0], c.evaluator)))
    }
}

/// Operators that throw, or say what becomes of a failure.
func addFailureOperators(_ m: inout [NativeMember]) {
    m.add("setFailureType", "func setFailureType<E>(to failureType: E.Type) -> AnyPublisher<Output, E>") { c in
        .publishing(try c.values())
    }
    m.add("tryMap", "func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error>") { c in
        let transform = try c.callback(0)
        return .publishing(try c.values().tryMap { try transform.tryCall([$0]) }.mapError(programFailure))
    }
    m.add(
        "tryCompactMap",
        "func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error>"
    ) { c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().tryCompactMap { value -> Value? in
                if case .some(let box) = try transform.tryCall([value]) { box.value } else { nil }
            }.mapError(programFailure))
    }
    m.add("mapError", "func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>") { c in
        let transform = try c.callback(0)
        return .publishing(
            try c.values().mapError { ProgramFailure(value: transform.call([$0.value], Value.self)) })
    }
    m.add(
        "catch",
        "func catch<P>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P: Publisher, P.Output == Output"
    ) { c in
        let handler = try c.callback(0)
        return .publishing(
            try c.values().catch { error -> ProgramValues in
                handler.call([error.value], Value.self).publisher?.values
                    ?? OpenCombine.Empty<Value, ProgramFailure>().eraseToAnyPublisher()
            })
    }
    m.add("replaceError", "func replaceError(with output: Output) -> AnyPublisher<Output, Never>") { c in
        .box(ProgramPublisher(never: try c.values().replaceError(with: c.arguments[0])))
    }
    m.add("retry", "func retry(_ retries: Int) -> AnyPublisher<Output, Failure>") { c in
        .publishing(try c.values().retry(max(0, c.a(0, Int.self))))
    }
}
