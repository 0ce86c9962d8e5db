/// Types that name a superclass or protocol which isn't there: after that error, what they lack isn't reported.
extension World {
    func noteUnknownParent(of decl: NominalDecl) {
        guard decl.native == nil else { return }
        decl.hasUnknownParent = true
        namesUnknownParents = true
    }

    /// Whether a member or a conformance that a type seems to lack may come from a parent that isn't known.
    func hasUnknownParent(_ type: Type) -> Bool {
        switch resolve(type) {
        case .nominal(let decl, _): hasUnknownParent(decl)
        case .metatype(let instance): hasUnknownParent(instance)
        case .existential(let protocols): protocols.contains { hasUnknownParent($0) }
        case .opaque(let opaque, _): opaque.protocols.contains { hasUnknownParent($0) }
        case .parameter, .member: protocols(ofAbstract: resolve(type)).contains { hasUnknownParent($0) }
        default: false
        }
    }

    func hasUnknownParent(_ decl: NominalDecl) -> Bool {
        guard namesUnknownParents, decl.native == nil else { return false }
        if decl.hasUnknownParent { return true }
        if let item = decl as? ProtocolDecl { return allProtocols(of: item).contains(where: \.hasUnknownParent) }
        var current: NominalDecl? = decl
        for _ in 0..<64 {
            guard let now = current else { break }
            if now.hasUnknownParent || conformanceTable(of: now).contains(where: { $0.protocol.hasUnknownParent }) {
                return true
            }
            guard case .nominal(let parent, _)? = now.superclass else { break }
            current = parent
        }
        return false
    }

    /// Whether nothing more is to be reported for a type: an error was reported for it, or of what it inherits.
    func isUncertain(_ type: Type) -> Bool { containsError(type) || hasUnknownParent(type) }
}
