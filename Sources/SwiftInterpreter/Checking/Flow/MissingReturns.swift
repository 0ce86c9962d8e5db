import SwiftSyntax

extension BodyChecker {
    /// A function that must return a value does so on every way.
    func requireReturn(_ inner: FunctionBody, _ items: CodeBlockItemListSyntax, _ type: Type, _ end: TokenSyntax?) {
        switch world.resolve(type) {
        case .tuple(let elements) where elements.isEmpty: return
        case .error, .variable: return
        default: break
        }
        if checker.leaves(inner.statements) { return }
        let kind = returns.isClosure ? "closure" : "global function"
        let message = "missing return in \(owner(kind)) expected to return '\(describe(type))'"
        if let end = end ?? items.parent?.lastToken(viewMode: .sourceAccurate) {
            error(message, end)
        } else {
            error(message, items)
        }
    }

    private func owner(_ kind: String) -> String {
        if returns.isClosure { return kind }
        if context.nominal == nil { return kind }
        return body.parameters.isEmpty && !body.name.hasSuffix(")")
            ? "getter" : hasInstanceSelf ? "instance method" : "static method"
    }
}
