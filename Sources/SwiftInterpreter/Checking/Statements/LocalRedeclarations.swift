import SwiftSyntax

/// Names that are declared twice in one block.
extension BodyChecker {
    /// A name is declared once a block; shadowing one from outside is fine.
    func reportDuplicates(_ items: [CodeBlockItemSyntax]) {
        guard !sink.isTrial else { return }
        var known: [String: TokenSyntax] = [:]
        for item in items {
            if let node = item.item.as(GuardStmtSyntax.self) {
                // It may take over the name of a variable before it, but none after it has the same.
                for name in names(boundBy: node) { known[name.identifierText] = name }
            }
            guard case .decl(let decl) = item.item, let node = decl.as(VariableDeclSyntax.self) else { continue }
            for name in node.bindings.flatMap({ names(in: $0.pattern) }) {
                guard let first = known[name.identifierText] else {
                    known[name.identifierText] = name
                    continue
                }
                error(
                    "invalid redeclaration of '\(name.identifierText)'", name,
                    notes: [.note("'\(name.identifierText)' previously declared here", at: range(first))])
            }
        }
    }

    private func names(boundBy node: GuardStmtSyntax) -> [TokenSyntax] {
        node.conditions.flatMap { element in
            guard case .optionalBinding(let binding) = element.condition else { return [TokenSyntax]() }
            return names(in: binding.pattern)
        }
    }

    private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier { return [name] }
        return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
    }

    func reportRedeclaration(of function: FunctionDecl, among entries: ArraySlice<ScopeEntry>) {
        guard !sink.isTrial else { return }
        for case .function(let other) in entries.lazy.map(\.kind)
        where other.decl.name == function.name && world.redeclares(other.decl, function) {
            let name = function.nameAmongOthers
            error(
                "invalid redeclaration of '\(name)'", at: function.range,
                notes: [.note("'\(name)' previously declared here", at: other.decl.range)])
        }
    }
}
