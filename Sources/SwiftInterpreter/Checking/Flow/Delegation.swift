/// Which other initializer one has to call.
enum Delegation {
    case none
    /// `self.init`, or an assignment to `self`.
    case toOther
    /// `super.init`, whose call is left out where it can only be the one.
    case toSuper(isImplicit: Bool)
}

extension InitializationChecker {
    func delegation(of decl: FunctionDecl, in owner: NominalDecl) -> Delegation {
        switch owner.kind {
        case .class:
            if decl.isConvenience { return .toOther }
            let initializers = ClassInitializers(world: world)
            guard let parent = owner.superclass, initializers.designated(of: parent) != nil else { return .none }
            let isImplicit = initializers.hasImplicitCall(of: parent, isThrowing: decl.isThrowing)
            return .toSuper(isImplicit: isImplicit && !body.statements.contains { $0.delegates(toSuper: true) })
        case .enum: return .toOther
        case .struct, .actor: return body.statements.contains { $0.delegates(toSuper: false) } ? .toOther : .none
        case .protocol: return .none
        }
    }

    /// Whether another initializer has been called where one has to be; reports where it hasn't.
    func requireDelegation(at place: SourceRange) -> Bool {
        let word: String
        switch delegation {
        case .none, .toSuper(isImplicit: true): return true
        case .toOther: word = "self"
        case .toSuper: word = "super"
        }
        if flow.definite.contains(.delegation) { return true }
        report("'\(word).init' isn't called on all paths before returning from initializer", place)
        return false
    }

    func delegate(isSuper: Bool, at place: SourceRange) {
        defer {
            flow.definite.insert(.delegation)
            flow.possible.insert(.delegation)
        }
        guard let initializer, let owner = initializer.owner, owner.kind == .class else { return }
        if isSuper, initializer.isConvenience {
            report(
                "convenience initializer for '\(owner.name)' must delegate (with 'self.init') rather than chaining to a "
                    + "superclass initializer (with 'super.init')", place)
        } else if isSuper, flow.possible.contains(.delegation) {
            report("'super.init' called multiple times in initializer", place)
        } else if !isSuper, !initializer.isConvenience {
            report(
                "designated initializer for '\(owner.name)' cannot delegate (with 'self.init'); did you mean this to be "
                    + "a convenience initializer?", initializer.range)
        }
    }

    // MARK: - Before super.init

    /// Whether the object isn't there yet for what superclasses do with it.
    var isBeforeSuper: Bool {
        guard case .toSuper = delegation else { return false }
        return !flow.definite.contains(.delegation)
    }

    /// Reports a use of `self` that comes too early; true where it did.
    @discardableResult
    func requireSuper(at place: SourceRange, _ use: String) -> Bool {
        guard isBeforeSuper, flow.isReachable else { return false }
        report("'self' used\(use) before 'super.init' call", place)
        // Once is enough.
        flow.definite.insert(.delegation)
        return true
    }

    /// What an object stores itself may be used before.
    func requireSuper(at place: SourceRange, forAccessTo decl: VariableDecl) {
        let isOwn = decl.owner === initializer?.owner
        if isOwn, decl.storage != .computed || decl.wrapper != nil || decl.wrappedThrough != nil { return }
        requireSuper(at: place, " in property access '\(decl.name)'")
    }
}

extension Statement {
    /// Whether `self.init` or `super.init` is called somewhere in it.
    fileprivate func delegates(toSuper isSuper: Bool) -> Bool {
        var found = false
        visit(
            { found = found || $0.delegates(toSuper: isSuper) },
            { found = found || $0.delegates(toSuper: isSuper) })
        return found
    }
}

extension Expression {
    fileprivate func delegates(toSuper isSuper: Bool) -> Bool {
        switch kind {
        case .call(let call):
            if case .delegatingInitializer(_, _, isSuper) = call.callee { return true }
        case .statement(let statement): return statement.delegates(toSuper: isSuper)
        default: break
        }
        return parts.contains { $0.delegates(toSuper: isSuper) }
    }
}
