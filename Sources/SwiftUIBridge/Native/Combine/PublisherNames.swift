import Combine
import SwiftInterpreter

/// What stands behind the publishers that are declared in `Declarations/Publishers`.
extension SwiftUILibrary {
    static func publisherReceive(_ c: inout NativeCall) throws -> Value {
        try c.values().receive(subscriber: c.evaluator.subscriber(c.arguments[0]))
        return .void
    }

    static func publisherConnect(_ c: inout NativeCall) throws -> Value {
        guard let connection = try c.publisher().connection else { return .box(AnyCancellable {}) }
        return .box(AnyCancellable(connection.connect()))
    }

    static func publisherUpstream(_ c: inout NativeCall) throws -> Value { try c.publisher().upstream ?? c.receiver }

    static func publisherOfElements(_ c: inout NativeCall) throws -> Value {
        let all = try elements(of: c.arguments[0], c.evaluator)
        return .publishing(Publishers.Sequence(sequence: all))
    }

    static func mergedPublishers(_ c: inout NativeCall) throws -> Value {
        .publishing(Publishers.MergeMany(try c.allValues()))
    }

    static func mergedPublisherList(_ c: inout NativeCall) throws -> Value {
        let publishers = try elements(of: c.arguments[0], c.evaluator)
        return .publishing(Publishers.MergeMany(publishers.compactMap { c.evaluator.publisher($0)?.values }))
    }

    static func concatenatedPublishers(_ c: inout NativeCall) throws -> Value {
        .publishing(Publishers.Concatenate(prefix: try c.values(0), suffix: try c.values(1)))
    }

    static func latestPublishers(_ c: inout NativeCall) throws -> Value {
        .publishing(latestOfAll(try c.allValues()).map { .tuple($0) })
    }

    static func zippedPublishers(_ c: inout NativeCall) throws -> Value {
        .publishing(zippedAll(try c.allValues()).map { .tuple($0) })
    }
}

extension NativeCall {
    /// Those of all publishers that the call is given.
    fileprivate func allValues() throws -> [ProgramValues] { try arguments.indices.map { try values($0) } }
}

/// A type of publisher: what flows is the same for all, and so is how they are subscribed to.
func publisherType(
    _ name: String, _ declaration: String, fill: @escaping @Sendable (inout [NativeMember]) -> Void
) -> NativeType {
    NativeType.make(name, declaration, swiftType: ProgramPublisher.self) { m in
        addReceiving(&m)
        fill(&m)
    }
}

private func addReceiving(_ m: inout [NativeMember]) {
    m.add(
        "receive", "func receive<S>(subscriber: S) where S: Subscriber",
        { c in try SwiftUILibrary.publisherReceive(&c) })
}

/// What starts a publisher that waits for it.
func addConnection(_ m: inout [NativeMember]) {
    m.add("connect", "func connect() -> AnyCancellable", { c in try SwiftUILibrary.publisherConnect(&c) })
}

/// The latest values of all, each time one sends.
@Sendable func latestOfAll(_ publishers: [ProgramValues]) -> AnyPublisher<[Value], ProgramFailure> {
    combined(publishers) { $0.combineLatest($1).map { $0 + [$1] }.eraseToAnyPublisher() }
}

/// The first values of all, then the second ones.
@Sendable func zippedAll(_ publishers: [ProgramValues]) -> AnyPublisher<[Value], ProgramFailure> {
    combined(publishers) { $0.zip($1).map { $0 + [$1] }.eraseToAnyPublisher() }
}

private func combined(
    _ publishers: [ProgramValues],
    _ combine: (AnyPublisher<[Value], ProgramFailure>, ProgramValues) -> AnyPublisher<[Value], ProgramFailure>
) -> AnyPublisher<[Value], ProgramFailure> {
    let first = publishers[0].map { [$0] }.eraseToAnyPublisher()
    return publishers.dropFirst().reduce(first, combine)
}
