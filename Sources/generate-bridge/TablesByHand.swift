import SwiftParser
import SwiftSyntax

/// Reads which types have tables that are written by hand: `NativeType("Text", "struct Text: View")`, but not what such a
/// table adds to a type (`extension Text`).
///
/// Names that are put together where the table is made can't be read; `Policy.handWrittenTypes` lists those.
final class TablesByHand: SyntaxVisitor {
    private(set) var types: Set<String> = []

    init(_ source: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: source))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments.prefix(2))
        guard Self.makesTable(node.calledExpression), arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
            let name = arguments[0].expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let declaration = arguments[1].expression.as(StringLiteralExprSyntax.self),
            !declaration.segments.trimmedDescription.hasPrefix("extension ")
        else { return .visitChildren }
        types.insert(name)
        return .visitChildren
    }

    private static func makesTable(_ callee: ExprSyntax) -> Bool {
        ["NativeType", "NativeType.make"].contains(callee.trimmedDescription)
    }
}
