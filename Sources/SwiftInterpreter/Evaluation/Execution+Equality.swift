/// Equality and hashing of values as their Swift types define them.
extension Execution: HashWitness {
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
        case (.some(let x), .some(let y)):
            if isStackNearlyFull { throw depthFailure(at: counters.pointee.range) }
            return try areEqual(x.value, y.value)
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
    func userEquals(for value: Value) -> FunctionDecl? {
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

    package func isEqual(_ a: Value, _ b: Value) -> Bool {
        do {
            return try areEqual(a, b)
        } catch {
            record(error)
            return false
        }
    }

    /// Keeps an error that can't be thrown where it arose; it is thrown when native code returns.
    package func record(_ error: any Error) {
        if pendingError == nil { pendingError = error }
    }
}

/// A native value whose equality needs that of interpreted values inside.
package protocol ComparableByEvaluator {
    func isEqual(to other: Any, _ evaluator: any Evaluator) -> Bool
}
