import SwiftParser
import SwiftSyntax

/// Types that are read as expressions: `(Int) -> Void` and `(x: Int, y: Int)` in `[(Int) -> Void]()`.
extension BodyChecker {
    func writtenType(_ syntax: ExprSyntax) -> Type? {
        guard mayBeType(syntax) else { return nil }
        var parser = Parser(syntax.trimmedDescription)
        let type = TypeSyntax.parse(from: &parser)
        guard !type.hasError, !type.is(MissingTypeSyntax.self) else { return nil }
        let found = trying { resolver().resolve(type) }
        return world.containsError(found) ? nil : found
    }

    /// Names of types and what joins them; no calls and no literals.
    private func mayBeType(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.identifierText
            return lookupLocal(name) == nil
                && (name == "Any" || name == "Self" || name == "Void" || resolver().lookup(name) != nil)
        case .memberAccessExpr(let node): return node.base.map(mayBeType) ?? false
        case .genericSpecializationExpr, .typeExpr, .arrowExpr: return true
        case .optionalChainingExpr(let node): return mayBeType(node.expression)
        case .tupleExpr(let node): return node.elements.allSatisfy { mayBeType($0.expression) }
        case .arrayExpr(let node):
            return node.elements.count == 1 && node.elements.allSatisfy { mayBeType($0.expression) }
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content, elements.count == 1 else { return false }
            return elements.allSatisfy { mayBeType($0.key) && mayBeType($0.value) }
        case .sequenceExpr(let node):
            return node.elements.contains { $0.is(ArrowExprSyntax.self) } && node.elements.allSatisfy(mayBeType)
        default: return false
        }
    }
}
