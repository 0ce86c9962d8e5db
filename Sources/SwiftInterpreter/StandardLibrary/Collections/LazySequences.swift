/// `.lazy`: elements are made when they are requested, and anew each time.
///
/// One type stands for all of the standard library's, which differ in their names only.
extension StandardLibrary {
    static let lazyTypes: [NativeType] = [
        NativeType(
            "LazySequence", "struct LazySequence<Base>: LazySequenceProtocol, BidirectionalCollection",
            swiftType: LazyValue.self
        ) { lazyMembers }
    ]

    private static let lazyMembers = NativeMembersBuilder.build { t in
        t.add("typealias Element = Base.Element")
        t.add("typealias Elements = Base")
        t.add("typealias SubSequence = LazySequence<[Base.Element]>")
        t.add("typealias Index = Int")
        t.add("var elements: LazySequence<Base> { get }") { call in call.receiver }
        t.add("var lazy: LazySequence<Base> { get }") { call in call.receiver }
        func add(_ signature: String, _ step: @escaping @Sendable (NativeCall) throws -> LazyValue.Step) {
            t.add(signature) { call in
                guard let lazy = call.receiver.unbox(as: LazyValue.self) else { return call.receiver }
                return .box(LazyValue(base: lazy.base, steps: lazy.steps + [try step(call)]))
            }
        }
        let same = "LazySequence<[Base.Element]>"
        add("func map<U>(_ transform: @escaping (Base.Element) -> U) -> LazySequence<[U]>") { .map($0.argument(0)) }
        add("func compactMap<U>(_ transform: @escaping (Base.Element) -> U?) -> LazySequence<[U]>") {
            .compactMap($0.argument(0))
        }
        add(
            "func flatMap<S>(_ transform: @escaping (Base.Element) -> S) -> LazySequence<[S.Element]> where S: Sequence"
        ) {
            .flatMap($0.argument(0))
        }
        add("func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> \(same)") { .filter($0.argument(0)) }
        add("func prefix(while predicate: @escaping (Base.Element) -> Bool) -> \(same)") {
            .prefixWhile($0.argument(0))
        }
        add("func drop(while predicate: @escaping (Base.Element) -> Bool) -> \(same)") { .dropWhile($0.argument(0)) }
        add("func prefix(_ maxLength: Int) -> \(same)") { .prefix(max(0, try $0.int(0))) }
        add("func dropFirst(_ k: Int = _) -> \(same)") { .dropFirst(max(0, try $0.int(0, default: 1))) }
        add("func enumerated() -> LazySequence<[(offset: Int, element: Base.Element)]>") { _ in .enumerated }
        t.add("var first: Base.Element? { get }") { call in .optional(try first(call) { _ in true }) }
        t.add("var isEmpty: Bool { get }") { call in .bool(try first(call) { _ in true } == nil) }
        t.add("subscript(position: Int) -> Base.Element { get }") { call in
            try element(try call.selfPart, try call.int(0), call)
        }
    }
}

/// A sequence with what is to be done with its elements on the way.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct LazyValue: NativeSequence, DescribedByEvaluator, @unchecked Sendable {
    enum Step {
        case map(Value), compactMap(Value), flatMap(Value), filter(Value), prefixWhile(Value), dropWhile(Value)
        case prefix(Int), dropFirst(Int), enumerated
    }

    let base: Value
    var steps: [Step] = []

    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { "LazySequence" }

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        guard let execution = evaluator as? Execution else { throw evaluator.defect("no execution") }
        let iterator = try execution.iterator(of: base, at: execution.counters.pointee.range)
        return steps.reduce({ try iterator.next() }) { Self.next($0, $1, execution) }
    }

    /// The next element after a step.
    private static func next(
        _ next: @escaping () throws -> Value?, _ step: Step, _ execution: Execution
    ) -> () throws -> Value? {
        func test(_ function: Value, _ element: Value) throws -> Bool {
            if case .bool(true) = try execution.call(function, [element]) { return true }
            return false
        }
        switch step {
        case .map(let transform): return { try next().map { try execution.call(transform, [$0]) } }
        case .compactMap(let transform):
            return {
                while let element = try next() {
                    if case .some(let box) = try execution.call(transform, [element]) { return box.value }
                }
                return nil
            }
        case .flatMap(let transform):
            var part: (() throws -> Value?)?
            return {
                while true {
                    if let element = try part?() { return element }
                    guard let outer = try next() else { return nil }
                    let iterator = try execution.iterator(
                        of: try execution.call(transform, [outer]), at: execution.counters.pointee.range)
                    part = { try iterator.next() }
                }
            }
        case .filter(let isIncluded):
            return {
                while let element = try next() { if try test(isIncluded, element) { return element } }
                return nil
            }
        case .prefixWhile(let predicate):
            var hasEnded = false
            return {
                guard !hasEnded, let element = try next(), try test(predicate, element) else {
                    hasEnded = true
                    return nil
                }
                return element
            }
        case .dropWhile(let predicate):
            var hasBegun = false
            return {
                while let element = try next() {
                    if try hasBegun || !test(predicate, element) {
                        hasBegun = true
                        return element
                    }
                }
                return nil
            }
        case .prefix(let count):
            var left = count
            return {
                guard left > 0 else { return nil }
                left -= 1
                return try next()
            }
        case .dropFirst(let count):
            var left = count
            return {
                while left > 0, try next() != nil { left -= 1 }
                return try next()
            }
        case .enumerated:
            var offset = 0
            return {
                guard let element = try next() else { return nil }
                defer { offset += 1 }
                return .tuple([.int(offset), element])
            }
        }
    }
}
