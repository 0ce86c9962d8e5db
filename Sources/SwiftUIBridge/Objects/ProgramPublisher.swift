import Combine
import Foundation
import SwiftInterpreter
import ViewGraph

/// A publisher of a program: what flows are values of the program, failures too.
struct ProgramPublisher: NestingValue {
    /// A subscription goes from one to the next, in a frame that grows with each.
    static let callsAValue = 4

    let values: AnyPublisher<Value, ProgramFailure>
    /// Set for subjects: what can be sent to.
    var subject: ProgramSubject?
    /// Set for publishers that send only once they are connected.
    var connection: ProgramConnection?
    /// What it was made of, for the publishers that are asked for it.
    var upstream: Value?
    /// Set for the publisher of a `@Published` property: what can be assigned to.
    var published: PublishedMemory?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == ProgramFailure {
        values = publisher.eraseToAnyPublisher()
    }

    init<P: Publisher>(never publisher: P) where P.Output == Value, P.Failure == Never {
        values = publisher.setFailureType(to: ProgramFailure.self).eraseToAnyPublisher()
    }

    init<P: ConnectablePublisher>(connectable publisher: P) where P.Output == Value, P.Failure == ProgramFailure {
        values = publisher.eraseToAnyPublisher()
        connection = ProgramConnection {
            publisher.connect()
        } autoconnected: {
            publisher.autoconnect().eraseToAnyPublisher()
        }
    }

    init(subject: ProgramSubject) {
        values = subject.eraseToAnyPublisher()
        self.subject = subject
    }
}

/// How a publisher that waits for it is started.
struct ProgramConnection {
    let connect: () -> any Cancellable
    /// The same publisher, started by its first subscriber.
    let autoconnected: () -> AnyPublisher<Value, ProgramFailure>
}

/// An error that a publisher of the program ends with.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct ProgramFailure: Error, @unchecked Sendable {
    let value: Value
}

/// `PassthroughSubject`, or `CurrentValueSubject` where it has a value.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class ProgramSubject: Subject, @unchecked Sendable {
    typealias Output = Value
    typealias Failure = ProgramFailure

    private let passthrough = PassthroughSubject<Value, ProgramFailure>()
    private let current: CurrentValueSubject<Value, ProgramFailure>?

    init() { current = nil }
    init(value: Value) { current = CurrentValueSubject(value) }

    var value: Value {
        get { current?.value ?? .void }
        set { current?.value = newValue }
    }

    func send(_ value: Value) {
        if let current { current.send(value) } else { passthrough.send(value) }
    }

    func send(completion: Subscribers.Completion<ProgramFailure>) {
        if let current { current.send(completion: completion) } else { passthrough.send(completion: completion) }
    }

    func send(subscription: any Subscription) {
        if let current {
            current.send(subscription: subscription)
        } else {
            passthrough.send(subscription: subscription)
        }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == ProgramFailure {
        if let current { current.receive(subscriber: subscriber) } else { passthrough.receive(subscriber: subscriber) }
    }
}

/// `@Published`: the value, and who wants to hear of others.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
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
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class PublishedMemory: @unchecked Sendable {
    fileprivate(set) var value: Value
    fileprivate var subject: ProgramSubject?
    /// What publishers assign here, as long as the object lives.
    var subscriptions: [AnyCancellable] = []
    /// Says that the object is about to change; set once somebody requested what the object announces.
    var willChange: () -> Void = {}

    fileprivate init(_ value: Value) { self.value = value }

    /// As Combine does it: the object announces, then who listens to the property hears, then it has the value.
    func set(_ new: Value) {
        willChange()
        subject?.send(new)
        value = new
    }
}

extension Value {
    /// What a `@Published` property holds, of its memory; nil of any other value.
    package var publishedValue: Value? { unbox(as: ProgramPublished.self)?.value }
}
