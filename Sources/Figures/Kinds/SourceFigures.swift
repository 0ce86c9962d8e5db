import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// What the drawn view is called in titles: the root's name in the report.
    func rootName(_ drawn: DrawnView) -> String { drawn.inspection.root?.name ?? "View" }

    func preview() throws(RenderFailure) -> FigureContent {
        let drawn = try drawn()
        let figure = PreviewFigure(
            drawn: drawn, style: style, showsOutline: settings.flag("outline"),
            showsDimensions: settings.flag("dimensions"),
            backdrop: settings.text("backdrop").flatMap(PreviewFigure.Backdrop.init) ?? .none, width: contentWidth)
        return FigureContent(
            view: figure, title: style.labels("Preview"),
            alternateText: Description.picture(of: drawn, style.labels))
    }

    /// The lines that the settings choose, in their colours.
    func codeLines() -> [CodeLine] {
        let highlights = settings.texts("highlight").flatMap { CodeHighlight.list($0) ?? [] }
        return CodeLine.lines(
            of: sourceText?.text ?? "", range: settings.text("lines").flatMap { LineRange($0) },
            highlights: highlights)
    }

    func code() throws(RenderFailure) -> FigureContent {
        let lines = codeLines()
        let showsNumbers = settings.flag("line-numbers")
        let callouts = settings.texts("callout").compactMap { CodeCallout($0) }
        let code = CodeView(
            lines: lines, style: style, showsNumbers: showsNumbers,
            fontSize: CodeLine.fontSize(
                of: lines, width: contentWidth, showsNumbers: showsNumbers, size: style.theme.codeSize),
            callouts: callouts, width: contentWidth)
        return FigureContent(
            view: code, title: style.labels("Code"), alternateText: Description.code(lines, callouts, style.labels))
    }

    /// The source's static view tree as boxes.
    func viewTreeNodes() throws(RenderFailure) -> [TreeNode] {
        let tree = try program().viewTree(of: options.view, showsTuples: settings.flag("tuples"))
        let own = DeclaredTypes.names(in: request.source.files.map(\.text))
        return [tree.root].compactMap { $0 }.map {
            TreeNode($0, id: "0", own: own, showsPaths: settings.flag("paths"), edge: "0")
        }
    }

    func viewTree() throws(RenderFailure) -> FigureContent {
        let nodes = try viewTreeNodes()
        return FigureContent(
            view: TreeDiagram(nodes, style: style), title: style.labels("View tree"),
            alternateText: Description.tree(nodes, style.labels))
    }

    func listing() throws(RenderFailure) -> FigureContent {
        let lines = codeLines()
        let nodes = try viewTreeNodes()
        let drawn = try drawn()
        let listing = ListingFigure(
            lines: lines, showsNumbers: settings.flag("line-numbers"), nodes: nodes, drawn: drawn, style: style,
            width: contentWidth)
        let parts = [
            Description.code(lines, [], style.labels), Description.tree(nodes, style.labels),
            Description.picture(of: drawn, style.labels),
        ]
        return FigureContent(
            view: listing, title: style.labels("Code, view tree and preview"),
            alternateText: parts.joined(separator: " "))
    }
}
