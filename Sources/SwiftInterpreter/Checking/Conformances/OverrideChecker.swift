/// Whether members of a class say `override` where they do, and only there.
struct OverrideChecker {
    let world: World
    let sink: DiagnosticSink

    func check(_ decl: NominalDecl) {
        guard decl.kind == .class, case .nominal(let parent, _)? = decl.superclass, parent.native == nil else { return }
        let members = decl.userMembers.values.values.flatMap(\.self).filter { $0.owner === decl && !$0.isRequirement }
        for member in members.sorted(by: { $0.range.offset < $1.range.offset }) { check(member, below: parent) }
    }

    private func check(_ member: ValueDecl, below parent: NominalDecl) {
        guard member.name != "init", member.name != "deinit", !(member is EnumCaseDecl) else { return }
        let overridden = overridden(member, in: parent)
        if let overridden {
            guard !member.isOverride else { return }
            sink.report(
                Diagnostic(
                    .error, "overriding declaration requires an 'override' keyword", at: member.range,
                    notes: [.note("overridden declaration is here", at: overridden.range)]))
        } else if member.isOverride {
            let kind = member is VariableDecl ? "property" : member.name == "subscript" ? "subscript" : "method"
            sink.report(
                Diagnostic(.error, "\(kind) does not override any \(kind) from its superclass", at: member.range))
        }
    }

    /// The member of the same name, labels and types in a superclass; private ones aren't seen.
    private func overridden(_ member: ValueDecl, in parent: NominalDecl) -> ValueDecl? {
        var parent: NominalDecl? = parent
        for _ in 0..<64 {
            guard let current = parent else { return nil }
            // A native class has members of its own, which aren't known by name here.
            if current.native != nil { return member.isOverride ? member : nil }
            let found = current.members(named: member.name).first {
                $0.isStatic == member.isStatic && !$0.isTypePrivate && fits($0, member)
            }
            if let found { return found }
            guard case .nominal(let next, _)? = current.superclass else { return nil }
            parent = next
        }
        return nil
    }

    private func fits(_ a: ValueDecl, _ b: ValueDecl) -> Bool {
        switch (a, b) {
        case (let a as FunctionDecl, let b as FunctionDecl):
            guard a.kind == b.kind, a.parameters.map(\.label) == b.parameters.map(\.label) else { return false }
            // With types that depend on generic parameters only labels are compared.
            let isGeneric = !a.genericSignature.parameters.isEmpty || !b.genericSignature.parameters.isEmpty
            return isGeneric || b.isOverride || a.parameters.map(\.type) == b.parameters.map(\.type)
        case (is VariableDecl, is VariableDecl): return true
        default: return false
        }
    }
}
