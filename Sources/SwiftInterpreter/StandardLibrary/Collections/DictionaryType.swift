extension StandardLibrary {
    static let dictionaryMembers = NativeMembersBuilder.build { t in
        t.add("typealias Element = (key: Key, value: Value)")
        t.add("typealias Keys = [Key]")
        t.add("typealias Values = [Value]")
        t.add("init()") { _ in .dictionary(DictionaryValue()) }
        addPositions(&t, of: "Dictionary<Key, Value>", entry: "(key: Key, value: Value)")
        t.add("func index(forKey key: Key) -> Dictionary<Key, Value>.Index?") { call in
            let key = try call.evaluator.hashable(call.argument(0))
            let found = try table(call).entries.firstIndex { $0.key == key }
            return .optional(found.map(position))
        }
        t.add("subscript(position: Dictionary<Key, Value>.Index) -> (key: Key, value: Value) { get }") { call in
            let entry = try entry(call)
            return .tuple([entry.key.value, entry.value])
        }
        t.add(
            "@discardableResult mutating func remove(at index: Dictionary<Key, Value>.Index) -> (key: Key, value: Value)"
        ) { call in
            let entry = try entry(call)
            try call.changeDictionary { table in _ = table.remove(entry.key) }
            return .tuple([entry.key.value, entry.value])
        }
        t.add("init(minimumCapacity: Int)") { _ in .dictionary(DictionaryValue()) }
        t.add("var capacity: Int { get }") { call in .int(try table(call).count) }
        t.add("mutating func reserveCapacity(_ minimumCapacity: Int)") { _ in .void }
        t.add("@discardableResult mutating func popFirst() -> (key: Key, value: Value)?") { call in
            guard let first = try table(call).first else { return .null }
            _ = try call.changeDictionary { $0.remove(first.key) }
            return .optional(.tuple([first.key.value, first.value]))
        }
        t.add("init<S>(uniqueKeysWithValues keysAndValues: S) where S: Sequence, S.Element == (Key, Value)") { call in
            let table = DictionaryValue()
            for (key, value) in try pairs(try call.elements(0), call) {
                if table.set(value, for: key) != nil {
                    throw call.evaluator.failure(
                        "Fatal error: Duplicate values for key: '\(try call.execution.debugDescription(of: key.value))'"
                    )
                }
            }
            return .dictionary(table)
        }
        t.add(
            "init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (Key, Value)"
        ) { call in
            let table = DictionaryValue()
            for (key, value) in try pairs(try call.elements(0), call) {
                let old = table[key]
                table.set(try old.map { try call.call(1, $0, value) } ?? value, for: key)
            }
            return .dictionary(table)
        }
        t.add(
            "init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where S: Sequence, Value == [S.Element]"
        ) { call in
            let table = DictionaryValue()
            for element in try call.elements(0) {
                let key = try call.evaluator.hashable(try call.call(1, element))
                guard let (slot, value) = table.take(key), case .array(var group) = consume value else {
                    table.set(.array([element]), for: key)
                    continue
                }
                group.append(element)
                table.put(.array(group), inSlot: slot)
            }
            return .dictionary(table)
        }
        t.add(
            "subscript(key: Key) -> Value? { get set }",
            set: { call in
                let key = try call.evaluator.hashable(call.argument(0))
                let value = call.argument(1)
                try call.changeDictionary { (table) -> Void in
                    if case .some(let box) = value { table.set(box.value, for: key) } else { table.remove(key) }
                }
                return .void
            },
            { call in .optional(try table(call)[try call.evaluator.hashable(call.argument(0))]) })
        t.add(
            "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
            set: { call in
                let key = try call.evaluator.hashable(call.argument(0))
                let value = call.argument(2)
                try call.changeDictionary { table in _ = table.set(value, for: key) }
                return .void
            },
            { call in try table(call)[try call.evaluator.hashable(call.argument(0))] ?? (try call.call(1)) })
        addDictionaryReads(&t)
        addDictionaryChanges(&t)
    }

    private static func table(_ call: NativeCall) throws -> DictionaryValue {
        guard case .dictionary(let table) = call.receiver else {
            throw call.evaluator.defect("a value that isn't a dictionary")
        }
        return table
    }

    private static func pairs(_ elements: [Value], _ call: NativeCall) throws -> [(HashableValue, Value)] {
        try elements.map { element in
            guard case .tuple(let parts) = element, parts.count == 2 else {
                throw call.evaluator.defect("a value that isn't a pair")
            }
            return (try call.evaluator.hashable(parts[0]), parts[1])
        }
    }

    private static func addDictionaryReads(_ t: inout NativeMembersBuilder) {
        t.add("var count: Int { get }") { call in .int(try table(call).count) }
        t.add("var isEmpty: Bool { get }") { call in .bool(try table(call).count == 0) }
        t.add("var keys: [Key] { get }") { call in .array(try table(call).entries.map(\.key.value)) }
        t.add("var values: [Value] { get }") { call in .array(try table(call).entries.map(\.value)) }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
        t.add("func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]") { call in
            let result = DictionaryValue()
            for entry in try table(call).entries { result.set(try call.call(0, entry.value), for: entry.key) }
            return .dictionary(result)
        }
        t.add("func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]") { call in
            let result = DictionaryValue()
            for entry in try table(call).entries {
                if case .some(let box) = try call.call(0, entry.value) { result.set(box.value, for: entry.key) }
            }
            return .dictionary(result)
        }
        t.add("func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]") { call in
            let result = DictionaryValue()
            for entry in try table(call).entries where try call.test(0, .tuple([entry.key.value, entry.value])) {
                result.set(entry.value, for: entry.key)
            }
            return .dictionary(result)
        }
    }

    private static func addDictionaryChanges(_ t: inout NativeMembersBuilder) {
        t.add("@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?") { call in
            let key = try call.evaluator.hashable(call.argument(1))
            let value = call.argument(0)
            return try call.changeDictionary { .optional($0.set(value, for: key)) }
        }
        t.add("@discardableResult mutating func removeValue(forKey key: Key) -> Value?") { call in
            let key = try call.evaluator.hashable(call.argument(0))
            return try call.changeDictionary { .optional($0.remove(key)) }
        }
        t.add("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { call in
            call.receiver = .dictionary(DictionaryValue())
            return .void
        }
        let merge: @Sendable (DictionaryValue, NativeCall) throws -> Void = { table, call in
            let added: [(HashableValue, Value)]
            if case .dictionary(let other) = call.argument(0) {
                added = other.entries.map { ($0.key, $0.value) }
            } else {
                added = try pairs(try call.elements(0), call)
            }
            for (key, value) in added {
                let old = table[key]
                table.set(try old.map { try call.call(1, $0, value) } ?? value, for: key)
            }
        }
        t.add(
            "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
        ) { call in
            let copy = try table(call).copy()
            try merge(copy, call)
            call.receiver = .dictionary(copy)
            return .void
        }
        t.add(
            "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]"
        ) { call in
            let copy = try table(call).copy()
            try merge(copy, call)
            return .dictionary(copy)
        }
        t.add(
            "mutating func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (Key, Value)"
        ) { call in
            let copy = try table(call).copy()
            try merge(copy, call)
            call.receiver = .dictionary(copy)
            return .void
        }
    }

    /// The entry that the first argument, an index, names.
    private static func entry(_ call: NativeCall) throws -> DictionaryValue.Entry {
        guard let entry = try table(call).entry(at: try number(0, call)) else {
            throw call.evaluator.failure("Fatal error: Attempting to access Dictionary elements using an invalid Index")
        }
        return entry
    }
}
