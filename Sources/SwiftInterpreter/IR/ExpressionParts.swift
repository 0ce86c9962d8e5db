extension Expression {
    /// The expressions it is made of, in the order in which they are evaluated; bodies of closures are not looked into.
    var parts: [Expression] {
        switch kind {
        case .literal, .local, .global, .localFunction, .caseReference, .metatype, .localAccess, .statement: return []
        case .functionReference(_, let base, _, _): return [base].compactMap(\.self)
        case .interpolation(let segments):
            return segments.flatMap { segment -> [Expression] in
                switch segment.kind {
                case .text: []
                case .value(let value): [value]
                case .formatted(let value, let arguments): [value] + arguments.map(\.value)
                }
            }
        case .array(let parts), .set(let parts), .tuple(let parts): return parts
        case .packExpansion(let expansion): return [expansion.pattern].compactMap(\.self)
        case .packElement(let base, _): return [base]
        case .dictionary(let parts): return parts.flatMap { [$0.key, $0.value] }
        case .enumCase(_, let payload, _): return payload
        case .property(let base, _, _, _): return [base]
        case .subscript(let base, _, let arguments, _, _): return [base] + arguments.flatMap(\.parts)
        case .call(let call): return call.parts
        case .closure(let closure), .asyncLet(let closure): return closure.captureList.map(\.value)
        case .keyPath(_, let components):
            return components.flatMap { component -> [Expression] in
                if case .subscript(_, let arguments) = component.kind { arguments.flatMap(\.parts) } else { [] }
            }
        case .tupleElement(let inner, _), .forceUnwrap(let inner), .optionalBind(let inner), .discard(let inner),
            .optionalChain(let inner, _), .dynamicType(let inner), .isNil(let inner, _), .is(let inner, _),
            .cast(let inner, _, _), .convert(_, let inner), .await(let inner), .asyncValue(let inner),
            .tryOptional(let inner, _), .tryForce(let inner), .linked(let inner, _):
            return [inner]
        case .keyPathAccess(let a, let b), .assign(let a, let b), .and(let a, let b), .or(let a, let b),
            .coalesce(let a, let b, _):
            return [a, b]
        case .ternary(let a, let b, let c): return [a, b, c]
        case .build(let step, _):
            switch step {
            case .block(let parts): return parts
            case .optional(let part): return [part].compactMap(\.self)
            case .either(let part, _, _), .limitedAvailability(let part), .array(let part): return [part]
            }
        }
    }
}

extension Call {
    /// What the call is made on, then its arguments.
    fileprivate var parts: [Expression] {
        var result: [Expression] = []
        switch callee {
        case .function(_, let receiver, _): if let receiver { result.append(receiver) }
        case .delegatingInitializer(_, let receiver, _), .superMethod(_, let receiver): result.append(receiver)
        case .value(let value): result.append(value)
        case .initializer, .local: break
        }
        if let metatype { result.append(metatype) }
        return result + arguments.flatMap(\.parts)
    }
}

extension Argument {
    fileprivate var parts: [Expression] {
        switch self {
        case .value(let value), .inout(let value): [value]
        case .variadic(let values), .pack(let values): values
        case .autoclosure, .default: []
        }
    }
}
