import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// The view tree with the value that a key of the environment has in each part of it.
    func environment() throws(RenderFailure) -> FigureContent {
        let tree = try program().viewTree(of: options.view, showsTuples: false)
        let written = EnvironmentValuesReader.keys(in: tree)
        guard let key = settings.text("value") ?? written.first else {
            throw RenderFailure(.request, text: "error: nothing in this view writes the environment\n")
        }
        guard written.contains(key) else {
            let nearest = NameSuggestion.nearest(to: key, among: written).map { "did you mean '\($0)'?" }
            let note = nearest ?? "written are \(written.joined(separator: ", "))"
            throw RenderFailure(.request, text: "error: nothing here writes '\(key)' (--value)\nnote: \(note)\n")
        }
        let own = DeclaredTypes.names(in: request.source.files.map(\.text))
        var reader = EnvironmentValuesReader(key: key, own: own, style: style)
        let nodes = [tree.root].compactMap { $0 }.map { reader.node($0, id: "0", value: nil) }
        let values = reader.values.map { "\(key) = \($0)" }
        return FigureContent(
            view: EnvironmentFigure(
                nodes: nodes, values: reader.values, standard: style.labels("its default"), key: key, style: style),
            title: style.labels("The environment's {key}", ["key": key]),
            alternateText: style.labels(
                "The values of {key} in the tree: {values}.",
                ["key": key, "values": Description.list(values, style.labels)])
                + " " + Description.tree(nodes, style.labels))
    }
}

/// Follows a key's value down a tree.
nonisolated struct EnvironmentValuesReader {
    let key: String
    let own: Set<String>
    let style: FigureStyle
    /// Each value once, in the order in which they are met.
    private(set) var values: [String] = []

    init(key: String, own: Set<String>, style: FigureStyle) { (self.key, self.own, self.style) = (key, own, style) }

    /// The keys that something writes, in the order of the tree.
    static func keys(in tree: ViewTree) -> [String] {
        var keys: [String] = []
        var open = [tree.root].compactMap { $0 }
        while let node = open.popLast() {
            if let key = node.written?.key, !keys.contains(key) { keys.append(key) }
            open += node.children.reversed()
        }
        return keys
    }

    mutating func node(_ node: ViewTree.Node, id: String, value: String?) -> TreeNode {
        var box = TreeNode(id: id, name: node.name)
        (box.kind, box.isDashed) = (TreeNode.kind(of: node, own: own), node.isOptional)
        var value = value
        if let written = node.written, written.key == key {
            value = written.value
            if !values.contains(written.value) { values.append(written.value) }
            box.details = [TreeNote(text: TreeNode.short("\(key) = \(written.value)"), role: .state)]
            box.isMarked = true
        }
        box.tint = value.flatMap(tint)
        box.children = node.children.enumerated().map { index, child in
            // What is behind or over a view has the environment of the modifier, too.
            self.node(child, id: "\(id).\(index)", value: value)
        }
        return box
    }

    private func tint(_ value: String) -> FigureTheme.Pair? {
        guard let index = values.firstIndex(of: value) else { return nil }
        return FigureTheme.Pair(series: index, of: style.colors)
    }
}

nonisolated extension FigureTheme.Pair {
    /// A light fill and a line in one of the colours of a series.
    init(series index: Int, of colors: FigureTheme.Colors) {
        let base = colors.series.isEmpty ? colors.accent : colors.series[index % colors.series.count]
        line = base
        fill = base
        fill.resolved = base.resolved.mixed(with: colors.canvas.resolved, by: 0.84)
    }
}

nonisolated extension ResolvedColor {
    /// A colour between two: 0 is this one, 1 the other.
    fileprivate func mixed(with other: ResolvedColor, by amount: Double) -> ResolvedColor {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
        return ResolvedColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: 1)
    }
}

nonisolated struct EnvironmentFigure: View {
    let nodes: [TreeNode]
    let values: [String]
    let standard: String
    let key: String
    let style: FigureStyle

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            TreeDiagram(nodes, style: style)
            FlowRow(spacing: 14) {
                ForEach(values.indices, id: \.self) { index in
                    legend(values[index], style.series(index))
                }
                legend(standard, style.line)
            }
        }
    }

    private func legend(_ text: String, _ color: Color) -> some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 11, height: 11)
            Text(verbatim: TreeNode.short(text)).font(style.code(10.5)).foregroundStyle(style.secondary).fixedSize()
        }
    }
}
