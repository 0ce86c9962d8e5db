/// What a member that overrides another one must be like.
extension OverrideChecker {
    func check(_ member: ValueDecl, overriding parent: Inherited) {
        let kind = member.longOverrideKind
        if parent.decl.isStatic, !parent.decl.isClassMember {
            return report("cannot override static \(member.overrideKind)", member.range)
        }
        if parent.decl.isFinalMember { return report("\(kind) overrides a 'final' \(kind)", member.range) }
        if member.isPrivate, !parent.decl.isPrivate {
            return report(
                "overriding \(kind) must be as accessible as the declaration it overrides", member.range,
                notes: [.note("overridden declaration is here", at: parent.decl.range)])
        }
        switch (member, parent.decl) {
        case (let member as FunctionDecl, let other as FunctionDecl):
            check(member, other, world.substitute(other.result, parent.substitution))
        case (let member as VariableDecl, let other as VariableDecl):
            check(member, other, world.substitute(other.type, parent.substitution))
        default: break
        }
    }

    private func check(_ member: FunctionDecl, _ parent: FunctionDecl, _ result: Type) {
        let kind = member.overrideKind
        if parent.returnsSelf, !member.returnsSelf {
            return report("cannot override a Self return type with a non-Self return type", member.range)
        }
        if !member.isGeneric, !parent.isGeneric, !mayStand(member.result, for: result) {
            if let wrapped = world.wrapped(member.result), mayStand(wrapped, for: result) {
                return report(
                    "cannot override \(member.longOverrideKind) result type '\(world.describe(result))' with optional "
                        + "type '\(world.describe(member.result))'", member.range)
            }
            return report("\(kind) does not override any \(kind) from its superclass", member.range)
        }
        if member.isAsync != parent.isAsync {
            return report("\(kind) does not override any \(kind) from its superclass", member.range)
        }
        if member.isThrowing, !parent.isThrowing, !member.isRethrowing {
            report(
                "cannot override non-throwing \(member.longOverrideKind) with throwing \(member.longOverrideKind)",
                member.range)
        }
    }

    private func check(_ member: VariableDecl, _ parent: VariableDecl, _ type: Type) {
        if !mayStand(member.type, for: type) {
            return report(
                "property '\(member.name)' with type '\(world.describe(member.type))' cannot override a property with "
                    + "type '\(world.describe(type))'", member.range)
        }
        if member.storage != .computed {
            return report("cannot override with a stored property '\(member.name)'", member.range)
        }
        let isReadOnly = parent.isLet || (parent.storage == .computed && !parent.isSettable)
        if member.observesInherited {
            if isReadOnly, parent.wrapper == nil {
                report("cannot observe read-only property '\(member.name)'; it can't change", member.range)
            }
            return
        }
        if parent.isLet {
            return report(
                "cannot override immutable 'let' property '\(member.name)' with the getter of a 'var'", member.range)
        }
        if !isReadOnly, !member.isSettable, !parent.isSetterTypePrivate {
            report("cannot override mutable property with read-only property '\(member.name)'", member.range)
        }
    }
}

extension ValueDecl {
    /// As messages about what is overridden call it, with whose member it is.
    fileprivate var longOverrideKind: String {
        guard overrideKind == "method" else { return isStatic ? "class \(overrideKind)" : overrideKind }
        return isStatic ? "class method" : "instance method"
    }
}
