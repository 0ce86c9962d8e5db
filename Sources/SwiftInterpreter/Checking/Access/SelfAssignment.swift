import SwiftSyntax

/// `x = x` and `point.x = point.x`, which swiftc refuses.
///
/// Only what a name or a name's own part denotes: `a.b.c = a.b.c` may be meant, and so may what code gets and sets. In
/// closures, and at what `super` has, swiftc doesn't look.
extension BodyChecker {
    /// - Parameter syntax: the place as it is written.
    func checkSelfAssignment(_ place: Expression, _ value: Expression, _ syntax: ExprSyntax) -> Bool {
        let isOfSuper = syntax.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
        guard !returns.isClosure, !isOfSuper, let what = Self.sameVariable(place, value) else { return true }
        let sign = AccessPlace.assignment(place.range).range(in: checker.sources)
        error("assigning a \(what) to itself", at: sign)
        return false
    }

    /// How messages call what both denote; nil where they differ.
    private static func sameVariable(_ place: Expression, _ value: Expression) -> String? {
        switch (place.kind, value.kind) {
        case (.local(let first), .local(let second)): return first == second ? "variable" : nil
        case (.global(let first, _), .global(let second, _)):
            return first === second && first.owner == nil && hasStorage(first) ? "variable" : nil
        case (.property(let firstBase, let first, _, _), .property(let secondBase, let second, _, _)):
            guard first === second, hasStorage(first), isName(firstBase), sameVariable(firstBase, secondBase) != nil
            else { return nil }
            return "property"
        default: return nil
        }
    }

    private static func isName(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .local, .global: true
        default: false
        }
    }

    private static func hasStorage(_ decl: VariableDecl) -> Bool {
        decl.native == nil && decl.storage == .stored && decl.wrapper == nil
    }
}
