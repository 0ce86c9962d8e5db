/// Implicit conversions.
extension BodyChecker {
    /// The expression as a value of `target`, with the conversions that takes; nil if it can't be.
    func coerce(_ expression: Expression, to target: Type) -> Expression? {
        if expression.isImplicitlyUnwrapped, case .variable(let variable) = world.resolve(target),
            solver.demands(of: variable).contains(where: { !world.conforms(expression.type, to: $0) })
        {
            // A generic parameter that no optional can stand for.
            return coerce(unwrapImplicitly(expression), to: target)
        }
        switch convert(expression.type, to: target) {
        case .none:
            guard expression.isImplicitlyUnwrapped else { return nil }
            let unwrapped = unwrapImplicitly(expression)
            if unwrapped === expression { return nil }
            solver.score += Solver.Penalty.implicitUnwrapping
            return coerce(unwrapped, to: target)
        case .same: return expression
        case .by(let conversion):
            return make(.convert(conversion, expression), target, expression.range)
        }
    }

    /// A `T!` as a `T`.
    func unwrapImplicitly(_ expression: Expression) -> Expression {
        guard expression.isImplicitlyUnwrapped, let wrapped = world.wrapped(expression.type) else { return expression }
        return make(.forceUnwrap(expression), wrapped, expression.range)
    }

    enum ConversionResult {
        case none
        case same
        case by(Conversion)
    }

    /// How a value of one type becomes one of another; binds variables on the way, and takes that back on failure.
    func convert(_ source: Type, to target: Type) -> ConversionResult {
        let mark = solver.mark()
        let result = convertStep(world.resolve(source), to: world.resolve(target))
        if case .none = result { solver.rollback(to: mark) }
        return result
    }

    private func convertStep(_ source: Type, to target: Type) -> ConversionResult {
        if case .error = source {
            solver.spoil(target)
            return .same
        }
        if case .error = target { return .same }
        if case .tuple(let elements) = target, elements.count == 1, elements[0].type.isExpansion,
            let element = onlyElement(source, elements[0].type)
        {
            return convertStep(source, to: element)
        }
        if case .member = target {
            let simple = world.deepResolve(target)
            if simple != target { return convertStep(source, to: simple) }
        }
        if case .member = source {
            let simple = world.deepResolve(source)
            if simple != source { return convertStep(simple, to: target) }
            // What a literal gives is known where any value would do.
            if case .existential = target, case .member(let base, _) = source,
                case .variable(let variable) = world.resolve(base), variable.literal != nil,
                let fallback = solver.fallback(for: variable)
            {
                solver.bind(variable, to: fallback)
                let settled = world.deepResolve(source)
                if settled != source { return convertStep(settled, to: target) }
            }
        }
        if case .variable(let variable) = source, let literal = variable.literal {
            if case .member(let base, "Stride") = target, case .variable(let bound) = world.resolve(base),
                bound.literal != nil
            {
                // A number's stride is of the number's own kind.
                return convertStep(source, to: .variable(bound))
            }
            return convertLiteral(variable, literal, to: target)
        }
        if case .variable = target { return solver.unify(source, target) ? .same : .none }
        if case .variable = source {
            // `T` unknown to `U?`: take it for `U?` itself.
            return solver.unify(source, target) ? .same : .none
        }
        let mark = solver.mark()
        if solver.unify(source, target) { return .same }
        solver.rollback(to: mark)
        if let conversion = convertDifferent(source, to: target) { return .by(conversion) }
        return .none
    }

    /// What a tuple of a pack is where something that is no tuple is given for it: one element.
    private func onlyElement(_ source: Type, _ expansion: Type) -> Type? {
        if case .tuple = source { return nil }
        solver.bindPacks(in: expansion.pattern, like: [.void])
        guard case .pack(let types) = world.deepResolve(expansion), types.count == 1 else { return nil }
        return types[0]
    }

    private func convertLiteral(
        _ variable: TypeVariable, _ literal: TypeVariable.Literal, to target: Type
    ) -> ConversionResult {
        switch target {
        case .variable, .nominal, .parameter, .member:
            let mark = solver.mark()
            if solver.unify(.variable(variable), target) { return .same }
            solver.rollback(to: mark)
            if let wrapped = world.wrapped(target), literal != .null {
                solver.score += Solver.Penalty.wrapOptional
                return wrap(convert(.variable(variable), to: wrapped))
            }
            if isAnyHashable(target), let fallback = world.known.defaultType(of: literal) {
                solver.bind(variable, to: fallback)
                return .by(.erase(from: fallback))
            }
            return .none
        case .existential, .opaque:
            guard let fallback = solver.fallback(for: variable) else { return .none }
            solver.bind(variable, to: fallback)
            return convertStep(fallback, to: target)
        default: return .none
        }
    }

    /// Wraps in an optional after an inner conversion.
    private func wrap(_ inner: ConversionResult) -> ConversionResult {
        switch inner {
        case .none: .none
        case .same: .by(.wrapOptional)
        case .by(let conversion): .by(.sequence(conversion, .wrapOptional))
        }
    }

    func isAnyHashable(_ type: Type) -> Bool {
        if case .nominal(let decl, _) = type, let hashable = world.known.anyHashableDecl { return decl === hashable }
        return false
    }

    private func convertDifferent(_ source: Type, to target: Type) -> Conversion? {
        let known = world.known
        if case .existential(let protocols) = target { return convertToExistential(source, protocols) }
        if case .nominal(let to, let toArguments) = target {
            if case .nominal(let from, let fromArguments) = source {
                if (from === known.cgFloatDecl && to === known.doubleDecl)
                    || (from === known.doubleDecl && to === known.cgFloatDecl)
                {
                    solver.score += Solver.Penalty.numericConversion
                    return .sameRepresentation
                }
                if from === known.optionalDecl, to === known.optionalDecl {
                    return element(fromArguments[0], toArguments[0]).map { .optional($0) }
                }
                if from === known.arrayDecl && to === known.arrayDecl || from === known.setDecl && to === known.setDecl
                {
                    solver.score += Solver.Penalty.upcast
                    return element(fromArguments[0], toArguments[0]).map { .elements($0) }
                }
                if from === known.dictionaryDecl, to === known.dictionaryDecl {
                    solver.score += Solver.Penalty.upcast
                    var keys: Conversion?
                    switch convert(fromArguments[0], to: toArguments[0]) {
                    case .same: break
                    case .by(let conversion): keys = conversion
                    case .none: return nil
                    }
                    return element(fromArguments[1], toArguments[1]).map { .dictionary(keys: keys, values: $0) }
                }
                // Whichever class of a module that isn't here is meant may be the one it is derived from.
                if from.kind == .class, world.hasUnknownParent(from), world.isPlaceholder(target) { return .upcast }
            }
            if to.isReference, let parent = superclass(source, named: to), solver.unify(parent, target) {
                solver.score += Solver.Penalty.upcast
                return .upcast
            }
            if to === known.optionalDecl, let wrapped = toArguments.first {
                switch convert(source, to: wrapped) {
                case .none: break
                case .same:
                    solver.score += Solver.Penalty.wrapOptional
                    return .wrapOptional
                case .by(let inner):
                    solver.score += Solver.Penalty.wrapOptional
                    return .sequence(inner, .wrapOptional)
                }
            }
            // An optional of it is compared as an optional, rather than hidden in another one.
            if isAnyHashable(target), world.wrapped(source) != target, let hashable = known.hashableProtocol,
                world.conforms(source, to: hashable)
            {
                return .erase(from: source)
            }
        }
        if case .tuple(let from) = source, case .tuple(let to) = target, from.count == to.count {
            return convertTuple(from, to)
        }
        if case .function(let from) = source, case .function(let to) = target { return convertFunction(from, to) }
        if case .metatype(let from) = source, case .metatype(let to) = target {
            if case .existential(let items) = world.resolve(to), items.allSatisfy({ world.conforms(from, to: $0) }) {
                return .metatype
            }
            if world.isSubclass(from, of: to) { return .metatype }
        }
        if case .nominal(let decl, let arguments) = source, isKeyPath(decl), arguments.count == 2,
            case .function(let function) = target, function.parameters.count == 1,
            solver.unify(function.parameters[0].type, arguments[0])
        {
            switch convert(arguments[1], to: function.result) {
            case .same: return .keyPathToFunction
            default: return nil
            }
        }
        return nil
    }

    /// `PartialKeyPath`, `AnyKeyPath`
    func isPartialKeyPath(_ decl: NominalDecl) -> Bool {
        decl.native != nil && (decl.name == "PartialKeyPath" || decl.name == "AnyKeyPath")
    }

    func isAnyKindOfKeyPath(_ decl: NominalDecl) -> Bool { isKeyPath(decl) || isPartialKeyPath(decl) }

    func isKeyPath(_ decl: NominalDecl) -> Bool {
        decl === world.known.keyPathDecl || decl === world.known.writableKeyPathDecl
            || decl === world.known.referenceKeyPathDecl
    }

    /// The type itself, or what it is derived from; of a generic parameter what it is required to be derived from.
    private func superclass(_ type: Type, named target: NominalDecl) -> Type? {
        var current: Type? = world.superclassBound(of: type) ?? type
        for _ in 0..<64 {
            guard case .nominal(let decl, let arguments)? = current else { return nil }
            if decl === target { return current }
            current = world.superclassType(of: decl, arguments)
        }
        return nil
    }

    private func element(_ source: Type, _ target: Type) -> Conversion? {
        switch convert(source, to: target) {
        case .by(let conversion): conversion
        case .same: .sameRepresentation
        case .none: nil
        }
    }

    private func convertToExistential(_ source: Type, _ protocols: [ProtocolDecl]) -> Conversion? {
        if case .existential = source {
            guard protocols.allSatisfy({ world.conforms(source, to: $0) }) else { return nil }
            return .upcast
        }
        for item in protocols { settleAssociated(item, source) }
        guard protocols.allSatisfy({ world.conforms(source, to: $0) }) else { return nil }
        solver.score += protocols.isEmpty ? Solver.Penalty.erasure * 2 : Solver.Penalty.erasure
        return .erase(from: source)
    }

    /// `any Collection<Double>` from `[1, 2]`: what the protocol's own types are tells what the literals are.
    private func settleAssociated(_ item: ProtocolDecl, _ source: Type) {
        for (name, type) in (item.constrained?.types ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let own = world.memberType(name, of: source), world.hasUnboundVariables(own) {
                _ = solver.unify(own, type)
            }
        }
    }

    private func convertTuple(_ from: [TupleElement], _ to: [TupleElement]) -> Conversion? {
        var parts: [Conversion?] = []
        for (a, b) in zip(from, to) {
            if let x = a.label, let y = b.label, x != y { return nil }
            switch convert(a.type, to: b.type) {
            case .none: return nil
            case .same: parts.append(nil)
            case .by(let conversion): parts.append(conversion)
            }
        }
        return .tuple(parts)
    }

    private func convertFunction(_ from: FunctionType, _ to: FunctionType) -> Conversion? {
        if from.parameters.count > 1, to.parameters.count == 1,
            case .tuple(let elements) = world.resolve(to.parameters[0].type), elements.count == from.parameters.count,
            zip(from.parameters, elements).allSatisfy({ solver.unify($0.type, $1.type) }),
            !from.isThrowing || to.isThrowing, case .same = convert(from.result, to: to.result)
        {
            return .tupleSplat
        }
        // `() -> Void` where a function of nothing is expected.
        if from.parameters.isEmpty, to.parameters.count == 1, world.resolve(to.parameters[0].type) == .void,
            !from.isThrowing || to.isThrowing, case .same = convert(from.result, to: to.result)
        {
            return .tupleSplat
        }
        guard from.parameters.count == to.parameters.count, !from.isThrowing || to.isThrowing else { return nil }
        var parameters: [Conversion?] = []
        for (a, b) in zip(from.parameters, to.parameters) {
            // Contravariant: what the caller gives must become what the function takes.
            switch convert(b.type, to: a.type) {
            case .none: return nil
            case .same: parameters.append(nil)
            case .by(let conversion): parameters.append(conversion)
            }
        }
        solver.score += Solver.Penalty.functionConversion
        if case .tuple(let elements) = world.resolve(to.result), elements.isEmpty {
            if case .tuple(let own) = world.resolve(from.result), own.isEmpty {
                return .function(parameters: parameters, result: nil)
            }
            return nil
        }
        switch convert(from.result, to: to.result) {
        case .none: return nil
        case .same: return .function(parameters: parameters, result: nil)
        case .by(let conversion): return .function(parameters: parameters, result: conversion)
        }
    }
}
