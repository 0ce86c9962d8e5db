extension StandardLibrary {
    static let sequenceProtocols: [NativeType] = [
        NativeType("IteratorProtocol", "protocol IteratorProtocol") { iteratorMembers },
        NativeType("Sequence", "protocol Sequence") { sequenceMembers },
        NativeType("Collection", "protocol Collection: Sequence") { collectionMembers },
        NativeType("BidirectionalCollection", "protocol BidirectionalCollection: Collection") {
            bidirectionalMembers
        },
        NativeType("RandomAccessCollection", "protocol RandomAccessCollection: BidirectionalCollection"),
        NativeType("MutableCollection", "protocol MutableCollection: Collection"),
        NativeType("RangeReplaceableCollection", "protocol RangeReplaceableCollection: Collection"),
        NativeType("LazySequenceProtocol", "protocol LazySequenceProtocol: Sequence"),
        NativeType(
            "IndexingIterator", "struct IndexingIterator<Element>: IteratorProtocol, Sequence",
            swiftType: IteratorBox.self
        ) {
            iteratorBoxMembers
        },
        NativeType("AnyIterator", "struct AnyIterator<Element>: IteratorProtocol, Sequence") { anyIteratorMembers },
        NativeType("AnySequence", "struct AnySequence<Element>: Sequence") { anySequenceMembers },
        NativeType("AnyCollection", "typealias AnyCollection<Element> = Array<Element>"),
        NativeType("EnumeratedSequence", "typealias EnumeratedSequence<Element> = Array<Element>"),
    ]

    private static let iteratorMembers = NativeMembersBuilder.build { t in
        t.add("required associatedtype Element")
        t.add("required mutating func next() -> Element?")
    }

    private static let iteratorBoxMembers = NativeMembersBuilder.build { t in
        t.add("mutating func next() -> Element?", nil, advance)
    }

    private static let advance: NativeThunk = { call in
        guard let iterator = call.receiver.unbox(as: IteratorBox.self) else { return .null }
        return .optional(try iterator.iterator.next())
    }

    private static let anyIteratorMembers = NativeMembersBuilder.build { t in
        t.add("init(_ body: @escaping () -> Element?)") { call in
            let session = try call.session
            let body = call.argument(0)
            return .box(
                IteratorBox(
                    ClosureIterator { [unowned session] in
                        guard case .some(let box) = try session.call(body, []) else { return nil }
                        return box.value
                    }))
        }
        t.add("init<I>(_ base: I) where I: IteratorProtocol, I.Element == Element") { call in
            if call.argument(0).unbox(as: IteratorBox.self) != nil { return call.argument(0) }
            let session = try call.session
            return .box(IteratorBox(try session.iterator(of: call.argument(0), at: call.location)))
        }
        t.add("mutating func next() -> Element?", nil, advance)
    }

    private static let anySequenceMembers = NativeMembersBuilder.build { t in
        t.add("init<S>(_ base: S) where S: Sequence, S.Element == Element") { call in call.argument(0) }
    }

    /// What `Sequence` gives to every conforming type.
    private static let sequenceMembers = NativeMembersBuilder.build { t in
        t.add("required associatedtype Element")
        t.add("associatedtype Iterator: IteratorProtocol = IndexingIterator<Element>")
        t.add("required func makeIterator() -> Iterator") { call in
            .box(IteratorBox(try call.session.iterator(of: call.receiver, at: call.location)))
        }
        t.add("var underestimatedCount: Int { get }") { call in .int(try call.selfElements.count) }
        t.add("var lazy: Self { get }") { call in call.receiver }
        addTransforms(&t)
        addSearches(&t)
        addOrderings(&t)
        addSlices(&t)
        addJoins(&t)
    }

    /// The first element that passes; no more are made than it takes to find it.
    private static func first(_ call: NativeCall, _ test: (Value) throws -> Bool) throws -> Value? {
        if case .array(let elements) = call.receiver { return try elements.first(where: test) }
        let session = try call.session
        let iterator = try session.iterator(of: call.receiver, at: call.location)
        while let element = try iterator.next() {
            try session.tick(call.location)
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
            let session = try call.session
            return .array(try call.selfElements.shuffled(using: &session.random))
        }
        t.add("func shuffled<G>(using generator: inout G) -> [Element] where G: RandomNumberGenerator") { call in
            let session = try call.session
            return .array(try call.selfElements.shuffled(using: &session.random))
        }
    }

    private static func addSearches(_ t: inout NativeMembersBuilder) {
        t.add("func contains(_ element: Element) -> Bool where Element: Equatable") { call in
            if case .set(let members) = call.receiver {
                return .bool(members.contains(try call.evaluator.hashable(call.argument(0))))
            }
            let wanted = call.argument(0)
            return .bool(try first(call) { try call.evaluator.areEqual($0, wanted) } != nil)
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
        t.add("func elementsEqual<S>(_ other: S) -> Bool where S: Sequence, Element: Equatable, S.Element == Element") {
            call in
            let a = try call.selfElements
            let b = try call.elements(0)
            guard a.count == b.count else { return .bool(false) }
            for (x, y) in zip(a, b) where !(try call.evaluator.areEqual(x, y)) { return .bool(false) }
            return .bool(true)
        }
    }

    private static func addOrderings(_ t: inout NativeMembersBuilder) {
        t.add("func sorted() -> [Element] where Element: Comparable") { call in
            let session = try call.session
            return .array(try stableSort(try call.selfElements) { try session.isLess($0, $1) })
        }
        t.add("func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]") { call in
            .array(try stableSort(try call.selfElements) { try call.test(0, $0, $1) })
        }
        t.add("func min() -> Element? where Element: Comparable") { call in
            let session = try call.session
            return .optional(try call.selfElements.min { try session.isLess($0, $1) })
        }
        t.add("func max() -> Element? where Element: Comparable") { call in
            let session = try call.session
            return .optional(try call.selfElements.max { try session.isLess($0, $1) })
        }
        t.add("func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") { call in
            .optional(try call.selfElements.min { try call.test(0, $0, $1) })
        }
        t.add("func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") { call in
            .optional(try call.selfElements.max { try call.test(0, $0, $1) })
        }
        t.add(
            "func lexicographicallyPrecedes<S>(_ other: S) -> Bool where S: Sequence, Element: Comparable, S.Element == Element"
        ) { call in
            let session = try call.session
            let a = try call.selfElements
            let b = try call.elements(0)
            for (x, y) in zip(a, b) {
                if try session.isLess(x, y) { return .bool(true) }
                if try session.isLess(y, x) { return .bool(false) }
            }
            return .bool(a.count < b.count)
        }
    }

    /// Merge sort: an inconsistent predicate of the program can do no harm, and equal elements keep their order.
    static func stableSort(_ elements: [Value], _ isLess: (Value, Value) throws -> Bool) throws -> [Value] {
        guard elements.count > 1 else { return elements }
        var source = elements
        var target = elements
        var width = 1
        while width < source.count {
            var start = 0
            while start < source.count {
                let middle = min(start + width, source.count)
                let end = min(start + 2 * width, source.count)
                var left = start
                var right = middle
                for index in start..<end {
                    let takesRight = try right < end && (left >= middle || isLess(source[right], source[left]))
                    if takesRight {
                        target[index] = source[right]
                        right += 1
                    } else {
                        target[index] = source[left]
                        left += 1
                    }
                }
                start = end
            }
            swap(&source, &target)
            width *= 2
        }
        return source
    }

    /// A part of a sequence in the form its slices have: text stays text.
    static func slice(_ elements: some Sequence<Value>, like receiver: Value) -> Value {
        var isText = receiver.unbox(as: Substring.self) != nil
        if case .string = receiver { isText = true }
        guard isText else { return .array(Array(elements)) }
        var text = ""
        for element in elements { if case .character(let character) = element { text.append(character) } }
        return .box(text[...])
    }

    private static func checked(_ count: Int, _ call: NativeCall, _ name: String) throws -> Int {
        if count < 0 {
            throw call.evaluator.failure("Fatal error: Can't \(name) a negative number of elements from a collection")
        }
        return count
    }

    private static func addSlices(_ t: inout NativeMembersBuilder) {
        t.add("func prefix(_ maxLength: Int) -> SubSequence") { call in
            let count = try checked(try call.int(0), call, "take")
            return slice(try firstElements(count, call), like: call.receiver)
        }
        t.add("func suffix(_ maxLength: Int) -> SubSequence") { call in
            slice(try call.selfElements.suffix(try checked(try call.int(0), call, "take")), like: call.receiver)
        }
        t.add("func dropFirst(_ k: Int = _) -> SubSequence") { call in
            let count = try checked(try call.int(0, default: 1), call, "drop")
            return slice(try call.selfElements.dropFirst(count), like: call.receiver)
        }
        t.add("func dropLast(_ k: Int = _) -> SubSequence") { call in
            let count = try checked(try call.int(0, default: 1), call, "drop")
            return slice(try call.selfElements.dropLast(count), like: call.receiver)
        }
        t.add("func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
            var elements: [Value] = []
            _ = try first(call) { element in
                guard try call.test(0, element) else { return true }
                elements.append(element)
                return false
            }
            return slice(elements[...], like: call.receiver)
        }
        t.add("func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
            slice(try call.selfElements.drop { try call.test(0, $0) }, like: call.receiver)
        }
        t.add("associatedtype SubSequence: BidirectionalCollection = [Element]")
        t.add(
            "func split(separator: Element, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [SubSequence] where Element: Equatable"
        ) { call in
            let separator = call.argument(0)
            let parts = try call.selfElements.split(
                maxSplits: max(0, try call.int(1, default: .max)),
                omittingEmptySubsequences: try call.bool(2, default: true)
            ) { try call.evaluator.areEqual($0, separator) }
            return .array(parts.map { slice($0, like: call.receiver) })
        }
        t.add(
            "func split(maxSplits: Int = _, omittingEmptySubsequences: Bool = _, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]"
        ) { call in
            let parts = try call.selfElements.split(
                maxSplits: max(0, try call.int(0, default: .max)),
                omittingEmptySubsequences: try call.bool(1, default: true)
            ) { try call.test(2, $0) }
            return .array(parts.map { slice($0, like: call.receiver) })
        }
    }

    /// The first elements, without going through an endless sequence.
    private static func firstElements(_ count: Int, _ call: NativeCall) throws -> [Value] {
        if case .array(let elements) = call.receiver { return Array(elements.prefix(count)) }
        let session = try call.session
        let iterator = try session.iterator(of: call.receiver, at: call.location)
        var result: [Value] = []
        while result.count < count, let element = try iterator.next() { result.append(element) }
        return result
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
        for type in ["KeyPathComparator<Element>", "SortDescriptor<Element>"] {
            t.add("func sorted(using comparator: \(type)) -> [Element]") { call in
                .array(try sorted(try call.selfElements, by: [call.argument(0)], call))
            }
            t.add("func sorted(using comparators: [\(type)]) -> [Element]") { call in
                .array(try sorted(try call.selfElements, by: try call.elements(0), call))
            }
        }
    }

    /// By the first comparator that tells two elements apart.
    static func sorted(_ elements: [Value], by comparators: [Value], _ call: NativeCall) throws -> [Value] {
        let session = try call.session
        let keys = comparators.compactMap { $0.unbox(as: KeyPathComparatorValue.self) }
        return try stableSort(elements) { a, b in
            for key in keys {
                let x = try session.value(at: key.path, of: a)
                let y = try session.value(at: key.path, of: b)
                if try session.isLess(x, y) { return key.isForward }
                if try session.isLess(y, x) { return !key.isForward }
            }
            return false
        }
    }
}

/// `KeyPathComparator`
struct KeyPathComparatorValue: Sendable {
    let path: KeyPathValue
    let isForward: Bool
}

/// A running iteration as a value.
final class IteratorBox: NativeSequence, @unchecked Sendable {
    let iterator: ValueIterator
    init(_ iterator: ValueIterator) { self.iterator = iterator }

    func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        { [iterator] in try iterator.next() }
    }
}
