import Combine
import Foundation
import SwiftInterpreter
import ViewGraph

/// A publisher of a program: what flows are values of the program, failures too.
struct ProgramPublisher {
    let values: AnyPublisher<Value, ProgramFailure>
    /// Set for subjects: what can be sent to.
    var subject: ProgramSubject?
    /// Set for publishers that send only once they are connected.
    var connectable: Timer.TimerPublisher?
    /// Set for the publisher of a `@Published` property: what can be assigned to.
    var published: PublishedMemory?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == ProgramFailure {
        values = publisher.eraseToAnyPublisher()
    }

    init<P: Publisher>(never publisher: P) where P.Output == Value, P.Failure == Never {
        values = publisher.setFailureType(to: ProgramFailure.self).eraseToAnyPublisher()
    }

    init(subject: ProgramSubject) {
        values = subject.values
        self.subject = subject
    }
}

/// An error that a publisher of the program ends with.
struct ProgramFailure: Error, @unchecked Sendable {
    let value: Value
}

/// `PassthroughSubject`, or `CurrentValueSubject` where it has a value.
final class ProgramSubject: @unchecked Sendable {
    private let passthrough = PassthroughSubject<Value, ProgramFailure>()
    private let current: CurrentValueSubject<Value, ProgramFailure>?

    init() { current = nil }
    init(value: Value) { current = CurrentValueSubject(value) }

    var values: AnyPublisher<Value, ProgramFailure> {
        current?.eraseToAnyPublisher() ?? passthrough.eraseToAnyPublisher()
    }

    var value: Value {
        get { current?.value ?? .void }
        set { current?.value = newValue }
    }

    func send(_ value: Value) {
        if let current { current.send(value) } else { passthrough.send(value) }
    }

    func finish(_ failure: Value?) {
        let completion: Subscribers.Completion<ProgramFailure> =
            failure.map { .failure(ProgramFailure(value: $0)) } ?? .finished
        if let current { current.send(completion: completion) } else { passthrough.send(completion: completion) }
    }
}

/// `@Published`: the value, and who wants to hear of others.
struct ProgramPublished: @unchecked Sendable {
    let memory: PublishedMemory

    init(_ value: Value) { memory = PublishedMemory(value) }

    var value: Value { memory.value }

    /// Sends the value there is, then each that is about to be set.
    var publisher: ProgramPublisher {
        let subject = memory.subject ?? ProgramSubject(value: memory.value)
        memory.subject = subject
        var publisher = ProgramPublisher(subject: subject)
        publisher.published = memory
        return publisher
    }

    func set(_ new: Value) { memory.set(new) }
}

/// The memory of a `@Published` property. Only objects have such properties, so that it can be shared.
final class PublishedMemory: @unchecked Sendable {
    fileprivate(set) var value: Value
    fileprivate var subject: ProgramSubject?
    /// What publishers assign here, as long as the object lives.
    var subscriptions: [AnyCancellable] = []
    /// Says that the object is about to change; set once somebody asked for what the object announces.
    var willChange: () -> Void = {}

    fileprivate init(_ value: Value) { self.value = value }

    /// As Combine does it: the object announces, then who listens to the property hears, then it has the value.
    func set(_ new: Value) {
        willChange()
        subject?.send(new)
        value = new
    }
}
