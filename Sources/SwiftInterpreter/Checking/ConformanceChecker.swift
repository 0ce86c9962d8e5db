import SwiftSyntax

/// Whether a declared conformance keeps its promises.
struct ConformanceChecker {
    let checker: Checker
    let decl: NominalDecl
    let context: LexicalContext

    init(_ checker: Checker, _ decl: NominalDecl, _ context: LexicalContext) {
        self.checker = checker
        self.decl = decl
        self.context = context
    }

    private var world: World { checker.world }

    func check() {
        guard !(decl is ProtocolDecl) else { return }
        let type = world.declaredType(of: decl)
        for conformance in world.conformanceTable(of: decl) {
            let item = conformance.protocol
            if isSynthesized(item) { continue }
            var missing: [String] = []
            for requirement in world.requirements(of: item) where world.witness(for: requirement, in: type) == nil {
                missing.append(requirement.displayName)
            }
            guard !missing.isEmpty else { continue }
            checker.sink.report(
                Diagnostic(
                    .error, "type '\(decl.name)' does not conform to protocol '\(item.name)'", at: decl.range,
                    notes: missing.map { .note("protocol requires '\($0)'") }))
        }
    }

    /// Conformances that the compiler writes itself, where the parts allow it.
    private func isSynthesized(_ item: ProtocolDecl) -> Bool {
        guard item.native != nil else { return false }
        switch item.name {
        case "Equatable", "Hashable", "Comparable", "CaseIterable", "RawRepresentable", "Sendable", "Error", "Codable",
            "Encodable", "Decodable", "CodingKey", "Observable", "AnyObject", "ObservableObject",
            "CustomStringConvertible":
            return true
        default: return false
        }
    }
}
