extension StandardLibrary {
    static let collectionTypes: [NativeType] = [
        NativeType(
            "Array",
            "struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral; Equatable where Element: Equatable; Hashable where Element: Hashable; Encodable where Element: Encodable; Decodable where Element: Decodable; Sendable where Element: Sendable"
        ) { arrayMembers },
        NativeType(
            "ArraySlice",
            "struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral; Equatable where Element: Equatable; Hashable where Element: Hashable; Encodable where Element: Encodable; Decodable where Element: Decodable; Sendable where Element: Sendable",
            swiftType: SliceValue.self
        ) { sliceMembers },
        NativeType(
            "Dictionary",
            "struct Dictionary<Key, Value>: Collection, ExpressibleByDictionaryLiteral; Equatable where Value: Equatable; Hashable where Value: Hashable; Encodable where Value: Encodable; Decodable where Value: Decodable; Sendable where Value: Sendable"
        ) { dictionaryMembers },
        NativeType(
            "Set",
            "struct Set<Element>: Collection, Hashable, SetAlgebra, ExpressibleByArrayLiteral; Encodable where Element: Encodable; Decodable where Element: Decodable; Sendable where Element: Sendable"
        ) { setMembers },
    ]

    static func sortDescriptorInit(_ call: inout NativeCall) throws -> Value {
        guard case .keyPath(let path) = call.argument(0) else { return .void }
        let order = try call.argument(1, as: SortOrderValue.self, default: .forward)
        return .box(KeyPathComparatorValue(path: path, isForward: order == .forward))
    }

    static func sortDescriptorOfString(_ call: inout NativeCall) throws -> Value {
        guard case .keyPath(let path) = call.argument(0) else { return .void }
        let order = try call.argument(2, as: SortOrderValue.self, default: .forward)
        return .box(
            KeyPathComparatorValue(
                path: path, isForward: order == .forward,
                comparison: KeyPathComparatorValue.TextComparison(rawValue: try call.int(1))))
    }

    static func sortDescriptorOrder(_ call: inout NativeCall) throws -> Value {
        let comparator = call.receiver.unbox(as: KeyPathComparatorValue.self)
        return .box(comparator?.isForward == false ? SortOrderValue.reverse : .forward)
    }

    static func setSortDescriptorOrder(_ call: inout NativeCall) throws -> Value {
        guard var comparator = call.receiver.unbox(as: KeyPathComparatorValue.self) else { return .void }
        comparator.isForward = call.argument(0).unbox(as: SortOrderValue.self) != .reverse
        call.receiver = .box(comparator)
        return .void
    }

    private static let arrayMembers = NativeMembersBuilder.build { t in
        t.add("typealias Index = Int")
        t.add("typealias SubSequence = ArraySlice<Element>")
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
        t.add("mutating func reserveCapacity(_ n: Int)") { _ in .void }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
        t.add(
            "subscript(index: Int) -> Element { get set }",
            set: { call in
                let index = try call.int(0)
                try call.change([Value].self) { elements, call in
                    guard elements.indices.contains(index) else {
                        throw call.evaluator.failure("Fatal error: Index out of range")
                    }
                    elements[index] = call.argument(1)
                }
                return .void
            },
            { call in try element(try call.selfElements[...], try call.int(0), call) })
        addRanges([Value].self, &t)
        addInsertions([Value].self, &t)
        addRemovals([Value].self, &t)
        addReorderings([Value].self, &t)
        addConcatenations([Value].self, &t)
    }
}

enum SortOrderValue: Sendable { case forward, reverse }
