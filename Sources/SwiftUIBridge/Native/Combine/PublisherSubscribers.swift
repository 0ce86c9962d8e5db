import Combine
import SwiftInterpreter

/// How a publisher of the program ended.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct ProgramCompletion: DescribedByEvaluator, ComparableByEvaluator, @unchecked Sendable {
    /// Nil where it finished.
    let failure: Value?

    init(failure: Value? = nil) { self.failure = failure }

    init(_ completion: Subscribers.Completion<ProgramFailure>) {
        if case .failure(let error) = completion { failure = error.value } else { failure = nil }
    }

    var completion: Subscribers.Completion<ProgramFailure> {
        failure.map { .failure(ProgramFailure(value: $0)) } ?? .finished
    }

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        guard let failure else { return "finished" }
        return "failure(\(try (evaluator as? Execution)?.debugDescription(of: failure) ?? ""))"
    }

    func isEqual(to other: Any, _ evaluator: any Evaluator) -> Bool {
        guard let other = other as? ProgramCompletion else { return false }
        guard let failure, let otherFailure = other.failure else {
            return failure == nil && other.failure == nil
        }
        return (try? evaluator.areEqual(failure, otherFailure)) ?? false
    }
}

/// Subscribers and subscriptions: the libraries', and what a program needs to declare its own.
func addSubscriberTypes(_ types: inout [NativeType]) {
    addDemand(&types)
    types.append(
        NativeType(
            "Subscribers.Completion", "enum Completion<Failure>", swiftType: ProgramCompletion.self,
            enumCase: { value in
                guard let completion = value.unbox(as: ProgramCompletion.self) else { return nil }
                return completion.failure.map { ("failure", [$0]) } ?? ("finished", [])
            }
        ) {
            sortedMembers { m in
                m.add("finished", "case finished") { _ in .box(ProgramCompletion()) }
                m.add("failure", "case failure(Failure)") { c in .box(ProgramCompletion(failure: c.arguments[0])) }
            }
        })
    addSubscribers(&types)
}

private func addDemand(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "Subscribers.Demand", "struct Demand: Hashable, Comparable, CustomStringConvertible",
            swiftType: Subscribers.Demand.self
        ) { m in
            m.add("unlimited", "static var unlimited: Subscribers.Demand { get }") { _ in
                .box(Subscribers.Demand.unlimited)
            }
            m.add("none", "static var none: Subscribers.Demand { get }") { _ in .box(Subscribers.Demand.none) }
            m.add("max", "static func max(_ value: Int) -> Subscribers.Demand") { c in
                let number = try c.argument(0, as: Int.self)
                guard number >= 0 else { throw c.evaluator.failure("Fatal error: a demand can't be negative") }
                return .box(Subscribers.Demand.max(number))
            }
            m.add("max", "var max: Int? { get }") { c in
                try c.native(Subscribers.Demand.self).max.map { .some(ValueBox(.int($0))) } ?? .null
            }
            m.add("description", "var description: String { get }") { c in
                .string(try c.native(Subscribers.Demand.self).description)
            }
            for (sign, factor) in [("+", 1), ("-", -1)] {
                for other in ["Subscribers.Demand", "Int"] {
                    m.add(sign, "static func \(sign) (a: Subscribers.Demand, b: \(other)) -> Subscribers.Demand") { c in
                        .box(try c.changedDemand(by: factor))
                    }
                    m.add("\(sign)=", "static func \(sign)= (a: inout Subscribers.Demand, b: \(other))") { c in
                        c.arguments[0] = .box(try c.changedDemand(by: factor))
                        return .void
                    }
                }
            }
            m.add("<", "static func < (a: Subscribers.Demand, b: Subscribers.Demand) -> Bool") { c in
                .bool(try c.demand(0) < c.demand(1))
            }
            m.add(">", "static func > (a: Subscribers.Demand, b: Int) -> Bool") { c in
                .bool(try c.demand(0) > c.argument(1, as: Int.self))
            }
        })
}

private func addSubscribers(_ types: inout [NativeType]) {
    subscriberType(&types, "AnySubscriber", "struct AnySubscriber<Input, Failure>: Subscriber") { m in
        m.add("init", "init<S>(_ s: S) where S: Subscriber, S.Input == Input, S.Failure == Failure") { c in
            .box(ProgramSubscriber(values: c.evaluator.subscriber(c.arguments[0])))
        }
        m.add(
            "init",
            "init(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil)"
        ) { c in
            let (start, value) = (try c.optionalCallback(0), try c.optionalCallback(1))
            let end = try c.optionalCallback(2)
            return .box(
                ProgramSubscriber(
                    values: AnySubscriber(
                        receiveSubscription: { start?.perform([.box(ProgramSubscription(subscription: $0))]) },
                        receiveValue: { value?.call([$0], Value.self).unbox(as: Subscribers.Demand.self) ?? .none },
                        receiveCompletion: { end?.perform([.box(ProgramCompletion($0))]) })))
        }
    }
    let signature =
        "init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void)"
    subscriberType(&types, "Subscribers.Sink", "class Sink<Input, Failure>: Subscriber, Cancellable") { m in
        m.add("init", signature) { c in
            let (end, value) = (try c.callback(0), try c.callback(1))
            return sinking {
                end.perform([.box(ProgramCompletion($0))])
            } receiveValue: {
                value.perform([$0])
            }
        }
    }
    subscriberType(&types, "Subscribers.Assign", "class Assign<Root, Input>: Subscriber, Cancellable") { m in
        m.add("Failure", "typealias Failure = Never")
        m.add("init", "init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>)") { c in
            let (object, path, evaluator) = (c.arguments[0], try c.keyPath(1), c.evaluator)
            return sinking { _ in
            } receiveValue: { value in
                do {
                    var root = object
                    try evaluator.setValue(value, at: path, of: &root)
                } catch {
                    evaluator.record(error)
                }
            }
        }
    }
}

private func sinking(
    receiveCompletion: @escaping (Subscribers.Completion<ProgramFailure>) -> Void,
    receiveValue: @escaping (Value) -> Void
) -> Value {
    let sink = Subscribers.Sink<Value, ProgramFailure>(
        receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    return .box(ProgramSubscriber(values: AnySubscriber(sink), cancel: { sink.cancel() }))
}

/// A subscriber of the libraries: it can be asked what any subscriber can.
private func subscriberType(
    _ types: inout [NativeType], _ name: String, _ declaration: String,
    fill: @escaping @Sendable (inout [NativeMember]) -> Void
) {
    types.append(
        NativeType.make(
            name, declaration, swiftType: name == "AnySubscriber" ? ProgramSubscriber.self : nil
        ) { m in
            m.add("receive", "func receive(subscription: any Subscription)") { c in
                try c.native(ProgramSubscriber.self).values.receive(
                    subscription: c.evaluator.subscription(c.arguments[0]))
                return .void
            }
            m.add("receive", "func receive(_ input: Input) -> Subscribers.Demand") { c in
                .box(try c.native(ProgramSubscriber.self).values.receive(c.arguments[0]))
            }
            m.add("receive", "func receive(completion: Subscribers.Completion<Failure>)") { c in
                guard let completion = c.arguments[0].unbox(as: ProgramCompletion.self) else { return .void }
                try c.native(ProgramSubscriber.self).values.receive(completion: completion.completion)
                return .void
            }
            m.add("cancel", "func cancel()") { c in
                try c.native(ProgramSubscriber.self).cancel()
                return .void
            }
            fill(&m)
        })
}

extension NativeCall {
    /// The first argument with the second, a demand or a number, added or taken off. The library's own operators trap
    /// where Combine's end at none.
    fileprivate func changedDemand(by factor: Int) throws -> Subscribers.Demand {
        let demand = try demand(0)
        guard let most = demand.max else { return .unlimited }
        let change: Int
        if let other = arguments[1].unbox(as: Subscribers.Demand.self) {
            guard let number = other.max else { return factor > 0 ? .unlimited : .none }
            change = number
        } else {
            change = try argument(1, as: Int.self)
        }
        let (sum, isTooMuch) =
            factor > 0 ? most.addingReportingOverflow(change) : most.subtractingReportingOverflow(change)
        if isTooMuch { return .unlimited }
        return .max(max(0, sum))
    }

    fileprivate func demand(_ index: Int) throws -> Subscribers.Demand {
        guard let demand = arguments[index].unbox(as: Subscribers.Demand.self) else {
            throw mismatch(arguments[index], Subscribers.Demand.self, evaluator)
        }
        return demand
    }
}

extension SwiftUILibrary {
    static func subscriberReceive(_ c: inout NativeCall) throws -> Value {
        .box(c.evaluator.subscriber(c.receiver).receive(.void))
    }

    static func subscriptionRequest(_ c: inout NativeCall) throws -> Value {
        try c.native(ProgramSubscription.self).subscription.request(c.demand(0))
        return .void
    }

    static func subscriptionCancel(_ c: inout NativeCall) throws -> Value {
        try c.native(ProgramSubscription.self).subscription.cancel()
        return .void
    }

    static func subscriptionDescription(_ c: inout NativeCall) throws -> Value {
        .string("\(try c.native(ProgramSubscription.self).subscription)")
    }

    static func subscriptionsEmpty(_: inout NativeCall) throws -> Value {
        .box(ProgramSubscription(subscription: Subscriptions.empty))
    }
}
