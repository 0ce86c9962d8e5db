import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// The publishers of Combine.
func addPublisherTypes(_ types: inout [NativeType]) {
    types.append(NativeType.make("Publisher", "protocol Publisher<Output, Failure>", fill: publisherMembers))
    types.append(
        publisherType("AnyPublisher", "struct AnyPublisher<Output, Failure>: Publisher") { m in
            m.add(
                "init",
                "init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure"
            ) { c in .publishing(try c.values(0)) }
        })
    types.append(
        publisherType("ObservableObjectPublisher", "class ObservableObjectPublisher: Publisher") { m in
            m.add("Output", "typealias Output = Void")
            m.add("Failure", "typealias Failure = Never")
            m.add("init", "init()") { _ in .box(ProgramPublisher(subject: ProgramSubject())) }
            m.add("send", "func send()") { c in
                try c.publisher().subject?.send(.void)
                return .void
            }
        })
    addSubjects(&types)
    addSinglePublishers(&types)
    addTimerPublisher(&types)
    addSchedulerTypes(&types)
    addSubscriberTypes(&types)
}

@Sendable private func store(_ c: inout NativeCall, by insertion: String) throws -> Value {
    var collection = c.arguments[0]
    let element = Value.box(cancellable(c.receiver, c.evaluator))
    _ = try c.evaluator.callMethod(insertion, labels: [""], on: &collection, [element])
    c.arguments[0] = collection
    return .void
}

/// What cancels `value` at the latest when nobody holds it any more.
private func cancellable(_ value: Value, _ evaluator: any Evaluator) -> AnyCancellable {
    if let cancellable = value.unbox(as: AnyCancellable.self) { return cancellable }
    if case .existential(let box) = value { return cancellable(box.value, evaluator) }
    let callback = Callback(
        function: .closure(
            NativeClosure { _ in
                var value = value
                return try evaluator.callMethod("cancel", labels: [], on: &value, [])
            }), evaluator: evaluator)
    return AnyCancellable { callback.perform([]) }
}

private func addTimerPublisher(_ types: inout [NativeType]) {
    types.append(
        publisherType("Timer.TimerPublisher", "class TimerPublisher: ConnectablePublisher") { m in
            m.add("Output", "typealias Output = Date")
            m.add("Failure", "typealias Failure = Never")
            m.add(
                "init", "init(interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode)"
            ) { c in timerPublisher(interval: try c.argument(0, as: Double.self)) }
            addConnection(&m)
        })
}

/// The execution's time is exact: there is nothing to tolerate.
private func timerPublisher(interval: Double) -> Value {
    let timer = Timer.TimerPublisher(interval: interval)
    var publisher = ProgramPublisher(never: timer.map(\.bridged))
    publisher.connection = ProgramConnection {
        timer.connect()
    } autoconnected: {
        timer.autoconnect().map(\.bridged).setFailureType(to: ProgramFailure.self).eraseToAnyPublisher()
    }
    return .box(publisher)
}

private func addSubjects(_ types: inout [NativeType]) {
    types.append(
        publisherType("PassthroughSubject", "class PassthroughSubject<Output, Failure>: Subject") { m in
            m.add("init", "init()") { _ in .box(ProgramPublisher(subject: ProgramSubject())) }
            subjectMembers(&m)
        })
    types.append(
        publisherType("CurrentValueSubject", "class CurrentValueSubject<Output, Failure>: Subject") { m in
            m.add("init", "init(_ value: Output)") { c in
                .box(ProgramPublisher(subject: ProgramSubject(value: c.arguments[0])))
            }
            m.add(
                "value", "var value: Output { get set }",
                set: { c in
                    try c.publisher().subject?.value = c.newValue(as: Value.self)
                    return .void
                }
            ) { c in try c.publisher().subject?.value ?? .void }
            subjectMembers(&m)
        })
}

/// Publishers that end by themselves.
private func addSinglePublishers(_ types: inout [NativeType]) {
    types.append(
        publisherType("Just", "struct Just<Output>: Publisher") { m in
            m.add("Failure", "typealias Failure = Never")
            m.add("init", "init(_ output: Output)") { c in .box(ProgramPublisher(never: Just(c.arguments[0]))) }
        })
    types.append(
        publisherType("Empty", "struct Empty<Output, Failure>: Publisher") { m in
            m.add("init", "init(completeImmediately: Bool = _)") { c in
                let ends = try c.argument(0, as: Bool.self, default: true)
                return .box(ProgramPublisher(Empty<Value, ProgramFailure>(completeImmediately: ends)))
            }
            m.add("init", "init(completeImmediately: Bool = _, outputType: Output.Type, failureType: Failure.Type)") {
                c in
                let ends = try c.argument(0, as: Bool.self, default: true)
                return .box(ProgramPublisher(Empty<Value, ProgramFailure>(completeImmediately: ends)))
            }
        })
    types.append(
        publisherType("Fail", "struct Fail<Output, Failure>: Publisher") { m in
            for signature in ["init(error: Failure)", "init(outputType: Output.Type, failure: Failure)"] {
                m.add("init", signature) { c in
                    let failure = ProgramFailure(value: try c.newValue(as: Value.self))
                    return .box(ProgramPublisher(Fail<Value, ProgramFailure>(error: failure)))
                }
            }
        })
    types.append(
        publisherType("Future", "class Future<Output, Failure>: Publisher") { m in
            m.add("init", "init(_ attemptToFulfill: @escaping ((Result<Output, Failure>) -> Void) -> Void)") {
                c in
                let (attempt, evaluator) = (try c.callback(0), c.evaluator)
                let future = Future<Value, ProgramFailure> { fulfil in
                    // Unsafe: one thread at a time is in an execution.
                    nonisolated(unsafe) let fulfil = fulfil
                    attempt.perform([
                        .closure(
                            NativeClosure { arguments in
                                let result = arguments.first?.unbox(as: ResultValue.self)
                                guard let result else { throw evaluator.failure("a 'Result' is expected") }
                                let failure = ProgramFailure(value: result.value)
                                fulfil(result.isSuccess ? .success(result.value) : .failure(failure))
                                return .void
                            })
                    ])
                }
                return .box(ProgramPublisher(future))
            }
        })
    types.append(
        publisherType("Deferred", "struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher") {
            m in
            m.add("Output", "typealias Output = DeferredPublisher.Output")
            m.add("Failure", "typealias Failure = DeferredPublisher.Failure")
            m.add("init", "init(createPublisher: @escaping () -> DeferredPublisher)") { c in
                let make = try c.callback(0)
                return .publishing(Deferred { make.publisher([]) })
            }
        })
    types.append(
        publisherType("Record", "struct Record<Output, Failure>: Publisher") { m in
            m.add("init", "init(output: [Output], completion: Subscribers.Completion<Failure>)") { c in
                let completion = c.arguments[1].unbox(as: ProgramCompletion.self)?.completion ?? .finished
                return .publishing(
                    Record<Value, ProgramFailure>(
                        output: try elements(of: c.arguments[0], c.evaluator), completion: completion))
            }
        })
}

private func subjectMembers(_ m: inout [NativeMember]) {
    m.add("send", "func send(_ input: Output)") { c in
        try c.publisher().subject?.send(c.arguments[0])
        return .void
    }
    m.add("send", "func send() where Output == Void") { c in
        try c.publisher().subject?.send(.void)
        return .void
    }
    m.add("send", "func send(completion: Subscribers.Completion<Failure>)") { c in
        guard let completion = c.arguments[0].unbox(as: ProgramCompletion.self) else { return .void }
        try c.publisher().subject?.send(completion: completion.completion)
        return .void
    }
    m.add("send", "func send(subscription: any Subscription)") { c in
        try c.publisher().subject?.send(subscription: c.evaluator.subscription(c.arguments[0]))
        return .void
    }
}

extension Value {
    var publisher: ProgramPublisher? {
        if case .existential(let box) = self { return box.value.publisher }
        return unbox(as: ProgramPublisher.self)
    }

    /// The object behind a native value: the same as long as the value is handed on.
    var nativeObject: AnyObject? {
        switch self {
        case .native(let object): object
        case .existential(let box): box.value.nativeObject
        default: nil
        }
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfPublishers(_ m: inout [NativeMember]) {
    m.add(
        "onReceive",
        "func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher"
    ) { c in
        let publisher = try c.publisher(0)
        let action = try c.callback(1)
        // A subject is the same however often it is requested, as `$count` is at each body.
        let source = publisher.subject ?? c.arguments[0].nativeObject
        let view = try c.receiver(as: AnyView.self).onReceive(source: source) { receive in
            publisher.values.sink { _ in
            } receiveValue: {
                receive($0)
            }
        } perform: { value in
            if let value = value as? Value { action.perform([value]) }
        }
        return AnyView(view).bridged
    }
}

extension SwiftUILibrary {
    static func connectablePublisherAutoconnect(_ c: inout NativeCall) throws -> Value {
        guard let connection = try c.publisher().connection else { throw c.noDefault("autoconnect") }
        var publisher = ProgramPublisher(connection.autoconnected())
        publisher.upstream = c.receiver
        return .box(publisher)
    }

    static func cancellableStore(_ c: inout NativeCall) throws -> Value {
        try store(&c, by: "insert")
    }

    static func cancellableStoreInList(_ c: inout NativeCall) throws -> Value {
        try store(&c, by: "append")
    }

    static func anyCancellableInit(_ c: inout NativeCall) throws -> Value {
        .box(AnyCancellable(try c.f0(0, Void.self)))
    }

    static func anyCancellableOfCancellable(_ c: inout NativeCall) throws -> Value {
        .box(cancellable(c.arguments[0], c.evaluator))
    }

    static func anyCancellableCancel(_ c: inout NativeCall) throws -> Value {
        try c.native(AnyCancellable.self).cancel()
        return .void
    }

    static func timerPublish(_ c: inout NativeCall) throws -> Value {
        timerPublisher(interval: try c.argument(0, as: Double.self))
    }

    static func sequencePublisher(_ c: inout NativeCall) throws -> Value {
        .box(ProgramPublisher(never: try elements(of: c.receiver, c.evaluator).publisher))
    }

    static func optionalPublisher(_ c: inout NativeCall) throws -> Value {
        guard case .some(let box) = c.receiver else { return .publishing(Value.nothing) }
        return .box(ProgramPublisher(never: Just(box.value)))
    }

    static func resultPublisher(_ c: inout NativeCall) throws -> Value {
        let result = try c.native(ResultValue.self)
        guard result.isSuccess else {
            return .publishing(Fail<Value, ProgramFailure>(error: ProgramFailure(value: result.value)))
        }
        return .box(ProgramPublisher(never: Just(result.value)))
    }
}
