import SwiftUI

private func text(_ length: CGFloat) -> String { "\(Int(length.rounded()))" }
private func text(_ rect: CGRect) -> String {
    "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width))×\(text(rect.height))"
}

/// A fixed size that says where it was put.
struct Told: Layout {
    var name: String
    var width: CGFloat
    var height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        print("\(name) \(text(bounds))")
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? 4 : nil
    }
}

/// A row, or a column where the row is too wide: keeps the caches of both.
struct RowOrColumn: Layout {
    struct Cache {
        var row: HStackLayout.Cache
        var column: VStackLayout.Cache
    }

    var row = HStackLayout(alignment: .bottom, spacing: 4)
    var column = VStackLayout(alignment: .leading, spacing: 2)

    func makeCache(subviews: Subviews) -> Cache {
        Cache(row: row.makeCache(subviews: subviews), column: column.makeCache(subviews: subviews))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        row.updateCache(&cache.row, subviews: subviews)
        column.updateCache(&cache.column, subviews: subviews)
    }

    private func fits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> Bool {
        let ideal = row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache.row)
        return ideal.width <= proposal.width ?? .infinity
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        row.spacing(subviews: subviews, cache: &cache.row)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        fits(proposal, subviews, &cache)
            ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
            : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.column)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if fits(proposal, subviews, &cache) {
            row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
        } else {
            column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.column)
        }
    }
}

struct StacksAsked: View {
    @State private var width = 50.0

    var body: some View {
        VStack(spacing: 0) {
            Text("Narrow").onTapGesture { width = 30 }
            RowOrColumn() {
                Told(name: "a", width: 20, height: 10)() {}
                Told(name: "b", width: 20, height: 20)() {}
            }
            .frame(width: width, height: 60, alignment: .topLeading)
        }
    }
}

/// Asks another layout for everything, whichever it is.
struct Forwarding: Layout {
    typealias Cache = AnyLayout.Cache
    var layout: AnyLayout

    func makeCache(subviews: Subviews) -> Cache { layout.makeCache(subviews: subviews) }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.updateCache(&cache, subviews: subviews) }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct ForwardedLayouts: View {
    @State private var step = 0

    private var layout: AnyLayout {
        switch step {
        case 0: AnyLayout(HStackLayout(alignment: .top, spacing: 0))
        case 1: AnyLayout(VStackLayout(alignment: .trailing, spacing: 0))
        case 2: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
        case 3: AnyLayout(GridLayout(verticalSpacing: 1))
        default: AnyLayout(RowOrColumn())
        }
    }

    var body: some View {
        VStack(spacing: 0) {
            Text("Switch").onTapGesture { step += 1 }
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                Forwarding(layout: layout)() {
                    Told(name: "a", width: 20, height: 10)() {}
                    Told(name: "b", width: 30, height: 20)() {}
                }
            }
        }
    }
}

/// The first half in a row, the others in a column below it, the last of them first.
struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (top, bottom) = sizes(of: subviews, in: proposal)
        return CGSize(width: max(top.width, bottom.width), height: top.height + bottom.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (top, bottom) = sizes(of: subviews, in: proposal)
        let below = CGPoint(x: bounds.minX, y: bounds.minY + top.height)
        place(HStackLayout(spacing: 0), first(of: subviews), CGRect(origin: bounds.origin, size: top), proposal)
        place(VStackLayout(spacing: 0), second(of: subviews), CGRect(origin: below, size: bottom), proposal)
    }

    private func first(of subviews: Subviews) -> Subviews { subviews[0..<(subviews.count / 2)] }

    private func second(of subviews: Subviews) -> Subviews {
        subviews[((subviews.count / 2)..<subviews.count).reversed()]
    }

    private func sizes(of subviews: Subviews, in proposal: ProposedViewSize) -> (CGSize, CGSize) {
        (
            size(HStackLayout(spacing: 0), first(of: subviews), proposal),
            size(VStackLayout(spacing: 0), second(of: subviews), proposal)
        )
    }

    private func size<L: Layout>(_ layout: L, _ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func place<L: Layout>(
        _ layout: L, _ subviews: Subviews, _ bounds: CGRect, _ proposal: ProposedViewSize
    ) {
        var cache = layout.makeCache(subviews: subviews)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct PartsOfSubviews: View {
    var body: some View {
        Halves() {
            Told(name: "a", width: 10, height: 10)() {}
            Told(name: "b", width: 20, height: 10)() {}
            Told(name: "c", width: 30, height: 10)() {}
            Told(name: "d", width: 30, height: 20)() {}
        }
        .frame(width: 40, height: 60, alignment: .topLeading)
    }
}

/// Counts in its cache, by ones.
struct CountingOnes: Layout {
    func makeCache(subviews: Subviews) -> Int { 1 }
    func updateCache(_ cache: inout Int, subviews: Subviews) { cache += 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        print("ones \(cache)")
    }
}

/// Counts in its cache, by words.
struct CountingWords: Layout {
    func makeCache(subviews: Subviews) -> [String] { ["made"] }
    func updateCache(_ cache: inout [String], subviews: Subviews) { cache.append("updated") }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]) -> CGSize {
        CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]) {
        print("words \(cache.joined(separator: " "))")
    }
}

/// Switching between declared layouts begins with a cache of the new one's kind.
struct SwitchedCaches: View {
    @State private var step = 0

    private var layout: AnyLayout { step % 3 == 2 ? AnyLayout(CountingWords()) : AnyLayout(CountingOnes()) }

    private var container: AnyView {
        step % 3 == 2 ? AnyView(CountingWords() { Color.red }) : AnyView(CountingOnes() { Color.red })
    }

    var body: some View {
        VStack {
            Text("Switch").onTapGesture { step += 1 }
            layout {
                ForEach(0...step, id: \.self) { _ in Color.red }
            }
            container
        }
    }
}
