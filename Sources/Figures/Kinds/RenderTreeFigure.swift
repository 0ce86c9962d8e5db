import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// The live nodes; on request before and after the last event, with what it changed.
    func renderTree() throws(RenderFailure) -> FigureContent {
        var look = RenderTreeLook(
            own: DeclaredTypes.names(in: request.source.files.map(\.text)), labels: style.labels)
        (look.showsPaths, look.showsInternals) = (settings.flag("paths"), settings.flag("internals"))
        guard settings.flag("before") || settings.flag("after"), let event = options.events.last else {
            if settings.flag("before") || settings.flag("after") {
                throw RenderFailure(
                    .request, text: "error: '--before' and '--after' need an event, as in '--tap Add'\n")
            }
            let tree = try session { $0.recordsSources = true }.renderTree()
            let nodes = Self.nodes(tree, look)
            let sentences = [Description.tree(nodes, style.labels)] + animations(in: tree, look)
            return FigureContent(
                view: StateTree(nodes, style: style), title: style.labels("Render tree"),
                alternateText: sentences.joined(separator: " "))
        }
        let session = try session { options in
            options.events.removeLast()
            // Time that is asked for passes after the last event; without it all before has come to rest.
            if options.at != nil { options.at = 0 }
            options.recordsSources = true
        }
        let before = session.renderTree()
        let (changes, after) = try session.step(event, at: options.at)
        return eventFigure(before: before, after: after, changes: changes, look)
    }

    private func eventFigure(
        before: RenderTree, after: RenderTree, changes: TreeChanges, _ look: RenderTreeLook
    ) -> FigureContent {
        var (old, new) = (look, look)
        old.gone = Set(changes.removed.map(\.id))
        new.changed = Set((changes.inserted + changes.updated).map(\.id))
        new.bodies = Dictionary(changes.bodies.map { ($0.id, $0.causes) }) { first, _ in first }
        var parts: [CaptionedTree] = []
        if settings.flag("before") || !settings.flag("after") {
            parts.append(
                CaptionedTree(
                    caption: style.labels("before"),
                    nodes: Self.nodes(before, old), style: style))
        }
        if settings.flag("after") {
            parts.append(
                CaptionedTree(
                    caption: style.labels("after {event}", ["event": changes.event]),
                    nodes: Self.nodes(after, new), style: style))
        }
        let shown = settings.flag("after") ? after : before
        let sentences = ChangeSentences(labels: style.labels).sentences(changes) + animations(in: shown, look)
        return FigureContent(
            view: CaptionedTrees(trees: parts, spacing: style.theme.spacing, width: contentWidth),
            title: style.labels("Render tree"),
            alternateText: sentences.joined(separator: " "), text: sentences.joined(separator: "\n"))
    }

    /// What is animated of the nodes that are shown, a sentence each.
    private func animations(in tree: RenderTree, _ look: RenderTreeLook) -> [String] {
        var sentences: [String] = []
        var open: [(node: RenderTreeNode, parent: RenderTreeNode?)] = [tree.root].compactMap { $0 }.map { ($0, nil) }
        while let (node, parent) = open.popLast(), sentences.count < 20 {
            for change in node.changes(inside: parent) {
                sentences.append(
                    style.labels(
                        "{view} animates {property}: {values}.",
                        [
                            "view": "\(node.name) (\(node.id))", "property": change.property,
                            "values": change.values,
                        ]))
            }
            open += look.children(of: node).reversed().map { ($0, node) }
        }
        return sentences
    }

    private static func nodes(_ tree: RenderTree, _ look: RenderTreeLook) -> [TreeNode] {
        [tree.root].compactMap { $0 }.map { TreeNode($0, look) }
    }
}

/// What an event did to the tree, in words.
nonisolated struct ChangeSentences {
    let labels: FigureLabels

    func sentences(_ changes: TreeChanges) -> [String] {
        var result: [String] = []
        for body in changes.bodies {
            result.append(
                labels(
                    "The body of {view} ran ({causes}).",
                    ["view": body.view, "causes": body.causes.joined(separator: ", ")]))
        }
        add(changes.inserted, "New: {views}.", to: &result)
        add(changes.removed, "Gone: {views}.", to: &result)
        add(changes.updated, "Changed: {views}.", to: &result)
        add(changes.moved, "Moved or resized: {views}.", to: &result)
        return result.isEmpty ? [labels("Nothing changed.")] : result
    }

    private func add(_ nodes: [TreeChanges.Node], _ text: String, to result: inout [String]) {
        guard !nodes.isEmpty else { return }
        let names = nodes.map { "\($0.name) (\($0.id))" }
        result.append(labels(text, ["views": Description.list(names, labels)]))
    }
}

/// A tree of live nodes; their memory is in their boxes.
nonisolated struct StateTree: View {
    let nodes: [TreeNode]
    let style: FigureStyle

    init(_ nodes: [TreeNode], style: FigureStyle) { (self.nodes, self.style) = (nodes, style) }

    var body: some View { TreeDiagram(nodes, style: style) }
}

/// A tree with a line above it that says which one it is.
nonisolated struct CaptionedTree: View {
    let caption: String
    let nodes: [TreeNode]
    let style: FigureStyle

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(verbatim: caption)
                .font(style.label(11, weight: .semibold))
                .foregroundStyle(style.secondary)
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background(style.panel, in: Capsule(style: .circular))
            TreeDiagram(nodes, style: style)
        }
    }
}

/// Trees side by side where they have room, else below each other.
nonisolated struct CaptionedTrees: View {
    let trees: [CaptionedTree]
    let spacing: CGFloat
    let width: CGFloat

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: spacing) { members.fixedSize() }
            HStack(alignment: .top, spacing: spacing) {
                ForEach(trees.indices, id: \.self) { index in
                    WidthLimit(width: (width - spacing * CGFloat(trees.count - 1)) / CGFloat(trees.count)) {
                        trees[index]
                    }
                }
            }
            VStack(alignment: .leading, spacing: spacing) { members }
        }
    }

    private var members: some View { ForEach(trees.indices, id: \.self) { trees[$0] } }
}
