import Drawing
import Foundation
import Rendering
import SwiftUI
import ViewGraph

/// At which widths a view arranges itself otherwise: between two marks only lengths change.
public struct BreakpointRuler: Sendable {
    public struct Stretch: Sendable, Hashable {
        /// In points, both included.
        public var from: CGFloat
        public var to: CGFloat
        /// What is otherwise than in the stretch before: `Text("Hello") takes 1 line in place of 2`.
        public var changes: [String]
    }

    public var stretches: [Stretch]

    /// Widths are tried where they differ, to a point.
    init(_ explorer: Explorer, widths: [CGFloat]) throws(RenderFailure) {
        guard let first = widths.first else {
            stretches = []
            return
        }
        var known: [CGFloat: DrawnTree] = [:]
        func tree(_ width: CGFloat) throws(RenderFailure) -> DrawnTree {
            if let tree = known[width] { return tree }
            let tree = DrawnTree(try explorer.draw(ExploredConfiguration(width: width)))
            known[width] = tree
            return tree
        }
        var result = [Stretch(from: first, to: first, changes: [])]
        func search(_ lower: CGFloat, _ upper: CGFloat, _ depth: Int) throws(RenderFailure) {
            let (a, b) = (try tree(lower), try tree(upper))
            guard Self.arrangement(a) != Self.arrangement(b) else { return }
            guard upper - lower > 1, depth < 12 else {
                result[result.count - 1].to = lower
                result.append(Stretch(from: upper, to: upper, changes: Self.changes(a, b)))
                return
            }
            let middle = ((lower + upper) / 2).rounded(.down)
            try search(lower, middle, depth + 1)
            try search(middle, upper, depth + 1)
        }
        for (lower, upper) in zip(widths, widths.dropFirst()) where result.count < 40 { try search(lower, upper, 0) }
        result[result.count - 1].to = widths.last ?? first
        stretches = result
    }

    /// Which views there are, and how many lines their texts take.
    private static func arrangement(_ tree: DrawnTree) -> Int {
        var hash = StableHash()
        for node in tree.nodes {
            hash.add(node.name)
            hash.add(node.children.count)
            if let text = node.report.text {
                hash.add(text.lines.count)
                hash.add(text.isTruncated ? 1 : 0)
            }
        }
        return hash.value
    }

    private static func changes(_ a: DrawnTree, _ b: DrawnTree) -> [String] {
        let kinds: [Consequence.Kind] = [.appeared, .disappeared, .truncated, .untruncated, .lines]
        let found = ConsequenceFinder.consequences(from: a, to: b).filter { kinds.contains($0.kind) }
        let shown = found.prefix(3).map(\.sentence)
        return found.count > 3 ? shown + ["\(found.count - 3) more"] : shown
    }

    /// One stretch a line.
    public var text: String {
        stretches.map { stretch in
            let widths = "\(Lengths.write(stretch.from)) … \(Lengths.write(stretch.to)) pt"
            return stretch.changes.isEmpty ? widths : "\(widths): \(stretch.changes.joined(separator: "; "))"
        }.joined(separator: "\n")
    }

    /// The ruler as a figure, 720 points wide.
    public func picture(_ options: RenderOptions = RenderOptions()) throws(RenderFailure) -> Picture {
        var own = RenderOptions()
        (own.appearance, own.scale) = (options.appearance, options.scale)
        own.setSize(width: 720, height: nil)
        return try RenderSession(view: RulerFigure(stretches: stretches), options: own).picture()
    }
}

/// A bar with a part for each stretch, and a line for each that says what begins there.
private struct RulerFigure: View {
    let stretches: [BreakpointRuler.Stretch]

    private static let colors: [Color] = [.blue, .teal, .indigo, .green, .orange, .purple]

    private func share(_ width: CGFloat) -> CGFloat {
        guard let first = stretches.first?.from, let last = stretches.last?.to, last > first else { return 0 }
        return (width - first) / (last - first)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Canvas { context, size in
                for (index, stretch) in stretches.enumerated() {
                    let start = share(stretch.from) * size.width
                    let next = index + 1 < stretches.count ? share(stretches[index + 1].from) * size.width : size.width
                    let rect = CGRect(x: start, y: 0, width: max(next - start - 2, 1), height: 14)
                    let color = Self.colors[index % Self.colors.count]
                    context.fill(Path(roundedRect: rect, cornerRadius: 3), with: .color(color.opacity(0.75)))
                }
            }
            .frame(height: 14)
            ForEach(Array(stretches.enumerated()), id: \.offset) { index, stretch in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    RoundedRectangle(cornerRadius: 3)
                        .fill(Self.colors[index % Self.colors.count].opacity(0.75))
                        .frame(width: 10, height: 10)
                    Text("\(Lengths.write(stretch.from)) … \(Lengths.write(stretch.to)) pt")
                        .font(.system(size: 13, weight: .semibold)).monospacedDigit()
                        .frame(width: 130, alignment: .leading)
                    Text(stretch.changes.isEmpty ? "from the narrowest" : stretch.changes.joined(separator: "\n"))
                        .font(.system(size: 13)).foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        .padding(20)
    }
}
