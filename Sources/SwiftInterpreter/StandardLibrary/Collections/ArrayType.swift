extension StandardLibrary {
    static let collectionTypes: [NativeType] = [
        NativeType(
            "Array",
            "struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral; Equatable where Element: Equatable; Hashable where Element: Hashable; Encodable where Element: Encodable; Decodable where Element: Decodable; Sendable where Element: Sendable"
        ) { arrayMembers },
        NativeType("ArraySlice", "typealias ArraySlice<Element> = Array<Element>"),
        NativeType("ContiguousArray", "typealias ContiguousArray<Element> = Array<Element>"),
        NativeType("UnboundedRange", "struct UnboundedRange"),
        NativeType(
            "Dictionary",
            "struct Dictionary<Key, Value>: Collection, ExpressibleByDictionaryLiteral; Equatable where Value: Equatable; Hashable where Value: Hashable; Encodable where Value: Encodable; Decodable where Value: Decodable; Sendable where Value: Sendable"
        ) { dictionaryMembers },
        NativeType(
            "Set",
            "struct Set<Element>: Collection, Hashable, SetAlgebra, ExpressibleByArrayLiteral; Encodable where Element: Encodable; Decodable where Element: Decodable; Sendable where Element: Sendable"
        ) { setMembers },
        NativeType("KeyValuePairs", "typealias KeyValuePairs<Key, Value> = [(key: Key, value: Value)]"),
        NativeType(
            "SortDescriptor", "struct SortDescriptor<Compared>: Hashable", swiftType: nil
        ) { comparatorMembers },
        NativeType(
            "Dictionary.Index", "struct Dictionary.Index: Hashable, Comparable", swiftType: DictionaryIndexValue.self
        ) {
            []
        },
        NativeType(
            "KeyPathComparator", "struct KeyPathComparator<Compared>: Hashable", swiftType: KeyPathComparatorValue.self
        ) { comparatorMembers },
        NativeType(
            "SortOrder", "enum SortOrder: Hashable", swiftType: SortOrderValue.self,
            enumCase: { value in
                value.unbox(as: SortOrderValue.self).map { ("\($0)", []) }
            }
        ) { sortOrderMembers },
    ]

    private static let comparatorMembers = NativeMembersBuilder.build { t in
        t.add("init<V>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = _) where V: Comparable") { call in
            guard case .keyPath(let path) = call.argument(0) else { return .void }
            let order = call.argument(1).unbox(as: SortOrderValue.self) ?? .forward
            return .box(KeyPathComparatorValue(path: path, isForward: order == .forward))
        }
    }

    private static let sortOrderMembers = NativeMembersBuilder.build { t in
        t.add("case forward") { _ in .box(SortOrderValue.forward) }
        t.add("case reverse") { _ in .box(SortOrderValue.reverse) }
    }

    private static let arrayMembers = NativeMembersBuilder.build { t in
        t.add("typealias Index = Int")
        t.add("typealias SubSequence = [Element]")
        t.add("typealias ArrayLiteralElement = Element")
        t.add("init()") { _ in .array([]) }
        t.add("init<S>(_ elements: S) where S: Sequence, S.Element == Element") { call in .array(try call.elements(0)) }
        t.add("init(repeating repeatedValue: Element, count: Int)") { call in
            try repeated(call.argument(0), try call.int(1), call)
        }
        t.add("init(arrayLiteral elements: Element...)") { call in call.argument(0) }
        t.add("var count: Int { get }") { call in
            guard case .array(let elements) = call.receiver else { return .int(0) }
            return .int(elements.count)
        }
        t.add("var isEmpty: Bool { get }") { call in
            guard case .array(let elements) = call.receiver else { return .bool(true) }
            return .bool(elements.isEmpty)
        }
        t.add("var capacity: Int { get }") { call in .int(try call.selfElements.count) }
        t.add("func reserveCapacity(_ n: Int)") { _ in .void }
        t.add("var description: String { get }") { call in .string(try call.session.description(of: call.receiver)) }
        t.add(
            "subscript(index: Int) -> Element { get set }",
            set: { call in
                let index = try call.int(0)
                try call.changeArray { elements, call in
                    guard elements.indices.contains(index) else {
                        throw call.evaluator.failure("Fatal error: Index out of range")
                    }
                    elements[index] = call.argument(1)
                }
                return .void
            },
            { call in try element(try call.selfElements, try call.int(0), call) })
        addArrayRanges(&t)
        addArrayInsertions(&t)
        addArrayRemovals(&t)
        addArrayReorderings(&t)
        t.add("static func + (lhs: [Element], rhs: [Element]) -> [Element]", nil, concatenated)
        t.add(
            "static func + <S>(lhs: [Element], rhs: S) -> [Element] where S: Sequence, S.Element == Element", nil,
            concatenated)
        t.add("static func += (lhs: inout [Element], rhs: [Element])", nil, appended)
        t.add("static func += <S>(lhs: inout [Element], rhs: S) where S: Sequence, S.Element == Element", nil, appended)
    }

    private static let concatenated: NativeThunk = { call in
        let left = try call.elements(0)
        let right = try call.elements(1)
        try call.session.reserveMemory((left.count + right.count) * 16)
        return .array(left + right)
    }

    private static let appended: NativeThunk = { call in
        let added = try call.elements(1)
        guard call.arguments.count == 2, case .array(var elements) = call.arguments[0] else { return .void }
        call.arguments[0] = .void
        defer { call.arguments[0] = .array(elements) }
        try call.session.reserveMemory((elements.count + added.count) * 16)
        elements += added
        return .void
    }

    private static func addArrayRanges(_ t: inout NativeMembersBuilder) {
        for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add(
                "subscript(bounds: \(range)<Int>) -> [Element] { get set }",
                set: { call in
                    let added = try call.elements(1)
                    try call.changeArray { elements, call in
                        elements.replaceSubrange(try bounds(call.argument(0), elements.count, call), with: added)
                    }
                    return .void
                },
                { call in
                    let elements = try call.selfElements
                    return .array(Array(elements[try bounds(call.argument(0), elements.count, call)]))
                })
            t.add("mutating func removeSubrange(_ bounds: \(range)<Int>)") { call in
                try call.changeArray { elements, call in
                    elements.removeSubrange(try bounds(call.argument(0), elements.count, call))
                }
                return .void
            }
            t.add(
                "mutating func replaceSubrange<C>(_ subrange: \(range)<Int>, with newElements: C) where C: Collection, C.Element == Element"
            ) { call in
                let added = try call.elements(1)
                try call.changeArray { elements, call in
                    try call.reserveElements(added.count, after: elements.count)
                    elements.replaceSubrange(try bounds(call.argument(0), elements.count, call), with: added)
                }
                return .void
            }
        }
    }

    private static func addArrayInsertions(_ t: inout NativeMembersBuilder) {
        t.add("mutating func append(_ newElement: Element)") { call in
            try call.changeArray { elements, call in elements.append(call.argument(0)) }
            return .void
        }
        t.add("mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Element") { call in
            let added = try call.elements(0)
            try call.changeArray { elements, call in
                try call.session.reserveMemory((elements.count + added.count) * 16)
                elements += added
            }
            return .void
        }
        t.add("mutating func insert(_ newElement: Element, at i: Int)") { call in
            let index = try call.int(1)
            try call.changeArray { elements, call in
                guard index >= 0, index <= elements.count else {
                    throw call.evaluator.failure("Fatal error: Array index is out of range")
                }
                elements.insert(call.argument(0), at: index)
            }
            return .void
        }
        t.add("mutating func insert<C>(contentsOf newElements: C, at i: Int) where C: Collection, C.Element == Element")
        { call in
            let added = try call.elements(0)
            let index = try call.int(1)
            try call.changeArray { elements, call in
                guard index >= 0, index <= elements.count else {
                    throw call.evaluator.failure("Fatal error: Array index is out of range")
                }
                try call.reserveElements(added.count, after: elements.count)
                elements.insert(contentsOf: added, at: index)
            }
            return .void
        }
    }

    private static func addArrayRemovals(_ t: inout NativeMembersBuilder) {
        t.add("@discardableResult mutating func remove(at index: Int) -> Element") { call in
            let index = try call.int(0)
            return try call.changeArray { elements, call in
                guard elements.indices.contains(index) else {
                    throw call.evaluator.failure("Fatal error: Index out of range")
                }
                return elements.remove(at: index)
            }
        }
        for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
            t.add("@discardableResult mutating func \(name)() -> Element") { call in
                try call.changeArray { elements, call in
                    guard !elements.isEmpty else {
                        throw call.evaluator.failure(
                            "Fatal error: Can't remove \(isFirst ? "first" : "last") element from an empty collection")
                    }
                    return isFirst ? elements.removeFirst() : elements.removeLast()
                }
            }
            t.add("mutating func \(name)(_ k: Int)") { call in
                let count = try call.int(0)
                try call.changeArray { elements, call in
                    guard count >= 0, count <= elements.count else {
                        throw call.evaluator.failure(
                            "Fatal error: Can't remove more items from a collection than it contains")
                    }
                    if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
                }
                return .void
            }
        }
        for (name, isFirst) in [("popFirst", true), ("popLast", false)] {
            t.add("@discardableResult mutating func \(name)() -> Element?") { call in
                try call.changeArray { elements, _ in
                    if elements.isEmpty { return .null }
                    return .optional(isFirst ? elements.removeFirst() : elements.removeLast())
                }
            }
        }
        t.add("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { call in
            call.receiver = .array([])
            return .void
        }
        t.add("mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows") { call in
            let kept = try call.selfElements.filter { !(try call.test(0, $0)) }
            call.receiver = .array(kept)
            return .void
        }
        t.add("mutating func remove(atOffsets offsets: IndexSet)") { call in
            let offsets = Set(try call.elements(0).map { try call.int($0) })
            call.receiver = .array(
                try call.selfElements.enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
            return .void
        }
        t.add("mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)") { call in
            let offsets = Set(try call.elements(0).map { try call.int($0) })
            let elements = try call.selfElements
            let destination = min(max(0, try call.int(1)), elements.count)
            var before: [Value] = []
            var moved: [Value] = []
            var after: [Value] = []
            for (index, element) in elements.enumerated() {
                if offsets.contains(index) {
                    moved.append(element)
                } else if index < destination {
                    before.append(element)
                } else {
                    after.append(element)
                }
            }
            call.receiver = .array(before + moved + after)
            return .void
        }
    }

    private static func addArrayReorderings(_ t: inout NativeMembersBuilder) {
        t.add("mutating func sort() where Element: Comparable") { call in
            let session = try call.session
            call.receiver = .array(try stableSort(try call.selfElements) { try session.isLess($0, $1) })
            return .void
        }
        t.add("mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows") { call in
            call.receiver = .array(try stableSort(try call.selfElements) { try call.test(0, $0, $1) })
            return .void
        }
        for type in ["KeyPathComparator<Element>", "SortDescriptor<Element>"] {
            t.add("mutating func sort(using comparator: \(type))") { call in
                call.receiver = .array(try sorted(try call.selfElements, by: [call.argument(0)], call))
                return .void
            }
            t.add("mutating func sort(using comparators: [\(type)])") { call in
                call.receiver = .array(try sorted(try call.selfElements, by: try call.elements(0), call))
                return .void
            }
        }
        t.add("mutating func reverse()") { call in
            try call.changeArray { elements, _ in elements.reverse() }
            return .void
        }
        t.add("mutating func shuffle()") { call in
            let session = try call.session
            try call.changeArray { elements, _ in elements.shuffle(using: &session.random) }
            return .void
        }
        t.add("mutating func shuffle<G>(using generator: inout G) where G: RandomNumberGenerator") { call in
            let session = try call.session
            try call.changeArray { elements, _ in elements.shuffle(using: &session.random) }
            return .void
        }
        t.add("mutating func swapAt(_ i: Int, _ j: Int)") { call in
            let i = try call.int(0)
            let j = try call.int(1)
            try call.changeArray { elements, call in
                guard elements.indices.contains(i), elements.indices.contains(j) else {
                    throw call.evaluator.failure("Fatal error: Index out of range")
                }
                elements.swapAt(i, j)
            }
            return .void
        }
        t.add("mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int") {
            call in
            let elements = try call.selfElements
            var first: [Value] = []
            var second: [Value] = []
            for element in elements {
                if try call.test(0, element) { second.append(element) } else { first.append(element) }
            }
            call.receiver = .array(first + second)
            return .int(first.count)
        }
    }
}

enum SortOrderValue: Sendable { case forward, reverse }
