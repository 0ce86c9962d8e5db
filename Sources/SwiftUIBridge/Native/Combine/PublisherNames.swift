import Combine
import SwiftInterpreter

/// `Publishers`: what operators answer, by the names that programs write.
func addPublisherNames(_ types: inout [NativeType]) {
    for operation in operations { types.append(operation.type) }
    addMerges(&types)
    addCombiningPublishers(&types)
    types.append(
        publisherType(
            "Publishers.Sequence", "struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence"
        ) {
            m in
            m.add("Output", "typealias Output = Elements.Element")
            m.add("init", "init(sequence: Elements)") { c in
                .publishing(Publishers.Sequence(sequence: try elements(of: c.arguments[0], c.evaluator)))
            }
        })
    types.append(
        publisherType(
            "Publishers.Autoconnect",
            "class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher"
        ) { m in
            m.add("Output", "typealias Output = Upstream.Output")
            m.add("Failure", "typealias Failure = Upstream.Failure")
            m.add("upstream", "var upstream: Upstream { get }") { c in try c.publisher().upstream ?? c.receiver }
        })
    for (name, parameters) in [("Multicast", "Upstream, SubjectType"), ("MakeConnectable", "Upstream")] {
        types.append(
            publisherType(
                "Publishers.\(name)",
                "class \(name)<\(parameters)>: ConnectablePublisher where Upstream: Publisher"
            ) { m in
                m.add("Output", "typealias Output = Upstream.Output")
                m.add("Failure", "typealias Failure = Upstream.Failure")
                addConnection(&m)
            })
    }
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

/// One of many, whose declaration is put together when a program says its name.
private func publisherType(
    _ name: String, declaration: @escaping @Sendable () -> String,
    fill: @escaping @Sendable (inout [NativeMember]) -> Void
) -> NativeType {
    NativeType(
        name, declaration(), swiftType: ProgramPublisher.self,
        members: {
            sortedMembers { m in
                addReceiving(&m)
                fill(&m)
            }
        })
}

private func addReceiving(_ m: inout [NativeMember]) {
    m.add("receive", "func receive<S>(subscriber: S) where S: Subscriber") { c in
        try c.values().receive(subscriber: c.evaluator.subscriber(c.arguments[0]))
        return .void
    }
}

/// What starts a publisher that waits for it.
func addConnection(_ m: inout [NativeMember]) {
    m.add("connect", "func connect() -> AnyCancellable") { c in
        guard let connection = try c.publisher().connection else { return .box(AnyCancellable {}) }
        return .box(AnyCancellable(connection.connect()))
    }
}

/// The result of an operator: a name, and what flows.
private struct Operation {
    let name: String
    /// Beside `Upstream`. `Output` and `Failure` among them are what flows.
    var parameters = ""
    var output = "Upstream.Output"
    var failure = "Upstream.Failure"
    var kind = "struct"

    var type: NativeType {
        publisherType("Publishers." + name, declaration: { declaration }) { m in
            if !names.contains("Output") { m.add("Output", "typealias Output = \(output)") }
            if !names.contains("Failure") { m.add("Failure", "typealias Failure = \(failure)") }
        }
    }

    private var names: [Substring] { parameters.split(separator: ",").map { $0.drop { $0 == " " } } }

    private var declaration: String {
        let isPlain = name == "FlatMap" || name == "SwitchToLatest"
        let list = isPlain ? "\(parameters), Upstream" : parameters.isEmpty ? "Upstream" : "Upstream, \(parameters)"
        let publishers = (names.filter { ["NewPublisher", "P", "Other"].contains($0) } + ["Upstream"])
            .map { "\($0): Publisher" }.joined(separator: ", ")
        return "\(kind) \(name)<\(list)>: Publisher where \(publishers)"
    }
}

private let operations: [Operation] = [
    Operation(name: "Map", parameters: "Output"), Operation(name: "MapKeyPath", parameters: "Output"),
    Operation(name: "TryMap", parameters: "Output", failure: "any Error"),
    Operation(name: "CompactMap", parameters: "Output"),
    Operation(name: "TryCompactMap", parameters: "Output", failure: "any Error"),
    Operation(name: "MapError", parameters: "Failure"),
    Operation(name: "FlatMap", parameters: "NewPublisher", output: "NewPublisher.Output"),
    Operation(name: "SwitchToLatest", parameters: "P", output: "P.Output"),
    Operation(name: "Scan", parameters: "Output"),
    Operation(name: "TryScan", parameters: "Output", failure: "any Error"),
    Operation(name: "Filter"), Operation(name: "TryFilter", failure: "any Error"),
    Operation(name: "RemoveDuplicates"), Operation(name: "TryRemoveDuplicates", failure: "any Error"),
    Operation(name: "Drop"), Operation(name: "DropWhile"), Operation(name: "DropUntilOutput", parameters: "Other"),
    Operation(name: "PrefixWhile"), Operation(name: "PrefixUntilOutput", parameters: "Other"),
    Operation(name: "Output"), Operation(name: "First"), Operation(name: "FirstWhere"),
    Operation(name: "Last"), Operation(name: "LastWhere"), Operation(name: "IgnoreOutput", output: "Never"),
    Operation(name: "ReplaceEmpty"), Operation(name: "ReplaceError", failure: "Never"),
    Operation(name: "Reduce", parameters: "Output"),
    Operation(name: "TryReduce", parameters: "Output", failure: "any Error"),
    Operation(name: "Collect", output: "[Upstream.Output]"),
    Operation(name: "CollectByCount", output: "[Upstream.Output]"),
    Operation(name: "Count", output: "Int"), Operation(name: "Comparison"),
    Operation(name: "Contains", output: "Bool"), Operation(name: "ContainsWhere", output: "Bool"),
    Operation(name: "AllSatisfy", output: "Bool"),
    Operation(name: "TryContainsWhere", output: "Bool", failure: "any Error"),
    Operation(name: "TryAllSatisfy", output: "Bool", failure: "any Error"),
    Operation(name: "Catch", parameters: "NewPublisher", failure: "NewPublisher.Failure"),
    Operation(name: "TryCatch", parameters: "NewPublisher", failure: "any Error"),
    Operation(name: "Retry"), Operation(name: "SetFailureType", parameters: "Failure"),
    Operation(name: "AssertNoFailure", failure: "Never"),
    Operation(name: "HandleEvents"), Operation(name: "Print"), Operation(name: "Breakpoint"),
    Operation(name: "Buffer"), Operation(name: "Share", kind: "class"),
    Operation(name: "ReceiveOn", parameters: "Context"), Operation(name: "SubscribeOn", parameters: "Context"),
    Operation(name: "Debounce", parameters: "Context"), Operation(name: "Delay", parameters: "Context"),
    Operation(name: "Throttle", parameters: "Context"), Operation(name: "Timeout", parameters: "Context"),
    Operation(name: "MeasureInterval", parameters: "Context", output: "_SchedulerStride"),
]

/// Publishers made of several, and the operators that make them.
private func addMerges(_ types: inout [NativeType]) {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    for count in 2...8 {
        let names = letters[..<count]
        let name = count == 2 ? "Merge" : "Merge" + String(count)
        types.append(
            publisherType(
                "Publishers." + name,
                declaration: {
                    "struct \(name)<\(names.joined(separator: ", "))>: Publisher where \(conformances(names))"
                }
            ) { m in
                m.add("Output", "typealias Output = A.Output")
                m.add("Failure", "typealias Failure = A.Failure")
                let arguments = names.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
                m.add("init", "init(\(arguments))") { c in
                    .publishing(Publishers.MergeMany(try (0..<count).map { try c.values($0) }))
                }
            })
    }
    types.append(
        publisherType("Publishers.MergeMany", "struct MergeMany<Upstream>: Publisher where Upstream: Publisher") { m in
            m.add("Output", "typealias Output = Upstream.Output")
            m.add("Failure", "typealias Failure = Upstream.Failure")
            m.add("init", "init(_ upstream: Upstream...)") { c in try mergeOfMany(c) }
            m.add("init", "init<S>(_ upstream: S) where S: Sequence, S.Element == Upstream") { c in try mergeOfMany(c) }
        })
    types.append(
        publisherType(
            "Publishers.Concatenate",
            "struct Concatenate<Prefix, Suffix>: Publisher where Prefix: Publisher, Suffix: Publisher"
        ) { m in
            m.add("Output", "typealias Output = Suffix.Output")
            m.add("Failure", "typealias Failure = Suffix.Failure")
            m.add("init", "init(prefix: Prefix, suffix: Suffix)") { c in
                .publishing(Publishers.Concatenate(prefix: try c.values(0), suffix: try c.values(1)))
            }
        })
}

@Sendable private func mergeOfMany(_ c: NativeCall) throws -> Value {
    let publishers = try elements(of: c.arguments[0], c.evaluator)
    return .publishing(Publishers.MergeMany(publishers.compactMap { c.evaluator.publisher($0)?.values }))
}

private func conformances(_ names: some Sequence<String>) -> String {
    names.map { "\($0): Publisher" }.joined(separator: ", ")
}

private func addCombiningPublishers(_ types: inout [NativeType]) {
    for (name, combine) in [("CombineLatest", latestOfAll), ("Zip", zippedAll)] {
        for count in 2...4 {
            let names = ["A", "B", "C", "D"][..<count]
            let full = count == 2 ? name : name + String(count)
            types.append(
                publisherType(
                    "Publishers." + full,
                    declaration: {
                        "struct \(full)<\(names.joined(separator: ", "))>: Publisher where \(conformances(names))"
                    }
                ) { m in
                    let output = names.map { "\($0).Output" }.joined(separator: ", ")
                    m.add("Output", "typealias Output = (\(output))")
                    m.add("Failure", "typealias Failure = A.Failure")
                    let arguments = names.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
                    m.add("init", "init(\(arguments))") { c in
                        .publishing(combine(try (0..<count).map { try c.values($0) }).map { .tuple($0) })
                    }
                })
        }
    }
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
