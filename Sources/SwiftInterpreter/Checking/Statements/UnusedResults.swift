import SwiftSyntax

/// Warnings of expressions that stand alone and whose value nobody uses.
extension BodyChecker {
    func warnUnused(_ value: Expression, _ syntax: ExprSyntax) {
        guard !sink.isTrial, let message = unusedMessage(value) else { return }
        let isTry = if case .tryOptional = value.kind { true } else { false }
        warning(message, at: isTry ? range(syntax) : anchor(syntax))
    }

    private func isNothing(_ type: Type) -> Bool {
        switch world.resolve(type) {
        case .tuple(let elements): elements.isEmpty
        case .error, .variable: true
        case .nominal(let decl, _) where decl === world.known.neverDecl: true
        case let other: world.wrapped(other).map(isNothing) ?? world.isPlaceholder(other)
        }
    }

    private func unusedMessage(_ value: Expression) -> String? {
        switch value.kind {
        case .literal(let literal): return literal.literalKind.map { "\($0) literal is unused" }
        case .interpolation: return "string literal is unused"
        default: break
        }
        if isNothing(value.type) { return nil }
        let unused = "expression of type '\(describe(value.type))' is unused"
        switch value.kind {
        case .call(let call): return unusedMessage(call, value)
        case .optionalChain(let inner, _):
            if case .call(let call) = inner.kind { return unusedMessage(call, inner) }
            if case .property = inner.kind { return unused }
            return nil
        case .await(let inner), .tryForce(let inner): return unusedMessage(inner)
        case .tryOptional(let inner, _): return unusedMessage(inner) == nil ? nil : "result of 'try?' is unused"
        case .local(let variable):
            return variable.isMutable && !variable.isConstant ? "variable is unused" : unused
        case .global(let decl, _):
            if decl.isLet || !decl.isSettable { return unused }
            return decl.owner == nil ? "variable is unused" : "property is accessed but result is unused"
        case .property(let base, let decl, _, _):
            return decl.isSettable && isPlace(base) ? "property is accessed but result is unused" : unused
        case .subscript(let base, let decl, _, _, _): return decl.isSettable && isPlace(base) ? nil : unused
        case .forceUnwrap(let inner):
            if case .property = inner.kind { return unusedMessage(inner)?.replacing("?'", with: "'") }
            return unused
        case .enumCase: return "result of call to function returning '\(describe(value.type))' is unused"
        case .isNil(_, let isNegated): return "result of operator '\(isNegated ? "!=" : "==")' is unused"
        case .and: return "result of operator '&&' is unused"
        case .or: return "result of operator '||' is unused"
        case .coalesce: return "result of operator '??' is unused"
        case .ternary, .tuple, .array, .dictionary, .is, .cast, .metatype, .dynamicType: return unused
        default: return nil
        }
    }

    private func unusedMessage(_ call: Call, _ value: Expression) -> String? {
        switch call.callee {
        case .function(let decl, _, _), .superMethod(let decl, _):
            if decl.isDiscardable || isNothing(value.type) { return nil }
            if decl.kind == .operator { return "result of operator '\(decl.name)' is unused" }
            return "result of call to '\(decl.nameInMessages)' is unused"
        case .initializer(let decl, .nominal(let made, _), _):
            return decl.isDiscardable ? nil : "result of '\(made.name)' initializer is unused"
        case .local(let function):
            return function.decl.isDiscardable || isNothing(value.type)
                ? nil : "result of call to '\(function.decl.nameInMessages)' is unused"
        case .value(let callee):
            let kind = if case .closure = callee.kind { "closure" } else { "function" }
            return "result of call to \(kind) returning '\(describe(value.type))' is unused"
        default: return nil
        }
    }

    /// Whether a property of it can be changed.
    private func isPlace(_ base: Expression) -> Bool {
        if world.isReference(base.type) { return true }
        switch base.kind {
        case .local(let variable): return variable.isMutable && !variable.isConstant
        case .property(let inner, let decl, _, _): return decl.isSettable && isPlace(inner)
        default: return false
        }
    }
}
