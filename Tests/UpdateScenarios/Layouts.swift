import SwiftUI

private func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    return length == .infinity ? "inf" : "\(Int(length.rounded()))"
}

private func text(_ size: CGSize) -> String { text(size.width) + "×" + text(size.height) }
private func text(_ proposal: ProposedViewSize) -> String { text(proposal.width) + "x" + text(proposal.height) }

/// Views beside each other, each as wide as the widest; says what it is called for.
struct EqualWidths: Layout {
    struct Cache {
        var widest: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache {
        print("makeCache \(subviews.count)")
        return Cache(widest: widest(subviews))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        print("updateCache \(subviews.count), was \(text(cache.widest))")
        cache.widest = widest(subviews)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        let size = CGSize(width: cache.widest * CGFloat(subviews.count), height: height)
        print("sizeThatFits \(text(proposal)) \(text(size))")
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        print("placeSubviews \(text(bounds.size)) \(text(proposal))")
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + (CGFloat(index) + 0.5) * cache.widest
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: cache.widest, height: bounds.height))
        }
    }

    private func widest(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }
}

struct CallsOfLayouts: View {
    @State private var count = 2
    @State private var offset = 0.0

    var body: some View {
        VStack(spacing: 0) {
            Text("Add").onTapGesture { count += 1 }
            Text("Shift").onTapGesture { offset += 5 }
            EqualWidths() {
                ForEach(0..<count, id: \.self) { Color.clear.frame(width: CGFloat($0 + 1) * 10, height: 20) }
            }
            .offset(x: offset)
        }
    }
}

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    static let middle = VerticalAlignment(Middle.self)
}

/// 40×40, with guides of its own.
struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .leading ? 10 : nil
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .middle ? bounds.height / 4 : guide == .firstTextBaseline ? 7 : nil
    }
}

/// Asks its only subview what it says.
struct Asking: Layout {
    var ask: @Sendable (LayoutSubview) -> String

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            print(ask(subview))
            subview.place(at: bounds.origin, proposal: proposal)
        }
    }
}

struct GuidesOfLayouts: View {
    var body: some View {
        VStack {
            Asking(ask: { subview in
                let own = subview.dimensions(in: .unspecified)
                return "leading \(text(own[.leading])) \(text(own[explicit: .leading])), "
                    + "middle \(text(own[.middle])), baseline \(text(own[.firstTextBaseline])), "
                    + "bottom \(text(own[.bottom])) \(text(own[explicit: .bottom]))"
            })() {
                Guided() { Color.red }
            }
            Asking(ask: { subview in
                let own = subview.dimensions(in: .unspecified)
                return "\(text(own.width))×\(text(own.height)), middle \(text(own[explicit: .middle]))"
            })() {
                HStack(alignment: .middle, spacing: 0) {
                    Guided() { Color.red }
                    Color.blue.frame(width: 20, height: 60)
                }
            }
        }
    }
}

/// Lies as a stack does, and prints how large what is in it can be.
struct Measuring: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { text(subview.sizeThatFits($0)) }
            print("vertical " + sizes.joined(separator: ", "))
        }
    }
}

/// The same without an orientation.
struct MeasuringFreely: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { text(subview.sizeThatFits($0)) }
            print("free " + sizes.joined(separator: ", "))
        }
    }
}

struct SpacersInLayouts: View {
    var body: some View {
        VStack {
            Measuring() { Spacer() }
            MeasuringFreely() { Spacer() }
            AnyLayout(Measuring())() { Spacer() }
            AnyLayout(MeasuringFreely())() { Spacer() }
        }
    }
}

/// Wants 3 points to whatever stands above and below it, and says what its subviews prefer.
struct Tight: Layout {
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first?.spacing ?? .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, next) in zip(subviews, subviews.dropFirst()) {
            let across = subview.spacing.distance(to: next.spacing, along: .horizontal)
            let down = subview.spacing.distance(to: next.spacing, along: .vertical)
            print("distance \(text(across)) \(text(down))")
        }
        var all = ViewSpacing()
        for subview in subviews { all.formUnion(subview.spacing, edges: .horizontal) }
        print("union \(text(all.distance(to: .zero, along: .horizontal)))")
    }
}

struct SpacingOfLayouts: View {
    var body: some View {
        Asking(ask: { text($0.sizeThatFits(.unspecified)) })() {
            VStack {
                Color.red.frame(width: 20, height: 20)
                Tight() {
                    Text("Text")
                    Text("Text")
                    Color.red
                }
                Tight() {}
                Color.red.frame(width: 20, height: 20)
            }
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue = 1
}

extension View {
    fileprivate func weight(_ weight: Int) -> some View { layoutValue(key: Weight.self, value: weight) }
}

/// Divides its width by the weights of its subviews.
struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 20))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let total = subviews.reduce(0) { $0 + $1[Weight.self] }
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * CGFloat(subview[Weight.self]) / CGFloat(total)
            print("weight \(subview[Weight.self]), priority \(Int(subview.priority)): \(text(width))")
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

struct ValuesForLayouts: View {
    var body: some View {
        Weighted() {
            Color.red.weight(3)
            Color.green.layoutPriority(2)
            Color.blue.weight(2).padding(1)
        }
    }
}

struct SwitchedLayouts: View {
    @State private var step = 0

    private var layout: AnyLayout {
        switch step {
        case 0: AnyLayout(HStackLayout(spacing: 0))
        case 1: AnyLayout(VStackLayout(spacing: 0))
        default: AnyLayout(EqualWidths())
        }
    }

    var body: some View {
        VStack {
            Text("Switch").onTapGesture { step += 1 }
            Asking(ask: { text($0.sizeThatFits(.unspecified)) })() {
                layout {
                    Kept()
                    Spacer()
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
    }

    /// Its state tells whether it is still the same view.
    struct Kept: View {
        @State private var number = 0

        var body: some View {
            Color.red.frame(width: 20, height: 20).onAppear { number += 1 }.onChange(of: number) { print("made \($1)") }
        }
    }
}

/// Its subview is one of its kind, down to depth 0.
struct Nested: View {
    var depth: Int

    var body: some View {
        if depth == 0 {
            Color.red.frame(width: 10, height: 10)
        } else {
            Inset(depth: depth) { Nested(depth: depth - 1) }
        }
    }
}

struct Inset: Layout {
    var depth: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        print("\(depth): \(text(size)) in \(text(proposal))")
        return CGSize(width: size.width + 2, height: size.height + 2)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: bounds.width - 2, height: bounds.height - 2))
    }
}

struct LayoutsInLayouts: View {
    var body: some View { Nested(depth: 3) }
}
