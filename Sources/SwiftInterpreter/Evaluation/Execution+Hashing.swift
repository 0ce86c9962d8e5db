/// Hashing of values as their Swift types define it, alike in every run.
extension Execution {
    package func hashable(_ value: Value) throws -> HashableValue {
        if case .existential(let box) = value { return HashableValue(box.value, witness: self) }
        return HashableValue(value, witness: self)
    }

    package func hash(_ value: Value, into hasher: inout Hasher) {
        switch value {
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(Double(value))
        case .double(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .character(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .some(let box): combine([box.value], &hasher)
        case .existential(let box): hash(box.value, into: &hasher)
        case .array(let elements), .tuple(let elements): combine(elements, &hasher)
        case .dictionary(let table): hasher.combine(table.count)
        case .set(let members): hasher.combine(members.count)
        case .structure(let instance):
            if let token = userHash(of: value) { hasher.combine(token) } else { combine(instance.fields, &hasher) }
        case .enumeration(let instance):
            if let token = userHash(of: value) { return hasher.combine(token) }
            hasher.combine(instance.enumCase.index)
            combine(instance.payload, &hasher)
        case .object(let object):
            if let token = userHash(of: value) {
                hasher.combine(token)
            } else {
                hasher.combine(number(of: object))
            }
        case .metatype(let box): hasher.combine(describe(box.type))
        case .keyPath(let path): hasher.combine(describe(path))
        case .native(let object):
            if let slice = object.anyValue as? SliceValue { return combine(Array(slice.elements), &hasher) }
            if let value = object.anyValue as? any Hashable { value.hash(into: &hasher) }
        case .void, .absent, .accessed, .null, .closure, .cell, .weak: break
        }
    }

    private func combine(_ values: [Value], _ hasher: inout Hasher) {
        if isStackNearlyFull || pendingError != nil { return }
        do { try tick(counters.pointee.range) } catch { return record(error) }
        for value in values { hash(value, into: &hasher) }
    }

    /// What a user's `hash(into:)` feeds to the hasher, or 0 if there is an own `==` without it; nil for the
    /// synthesised one.
    private func userHash(of value: Value) -> Int? {
        let type = dynamicType(of: value)
        guard case .nominal(let decl, _) = type else { return nil }
        let key = ObjectIdentifier(decl)
        let function: FunctionDecl?
        if let known = hashCache[key] {
            function = known
        } else {
            function = world.lookup("hash", in: type).compactMap { $0 as? FunctionDecl }
                .first { $0.native == nil && !$0.isRequirement && $0.parameters.count == 1 }
            hashCache[key] = .some(function)
        }
        guard let function else {
            guard userEquals(for: value) != nil else { return nil }
            hashesByProgram += 1
            return 0
        }
        hashesByProgram += 1
        do {
            var receiver = value
            var arguments = [Value.box(HasherValue())]
            _ = try invoke(
                function, receiver: &receiver, arguments: &arguments,
                typeArguments: ownerArguments(of: function, receiver: value), at: counters.pointee.range)
            return arguments[0].unbox(as: HasherValue.self)?.hasher.finalize() ?? 0
        } catch {
            record(error)
            return 0
        }
    }

    /// `hashValue`, which says the same in every run.
    package func hashValue(of value: Value) -> Int {
        var hasher = Hasher.stable
        hash(value, into: &hasher)
        return hasher.finalize()
    }

    /// A value as native tables may hold it.
    package func frozenKey(_ value: Value) throws -> FrozenKey {
        let key = try hashable(value)
        let before = hashesByProgram
        let hash = hashValue(of: key.value)
        // What isn't of the program's making is as good as the standard library's own.
        let isTrusted =
            switch key.value {
            case .dictionary, .set: false
            default: hashesByProgram == before
            }
        if isTrusted { return FrozenKey(key: key, number: nil, hash: hash) }
        if case .int(let number)? = frozenNumbers[key] { return FrozenKey(key: key, number: number, hash: number) }
        let number = frozenNumbers.count
        frozenNumbers.set(.int(number), for: key)
        try throwPendingError()
        return FrozenKey(key: key, number: number, hash: number)
    }

    // MARK: - Identity

    /// The number of an object, in the order in which objects were asked for theirs: addresses differ from run to run.
    func number(of object: ClassInstance) -> Int {
        if object.number == 0 { object.number = makeNumber() }
        return object.number
    }

    /// The same of a native object or a declaration, which is kept from then on.
    func number(ofNative object: AnyObject) -> Int {
        if let known = identityNumbers[ObjectIdentifier(object)] { return known.number }
        let number = makeNumber()
        identityNumbers[ObjectIdentifier(object)] = (object, number)
        return number
    }

    func makeNumber() -> Int {
        lastIdentity += 1
        return lastIdentity
    }
}

/// A value of the program as a key of native tables, which end the process where keys contradict themselves: what the
/// program says of its equality was asked once, when the key was made.
// Unchecked: hash and number don't change, and values are used by one thread at a time, the execution's.
package struct FrozenKey: Hashable, @unchecked Sendable {
    package let key: HashableValue
    /// Given to values that are equal as the program said; nil where no code of the program has a say.
    fileprivate let number: Int?
    fileprivate let hash: Int

    package static func == (a: FrozenKey, b: FrozenKey) -> Bool {
        guard a.hash == b.hash else { return false }
        if a.number != nil || b.number != nil { return a.number == b.number }
        return a.key == b.key
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// `ObjectIdentifier` of the program: numbered, since an address would show the machine.
struct IdentityValue: Hashable, Comparable, Sendable, DescribedByEvaluator {
    let number: Int

    static func < (a: IdentityValue, b: IdentityValue) -> Bool { a.number < b.number }

    func description(_ evaluator: any Evaluator, debug: Bool) -> String {
        "ObjectIdentifier(0x" + Execution.digitsOfAddress(numbered: number) + ")"
    }
}

/// `Hasher` of the program.
// Unchecked: values are used by one thread at a time, the execution's.
final class HasherValue: @unchecked Sendable {
    var hasher = Hasher.stable
}

extension Hasher {
    /// One that says the same in every run, where `Hasher()` begins with what the process has drawn by lot.
    static var stable: Hasher { makeHasher((0x736F_6D65, 0x646F_7261)) }
}

/// `Hasher.init(_rawSeed:)`, which the standard library doesn't show.
@_silgen_name("$ss6HasherV8_rawSeedABs6UInt64V_AEt_tcfC")
private func makeHasher(_ seed: (UInt64, UInt64)) -> Hasher
