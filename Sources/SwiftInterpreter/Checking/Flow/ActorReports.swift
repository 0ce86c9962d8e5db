/// What belongs to an actor is waited for by those who run elsewhere, and is changed by itself alone.
extension EffectsChecker {
    /// Who has to be waited for.
    enum Holder {
        case actor, main

        var adjective: String { self == .main ? "main actor-isolated" : "actor-isolated" }
    }

    enum Change: String {
        case mutated
        case `inout` = "used 'inout'"
    }

    /// The actor that a member or function belongs to, where the code runs on another one or on none.
    func holder(of decl: ValueDecl, _ base: Expression?, _ around: Surroundings) -> Holder? {
        if let base, isElsewhere(decl, base) { return .actor }
        // A closure may be taken by something that runs it on the main actor.
        guard !around.isClosure, let code, world.isOnMainActor(decl) else { return nil }
        switch world.isolation(of: code) {
        case .main, .unknown: return nil
        case .none, .actor: return .main
        }
    }

    private func isElsewhere(_ decl: ValueDecl, _ base: Expression) -> Bool {
        guard let owner = decl.owner, owner.kind == .actor, owner.native == nil, !decl.isStatic, !decl.isNonisolated,
            (decl as? VariableDecl)?.isLet != true, (decl as? FunctionDecl)?.kind != .initializer
        else { return false }
        var current = base
        while case .convert(_, let inner) = current.kind { current = inner }
        guard case .local(let variable) = current.kind else { return true }
        if variable.name != "self" { return !variable.isIsolated }
        guard let code else { return true }
        // What an initializer sets is nobody else's yet.
        if code.owner === owner, (code as? FunctionDecl)?.kind == .initializer { return false }
        return code.owner !== owner || code.isStatic || code.writtenIsolation != nil
    }

    /// What is used of an actor from elsewhere.
    func reach(
        _ decl: ValueDecl, of holder: Holder, _ base: Expression?, _ range: SourceRange, _ around: Surroundings
    ) {
        let function = decl as? FunctionDecl
        let isCall = function != nil && function?.kind != .subscript
        let name = "\(holder.adjective) \(kind(decl)) '\(decl.nameInMessages)'"
        let place = place(of: decl, base, range)
        let isThrowing = function?.isThrowing ?? (decl as? VariableDecl)?.isThrowing ?? false
        if isThrowing { threw(function == nil ? .property : .call, range, around) }
        noteMaybeWaiting(at: range)
        let isAsync = function?.isAsync ?? (decl as? VariableDecl)?.isAsync ?? false
        if around.isAsync, !around.isSynchronousClosure {
            guard !covered(range, by: awaits) else { return }
            report("\(name) cannot be \(isCall ? "called" : "accessed") from outside of the actor", place, holder)
        } else if covered(range, by: awaits) || isAsync {
            used(isCall ? .call : .property, range, isThrowing: false, isAsync: true, around)
        } else if isCall {
            report("call to \(name) in a synchronous \(surroundings.call) context", place, holder)
        } else {
            report("\(name) can not be referenced \(surroundings.use)", place, holder)
        }
    }

    /// Whether a place is changed that belongs to an actor the code doesn't run on, which is reported.
    func changesElsewhere(_ place: Expression, _ change: Change, _ around: Surroundings) -> Bool {
        func reported(_ decl: ValueDecl, _ base: Expression?) -> Bool {
            guard let holder = holder(of: decl, base, around) else { return false }
            report(
                "\(holder.adjective) \(kind(decl)) '\(decl.nameInMessages)' can not be \(change.rawValue) "
                    + surroundings.use, self.place(of: decl, base, place.range), holder)
            return true
        }
        switch place.kind {
        case .global(let decl, _): return reported(decl, nil)
        case .property(let base, let decl, _, _):
            return reported(decl, base)
                || !world.isReference(base.type) && decl.isSetterMutating && changesElsewhere(base, change, around)
        case .subscript(let base, let decl, let arguments, _, _):
            let isChanged =
                reported(decl, base)
                || !world.isReference(base.type) && decl.isSetterMutating && changesElsewhere(base, change, around)
            if isChanged { check(arguments, around) }
            return isChanged
        case .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base),
            .optionalChain(let base, _):
            return changesElsewhere(base, change, around)
        default: return false
        }
    }

    // MARK: - Words

    private func kind(_ decl: ValueDecl) -> String {
        let isMember = decl.owner != nil
        guard let function = decl as? FunctionDecl else {
            return isMember ? decl.isStatic ? "static property" : "property" : "var"
        }
        switch function.kind {
        case .subscript: return "subscript"
        case .initializer, .memberwiseInitializer: return "initializer"
        case .function, .operator:
            return isMember ? decl.isStatic ? "static method" : "instance method" : "global function"
        }
    }

    /// What the code at hand runs on, as messages call it.
    private var surroundings: (call: String, use: String) {
        switch code.map(world.isolation) {
        case .main: ("main actor-isolated", "from the main actor")
        case .actor: ("actor-isolated", "on a nonisolated actor instance")
        default: ("nonisolated", "from a nonisolated context")
        }
    }

    /// Where nothing is written of the actor that the code runs on, a build setting may have put it onto the main one.
    private func report(_ message: String, _ range: SourceRange, _ holder: Holder) {
        guard holder == .main, let code, case .none(isWritten: false) = world.isolation(of: code) else {
            return report(message, range)
        }
        if probe == nil { sink.report(Diagnostic(.warning, message, at: range)) }
    }

    /// The name behind the dot, or a subscript's bracket.
    private func place(of decl: ValueDecl, _ base: Expression?, _ range: SourceRange) -> SourceRange {
        var skipped: Int32
        if let base {
            guard base.implicitMember == nil, base.range.offset == range.offset, base.range.length > 0 else {
                return range
            }
            skipped = base.range.length + ((decl as? FunctionDecl)?.kind == .subscript ? 0 : 1)
        } else {
            // A static property's type is no expression of its own.
            guard decl is VariableDecl else { return range }
            skipped = range.length - Int32(decl.name.utf8.count)
        }
        guard skipped > 0, skipped < range.length else { return range }
        return SourceRange(
            file: Int(range.file), offset: Int(range.offset + skipped), length: Int(range.length - skipped))
    }
}
