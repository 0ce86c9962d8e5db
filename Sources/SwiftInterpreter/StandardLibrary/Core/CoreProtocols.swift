extension StandardLibrary {
    /// Protocols of the language itself.
    static let coreProtocols: [NativeType] = [
        NativeType("SetAlgebra", "protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral") { setAlgebraMembers }
    ]

    static func equatableEquals(_ call: inout NativeCall) throws -> Value {
        .bool(try call.evaluator.areEqual(call.argument(0), call.argument(1)))
    }

    static func equatableDiffers(_ call: inout NativeCall) throws -> Value {
        .bool(!(try call.evaluator.areEqual(call.argument(0), call.argument(1))))
    }

    static func hashableHash(_ call: inout NativeCall) throws -> Value {
        guard let hasher = call.argument(0).unbox(as: HasherValue.self) else { return .void }
        hasher.hasher.combine(try call.evaluator.hashable(call.receiver))
        return .void
    }

    static func hashableHashValue(_ call: inout NativeCall) throws -> Value {
        .int(try call.execution.hashValue(of: call.receiver))
    }

    static func comparableLess(_ call: inout NativeCall) throws -> Value {
        .bool(try call.execution.isLess(call.argument(0), call.argument(1)))
    }

    static func comparableGreater(_ call: inout NativeCall) throws -> Value {
        .bool(try call.execution.isLess(call.argument(1), call.argument(0)))
    }

    static func comparableLessOrEqual(_ call: inout NativeCall) throws -> Value {
        .bool(!(try call.execution.isLess(call.argument(1), call.argument(0))))
    }

    static func comparableGreaterOrEqual(_ call: inout NativeCall) throws -> Value {
        .bool(!(try call.execution.isLess(call.argument(0), call.argument(1))))
    }

    static func comparableRange(_ call: inout NativeCall) throws -> Value {
        try RangeValue.make(.halfOpen, call.argument(0), call.argument(1), call.execution)
    }

    static func comparableClosedRange(_ call: inout NativeCall) throws -> Value {
        try RangeValue.make(.closed, call.argument(0), call.argument(1), call.execution)
    }

    static func comparablePartialRangeUpTo(_ call: inout NativeCall) throws -> Value {
        try RangeValue.make(.upTo, nil, call.argument(0), call.execution)
    }

    static func comparablePartialRangeThrough(_ call: inout NativeCall) throws -> Value {
        try RangeValue.make(.through, nil, call.argument(0), call.execution)
    }

    static func comparablePartialRangeFrom(_ call: inout NativeCall) throws -> Value {
        try RangeValue.make(.from, call.argument(0), nil, call.execution)
    }

    static func identifiableId(_ call: inout NativeCall) throws -> Value {
        throw call.evaluator.failure("value has no 'id'")
    }

    /// The default of a class: its identity.
    static func identifiableObjectIdentifier(_ call: inout NativeCall) throws -> Value {
        guard case .object(let object) = call.receiver else {
            throw call.evaluator.failure("value has no 'id'")
        }
        return .box(IdentityValue(number: try call.execution.number(of: object)))
    }

    static func caseIterableAllCases(_ call: inout NativeCall) throws -> Value {
        guard case .metatype(let box) = call.receiver, case .nominal(let decl, let arguments) = box.type else {
            throw call.evaluator.failure("'allCases' of a type that has none")
        }
        return .array(
            decl.enumCases.map {
                .enumeration(EnumInstance(enumCase: $0, typeArguments: arguments, payload: []))
            })
    }

    static func rawRepresentableRawValue(_ call: inout NativeCall) throws -> Value {
        guard case .enumeration(let instance) = call.receiver, let value = instance.enumCase.rawValue else {
            throw call.evaluator.failure("value has no 'rawValue'")
        }
        return value
    }

    static func rawRepresentableInit(_ call: inout NativeCall) throws -> Value {
        guard case .metatype(let box) = call.receiver, case .nominal(let decl, let arguments) = box.type else {
            throw call.evaluator.failure("'init(rawValue:)' of a type that has none")
        }
        for item in decl.enumCases {
            if let value = item.rawValue, try call.evaluator.areEqual(value, call.argument(0)) {
                return .optional(
                    .enumeration(EnumInstance(enumCase: item, typeArguments: arguments, payload: [])))
            }
        }
        return .null
    }

    static func customStringConvertibleDescription(_ call: inout NativeCall) throws -> Value {
        .string(try call.evaluator.description(of: call.receiver))
    }

    static func errorLocalizedDescription(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        if execution.conforms(call.receiver, to: "LocalizedError"),
            case .some(let box) = try execution.property("errorDescription", of: call.receiver)
        {
            return box.value
        }
        var error = call.receiver
        while case .existential(let box) = error { error = box.value }
        if let decoding = error.unbox(as: DecodingErrorValue.self) {
            let isMissing = decoding.name == "keyNotFound" || decoding.name == "valueNotFound"
            let reason = isMissing ? "it is missing" : "it isn’t in the correct format"
            return .string("The data couldn’t be read because \(reason).")
        }
        if error.unbox(as: EncodingErrorValue.self) != nil {
            return .string("The data couldn’t be written because it isn’t in the correct format.")
        }
        // An object of a class that has a text of its own, as `NSError` has.
        if case .object = error, let own = try execution.ownProperty("localizedDescription", of: error) { return own }
        let domain = execution.qualified(execution.dynamicType(of: error))
        return .string("The operation couldn’t be completed. (\(domain) error \(errorCode(of: error)).)")
    }

    static func errorDomain(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        var error = call.receiver
        while case .existential(let box) = error { error = box.value }
        return .string(execution.qualified(execution.dynamicType(of: error)))
    }

    static func errorCode(_ call: inout NativeCall) throws -> Value {
        var error = call.receiver
        while case .existential(let box) = error { error = box.value }
        return .int(errorCode(of: error))
    }

    /// The number of a case that is written as one; else cases are counted, those that hold something first. Errors of
    /// other types have the code 1.
    private static func errorCode(of error: Value) -> Int {
        guard case .enumeration(let instance) = error, let cases = instance.enumCase.owner?.enumCases else { return 1 }
        if case .int(let number)? = instance.enumCase.rawValue { return number }
        let ordered = cases.filter { !$0.parameters.isEmpty } + cases.filter(\.parameters.isEmpty)
        return ordered.firstIndex { $0 === instance.enumCase } ?? 0
    }

    static func localizedErrorDescription(_: inout NativeCall) throws -> Value {
        .null
    }

    static func localizedErrorFailureReason(_: inout NativeCall) throws -> Value {
        .null
    }

    static func localizedErrorRecoverySuggestion(_: inout NativeCall) throws -> Value {
        .null
    }

    static func localizedErrorHelpAnchor(_: inout NativeCall) throws -> Value {
        .null
    }
}

extension Execution {
    /// `a < b` as the type defines it.
    package func isLess(_ a: Value, _ b: Value) throws -> Bool {
        switch (a, b) {
        case (.int(let x), .int(let y)): return x < y
        case (.double(let x), .double(let y)): return x < y
        case (.string(let x), .string(let y)): return x < y
        case (.character(let x), .character(let y)): return x < y
        case (.integer(let x), .integer(let y)):
            return x.isSigned ? Int64(bitPattern: x.bits) < Int64(bitPattern: y.bits) : x.bits < y.bits
        case (.existential(let x), _): return try isLess(x.value, b)
        case (_, .existential(let y)): return try isLess(a, y.value)
        case (.tuple(let x), .tuple(let y)):
            for (p, q) in zip(x, y) {
                if try isLess(p, q) { return true }
                if try isLess(q, p) { return false }
            }
            return false
        case (.native(let x), .native(let y)):
            if let x = x.anyValue as? any Comparable { return less(x, y.anyValue) }
        case (.int(let x), .double(let y)): return Double(x) < y
        case (.double(let x), .int(let y)): return x < Double(y)
        default: break
        }
        if let function = userLess(for: a) {
            var receiver = Value.metatype(of: dynamicType(of: a))
            var arguments = [a, b]
            let result = try invoke(
                function, receiver: &receiver, arguments: &arguments,
                typeArguments: ownerArguments(of: function, receiver: a), at: counters.pointee.range)
            if case .bool(let value) = result { return value }
        }
        if case .enumeration(let x) = a, case .enumeration(let y) = b {
            if x.enumCase !== y.enumCase { return x.enumCase.index < y.enumCase.index }
            return try isLess(.tuple(x.payload), .tuple(y.payload))
        }
        throw failure("values of type '\(describe(dynamicType(of: a)))' can't be compared")
    }

    private func less<T: Comparable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { a < $0 } ?? false }

    private func userLess(for value: Value) -> FunctionDecl? {
        world.lookup("<", in: dynamicType(of: value)).compactMap { $0 as? FunctionDecl }
            .first { $0.native == nil && !$0.isRequirement && $0.parameters.count == 2 }
    }
}
