import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// How a publisher of the program ended.
struct ProgramCompletion: DescribedByEvaluator, ComparableByEvaluator, @unchecked Sendable {
    /// Nil where it finished.
    let failure: Value?

    init(failure: Value? = nil) { self.failure = failure }

    init(_ completion: Subscribers.Completion<ProgramFailure>) {
        if case .failure(let error) = completion { failure = error.value } else { failure = nil }
    }

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String {
        guard let failure else { return "finished" }
        return "failure(\(try (evaluator as? Session)?.debugDescription(of: failure) ?? ""))"
    }

    func isEqual(to other: Any, _ evaluator: any Evaluator) -> Bool {
        guard let other = other as? ProgramCompletion else { return false }
        guard let failure, let otherFailure = other.failure else {
            return failure == nil && other.failure == nil
        }
        return (try? evaluator.areEqual(failure, otherFailure)) ?? false
    }
}

/// `Subscribers` and `Publishers` with what programs write of them by name.
func addPublisherNamespaces(_ types: inout [NativeType]) {
    types.append(NativeType("Subscribers", "enum Subscribers"))
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
    types.append(NativeType("Publishers", "enum Publishers"))
    let pairs: [(String, String, @Sendable (ProgramValues, ProgramValues) -> Value)] = [
        ("CombineLatest", "(A.Output, B.Output)", { .publishing($0.combineLatest($1).map { .tuple([$0, $1]) }) }),
        ("Merge", "A.Output", { .publishing(Publishers.Merge($0, $1)) }),
        ("Zip", "(A.Output, B.Output)", { .publishing($0.zip($1).map { .tuple([$0, $1]) }) }),
    ]
    for (name, output, make) in pairs {
        types.append(
            NativeType.make(
                "Publishers.\(name)", "struct \(name)<A, B>: Publisher where A: Publisher, B: Publisher",
                swiftType: ProgramPublisher.self
            ) { m in
                m.add("Output", "typealias Output = \(output)")
                m.add("Failure", "typealias Failure = A.Failure")
                m.add("init", "init(_ a: A, _ b: B)") { c in make(try c.values(0), try c.values(1)) }
            })
    }
    types.append(
        NativeType.make(
            "Publishers.CombineLatest3",
            "struct CombineLatest3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher",
            swiftType: ProgramPublisher.self
        ) { m in
            m.add("Output", "typealias Output = (A.Output, B.Output, C.Output)")
            m.add("Failure", "typealias Failure = A.Failure")
            m.add("init", "init(_ a: A, _ b: B, _ c: C)") { c in
                .publishing(
                    try c.values(0).combineLatest(c.values(1), c.values(2)).map { .tuple([$0, $1, $2]) })
            }
        })
    types.append(
        NativeType.make(
            "Publishers.MergeMany", "struct MergeMany<Upstream>: Publisher where Upstream: Publisher",
            swiftType: ProgramPublisher.self
        ) { m in
            m.add("Output", "typealias Output = Upstream.Output")
            m.add("Failure", "typealias Failure = Upstream.Failure")
            m.add("init", "init(_ upstream: Upstream...)") { c in try mergeOfMany(c) }
            m.add("init", "init<S>(_ upstream: S) where S: Sequence, S.Element == Upstream") { c in try mergeOfMany(c) }
        })
}

@Sendable private func mergeOfMany(_ c: NativeCall) throws -> Value {
    .publishing(
        Publishers.MergeMany(try elements(of: c.arguments[0], c.evaluator).compactMap { $0.publisher?.values }))
}

/// `[1, 2].publisher`
func addSequencePublishers(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Sequence", "extension Sequence") { m in
            m.add("publisher", "var publisher: AnyPublisher<Element, Never> { get }") { c in
                .box(ProgramPublisher(never: try elements(of: c.receiver, c.evaluator).publisher))
            }
        })
}

func addSubscriptions(_ m: inout [NativeMember]) {
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
        "func handleEvents(receiveSubscription: (() -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output, Failure>"
    ) { c in
        let output = try c.optionalCallback(1)
        let (completion, cancel) = (try c.optionalCallback(2), try c.optionalCallback(3))
        return .publishing(
            try c.values().handleEvents(
                receiveOutput: { output?.perform([$0]) },
                receiveCompletion: { completion?.perform([.box(ProgramCompletion($0))]) },
                receiveCancel: { cancel?.perform([]) }))
    }
    m.add("print", "func print(_ prefix: String = _) -> AnyPublisher<Output, Failure>") { c in
        let (prefix, evaluator) = (try c.a(0, String.self, ""), c.evaluator)
        func say(_ text: String) { evaluator.print(prefix.isEmpty ? text : "\(prefix): \(text)") }
        return .publishing(
            try c.values().handleEvents(
                receiveOutput: { say("receive value: (\((try? evaluator.description(of: $0)) ?? ""))") },
                receiveCompletion: { if case .finished = $0 { say("receive finished") } else { say("receive error") } },
                receiveCancel: { say("receive cancel") }))
    }
    m.add("share", "func share() -> AnyPublisher<Output, Failure>") { c in .publishing(try c.values().share()) }
}
