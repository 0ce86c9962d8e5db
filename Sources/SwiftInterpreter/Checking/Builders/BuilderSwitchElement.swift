import SwiftSyntax

/// `switch` in a builder: its cases as nested pairs of what is built.
extension BuilderTransform {
    func switchElement(_ node: SwitchExprSyntax) -> ([Statement], Expression?)? {
        let place = checker.range(node.switchKeyword)
        var values: [([Statement], Expression)?] = []
        var count = 0
        guard
            let (subject, cases) = checker.builderSwitch(
                node,
                body: { items in
                    let made = block(checker.checker.activeItems(items), place)
                    values.append(made)
                    count += 1
                    return made != nil
                })
        else { return nil }
        let made = values.compactMap(\.self)
        guard made.count == count, !made.isEmpty else { return nil }
        // Nested pairs as Swift makes them: a balanced tree of first and second.
        var wrapped = made.map(\.1)
        let leaves = wrapped.map(leafCount)
        for index in wrapped.indices {
            guard let value = nest(wrapped[index], index, leaves[...]) else { return nil }
            wrapped[index] = value
        }
        var type = native != nil ? builtType : wrapped[0].type
        if native == nil {
            for value in wrapped.dropFirst() {
                guard checker.solver.unify(type, value.type) else { return nil }
            }
            type = world.deepResolve(type)
        }
        let result = checker.body.makeVariable("$branch", type)
        result.branchLeaves = leaves.reduce(0, +)
        var final: [SwitchCase] = []
        for (index, item) in cases.enumerated() {
            var item = item
            item.body = made[index].0 + [assign(wrapped[index], to: result)]
            final.append(item)
        }
        if let missing = Exhaustiveness(world: world).missing(subject.type, final) {
            checker.error(
                "switch must be exhaustive", node.switchKeyword,
                notes: missing.map { Diagnostic.note("add missing case: '\($0)'") })
            return nil
        }
        let (statements, value) = finish(
            result, Statement(.switch(subject, final, LoopLabel()), range: place), place)
        return (statements, value)
    }

    /// The case at `index` as `either`s: the left half is first, the right half second. `leaves` are those of each case.
    private func nest(_ value: Expression, _ index: Int, _ leaves: ArraySlice<Int>) -> Expression? {
        guard leaves.count > 1 else { return value }
        let middle = leaves.startIndex + (leaves.count + 1) / 2
        let (left, right) = (leaves[..<middle], leaves[middle...])
        let counts = (left.reduce(0, +), right.reduce(0, +))
        if index < middle { return nest(value, index, left).flatMap { either($0, true, counts) } }
        return nest(value, index, right).flatMap { either($0, false, counts) }
    }
}
