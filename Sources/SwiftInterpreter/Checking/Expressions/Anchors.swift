import SwiftSyntax

/// Where the compiler tells what is wrong with an expression: at the name of a member, at an operator, not at the start
/// of what stands before it.
extension BodyChecker {
    func anchor(_ syntax: ExprSyntax) -> SourceRange {
        var current = syntax
        while true {
            switch current.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let node):
                guard node.declName.baseName.tokenKind == .keyword(.self), let base = node.base else {
                    return range(node.declName)
                }
                current = base
            case .functionCallExpr(let node): current = node.calledExpression
            case .subscriptCallExpr(let node): return range(node.leftSquare)
            case .tupleExpr(let node):
                guard node.elements.count == 1, let only = node.elements.first, only.label == nil else {
                    return range(current)
                }
                current = only.expression
            case .forceUnwrapExpr(let node): return range(node.exclamationMark)
            case .optionalChainingExpr(let node): current = node.expression
            case .tryExpr(let node): current = node.expression
            case .awaitExpr(let node): current = node.expression
            case .postfixOperatorExpr(let node): return range(node.operator)
            case .sequenceExpr(let node):
                guard let folded = try? checker.operators.fold(Array(node.elements)) else { return range(current) }
                return anchor(folded) ?? range(current)
            default: return range(current)
            }
        }
    }

    func anchor(_ folded: Folded) -> SourceRange? {
        switch folded {
        case .leaf(let syntax): anchor(syntax)
        case .infix(_, let node, _): range(node.operator)
        case .ternary(_, let then, _):
            then.parent?.as(UnresolvedTernaryExprSyntax.self).map { range($0.questionMark) }
        case .cast(_, let node, _): range(node)
        case .effect(_, let inner): anchor(inner)
        case .assignment, .typeCheck: nil
        }
    }

    func anchor(_ argument: CallArgument) -> SourceRange {
        argument.syntax.map { anchor($0) } ?? argument.range
    }
}
