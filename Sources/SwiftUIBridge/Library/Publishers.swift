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
        NativeType.make("Timer", "class Timer") { m in
            m.add(
                "publish",
                "static func publish(every interval: Double, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher"
            ) { c in
                let timer = Timer.TimerPublisher(interval: try c.a(0, Double.self))
                var publisher = ProgramPublisher(never: timer.map(\.bridged))
                publisher.connectable = timer
                return .box(publisher)
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
    types.append(
        NativeType.make("RunLoop", "class RunLoop") { m in
            m.add("main", "static var main: RunLoop { get }") { _ in .box(ProgramQueue()) }
        })
    types.append(
        NativeType.make("RunLoop.Mode", "struct RunLoop.Mode") { m in
            m.add("common", "static var common: RunLoop.Mode { get }") { _ in .box(ProgramQueue()) }
            m.add("default", "static var default: RunLoop.Mode { get }") { _ in .box(ProgramQueue()) }
        })
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

/// A run loop or queue: there is one, the session's.
struct ProgramQueue: Sendable {}

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

extension NativeCall {
    func publisher() throws -> ProgramPublisher {
        guard let publisher = receiver.publisher else { throw mismatch(receiver, ProgramPublisher.self, evaluator) }
        return publisher
    }
}

@Sendable private func publisherMembers(_ m: inout [NativeMember]) {
    m.add("Output", "required associatedtype Output")
    m.add("Failure", "required associatedtype Failure")
    m.add("sink", "func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable") { c in
        let receive = try c.callback(0)
        return .box(
            try c.publisher().values.sink { _ in
            } receiveValue: {
                receive.perform([$0])
            })
    }
    m.add("eraseToAnyPublisher", "func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>") { c in
        .box(ProgramPublisher(try c.publisher().values))
    }
    m.add("map", "func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>") { c in
        let transform = try c.callback(0)
        return .box(ProgramPublisher(try c.publisher().values.map { transform.call([$0], Value.self) }))
    }
    m.add("map", "func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure>") { c in
        let (path, evaluator) = (try c.keyPath(0), c.evaluator)
        let values = try c.publisher().values.map { root in
            evaluator.recording(root) { try evaluator.value(at: path, of: $0) }
        }
        return .box(ProgramPublisher(values))
    }
    m.add("compactMap", "func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>") { c in
        let transform = try c.callback(0)
        return .box(
            ProgramPublisher(
                try c.publisher().values.compactMap { value -> Value? in
                    if case .some(let box) = transform.call([value], Value.self) { box.value } else { nil }
                }))
    }
    m.add("filter", "func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { c in
        let isIncluded = try c.callback(0)
        return .box(ProgramPublisher(try c.publisher().values.filter { isIncluded.call([$0], Bool.self) }))
    }
    m.add("removeDuplicates", "func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable") { c in
        let evaluator = c.evaluator
        return .box(
            ProgramPublisher(
                try c.publisher().values.removeDuplicates { (try? evaluator.areEqual($0, $1)) ?? false }))
    }
    m.add(
        "scan",
        "func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>"
    ) { c in
        let next = try c.callback(1)
        return .box(
            ProgramPublisher(try c.publisher().values.scan(c.arguments[0]) { next.call([$0, $1], Value.self) }))
    }
    m.add("dropFirst", "func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>") { c in
        .box(ProgramPublisher(try c.publisher().values.dropFirst(max(0, c.a(0, Int.self, 1)))))
    }
    m.add("prefix", "func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>") { c in
        .box(ProgramPublisher(try c.publisher().values.prefix(max(0, c.a(0, Int.self)))))
    }
    m.add("first", "func first() -> AnyPublisher<Output, Failure>") { c in
        .box(ProgramPublisher(try c.publisher().values.first()))
    }
    m.add("receive", "func receive(on scheduler: RunLoop) -> AnyPublisher<Output, Failure>") { c in c.receiver }
    m.add("debounce", "func debounce(for dueTime: Double, scheduler: RunLoop) -> AnyPublisher<Output, Failure>") { c in
        let time = SessionTime.Stride(seconds: try c.a(0, Double.self))
        return .box(ProgramPublisher(try c.publisher().values.debounce(for: time, scheduler: RunLoop.main)))
    }
    m.add("delay", "func delay(for interval: Double, scheduler: RunLoop) -> AnyPublisher<Output, Failure>") { c in
        let time = SessionTime.Stride(seconds: try c.a(0, Double.self))
        return .box(ProgramPublisher(try c.publisher().values.delay(for: time, scheduler: RunLoop.main)))
    }
}

extension Evaluator {
    /// The result, or nothing where it fails: the failure is thrown at the next chance.
    fileprivate func recording(_ value: Value, _ work: (Value) throws -> Value) -> Value {
        do {
            return try work(value)
        } catch {
            record(error)
            return .void
        }
    }
}
