import SwiftUI
import ViewGraph

/// What a view draws in a rectangle of the given size at the origin, and how its nodes are reported.
struct PaintProbe {
    let items: [DisplayList.Item]
    let report: LayoutReport?
    let warnings: [String]

    init(
        _ view: some View, width: CGFloat? = 100, height: CGFloat? = 60,
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        change(&environment)
        let graph = ViewGraph()
        graph.setRoot(RootView(view), environment: environment)
        _ = graph.layout(ProposedViewSize(width: width, height: height))
        items = graph.draw(displayScale: 1).items
        report = graph.report(displayScale: 1)
        warnings = graph.diagnostics.warnings
    }

    /// The one group that is drawn; nil for anything else.
    var group: DisplayList.Group? {
        guard items.count == 1, case .group(let group) = items[0] else { return nil }
        return group
    }

    /// The colours of all fills and strokes, from back to front.
    var colors: [ResolvedColor] { DisplayList(items: items).colors }
}

extension DisplayList {
    var colors: [ResolvedColor] {
        items.flatMap { item -> [ResolvedColor] in
            switch item {
            case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)), .glyphs(_, .color(let color)):
                return [color]
            case .group(let group): return group.contents.colors
            default: return []
            }
        }
    }
}

extension [DisplayList.Item] {
    /// All runs of glyphs with their paint, from back to front.
    var runs: [(run: GlyphRun, paint: Paint)] {
        flatMap { item -> [(run: GlyphRun, paint: Paint)] in
            switch item {
            case .glyphs(let run, let paint): return [(run, paint)]
            case .group(let group): return group.contents.items.runs
            default: return []
            }
        }
    }
}

extension LayoutReport {
    /// Names with their children in brackets: `.overlay(Color, Circle)`.
    var outline: String {
        children.isEmpty ? name : "\(name)(\(children.map(\.outline).joined(separator: ", ")))"
    }
}

/// 0xRRGGBB.
func hex(_ value: UInt32, _ opacity: Double = 1) -> ResolvedColor { ResolvedColor(hex: value, opacity: opacity) }
