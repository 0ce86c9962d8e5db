import SwiftSyntax

/// `for` inside a result builder.
extension BuilderTransform {
    func loopElement(_ node: ForStmtSyntax) -> ([Statement], Expression?)? {
        if let native, native.array == nil {
            unsupported(node)
            return nil
        }
        if native == nil, !has("buildArray") {
            unsupported(node)
            return nil
        }
        let place = checker.range(node.forKeyword)
        return checker.scoped {
            guard let sequence = checker.infer(node.sequence, contextualType: nil), checker.finishNow(),
                let element = checker.elementType(sequence.type),
                let pattern = checker.pattern(node.pattern, element, isMutable: false, isBinding: true)
            else { return nil }
            let condition = node.whereClause.flatMap { checker.check($0.condition, to: world.known.bool, .condition) }
            guard let (inside, value) = block(checker.checker.activeItems(node.body.statements), place) else {
                return nil
            }
            let arrayType = world.known.array(value.type)
            let parts = checker.body.makeVariable("$parts", arrayType, isMutable: true)
            checker.track(parts)
            let read = checker.make(.local(parts), arrayType, place)
            guard let append = checker.appendCall(value, to: read, place) else { return nil }
            let statements = inside + [Statement(.expression(append), range: place)]
            let start = Statement(.declare(.bind(parts), checker.make(.array([]), arrayType, place)), range: place)
            let loop = Statement(
                .forIn(
                    ForLoop(
                        pattern: pattern, sequence: sequence, elementType: element, condition: condition,
                        body: statements,
                        label: LoopLabel())), range: place)
            let result =
                native.map { checker.make(.build(.array(read), $0), builtType, place) }
                ?? call("buildArray", [(nil, read)], place)
            guard let result else { return nil }
            return ([start, loop], result)
        }
    }
}
