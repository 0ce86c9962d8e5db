import SwiftInterpreter
import SwiftSyntax

/// A `#Preview` as it is written.
struct PreviewSource {
    var title: String
    /// The lines between its braces, as they stand there, without what they all are indented by.
    var body: [String]
    /// Properties that `@Previewable` declares, without that word.
    var properties: [String]

    /// The previews of a source, in their order; those without a title have their number. Nil where the source isn't parsed,
    /// as brackets in it are nested too deep.
    static func all(in text: String) -> [PreviewSource]? {
        guard let tree = SourceParser.tree(of: text) else { return nil }
        let finder = PreviewFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.previews
    }
}

private final class PreviewFinder: SyntaxVisitor {
    private(set) var previews: [PreviewSource] = []
    private var number = 0

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.macroName.text, node.arguments, node.trailingClosure)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.macroName.text, node.arguments, node.trailingClosure)
    }

    private func add(
        _ name: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard name == "Preview" else { return .visitChildren }
        number += 1
        guard let closure = closure ?? arguments.last?.expression.as(ClosureExprSyntax.self) else {
            return .skipChildren
        }
        let literal = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
        var (body, properties): ([String], [String]) = ([], [])
        for statement in closure.statements {
            if let property = previewable(statement) {
                properties.append(property)
            } else {
                body.append(statement.description)
            }
        }
        previews.append(
            PreviewSource(
                title: literal?.representedLiteralValue ?? "Preview \(number)",
                body: Self.lines(body.joined()), properties: properties))
        return .skipChildren
    }

    private func previewable(_ statement: CodeBlockItemSyntax) -> String? {
        guard case .decl(let item) = statement.item, let variable = item.as(VariableDeclSyntax.self) else { return nil }
        let text = variable.trimmedDescription
        return text.hasPrefix("@Previewable") ? String(text.dropFirst(12)).trimmingSpaces : nil
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            String($0).trimmingEnd
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let common = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(min(common, $0.count))) }
    }
}

extension String {
    fileprivate var trimmingSpaces: String { String(drop { $0.isWhitespace }).trimmingEnd }
}
