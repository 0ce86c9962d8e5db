import SwiftSyntax

/// `.name`: a member of the type that is expected there.
extension BodyChecker {
    func implicitMember(_ name: String, _ node: MemberAccessExprSyntax, contextualType: Type?) -> Reference {
        guard let contextualType else {
            error("reference to member '\(name)' cannot be resolved without a contextual type", node.declName)
            return .failed
        }
        let found = implicitCandidates(name, contextualType)
        if !found.isEmpty { return .candidates(found, name: name) }
        let type = world.deepResolve(contextualType)
        if world.isPlaceholder(world.wrapped(type) ?? type), let value = placeholder(name, range(node)) {
            return .expression(value)
        }
        switch type {
        case .error:
            sawUnknown = true
            return .failed
        case .variable(let variable):
            let demanded = solver.protocols(demandedOf: variable)
            if let item = demanded.first {
                var names: [String] = []
                for parent in world.allProtocols(of: item) {
                    names += parent.memberProvider?.memberNames(of: parent) ?? []
                }
                let near = sink.nearest(to: name, among: names)
                error(
                    "type '\(item.name)' has no member '\(name)'", node.declName,
                    notes: near.map { [.note("did you mean '\($0)'?")] } ?? [])
            } else {
                error("cannot infer contextual base in reference to member '\(name)'", node.declName)
            }
        default: reportMissing(name, world.wrapped(type) ?? type, node, isType: true)
        }
        return .failed
    }

    func implicitCandidates(_ name: String, _ contextualType: Type) -> [Candidate] {
        let type = world.deepResolve(contextualType)
        if let wrapped = world.wrapped(type) {
            let own = staticCandidates(named: name, of: type).filter(\.isStaticUse)
            let inner = implicitCandidates(name, wrapped)
            return (own.isEmpty ? inner : inner.filter { !($0.decl.native?.isGenerated ?? false) }) + own
        }
        switch type {
        case .variable(let variable):
            var result: [Candidate] = []
            for item in solver.protocols(demandedOf: variable) {
                result += protocolStatics(name, item, solver.makeVariable())
            }
            // `stride(from: 0.0, through: .pi, by: 0.2)`: where nothing else says a type, a literal's own does.
            if result.isEmpty, let type = solver.fallback(for: variable) {
                result = staticCandidates(named: name, of: type).filter(\.isStaticUse)
            }
            return result
        case .existential(let protocols):
            return protocols.flatMap { protocolStatics(name, $0, solver.makeVariable()) }
        case .opaque(let opaque, _):
            return opaque.protocols.flatMap { protocolStatics(name, $0, solver.makeVariable()) }
        case .nominal, .parameter, .member:
            let found = staticCandidates(named: name, of: type)
            return found.isEmpty ? generatedCandidates(named: name, of: type) : found.filter(\.isStaticUse)
        default: return []
        }
    }

    /// `extension P where Self == X { static var name }`
    private func protocolStatics(_ name: String, _ item: ProtocolDecl, _ selfType: Type) -> [Candidate] {
        var result: [Candidate] = []
        for parent in world.allProtocols(of: item) {
            for member in parent.members(named: name) where member.isStatic && !member.isRequirement {
                result.append(
                    Candidate(decl: member, ownerArguments: [selfType], receiver: .type(selfType), distance: 100))
            }
        }
        if result.isEmpty, let made = generatedStatic(name, of: item) {
            result.append(
                Candidate(decl: made, ownerArguments: [selfType], receiver: .type(selfType), distance: 400))
        }
        return result
    }
}
