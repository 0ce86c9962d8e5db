extension StandardLibrary {
    static let setMembers = NativeMembersBuilder.build { t in
        t.add("typealias ArrayLiteralElement = Element")
        t.add("init()") { _ in .set(SetValue()) }
        t.add("init<S>(_ sequence: S) where S: Sequence, S.Element == Element") { call in
            .set(try made(try call.elements(0), call))
        }
        t.add("init(arrayLiteral elements: Element...)") { call in .set(try made(try call.elements(0), call)) }
        t.add("var count: Int { get }") { call in .int(try members(call.receiver, call).count) }
        t.add("var isEmpty: Bool { get }") { call in .bool(try members(call.receiver, call).count == 0) }
        t.add("func contains(_ member: Element) -> Bool") { call in
            .bool(try members(call.receiver, call).contains(try call.evaluator.hashable(call.argument(0))))
        }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
        t.add(
            "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)"
        ) { call in
            let member = try call.evaluator.hashable(call.argument(0))
            return try call.changeSet { members in
                let old = members.stored(member)
                members.insert(member)
                return .tuple([.bool(old == nil), old ?? member.value])
            }
        }
        t.add("@discardableResult mutating func remove(_ member: Element) -> Element?") { call in
            let member = try call.evaluator.hashable(call.argument(0))
            return try call.changeSet { members in
                let old = members.stored(member)
                members.remove(member)
                return .optional(old)
            }
        }
        t.add("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { call in
            call.receiver = .set(SetValue())
            return .void
        }
        t.add("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>") { call in
            let result = SetValue()
            for member in try members(call.receiver, call).members where try call.test(0, member.value) {
                result.insert(member)
            }
            return .set(result)
        }
        t.add("init(minimumCapacity: Int)") { _ in .set(SetValue()) }
        t.add("var capacity: Int { get }") { call in .int(try members(call.receiver, call).count) }
        t.add("mutating func reserveCapacity(_ minimumCapacity: Int)") { _ in .void }
        for (name, isEmptyAllowed) in [("popFirst", true), ("removeFirst", false)] {
            t.add("@discardableResult mutating func \(name)() -> Element\(isEmptyAllowed ? "?" : "")") { call in
                guard let first = try members(call.receiver, call).first else {
                    if isEmptyAllowed { return .null }
                    throw call.evaluator.failure("Fatal error: Can't remove first element from an empty collection")
                }
                _ = try call.changeSet { $0.remove(first) }
                return isEmptyAllowed ? .optional(first.value) : first.value
            }
        }
        t.add("@discardableResult mutating func update(with newMember: Element) -> Element?") { call in
            let member = try call.evaluator.hashable(call.argument(0))
            return try call.changeSet { members in
                let old = members.stored(member)
                members.remove(member)
                members.insert(member)
                return .optional(old)
            }
        }
        addPositions(&t, of: "Set<Element>", entry: "Element")
        t.add("func firstIndex(of element: Element) -> Set<Element>.Index?") { call in
            let member = try call.evaluator.hashable(call.argument(0))
            return .optional(try members(call.receiver, call).members.firstIndex { $0 == member }.map(position))
        }
        t.add("subscript(position: Set<Element>.Index) -> Element { get }") { call in try member(call).value }
        t.add("@discardableResult mutating func remove(at position: Set<Element>.Index) -> Element") { call in
            let member = try member(call)
            _ = try call.changeSet { $0.remove(member) }
            return member.value
        }
        addSetOperations(&t)
    }

    /// The member that the first argument, an index, names.
    private static func member(_ call: NativeCall) throws -> HashableValue {
        guard let member = try members(call.receiver, call).member(at: try number(0, call)) else {
            throw call.evaluator.failure("Fatal error: Attempting to access Set elements using an invalid index")
        }
        return member
    }

    private static func made(_ elements: [Value], _ call: NativeCall) throws -> SetValue {
        let result = SetValue()
        for element in elements { result.insert(try call.evaluator.hashable(element)) }
        return result
    }

    private static func members(_ value: Value, _ call: NativeCall) throws -> SetValue {
        if case .set(let members) = value { return members }
        return try made(try call.evaluator.elements(of: value), call)
    }

    private static func combined(_ name: String, _ a: SetValue, _ b: SetValue) -> SetValue {
        let result = SetValue()
        for member in a.members {
            let isIn = b.contains(member)
            switch name {
            case "union": result.insert(member)
            case "intersection": if isIn { result.insert(member) }
            default: if !isIn { result.insert(member) }
            }
        }
        if name == "union" || name == "symmetricDifference" {
            for member in b.members where !a.contains(member) { result.insert(member) }
        }
        return result
    }

    private static func addSetOperations(_ t: inout NativeMembersBuilder) {
        let operations = [
            ("union", "formUnion"), ("intersection", "formIntersection"), ("subtracting", "subtract"),
            ("symmetricDifference", "formSymmetricDifference"),
        ]
        for (name, mutating) in operations {
            for parameter in ["_ other: Set<Element>", "_ other: S"] {
                let isGeneric = parameter.hasSuffix("S")
                let generics = isGeneric ? "<S>" : ""
                let condition = isGeneric ? " where S: Sequence, S.Element == Element" : ""
                t.add("func \(name)\(generics)(\(parameter)) -> Set<Element>\(condition)") { call in
                    .set(combined(name, try members(call.receiver, call), try members(call.argument(0), call)))
                }
                t.add("mutating func \(mutating)\(generics)(\(parameter))\(condition)") { call in
                    call.receiver = .set(
                        combined(name, try members(call.receiver, call), try members(call.argument(0), call)))
                    return .void
                }
            }
        }
        let tests: [(String, @Sendable (SetValue, SetValue) -> Bool)] = [
            ("isSubset of", { a, b in a.members.allSatisfy(b.contains) }),
            ("isSuperset of", { a, b in b.members.allSatisfy(a.contains) }),
            ("isDisjoint with", { a, b in !a.members.contains(where: b.contains) }),
            ("isStrictSubset of", { a, b in a.count < b.count && a.members.allSatisfy(b.contains) }),
            ("isStrictSuperset of", { a, b in b.count < a.count && b.members.allSatisfy(a.contains) }),
        ]
        for (words, test) in tests {
            let parts = words.split(separator: " ")
            let (name, label) = (parts[0], parts[1])
            t.add("func \(name)(\(label) other: Set<Element>) -> Bool") { call in
                .bool(test(try members(call.receiver, call), try members(call.argument(0), call)))
            }
            t.add("func \(name)<S>(\(label) other: S) -> Bool where S: Sequence, S.Element == Element") { call in
                .bool(test(try members(call.receiver, call), try members(call.argument(0), call)))
            }
        }
    }

    // MARK: - Option sets

    /// `SetAlgebra` of user-declared option sets, by their raw values.
    static let setAlgebraMembers = NativeMembersBuilder.build { t in
        t.add("associatedtype Element")
        t.add("required init()") { call in try option(0, call) }
        t.add("required var isEmpty: Bool { get }") { call in .bool(try raw(call.receiver, call) == 0) }
        t.add("required func contains(_ member: Element) -> Bool") { call in
            let member = try raw(call.argument(0), call)
            return .bool(try raw(call.receiver, call) & member == member)
        }
        let operations: [(String, String, @Sendable (Int, Int) -> Int)] = [
            ("union", "formUnion", { $0 | $1 }), ("intersection", "formIntersection", { $0 & $1 }),
            ("subtracting", "subtract", { $0 & ~$1 }),
            ("symmetricDifference", "formSymmetricDifference", { $0 ^ $1 }),
        ]
        for (name, mutating, combine) in operations {
            t.add("required func \(name)(_ other: Self) -> Self") { call in
                try option(combine(try raw(call.receiver, call), try raw(call.argument(0), call)), call)
            }
            t.add("required mutating func \(mutating)(_ other: Self)") { call in
                call.receiver = try option(combine(try raw(call.receiver, call), try raw(call.argument(0), call)), call)
                return .void
            }
        }
        t.add(
            "@discardableResult required mutating func insert(_ newMember: Element) "
                + "-> (inserted: Bool, memberAfterInsert: Element)"
        ) { call in
            let old = try raw(call.receiver, call)
            let member = try raw(call.argument(0), call)
            call.receiver = try option(old | member, call)
            return .tuple([.bool(old & member != member), call.argument(0)])
        }
        t.add("@discardableResult required mutating func remove(_ member: Element) -> Element?") { call in
            let old = try raw(call.receiver, call)
            let member = try raw(call.argument(0), call)
            let removed = old & member
            let result: Value = removed == 0 ? .null : .optional(try option(removed, call))
            call.receiver = try option(old & ~member, call)
            return result
        }
        for (name, test) in [("isSubset(of", 0), ("isSuperset(of", 1), ("isDisjoint(with", 2)] {
            t.add("required func \(name) other: Self) -> Bool") { call in
                let a = try raw(call.receiver, call)
                let b = try raw(call.argument(0), call)
                return .bool(test == 0 ? a & b == a : test == 1 ? a & b == b : a & b == 0)
            }
        }
    }

    static func optionSetInit(_ call: inout NativeCall) throws -> Value {
        try option(try call.elements(0).reduce(0) { $0 | (try raw($1, call)) }, call)
    }

    private static func raw(_ value: Value, _ call: NativeCall) throws -> Int {
        try call.int(try call.evaluator.property("rawValue", of: value))
    }

    private static func option(_ raw: Int, _ call: NativeCall) throws -> Value {
        let execution = try call.execution
        let type: Type
        if case .metatype(let box) = call.receiver {
            type = box.type
        } else {
            type = execution.dynamicType(of: call.receiver)
        }
        let model = execution.world.associatedType("RawValue", of: type)
        var value = Value.int(raw)
        if case .nominal(let decl, _)? = model, let made = try execution.number(value, named: decl.name, exactly: false)
        {
            value = made
        }
        return try execution.instantiate(type, labels: ["rawValue"], [value])
    }
}
