/// A member that stands for a protocol's requirement can be seen wherever both the type and the protocol can.
extension ConformanceChecker {
    func checkAccess(toWitnessesOf item: ProtocolDecl, _ type: Type) {
        guard let own = decl.reach, let protocolReach = item.reach else { return }
        let required = min(own.rawValue, protocolReach.rawValue)
        // Most types have none that can be seen less far than they can.
        let hidden = decl.userMembers.values.values.joined().filter { member in
            member.range != .none && member.owner === decl && !(member is EnumCaseDecl)
                && (member.isPrivate || member.access.rawValue < required)
        }
        for witness in hidden.sorted(by: { $0.order < $1.order }) {
            let requirements = item.members(named: witness.name).filter(\.isRequirement)
            guard requirements.contains(where: { world.witness(for: $0, in: type)?.decl === witness }) else { continue }
            let kind = witness.kindAsWitness
            let name = kind == "subscript" ? kind : "\(kind) '\(witness.displayName)'"
            let demand =
                own.rawValue < protocolReach.rawValue
                ? "be as accessible as its enclosing type because it matches a requirement in protocol"
                : "be declared \(protocolReach) because it matches a requirement in \(protocolReach) protocol"
            checker.sink.report(
                Diagnostic(.error, "\(name) must \(demand) '\(item.name)'", at: witness.range))
        }
    }
}

extension NominalDecl {
    /// How far it can be seen; nil where that is a file at most.
    fileprivate var reach: AccessLevel? {
        var level = access
        var current: NominalDecl? = self
        while let decl = current {
            if decl.isPrivate { return nil }
            if decl.access.rawValue < level.rawValue { level = decl.access }
            current = decl.owner
        }
        return level
    }
}

extension ValueDecl {
    fileprivate var kindAsWitness: String {
        guard let function = self as? FunctionDecl else { return "property" }
        switch function.kind {
        case .initializer, .memberwiseInitializer: return "initializer"
        case .subscript: return "subscript"
        case .function, .operator: return "method"
        }
    }
}
