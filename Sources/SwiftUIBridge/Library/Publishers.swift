import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// The publishers of Combine. All operators answer `AnyPublisher`, whose longer names nobody writes.
func addPublisherTypes(_ types: inout [NativeType]) {
    types.append(NativeType.make("Publisher", "protocol Publisher", fill: publisherMembers))
    for name in ["AnyPublisher<Output, Failure>", "ObservableObjectPublisher"] {
        let plain = String(name.prefix { $0 != "<" })
        types.append(
            NativeType.make(plain, "class \(name): Publisher", swiftType: ProgramPublisher.self) { m in
                guard plain == "ObservableObjectPublisher" else { return }
                m.add("Output", "typealias Output = Void")
                m.add("Failure", "typealias Failure = Never")
                m.add("init", "init()") { _ in .box(ProgramPublisher(subject: ProgramSubject())) }
                m.add("send", "func send()") { c in
                    try c.publisher().subject?.send(.void)
                    return .void
                }
            })
    }
    addSubjects(&types)
    types.append(
        NativeType.make("AnyCancellable", "class AnyCancellable: Hashable, Cancellable", swiftType: AnyCancellable.self)
        {
            m in
            m.add("init", "init(_ cancel: @escaping () -> Void)") { c in .box(AnyCancellable(try c.f0(0, Void.self))) }
            m.add("cancel", "func cancel()") { c in
                try c.native(AnyCancellable.self).cancel()
                return .void
            }
            m.add("store", "func store(in set: inout Set<AnyCancellable>)") { c in
                var set = c.arguments[0]
                _ = try c.evaluator.callMethod("insert", labels: [""], on: &set, [c.receiver])
                c.arguments[0] = set
                return .void
            }
        })
    types.append(
        NativeType.make("Cancellable", "protocol Cancellable") { m in m.add("cancel", "required func cancel()") })
    types.append(
        NativeType.make("Timer", "extension Timer") { m in
            // The session's time is exact: there is nothing to tolerate.
            for tolerance in ["", ", tolerance: Double?"] {
                m.add(
                    "publish",
                    "static func publish(every interval: Double\(tolerance), on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher"
                ) { c in
                    let timer = Timer.TimerPublisher(interval: try c.a(0, Double.self))
                    var publisher = ProgramPublisher(never: timer.map(\.bridged))
                    publisher.connectable = timer
                    return .box(publisher)
                }
            }
        })
    types.append(
        NativeType.make("TimerPublisher", "class TimerPublisher: Publisher", swiftType: ProgramPublisher.self) { m in
            m.add("Output", "typealias Output = Date")
            m.add("Failure", "typealias Failure = Never")
            m.add("autoconnect", "func autoconnect() -> AnyPublisher<Date, Never>") { c in
                let publisher = try c.publisher()
                guard let timer = publisher.connectable else { return c.receiver }
                return .box(ProgramPublisher(never: timer.autoconnect().map(\.bridged)))
            }
            m.add("connect", "@discardableResult func connect() -> AnyCancellable") { c in
                guard let timer = try c.publisher().connectable else { return .box(AnyCancellable {}) }
                return .box(AnyCancellable(timer.connect()))
            }
        })
    addSchedulerTypes(&types)
    addPublisherNamespaces(&types)
    addSequencePublishers(&types)
    types.append(
        NativeType.make("View", "extension View") { m in
            m.add(
                "onReceive",
                "func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher"
            ) { c in
                guard let publisher = c.arguments[0].publisher else { throw c.evaluator.failure("not a publisher") }
                let action = try c.callback(1)
                // A subject is the same however often it is asked for, as `$count` is at each body.
                let source = publisher.subject ?? c.arguments[0].nativeObject
                let view = try c.me(AnyView.self).onReceive(source: source) { receive in
                    publisher.values.sink { _ in
                    } receiveValue: {
                        receive($0)
                    }
                } perform: { value in
                    if let value = value as? Value { action.perform([value]) }
                }
                return AnyView(view).bridged
            }
        })
}

private func addSubjects(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "PassthroughSubject", "class PassthroughSubject<Output, Failure>: Publisher",
            swiftType: ProgramPublisher.self
        ) { m in
            m.add("init", "init()") { _ in .box(ProgramPublisher(subject: ProgramSubject())) }
            subjectMembers(&m)
        })
    types.append(
        NativeType.make(
            "CurrentValueSubject", "class CurrentValueSubject<Output, Failure>: Publisher",
            swiftType: ProgramPublisher.self
        ) { m in
            m.add("init", "init(_ value: Output)") { c in
                .box(ProgramPublisher(subject: ProgramSubject(value: c.arguments[0])))
            }
            m.add(
                "value", "var value: Output { get set }",
                set: { c in
                    try c.publisher().subject?.value = c.last(Value.self)
                    return .void
                }
            ) { c in try c.publisher().subject?.value ?? .void }
            subjectMembers(&m)
        })
    types.append(
        NativeType.make("Just", "struct Just<Output>: Publisher", swiftType: ProgramPublisher.self) { m in
            m.add("Failure", "typealias Failure = Never")
            m.add("init", "init(_ output: Output)") { c in .box(ProgramPublisher(never: Just(c.arguments[0]))) }
        })
    types.append(
        NativeType.make("Empty", "struct Empty<Output, Failure>: Publisher", swiftType: ProgramPublisher.self) { m in
            m.add("init", "init(completeImmediately: Bool = _)") { c in
                let ends = try c.a(0, Bool.self, true)
                return .box(ProgramPublisher(Empty<Value, ProgramFailure>(completeImmediately: ends)))
            }
            m.add("init", "init(completeImmediately: Bool = _, outputType: Output.Type, failureType: Failure.Type)") {
                c in
                let ends = try c.a(0, Bool.self, true)
                return .box(ProgramPublisher(Empty<Value, ProgramFailure>(completeImmediately: ends)))
            }
        })
    types.append(
        NativeType.make("Fail", "struct Fail<Output, Failure>: Publisher", swiftType: ProgramPublisher.self) { m in
            for signature in ["init(error: Failure)", "init(outputType: Output.Type, failure: Failure)"] {
                m.add("init", signature) { c in
                    let failure = ProgramFailure(value: try c.last(Value.self))
                    return .box(ProgramPublisher(Fail<Value, ProgramFailure>(error: failure)))
                }
            }
        })
    types.append(
        NativeType.make("Future", "class Future<Output, Failure>: Publisher", swiftType: ProgramPublisher.self) { m in
            m.add("init", "init(_ attemptToFulfill: @escaping ((Result<Output, Failure>) -> Void) -> Void)") {
                c in
                let (attempt, evaluator) = (try c.callback(0), c.evaluator)
                let future = Future<Value, ProgramFailure> { fulfil in
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
        try c.publisher().subject?.finish(completion.failure)
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
