import Rendering
import ViewGraph

/// What figures show, in a few sentences.
enum Description {
    /// `The picture of a view of 100×40 points with the texts “A” and “B”.`
    static func picture(of drawn: DrawnView, _ labels: FigureLabels) -> String {
        var texts: [String] = []
        collectTexts(drawn.inspection.root, into: &texts)
        let size = FigureNumbers.text(drawn.size)
        guard !texts.isEmpty else { return labels("The picture of a view of {size} points.", ["size": size]) }
        return labels(
            "The picture of a view of {size} points with the texts {texts}.",
            ["size": size, "texts": list(texts.map { "“\($0)”" }, labels)])
    }

    private static func collectTexts(_ node: LayoutReport?, into texts: inout [String]) {
        guard let node, texts.count < 12 else { return }
        if let lines = node.text?.lines, !lines.isEmpty { texts.append(lines.joined(separator: " ")) }
        for child in node.children { collectTexts(child, into: &texts) }
    }

    static func code(_ lines: [CodeLine], _ callouts: [CodeCallout], _ labels: FigureLabels) -> String {
        var text =
            lines.count == 1
            ? labels("Swift source of one line.")
            : labels("Swift source of {count} lines.", ["count": String(lines.count)])
        let marked = lines.filter { $0.isMarked || !$0.marks.isEmpty }.map { String($0.number) }
        if !marked.isEmpty { text += " " + labels("Marked: {lines}.", ["lines": list(marked, labels)]) }
        for callout in callouts {
            text += " " + labels("Line {line}: {text}.", ["line": String(callout.line), "text": callout.text])
        }
        return text
    }

    /// The tree as an outline in one sentence: `VStack (HStack (Text, Image), Text)`; of a large one how much there is.
    static func tree(_ nodes: [TreeNode], _ labels: FigureLabels) -> String {
        let flat = FlatTree(nodes)
        guard flat.entries.count <= 40 else {
            let root = flat.entries.first?.node.name ?? ""
            return labels(
                "A tree of {count} views, the root is {root}.",
                ["count": String(flat.entries.count), "root": root])
        }
        return labels("A tree of views: {tree}.", ["tree": outline(nodes)])
    }

    private static func outline(_ nodes: [TreeNode]) -> String {
        nodes.map { $0.children.isEmpty ? $0.name : "\($0.name) (\(outline($0.children)))" }.joined(separator: ", ")
    }

    /// `a, b and c`.
    static func list(_ items: [String], _ labels: FigureLabels) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: labels(", ")) + labels(" and ") + last
    }
}
