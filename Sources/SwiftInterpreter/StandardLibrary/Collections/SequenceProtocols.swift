extension StandardLibrary {
    static let sequenceProtocols: [NativeType] =
        [
            NativeType("Sequence", "protocol Sequence<Element>") { sequenceMembers },
            NativeType("Collection", "protocol Collection<Element>: Sequence") { collectionMembers },
        ] + lazyTypes

    /// The others are the library's Swift, for collections of the program.
    static func rangeReplaceableCollectionInit(_ call: inout NativeCall) throws -> Value {
        guard case .metatype(let box) = call.receiver else {
            return try call.evaluator.instantiate(call.typeArguments.first ?? .any, labels: [], [])
        }
        return try call.evaluator.instantiate(box.type, labels: [], [])
    }

    static let advance: NativeThunk = { call in
        guard let iterator = call.receiver.unbox(as: IteratorBox.self) else { return .null }
        return .optional(try iterator.iterator.next())
    }

    static func anyIteratorInit(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        let body = call.argument(0)
        return .box(
            IteratorBox(
                ClosureIterator { [unowned execution] in
                    guard case .some(let box) = try execution.call(body, []) else { return nil }
                    return box.value
                }))
    }

    static func anyIteratorOfIterator(_ call: inout NativeCall) throws -> Value {
        if call.argument(0).unbox(as: IteratorBox.self) != nil { return call.argument(0) }
        let execution = try call.execution
        return .box(IteratorBox(try execution.iterator(of: call.argument(0), at: call.location)))
    }

    /// What `Sequence` gives to every conforming type.
    private static let sequenceMembers = NativeMembersBuilder.build { t in
        t.add("required associatedtype Element")
        t.add("associatedtype Iterator: IteratorProtocol = IndexingIterator<Self>")
        t.add("required func makeIterator() -> Iterator") { call in
            .box(IteratorBox(try call.execution.iterator(of: call.receiver, at: call.location)))
        }
        t.add("var underestimatedCount: Int { get }") { call in .int(try call.selfElements.count) }
        t.add("var lazy: LazySequence<Self> { get }") { call in .box(LazyValue(base: call.receiver)) }
        addTransforms(&t)
        addSearches(&t)
        addOrderings(&t)
        addEnds(&t, asArrays: true)
        addSlices(&t)
        addJoins(&t)
    }

    /// The first element that passes; no more are made than it takes to find it.
    static func first(_ call: NativeCall, _ test: (Value) throws -> Bool) throws -> Value? {
        if case .array(let elements) = call.receiver { return try elements.first(where: test) }
        let execution = try call.execution
        let iterator = try execution.iterator(of: call.receiver, at: call.location)
        while let element = try iterator.next() {
            try execution.tick(call.location)
            if try test(element) { return element }
        }
        return nil
    }

    private static func addTransforms(_ t: inout NativeMembersBuilder) {
        t.add("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]") { call in
            let elements = try call.selfElements
            var result: [Value] = []
            result.reserveCapacity(elements.count)
            for element in elements { result.append(try call.call(0, element)) }
            return .array(result)
        }
        t.add("func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]") { call in
            var result: [Value] = []
            for element in try call.selfElements {
                if case .some(let box) = try call.call(0, element) { result.append(box.value) }
            }
            return .array(result)
        }
        t.add("func flatMap<S>(_ transform: (Element) throws -> S) rethrows -> [S.Element] where S: Sequence") { call in
            var result: [Value] = []
            for element in try call.selfElements {
                let part = try call.evaluator.elements(of: try call.call(0, element))
                try call.reserveElements(part.count, after: result.count)
                result += part
            }
            return .array(result)
        }
        t.add("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]") { call in
            .array(try call.selfElements.filter { try call.test(0, $0) })
        }
        t.add("func forEach(_ body: (Element) throws -> Void) rethrows") { call in
            for element in try call.selfElements { _ = try call.call(0, element) }
            return .void
        }
        t.add(
            "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result"
        ) { call in
            var result = call.argument(0)
            for element in try call.selfElements { result = try call.call(1, result, element) }
            return result
        }
        t.add(
            "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result"
        ) { call in
            var arguments = [call.argument(0), Value.void]
            call.arguments[0] = .void
            for element in try call.selfElements {
                arguments[1] = element
                _ = try call.evaluator.call(call.argument(1), inoutArguments: &arguments)
            }
            return arguments[0]
        }
        t.add("func enumerated() -> [(offset: Int, element: Element)]") { call in
            .array(try call.selfElements.enumerated().map { .tuple([.int($0.offset), $0.element]) })
        }
        t.add("func reversed() -> [Element]") { call in .array(try call.selfElements.reversed()) }
        t.add("func shuffled() -> [Element]") { call in
            let execution = try call.execution
            return .array(try call.selfElements.shuffled(using: &execution.random))
        }
        t.add("func shuffled<G>(using generator: inout G) -> [Element] where G: RandomNumberGenerator") { call in
            var elements = try call.selfElements
            try call.drawing(from: 0) { $0.shuffle(&elements) }
            return .array(elements)
        }
    }

    private static func addSearches(_ t: inout NativeMembersBuilder) {
        t.add("func contains(_ element: Element) -> Bool where Element: Equatable") { call in
            if case .set(let members) = call.receiver {
                return .bool(members.contains(try call.evaluator.hashable(call.argument(0))))
            }
            let expected = call.argument(0)
            return .bool(try first(call) { try call.evaluator.areEqual($0, expected) } != nil)
        }
        t.add("func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool") { call in
            .bool(try first(call) { try call.test(0, $0) } != nil)
        }
        t.add("func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool") { call in
            .bool(try first(call) { !(try call.test(0, $0)) } == nil)
        }
        t.add("func first(where predicate: (Element) throws -> Bool) rethrows -> Element?") { call in
            .optional(try first(call) { try call.test(0, $0) })
        }
        t.add("func count(where predicate: (Element) throws -> Bool) rethrows -> Int") { call in
            .int(try call.selfElements.filter { try call.test(0, $0) }.count)
        }
        t.add(
            "func starts<S>(with possiblePrefix: S) -> Bool where S: Sequence, Element: Equatable, S.Element == Element"
        ) { call in
            let elements = try call.selfElements
            let prefix = try call.elements(0)
            guard prefix.count <= elements.count else { return .bool(false) }
            for (a, b) in zip(elements, prefix) where !(try call.evaluator.areEqual(a, b)) { return .bool(false) }
            return .bool(true)
        }
        t.add(
            "func starts<S>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool where S: Sequence"
        ) { call in
            let elements = try call.selfElements
            let prefix = try call.elements(0)
            guard prefix.count <= elements.count else { return .bool(false) }
            return .bool(try zip(elements, prefix).allSatisfy { try call.test(1, $0, $1) })
        }
        t.add(
            "func elementsEqual<S>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool where S: Sequence"
        ) { call in
            let (a, b) = (try call.selfElements, try call.elements(0))
            for (x, y) in zip(a, b) where !(try call.test(1, x, y)) { return .bool(false) }
            return .bool(a.count == b.count)
        }
        t.add("func elementsEqual<S>(_ other: S) -> Bool where S: Sequence, Element: Equatable, S.Element == Element") {
            call in
            let a = try call.selfElements
            let b = try call.elements(0)
            guard a.count == b.count else { return .bool(false) }
            for (x, y) in zip(a, b) where !(try call.evaluator.areEqual(x, y)) { return .bool(false) }
            return .bool(true)
        }
    }

    private static func addJoins(_ t: inout NativeMembersBuilder) {
        t.add("func joined(separator: String) -> String where Element: StringProtocol") { call in
            let separator = try call.string(0)
            let parts = try call.selfElements.map { try call.string($0) }
            try call.reserveText(of: parts, separator)
            return .string(parts.joined(separator: separator))
        }
        t.add("func joined() -> String where Element: StringProtocol") { call in
            let parts = try call.selfElements.map { try call.string($0) }
            try call.reserveText(of: parts)
            return .string(parts.joined())
        }
        t.add("@_disfavoredOverload func joined() -> [Element.Element] where Element: Sequence") { call in
            var result: [Value] = []
            for element in try call.selfElements {
                let part = try call.evaluator.elements(of: element)
                try call.reserveElements(part.count, after: result.count)
                result += part
            }
            return .array(result)
        }
        t.add(
            "func joined<S>(separator: S) -> [Element.Element] where Element: Sequence, S: Sequence, S.Element == Element.Element"
        ) { call in
            let separator = try call.elements(0)
            var result: [Value] = []
            for (index, element) in try call.selfElements.enumerated() {
                let part = try call.evaluator.elements(of: element)
                try call.reserveElements(part.count + separator.count, after: result.count)
                if index > 0 { result += separator }
                result += part
            }
            return .array(result)
        }
    }
}

/// A running iteration as a value.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class IteratorBox: NativeSequence, @unchecked Sendable {
    let iterator: ValueIterator
    init(_ iterator: ValueIterator) { self.iterator = iterator }

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        { [iterator] in try iterator.next() }
    }
}
