/// Finds types that would contain themselves and protocols that inherit from themselves.
struct RecursionChecker {
    let checker: Checker

    init(_ checker: Checker) { self.checker = checker }

    private var world: World { checker.world }

    func check(_ decl: NominalDecl) {
        if let item = decl as? ProtocolDecl {
            if item.inherited.contains(where: { world.allProtocols(of: $0).contains(item) }) {
                report("protocol '\(item.name)' refines itself", decl.range)
            }
            return
        }
        var visited: Set<ObjectIdentifier> = []
        switch decl.kind {
        case .struct:
            for field in decl.storedProperties where contains(field.type, decl, &visited, depth: 0) {
                report(
                    "value type '\(decl.name)' cannot have a stored property that recursively contains it", field.range)
                return
            }
        case .enum where !decl.isIndirect:
            for enumCase in decl.enumCases where !enumCase.isIndirect {
                for parameter in enumCase.parameters where contains(parameter.type, decl, &visited, depth: 0) {
                    report("recursive enum '\(decl.name)' is not marked 'indirect'", decl.range)
                    return
                }
            }
        default: return
        }
    }

    private func report(_ message: String, _ range: SourceRange) {
        checker.sink.report(Diagnostic(.error, message, at: range))
    }

    /// Whether a value of a type holds one of `target` in itself, not behind a reference.
    private func contains(
        _ type: Type, _ target: NominalDecl, _ visited: inout Set<ObjectIdentifier>, depth: Int
    ) -> Bool {
        guard depth < 64 else { return false }
        switch type {
        case .tuple(let elements):
            return elements.contains { contains($0.type, target, &visited, depth: depth + 1) }
        case .nominal(let decl, let arguments):
            if decl === target { return true }
            if decl === world.known.optionalDecl, let wrapped = arguments.first {
                return contains(wrapped, target, &visited, depth: depth + 1)
            }
            guard decl.native == nil, visited.insert(ObjectIdentifier(decl)).inserted else { return false }
            if decl.kind == .struct {
                return decl.storedProperties.contains { contains($0.type, target, &visited, depth: depth + 1) }
            }
            guard decl.kind == .enum, !decl.isIndirect else { return false }
            return decl.enumCases.contains { enumCase in
                !enumCase.isIndirect
                    && enumCase.parameters.contains { contains($0.type, target, &visited, depth: depth + 1) }
            }
        default: return false
        }
    }
}
