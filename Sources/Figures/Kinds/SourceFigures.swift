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
    ///
    /// - Throws: where a line is chosen or marked that isn't there.
    func codeLines() throws(RenderFailure) -> [CodeLine] {
        let text = sourceText?.text ?? ""
        let range = settings.text("lines").flatMap { LineRange($0) }
        let highlights = settings.texts("highlight").flatMap { CodeHighlight.list($0) ?? [] }
        let all = LineRange(first: 1, last: ColoredSource(text).lines.count)
        try check(range.map { [$0] } ?? [], of: "lines", in: all, "the source has \(all.text)")
        let shown = range ?? all
        let note = range == nil ? "the source has \(all.text)" : "the figure shows \(shown.text) (--lines)"
        try check(highlights.map(\.lines), of: "highlight", in: shown, note)
        let remarked = callouts.map { LineRange(first: $0.line, last: $0.line) }
        try check(remarked, of: "callout", in: shown, note)
        return CodeLine.lines(of: text, range: range, highlights: highlights)
    }

    private var callouts: [CodeCallout] { settings.texts("callout").compactMap { CodeCallout($0) } }

    private func check(
        _ lines: [LineRange], of option: String, in known: LineRange, _ note: String
    ) throws(RenderFailure) {
        guard let wrong = lines.first(where: { !known.contains($0) }) else { return }
        let missing = wrong.first == wrong.last ? "there is no \(wrong.text)" : "\(wrong.text) aren't all there"
        throw RenderFailure(.request, text: "error: \(missing) (--\(option))\nnote: \(note)\n")
    }

    func code() throws(RenderFailure) -> FigureContent {
        let lines = try codeLines()
        let showsNumbers = settings.flag("line-numbers")
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
        let lines = try codeLines()
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
