import Rendering
import ViewGraph

/// What differs between two layouts, view by view.
public struct LayoutDifference: Sendable {
    public enum Change: Sendable, Hashable {
        case inserted(CGRect)
        case removed(CGRect)
        case changed(from: CGRect, to: CGRect)
        case text(from: String, to: String)
    }

    public struct Entry: Sendable, Hashable {
        public var id: String
        public var name: String
        public var change: Change
    }

    public private(set) var entries: [Entry] = []

    init(_ old: LayoutReport?, _ new: LayoutReport?) {
        let before = old?.flattened ?? []
        let after = new?.flattened ?? []
        let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        let kept = Set(after.map(\.id))
        for node in after {
            guard let other = known[node.id], other.name == node.name else {
                entries.append(Entry(id: node.id, name: node.name, change: .inserted(node.frame)))
                continue
            }
            if let from = other.text, let to = node.text,
                from.lines.joined(separator: " ") != to.lines.joined(separator: " ")
            {
                let change = Change.text(from: from.lines.joined(separator: " "), to: to.lines.joined(separator: " "))
                entries.append(Entry(id: node.id, name: node.name, change: change))
            }
            if other.frame != node.frame {
                entries.append(Entry(id: node.id, name: node.name, change: .changed(from: other.frame, to: node.frame)))
            }
        }
        for node in before {
            let isKept = kept.contains(node.id) && after.first { $0.id == node.id }?.name == node.name
            if !isKept { entries.append(Entry(id: node.id, name: node.name, change: .removed(node.frame))) }
        }
    }
}

nonisolated extension LayoutDifference {
    /// Those that aren't round others: what is marked in pictures.
    var innermost: [Entry] {
        let ids = entries.map(\.id)
        return entries.filter { entry in !ids.contains { $0 != entry.id && $0.hasPrefix(entry.id + ".") } }
    }

    func sentences(_ labels: FigureLabels) -> [String] {
        guard !entries.isEmpty else { return [labels("Nothing moves.")] }
        return entries.map { sentence($0, labels) }
    }

    private func sentence(_ entry: Entry, _ labels: FigureLabels) -> String {
        let view = "\(entry.name) (\(entry.id))"
        switch entry.change {
        case .inserted(let frame):
            return labels("{view} is new: {frame}.", ["view": view, "frame": Self.text(frame)])
        case .removed(let frame):
            return labels("{view} is gone: it was {frame}.", ["view": view, "frame": Self.text(frame)])
        case .text(let from, let to):
            return labels("{view} says “{to}” in place of “{from}”.", ["view": view, "from": from, "to": to])
        case .changed(let from, let to):
            var parts: [String] = []
            if from.size != to.size {
                parts.append(
                    labels(
                        "is {to} in place of {from}",
                        ["from": FigureNumbers.text(from.size), "to": FigureNumbers.text(to.size)]))
            }
            let (x, y) = (to.minX - from.minX, to.minY - from.minY)
            if x != 0 || y != 0 {
                parts.append(labels("moves by {x}, {y}", ["x": Self.signed(x), "y": Self.signed(y)]))
            }
            return view + " " + Description.list(parts, labels) + labels(".")
        }
    }

    private static func text(_ frame: CGRect) -> String {
        "\(FigureNumbers.text(frame.size)) at \(FigureNumbers.text(frame.minX)), \(FigureNumbers.text(frame.minY))"
    }

    private static func signed(_ value: CGFloat) -> String { (value > 0 ? "+" : "") + FigureNumbers.text(value) }
}
