/// What a `do` block's `catch` is given: the one type that all errors thrown inside have, by `throws(E)`.
struct ThrownTypes {
    let world: World

    /// Nil if there is none, or if more than one may come.
    func common(of statements: [Statement]) -> Type? {
        var found: [Type] = []
        guard collect(statements, &found), let first = found.first, found.allSatisfy({ $0 == first }) else {
            return nil
        }
        return first
    }

    /// False where an error of any type may come.
    private func collect(_ statements: [Statement], _ found: inout [Type]) -> Bool {
        for statement in statements where !collect(statement, &found) { return false }
        return true
    }

    private func collect(_ statement: Statement, _ found: inout [Type]) -> Bool {
        switch statement.kind {
        case .throw(let value):
            guard case .convert(_, let inner) = value.kind, case .nominal = world.resolve(inner.type) else {
                return false
            }
            found.append(world.deepResolve(inner.type))
            return true
        case .doCatch(_, let clauses, _): return clauses.isEmpty
        case .localFunction: return true
        default:
            var isKnown = true
            statement.visit({ isKnown = isKnown && collect($0, &found) }, { isKnown = isKnown && collect($0, &found) })
            return isKnown
        }
    }

    private func collect(_ expression: Expression, _ found: inout [Type]) -> Bool {
        switch expression.kind {
        case .tryOptional, .tryForce, .closure: return true
        case .statement(let statement): return collect(statement, &found)
        case .property(let base, let decl, _, let types):
            guard collect(base, &found) else { return false }
            return !decl.isThrowing || add(decl.thrownType, decl, types, &found)
        case .subscript(_, let decl, _, _, let types):
            if decl.isThrowing, !add(decl.thrownType, decl, types, &found) { return false }
        case .call(let call): if !collect(call, &found) { return false }
        default: break
        }
        for part in expression.parts where !collect(part, &found) { return false }
        return true
    }

    private func collect(_ call: Call, _ found: inout [Type]) -> Bool {
        let decl: FunctionDecl
        switch call.callee {
        case .function(let function, _, _), .initializer(let function, _, _),
            .delegatingInitializer(let function, _, _), .superMethod(let function, _):
            decl = function
        case .local(let function): decl = function.decl
        case .value(let callee):
            guard case .function(let type) = world.deepResolve(callee.type) else { return false }
            return !type.isThrowing
        }
        return !decl.isThrowing || add(decl.thrownType, decl, call.typeArguments, &found)
    }

    /// False where it isn't known what is thrown.
    private func add(_ thrown: Type?, _ decl: ValueDecl, _ arguments: [Type], _ found: inout [Type]) -> Bool {
        guard let thrown else { return false }
        found.append(world.substitute(thrown, Substitution(decl.genericSignature.parameters, arguments)))
        return true
    }
}
