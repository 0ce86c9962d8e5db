import Rendering
import SwiftInterpreter
import SwiftSyntax

/// What previews say of their configurations by `.snapshotConfigurations("dark", "locale=ar")`.
struct PreviewConfigurations {
    struct Choice: Hashable {
        var text: String
        var line: Int
    }

    /// The choices of each preview, by the line that it begins in.
    private(set) var choices: [Int: [Choice]] = [:]

    init(_ text: String) {
        // Parsing takes longer than looking for the name.
        guard text.contains("snapshotConfigurations"), let tree = SourceParser.tree(of: text) else { return }
        let finder = ChoiceFinder(SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        choices = finder.choices
    }

    /// Those of the configurations that a preview chooses, and those that it makes; all where it says nothing.
    static func chosen(
        _ choices: [Choice]?, among all: [SnapshotConfiguration], of source: SnapshotSource
    ) throws(RenderFailure) -> [SnapshotConfiguration] {
        guard let choices else { return all }
        var result: [SnapshotConfiguration] = []
        for choice in choices {
            let found: [SnapshotConfiguration]
            if choice.text.contains("=") {
                found = [try made(choice, of: source)]
            } else {
                let pattern = NamePattern(choice.text)
                found = all.filter { pattern.matches($0.name, ignoringCase: true) }
                guard !found.isEmpty else {
                    let names = all.map(\.name).joined(separator: ", ")
                    throw RenderFailure(
                        .source,
                        text: "\(source.path):\(choice.line): error: there is no configuration '\(choice.text)'; "
                            + "there are \(names)\n"
                            + "note: 'appearance=dark' and the like make one (snapshotConfigurations)\n")
                }
            }
            for one in found where !result.contains(where: { $0.name == one.name }) { result.append(one) }
        }
        return result
    }

    /// `appearance=dark locale=ar`.
    private static func made(
        _ choice: Choice, of source: SnapshotSource
    ) throws(RenderFailure) -> SnapshotConfiguration {
        var axes: [String: [String]] = [:]
        for part in choice.text.split(separator: " ") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, SnapshotConfiguration.axes.contains(pair[0]) else {
                let names = SnapshotConfiguration.axes.joined(separator: ", ")
                throw RenderFailure(
                    .source,
                    text: "\(source.path):\(choice.line): error: '\(part)' is no option of a configuration; "
                        + "there are \(names) (snapshotConfigurations)\n")
            }
            var options = RenderOptions()
            do throws(OptionError) {
                try options.set(pair[0], to: pair[1])
            } catch {
                throw RenderFailure(
                    .source,
                    text: "\(source.path):\(choice.line): error: '\(pair[1])' is no value of '\(pair[0])': "
                        + "it has to be \(error.expected)\n")
            }
            axes[pair[0]] = [pair[1]]
        }
        return SnapshotConfiguration.matrix(axes)[0]
    }
}

/// Finds the calls in previews; only literals count, since nothing is evaluated.
private final class ChoiceFinder: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private var preview: Int?
    private(set) var choices: [Int: [PreviewConfigurations.Choice]] = [:]

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { preview = line(node) }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionExprSyntax) { preview = nil }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { preview = line(node) }
        return .visitChildren
    }

    override func visitPost(_ node: MacroExpansionDeclSyntax) { preview = nil }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let preview, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "snapshotConfigurations"
        else { return .visitChildren }
        for argument in node.arguments {
            guard let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
                continue
            }
            choices[preview, default: []].append(.init(text: text, line: line(argument)))
        }
        return .visitChildren
    }
}
