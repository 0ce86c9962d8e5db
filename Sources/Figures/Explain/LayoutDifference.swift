import Rendering
import ViewGraph

/// What differs between two layouts, view by view.
public struct LayoutDifference: Sendable {
    public enum Change: Sendable, Hashable {
        case inserted(CGRect)
        case removed(CGRect)
        case changed(from: CGRect, to: CGRect)
        case text(from: String, to: String)
        /// In the same place, with other pixels.
        case look(CGRect)
    }

    public struct Entry: Sendable, Hashable {
        public var id: String
        public var name: String
        /// What a text says.
        public var said: String?
        /// The expression that made it, where places were recorded.
        public var source: SourcePlace?
        public var change: Change

        init(_ node: LayoutReport, _ change: Change) {
            (id, name, source, self.change) = (node.id, node.name, node.source, change)
            said = node.text.map { $0.lines.joined(separator: " ") }
        }
    }

    public private(set) var entries: [Entry] = []

    init(_ old: LayoutReport?, _ new: LayoutReport?) {
        let before = old?.flattened ?? []
        let after = new?.flattened ?? []
        let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        let kept = Dictionary(after.map { ($0.id, $0.name) }) { first, _ in first }
        for node in after {
            guard let other = known[node.id], other.name == node.name else {
                entries.append(Entry(node, .inserted(node.frame)))
                continue
            }
            if let from = other.text, let to = node.text,
                from.lines.joined(separator: " ") != to.lines.joined(separator: " ")
            {
                let change = Change.text(from: from.lines.joined(separator: " "), to: to.lines.joined(separator: " "))
                entries.append(Entry(node, change))
            }
            if other.frame != node.frame {
                entries.append(Entry(node, .changed(from: other.frame, to: node.frame)))
            }
        }
        for node in before where kept[node.id] != node.name { entries.append(Entry(node, .removed(node.frame))) }
    }
}

nonisolated extension LayoutDifference {
    /// Adds the views that stayed where they are and are drawn otherwise: those with nothing inside them.
    mutating func addLooks(_ old: DrawnView, _ new: DrawnView) throws(RenderFailure) {
        let (before, after) = (try old.picture.bitmap(), try new.picture.bitmap())
        let scale = new.picture.options.scale
        guard scale == old.picture.options.scale else { return }
        let known = Set(entries.map(\.id))
        let frames = Dictionary(
            (old.inspection.root?.flattened ?? []).map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        for node in new.inspection.root?.flattened ?? []
        where node.children.isEmpty && !known.contains(node.id) && frames[node.id] == node.frame {
            let frame = (node.drawn ?? node.frame).applying(CGAffineTransform(scaleX: scale, y: scale))
            guard
                let (first, second) = before.cropped(to: frame).flatMap({ first in
                    after.cropped(to: frame).map { (first, $0) }
                }), first != second
            else { continue }
            entries.append(Entry(node, .look(node.drawn ?? node.frame)))
        }
    }

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
        let view = Self.named(entry)
        switch entry.change {
        case .inserted(let frame):
            return labels("{view} is new: {frame}.", ["view": view, "frame": Self.text(frame)])
        case .removed(let frame):
            return labels("{view} is gone: it was {frame}.", ["view": view, "frame": Self.text(frame)])
        case .look: return labels("{view} looks different.", ["view": view])
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

    /// `Text “Login” (Card.swift:12)`; where no places were recorded, with the id.
    private static func named(_ entry: Entry) -> String {
        var name = entry.name
        if let said = entry.said, !said.isEmpty {
            name += " “\(said.count > 40 ? said.prefix(38) + "…" : said)”"
        }
        return "\(name) (\(entry.source.map { "\($0.file):\($0.line)" } ?? entry.id))"
    }

    private static func text(_ frame: CGRect) -> String {
        "\(FigureNumbers.text(frame.size)) at \(FigureNumbers.text(frame.minX)), \(FigureNumbers.text(frame.minY))"
    }

    private static func signed(_ value: CGFloat) -> String { (value > 0 ? "+" : "") + FigureNumbers.text(value) }
}
