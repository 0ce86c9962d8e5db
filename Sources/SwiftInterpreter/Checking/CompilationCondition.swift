import SwiftSyntax

/// `#if` conditions.
enum CompilationCondition {
    static func activeClause(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        config.clauses.first { clause in clause.condition.map { holds($0) } ?? true }
    }

    static func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
        case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
        case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
        case .prefixOperatorExpr(let node): return node.operator.text == "!" ? !holds(node.expression) : false
        case .sequenceExpr(let node): return sequence(Array(node.elements))
        case .infixOperatorExpr(let node):
            let name = node.operator.trimmedDescription
            return name == "||"
                ? holds(node.leftOperand) || holds(node.rightOperand)
                : holds(node.leftOperand) && holds(node.rightOperand)
        case .functionCallExpr(let node): return call(node)
        default: return false
        }
    }

    private static func sequence(_ elements: [ExprSyntax]) -> Bool {
        // `||` binds weaker than `&&`.
        var result = false
        var conjunction = true
        var index = 0
        while index < elements.count {
            conjunction = conjunction && holds(elements[index])
            if index + 1 < elements.count, elements[index + 1].trimmedDescription == "||" {
                result = result || conjunction
                conjunction = true
            }
            index += 2
        }
        return result || conjunction
    }

    private static func call(_ node: FunctionCallExprSyntax) -> Bool {
        let argument = node.arguments.first?.expression.trimmedDescription ?? ""
        switch node.calledExpression.trimmedDescription {
        case "os": return argument == "iOS" || argument == "Linux"
        case "canImport":
            return World.modules.contains(argument) || argument == "UIKit"
        case "swift", "compiler": return true
        case "targetEnvironment": return argument == "simulator"
        default: return false
        }
    }
}
