import SwiftSyntax

/// `switch` inside a result builder.
extension BodyChecker {
    /// Checks subject and patterns; `body` checks each case's statements in the scope of its bindings.
    func builderSwitch(
        _ node: SwitchExprSyntax, body: (CodeBlockItemListSyntax) -> Bool
    ) -> (Expression, [SwitchCase])? {
        guard let subject = infer(node.subject, contextualType: nil), finishNow() else { return nil }
        var cases: [SwitchCase] = []
        var isFine = true
        let elements = checker.activeCases(node.cases)
        guard requireDefaultLast(elements) else { return nil }
        for element in elements {
            scoped {
                var items: [(pattern: Pattern, guard: Expression?)] = []
                var isDefault = false
                switch element.label {
                case .default: isDefault = true
                case .case(let label):
                    let areFine = casePatterns(label.caseItems) { item in
                        guard let made = pattern(item.pattern, subject.type, isMutable: false, isBinding: false) else {
                            return false
                        }
                        var condition: Expression?
                        if let clause = item.whereClause {
                            condition = check(clause.condition, to: world.known.bool, .condition)
                            if condition == nil { return false }
                        }
                        items.append((made, condition))
                        return true
                    }
                    if !areFine { isFine = false }
                }
                if !body(element.statements) { isFine = false }
                cases.append(SwitchCase(items: items, isDefault: isDefault, body: []))
            }
        }
        return isFine ? (subject, cases) : nil
    }

    /// Literals made so far take their default types: what follows needs to know.
    func finishNow() -> Bool {
        for variable in solver.literals where variable.binding == nil {
            guard let literal = variable.literal, let type = world.known.defaultType(of: literal) else { continue }
            solver.bind(variable, to: type)
        }
        if let failed = solver.solve() {
            report(failed)
            return false
        }
        return true
    }

    func appendCall(_ value: Expression, to array: Expression, _ place: SourceRange) -> Expression? {
        let found = candidates(named: "append", ofValue: array, world.deepResolve(array.type))
        return resolve(
            found, [CallArgument(label: nil, made: value, range: place)], "append", place, contextualType: nil)
    }
}
