import SwiftUI

/// A grid as facts.md 10.42 and after write it: rows in brackets, bare children after `=`, leaves with suffixes.
struct GridNotation {
    private struct Child {
        var isRow: Bool
        var alignment: VerticalAlignment?
        var cells: [String]
    }

    private let children: [Child]

    init(_ text: String) {
        var children: [Child] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first == "[" {
                let end = rest.firstIndex(of: "]") ?? rest.endIndex
                var body = rest[rest.index(after: rest.startIndex)..<end]
                var alignment: VerticalAlignment?
                if body.hasPrefix("row:") {
                    let name = body.dropFirst(4).prefix { $0 != " " }
                    alignment = Self.alignments[String(name)]?.vertical
                    body = body.dropFirst(5 + name.count)
                }
                let cells = body.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
                children.append(Child(isRow: true, alignment: alignment, cells: cells))
                rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
            } else if first == "=" {
                let body = rest.dropFirst().prefix { $0 != "[" && $0 != "=" }
                children.append(
                    Child(isRow: false, cells: [body.trimmingCharacters(in: .whitespaces)]))
                rest = rest[body.endIndex...]
            } else {
                rest = rest.dropFirst()
            }
        }
        self.children = children
    }

    var leafCount: Int { children.reduce(0) { $0 + $1.cells.count } }

    func grid(_ alignment: String, _ horizontal: CGFloat?, _ vertical: CGFloat?) -> some View {
        var number = 0
        let views = children.map { child -> AnyView in
            let cells = child.cells.map { text -> AnyView in
                defer { number += 1 }
                return Self.cell(text, named: "\(number)")
            }
            guard child.isRow else { return cells.first ?? AnyView(EmptyView()) }
            return AnyView(
                GridRow(alignment: child.alignment) { ForEach(Array(cells.enumerated()), id: \.offset) { $0.element } })
        }
        return Grid(
            alignment: Self.alignments[alignment] ?? .center, horizontalSpacing: horizontal, verticalSpacing: vertical
        ) { ForEach(Array(views.enumerated()), id: \.offset) { $0.element } }
    }

    // MARK: - Cells

    private static func cell(_ text: String, named name: String) -> AnyView {
        var words = text.split(separator: " ").map(String.init)
        guard var leaf = words.first else { return AnyView(EmptyView()) }
        words.removeFirst()
        var columns: Int?
        if let star = leaf.firstIndex(of: "*") {
            columns = Int(leaf[leaf.index(after: star)...])
            leaf = String(leaf[..<star])
        }
        var height: CGFloat = 0
        if leaf.hasPrefix("C"), let word = words.first {
            let parts = word.split(separator: "*")
            height = parts.first.flatMap { Double($0) }.map { CGFloat($0) } ?? 0
            if parts.count == 2 { columns = Int(parts[1]) }
            words.removeFirst()
        }
        var view = self.leaf(leaf, height: height, name)
        if let columns { view = AnyView(view.gridCellColumns(columns)) }
        for word in words {
            let value = String(word.dropFirst())
            switch word.first {
            case "p":
                view = AnyView(view.layoutPriority(Double(value.replacingOccurrences(of: "−", with: "-")) ?? 0))
            case "@": view = AnyView(view.gridCellAnchor(anchors[value] ?? .center))
            case "^": view = AnyView(view.gridColumnAlignment(alignments[value]?.horizontal ?? .center))
            default: view = AnyView(view.gridCellUnsizedAxes(value == "h" ? .horizontal : .vertical))
            }
        }
        return view
    }

    private static func leaf(_ text: String, height: CGFloat, _ name: String) -> AnyView {
        let body = text.dropFirst()
        let bounds = body.split(separator: "…").compactMap { Double($0) }.map { CGFloat($0) }
        switch text.first {
        case "S": return AnyView(Spacer().overlay { greedy(name) })
        case "X": return AnyView(greedy(name))
        case "h": return AnyView(half(name))
        case "A": return AnyView(W(-.infinity, 10, .infinity, height: bounds[0], name))
        case "D": return AnyView(V(-.infinity, 10, .infinity, width: bounds[0], name))
        case "B": return AnyView(clamped(bounds[0], bounds[1], name))
        case "C": return AnyView(W(bounds[0], min(max(10, bounds[0]), bounds[1]), bounds[1], height: height, name))
        default:
            let lengths = text.split(separator: "×").compactMap { Double($0) }.map { CGFloat($0) }
            return AnyView(F(lengths[0], lengths[1], name))
        }
    }

    private static let alignments: [String: Alignment] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]

    private static let anchors: [String: UnitPoint] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
}
