/// Equality and hashing of values as their Swift types define them.
extension Session: HashWitness {
    package func areEqual(_ a: Value, _ b: Value) throws -> Bool {
        switch (a, b) {
        case (.void, .void): return true
        case (.bool(let x), .bool(let y)): return x == y
        case (.int(let x), .int(let y)): return x == y
        case (.double(let x), .double(let y)): return x == y
        case (.string(let x), .string(let y)): return x == y
        case (.character(let x), .character(let y)): return x == y
        case (.integer(let x), .integer(let y)): return x == y
        case (.null, .null): return true
        case (.some(let x), .some(let y)): return try areEqual(x.value, y.value)
        case (.null, .some), (.some, .null): return false
        case (.existential(let x), _): return try areEqual(x.value, b)
        case (_, .existential(let y)): return try areEqual(a, y.value)
        case (.array(let x), .array(let y)): return try areEqual(x, y)
        case (.tuple(let x), .tuple(let y)): return try areEqual(x, y)
        case (.dictionary(let x), .dictionary(let y)):
            guard x.count == y.count else { return false }
            for entry in x.entries {
                guard let other = y[entry.key], try areEqual(entry.value, other) else { return false }
            }
            return true
        case (.set(let x), .set(let y)): return x.count == y.count && x.members.allSatisfy(y.contains)
        case (.structure(let x), .structure(let y)):
            guard x.decl === y.decl else { return false }
            if let equals = userEquals(for: a) { return try call(equals, a, b) }
            try tick(counters.pointee.range)
            return try areEqual(x.fields, y.fields)
        case (.enumeration(let x), .enumeration(let y)):
            if let equals = userEquals(for: a) { return try call(equals, a, b) }
            guard x.enumCase === y.enumCase else { return false }
            try tick(counters.pointee.range)
            return try areEqual(x.payload, y.payload)
        case (.object(let x), .object(let y)):
            if let equals = userEquals(for: a) { return try call(equals, a, b) }
            return x === y
        case (.metatype(let x), .metatype(let y)): return x == y
        case (.keyPath(let x), .keyPath(let y)): return x == y
        case (.closure(let x), .closure(let y)): return x === y
        case (.native(let x), .native(let y)):
            if let x = x.anyValue as? SliceValue, let y = y.anyValue as? SliceValue {
                return try areEqual(Array(x.elements), Array(y.elements))
            }
            return nativeEqual(x, y)
        case (.int(let x), .double(let y)), (.double(let y), .int(let x)): return Double(x) == y
        default: return false
        }
    }

    private func areEqual(_ a: [Value], _ b: [Value]) throws -> Bool {
        guard a.count == b.count else { return false }
        // Arrays that hold one array twice, and so on, take twice as long with each.
        try tick(counters.pointee.range)
        if isStackNearlyFull { throw depthFailure(at: counters.pointee.range) }
        for (x, y) in zip(a, b) where try !areEqual(x, y) { return false }
        return true
    }

    private func nativeEqual(_ a: NativeObject, _ b: NativeObject) -> Bool {
        if a === b { return true }
        if let x = a.anyValue as? any ComparableByEvaluator { return x.isEqual(to: b.anyValue, self) }
        guard let x = a.anyValue as? any Equatable else { return false }
        return equals(x, b.anyValue)
    }

    private func equals<T: Equatable>(_ a: T, _ b: Any) -> Bool {
        (b as? T).map { $0 == a } ?? false
    }

    /// The `==` that the program declares for a value's type.
    private func userEquals(for value: Value) -> FunctionDecl? {
        let decl: NominalDecl
        switch value {
        case .structure(let instance): decl = instance.decl
        case .object(let object): decl = object.decl
        case .enumeration(let instance):
            guard let owner = instance.enumCase.owner else { return nil }
            decl = owner
        default: return nil
        }
        let key = ObjectIdentifier(decl)
        if let known = equalityCache[key] { return known }
        let type = dynamicType(of: value)
        let candidates = world.lookup("==", in: type).compactMap { $0 as? FunctionDecl }
        let found =
            candidates.first { $0.native == nil && !$0.isRequirement && $0.parameters.count == 2 }
            ?? world.globals(named: "==").compactMap { $0 as? FunctionDecl }.first { candidate in
                candidate.native == nil && candidate.parameters.count == 2
                    && candidate.parameters.allSatisfy {
                        if case .nominal(let other, _) = $0.type { return other === decl }
                        return false
                    }
            }
        equalityCache[key] = .some(found)
        return found
    }

    private func call(_ function: FunctionDecl, _ a: Value, _ b: Value) throws -> Bool {
        var receiver = Value.metatype(of: dynamicType(of: a))
        var arguments = [a, b]
        let result = try invoke(
            function, receiver: &receiver, arguments: &arguments,
            typeArguments: ownerArguments(of: function, receiver: a), at: counters.pointee.range)
        if case .bool(let value) = result { return value }
        return false
    }

    // MARK: - Hashing

    package func hashable(_ value: Value) throws -> HashableValue {
        if case .existential(let box) = value { return HashableValue(box.value, witness: self) }
        return HashableValue(value, witness: self)
    }

    package func isEqual(_ a: Value, _ b: Value) -> Bool {
        do {
            return try areEqual(a, b)
        } catch {
            record(error)
            return false
        }
    }

    package func hash(_ value: Value, into hasher: inout Hasher) {
        switch value {
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(Double(value))
        case .double(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .character(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .some(let box): hash(box.value, into: &hasher)
        case .existential(let box): hash(box.value, into: &hasher)
        case .array(let elements), .tuple(let elements): combine(elements, &hasher)
        case .dictionary(let table): hasher.combine(table.count)
        case .set(let members): hasher.combine(members.count)
        case .structure(let instance):
            if let token = userHash(of: value) { hasher.combine(token) } else { combine(instance.fields, &hasher) }
        case .enumeration(let instance):
            if let token = userHash(of: value) { return hasher.combine(token) }
            hasher.combine(ObjectIdentifier(instance.enumCase))
            combine(instance.payload, &hasher)
        case .object(let object):
            if let token = userHash(of: value) {
                hasher.combine(token)
            } else {
                hasher.combine(ObjectIdentifier(object))
            }
        case .metatype(let box): hasher.combine(box)
        case .keyPath(let path): hasher.combine(path)
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
        guard let function else { return userEquals(for: value) == nil ? nil : 0 }
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

    /// Keeps an error that can't be thrown where it arose; it is thrown when native code returns.
    package func record(_ error: any Error) {
        if pendingError == nil { pendingError = error }
    }
}

/// `Hasher` of the program.
// Unchecked: values and what they hold are used by one thread at a time, the session's.
final class HasherValue: @unchecked Sendable {
    var hasher = Hasher()
}

/// A native value whose equality needs that of interpreted values inside.
package protocol ComparableByEvaluator {
    func isEqual(to other: Any, _ evaluator: any Evaluator) -> Bool
}
