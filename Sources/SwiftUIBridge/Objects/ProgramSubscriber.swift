import Combine
import SwiftInterpreter

/// A subscriber as the program holds it: `AnySubscriber`, `Subscribers.Sink`, and what its own publishers are given.
struct ProgramSubscriber {
    let values: AnySubscriber<Value, ProgramFailure>
    /// Cancels what it subscribed to, where it is its own to cancel.
    var cancel: () -> Void = {}
}

/// A subscription as the program holds it.
struct ProgramSubscription {
    let subscription: any Subscription
}

/// A publisher declared in the program: it is asked by its `receive(subscriber:)`.
struct InterpretedPublisher: Publisher {
    typealias Output = Value
    typealias Failure = ProgramFailure

    let value: Value
    let evaluator: any Evaluator

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == ProgramFailure {
        perform(
            "receive", ["subscriber"], on: value, [.box(ProgramSubscriber(values: AnySubscriber(subscriber)))],
            evaluator)
    }
}

/// A subscriber declared in the program: what is sent reaches its methods.
final class InterpretedSubscriber: Subscriber {
    typealias Input = Value
    typealias Failure = ProgramFailure

    private let value: Value
    private let evaluator: any Evaluator

    init(_ value: Value, _ evaluator: any Evaluator) { (self.value, self.evaluator) = (value, evaluator) }

    func receive(subscription: any Subscription) {
        let native = subscription as? InterpretedSubscription
        let argument = native?.value ?? .box(ProgramSubscription(subscription: subscription))
        perform("receive", ["subscription"], on: value, [argument], evaluator)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        perform("receive", [""], on: value, [input], evaluator)?.unbox(as: Subscribers.Demand.self) ?? .none
    }

    func receive(completion: Subscribers.Completion<ProgramFailure>) {
        perform("receive", ["completion"], on: value, [.box(ProgramCompletion(completion))], evaluator)
    }
}

/// A subscription declared in the program: what is asked of it reaches its methods.
final class InterpretedSubscription: Subscription {
    let value: Value
    private let evaluator: any Evaluator

    init(_ value: Value, _ evaluator: any Evaluator) { (self.value, self.evaluator) = (value, evaluator) }

    func request(_ demand: Subscribers.Demand) { perform("request", [""], on: value, [.box(demand)], evaluator) }
    func cancel() { perform("cancel", [], on: value, [], evaluator) }
}

@discardableResult
private func perform(
    _ name: String, _ labels: [String], on value: Value, _ arguments: [Value], _ evaluator: any Evaluator
) -> Value? {
    do {
        // A copy: none of these methods changes a value, and while one runs another may be called.
        var value = value
        return try evaluator.callMethod(name, labels: labels, on: &value, arguments)
    } catch {
        evaluator.record(error)
        return nil
    }
}

extension Evaluator {
    /// What `value` publishes: a publisher of the libraries, or one that the program declares.
    func publisher(_ value: Value) -> ProgramPublisher? {
        if let publisher = value.publisher { return publisher }
        if case .existential(let box) = value { return publisher(box.value) }
        guard conforms(value, to: "Publisher") else { return nil }
        return ProgramPublisher(InterpretedPublisher(value: value, evaluator: self))
    }

    func subscriber(_ value: Value) -> AnySubscriber<Value, ProgramFailure> {
        if case .existential(let box) = value { return subscriber(box.value) }
        if let subscriber = value.unbox(as: ProgramSubscriber.self) { return subscriber.values }
        if let subject = value.publisher?.subject { return AnySubscriber(subject) }
        return AnySubscriber(InterpretedSubscriber(value, self))
    }

    func subscription(_ value: Value) -> any Subscription {
        if case .existential(let box) = value { return subscription(box.value) }
        return value.unbox(as: ProgramSubscription.self)?.subscription ?? InterpretedSubscription(value, self)
    }
}
