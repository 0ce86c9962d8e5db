import SwiftSyntax

/// Directives that don't stand where a statement or a declaration does: `#if` around modifiers of an expression, and
/// `#warning` and `#error`. They are read off the tree and taken out of the text, byte for byte a space, so that what is
/// left has the places it had. A macro
/// whose overload is a function, since it has several closures, becomes a call of that (`BlockMacro.functionLabel`).
final class TextualDirectives: SyntaxVisitor {
    private var blank: [Range<Int>] = []
    private var messages: [Diagnostic] = []
    /// Where macros begin that are calls.
    private var calls: [Int] = []
    private let file: Int

    private let conditions: CompilationCondition

    private init(file: Int, conditions: CompilationCondition) {
        self.file = file
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    /// The text without its directives; nil if there are none.
    static func resolved(
        _ text: String, _ tree: SourceFileSyntax, file: Int, conditions: CompilationCondition,
        diagnostics: inout [Diagnostic]
    ) -> String? {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
        let directives = TextualDirectives(file: file, conditions: conditions)
        directives.walk(tree)
        diagnostics += directives.messages
        guard !directives.blank.isEmpty || !directives.calls.isEmpty else { return nil }
        var bytes = Array(text.utf8)
        for index in directives.calls { bytes[index] = UInt8(ascii: "_") }
        for range in directives.blank {
            for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func take(_ start: AbsolutePosition, _ end: AbsolutePosition) {
        blank.append(start.utf8Offset..<end.utf8Offset)
    }

    private func take(_ node: some SyntaxProtocol) {
        take(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
    }

    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        let active = conditions.activeClause(node.config)
        for clause in node.config.clauses {
            let head = clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword)
            take(clause.poundKeyword.positionAfterSkippingLeadingTrivia, head.endPositionBeforeTrailingTrivia)
            guard let elements = clause.elements else { continue }
            if clause.id == active?.id { walk(elements) } else { take(elements) }
        }
        take(node.config.poundEndif)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        message(node.macroName, node.arguments, node)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        message(node.macroName, node.arguments, node)
    }

    private func message(
        _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        if let label = conditions.libraries.macro(named: name.text)?.block?.functionLabel,
            arguments.contains(where: { $0.label?.text == label })
        {
            calls.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        guard let severity = ["warning": Diagnostic.Severity.warning, "error": .error][name.text],
            arguments.count == 1,
            let text = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return .visitChildren }
        messages.append(Diagnostic(severity, text, at: node.sourceRange(in: file)))
        take(node)
        return .skipChildren
    }
}
