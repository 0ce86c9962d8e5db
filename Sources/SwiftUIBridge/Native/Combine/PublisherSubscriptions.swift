import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What ends a chain of publishers, and what watches one.
func addSubscriptions(_ m: inout [NativeMember]) {
    m.add(
        "subscribe",
        "func subscribe<S>(_ subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure"
    ) { c in
        try c.values().subscribe(c.evaluator.subscriber(c.arguments[0]))
        return .void
    }
    m.add("subscribe", "@discardableResult func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject") { c in
        guard let subject = c.arguments[0].publisher?.subject else {
            throw mismatch(c.arguments[0], ProgramSubject.self, c.evaluator)
        }
        return .box(
            try c.values().sink {
                subject.send(completion: $0)
            } receiveValue: {
                subject.send($0)
            })
    }
    m.add("sink", "func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable") { c in
        let receive = try c.callback(0)
        return .box(
            try c.values().sink { _ in
            } receiveValue: {
                receive.perform([$0])
            })
    }
    m.add(
        "sink",
        "func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable"
    ) { c in
        let (complete, receive) = (try c.callback(0), try c.callback(1))
        return .box(
            try c.values().sink {
                complete.perform([.box(ProgramCompletion($0))])
            } receiveValue: {
                receive.perform([$0])
            })
    }
    m.add(
        "assign",
        "func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable"
    ) { c in
        let (path, object, evaluator) = (try c.keyPath(0), c.arguments[1], c.evaluator)
        return .box(
            try c.values().sink { _ in
            } receiveValue: { value in
                do {
                    var root = object
                    try evaluator.setValue(value, at: path, of: &root)
                } catch {
                    evaluator.record(error)
                }
            })
    }
    m.add("assign", "func assign(to published: inout Published<Output>.Publisher)") { c in
        guard let target = c.arguments[0].publisher?.published else {
            throw c.evaluator.failure("'assign(to:)' needs the publisher of a '@Published' property")
        }
        target.subscriptions.append(
            try c.values().sink { _ in
            } receiveValue: { [weak target] in
                target?.set($0)
            })
        return .void
    }
    m.add(
        "handleEvents",
        "func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self>"
    ) { c in
        let (subscription, output) = (try c.optionalCallback(0), try c.optionalCallback(1))
        let request = try c.optionalCallback(4)
        let (completion, cancel) = (try c.optionalCallback(2), try c.optionalCallback(3))
        return .publishing(
            try c.values().handleEvents(
                receiveSubscription: { subscription?.perform([.box(ProgramSubscription(subscription: $0))]) },
                receiveOutput: { output?.perform([$0]) },
                receiveCompletion: { completion?.perform([.box(ProgramCompletion($0))]) },
                receiveCancel: { cancel?.perform([]) },
                receiveRequest: { request?.perform([.box($0)]) }))
    }
    m.add("print", "func print(_ prefix: String = _, to stream: Any? = nil) -> Publishers.Print<Self>") { c in
        let (prefix, evaluator) = (try c.argument(0, as: String.self, default: ""), c.evaluator)
        func say(_ text: String) { evaluator.print(prefix.isEmpty ? text : "\(prefix): \(text)") }
        func text(_ value: Value) -> String { (try? evaluator.description(of: value)) ?? "" }
        return .publishing(
            try c.values().handleEvents(
                receiveSubscription: { say("receive subscription: (\($0))") },
                receiveOutput: { say("receive value: (\(text($0)))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: say("receive finished")
                    case .failure(let failure): say("receive error: (\(text(failure.value)))")
                    }
                },
                receiveCancel: { say("receive cancel") },
                receiveRequest: {
                    say("request \($0 == .unlimited ? "unlimited" : "\($0.max.map { "max: (\($0))" } ?? "")")")
                }))
    }
}
