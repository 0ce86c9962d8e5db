import SwiftSyntax

/// What the patterns of one `case` (or `catch`) bind: each the same names, of the same types, so that the statements
/// find one variable whichever of them matched.
struct CaseBindings {
    private var known: [String: LocalVariable] = [:]
    private var patterns: [Set<String>] = []

    mutating func beginPattern() { patterns.append([]) }

    /// The variable that an earlier pattern bound to this name.
    mutating func variable(named name: String) -> LocalVariable? {
        patterns[patterns.count - 1].insert(name)
        return known[name]
    }

    mutating func add(_ variable: LocalVariable) { known[variable.name] = variable }

    /// A variable that not all patterns bind.
    var missing: LocalVariable? {
        known.values.sorted { $0.name < $1.name }.first { variable in
            patterns.contains { !$0.contains(variable.name) }
        }
    }
}

extension BodyChecker {
    /// Checks the patterns of one case; `check` answers false where one isn't right.
    func casePatterns<Items: Collection>(
        _ items: Items, check: (Items.Element) -> Bool
    ) -> Bool where Items.Element: SyntaxProtocol {
        let outer = caseBindings
        caseBindings = items.count > 1 ? CaseBindings() : nil
        defer { caseBindings = outer }
        var isFine = true
        for item in items {
            caseBindings?.beginPattern()
            if !check(item) { isFine = false }
        }
        guard isFine, let variable = caseBindings?.missing else { return isFine }
        error("'\(variable.name)' must be bound in every pattern", at: variable.range)
        return false
    }

    /// The variable that a pattern's name stands for.
    func patternVariable(_ token: TokenSyntax, _ type: Type, isMutable: Bool) -> LocalVariable {
        let name = token.identifierText
        if let known = caseBindings?.variable(named: name) {
            if !solver.unify(known.type, type) {
                error(
                    "pattern variable bound to type '\(describe(world.deepResolve(type)))', expected type "
                        + "'\(describe(world.deepResolve(known.type)))'", token)
            }
            return known
        }
        let variable = body.makeVariable(name, type, isMutable: isMutable)
        variable.range = range(token)
        track(variable)
        declare(variable)
        caseBindings?.add(variable)
        return variable
    }
}
