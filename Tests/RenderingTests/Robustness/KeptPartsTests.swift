import Foundation
import Testing

/// Programs that keep what views are given for a moment, and use it when the views are gone: any result, no crash.
@Suite struct KeptPartsTests {
    private static let parts: [(String, String)] = [
        (
            "subviews and their dimensions",
            """
            nonisolated(unsafe) var kept: [LayoutSubview] = []
            nonisolated(unsafe) var dimensions: [ViewDimensions] = []
            struct Key: LayoutValueKey { static let defaultValue = 1 }
            struct Keeping: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    kept += subviews
                    for subview in kept {
                        _ = subview.sizeThatFits(ProposedViewSize(width: .random(in: 0...99), height: nil))
                        dimensions.append(subview.dimensions(in: .unspecified))
                        _ = (subview.priority, subview.spacing, subview[Key.self])
                    }
                    for size in dimensions {
                        _ = (size[.leading], size[explicit: .trailing], size[VerticalAlignment.firstTextBaseline])
                    }
                    return CGSize(width: 9, height: 9)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) { for subview in kept { subview.place(at: .zero, anchor: .center, proposal: .zero) } }
            }
            struct Root: View {
                @State private var count = 0
                var body: some View {
                    Keeping {
                        if count < 3 {
                            Text("a \\(count)").id(count).layoutValue(key: Key.self, value: count)
                            ScrollView { LazyVStack { Text("b") } }.frame(height: 9).id(count + 10)
                            Image(systemName: "star").resizable().aspectRatio(1, contentMode: .fit).id(count + 20)
                            HStack(alignment: .firstTextBaseline) { Text("c"); Text("d").font(.title) }.id(count + 30)
                        } else { Color.red }
                    }
                    .onAppear { count += 1 }
                    .onChange(of: count) { if count < 6 { count += 1 } }
                }
            }
            """
        ),
        (
            "proxies, anchors and namespaces",
            """
            nonisolated(unsafe) var proxies: [GeometryProxy] = []
            nonisolated(unsafe) var anchors: [Anchor<CGRect>] = []
            nonisolated(unsafe) var scrolls: [ScrollViewProxy] = []
            struct Key: PreferenceKey {
                static let defaultValue: [Anchor<CGRect>] = []
                static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                    value += nextValue()
                }
            }
            struct Root: View {
                @State private var count = 0
                var sum: CGFloat {
                    proxies.map {
                        $0.size.width + $0.frame(in: .global).minX + $0.frame(in: .named("a")).minX
                            + $0.safeAreaInsets.top + ($0.bounds(of: .named("a"))?.width ?? 0)
                    }.reduce(0, +)
                }
                var body: some View {
                    VStack {
                        if count < 3 {
                            GeometryReader { proxy in
                                let _ = proxies.append(proxy)
                                Text("a").anchorPreference(key: Key.self, value: .bounds) { [$0] }
                            }.id(count)
                            ScrollViewReader { proxy in
                                let _ = scrolls.append(proxy)
                                ScrollView { Text("b").id("x") }
                            }.id(count + 100)
                        }
                        Text("\\(sum)")
                        GeometryReader { proxy in Text("\\(anchors.map { proxy[$0].width }.reduce(0, +))") }
                    }
                    .overlayPreferenceValue(Key.self) { value in let _ = (anchors += value); Color.clear }
                    .onAppear { count += 1 }
                    .onChange(of: count) {
                        for scroll in scrolls { withAnimation { scroll.scrollTo("x", anchor: .bottom) } }
                        if count < 6 { count += 1 }
                    }
                }
            }
            """
        ),
        (
            "contexts, symbols and resolved texts",
            """
            nonisolated(unsafe) var contexts: [GraphicsContext] = []
            nonisolated(unsafe) var symbols: [GraphicsContext.ResolvedSymbol] = []
            nonisolated(unsafe) var texts: [GraphicsContext.ResolvedText] = []
            struct Root: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        if count < 3 {
                            Canvas { context, size in
                                contexts.append(context)
                                if let symbol = context.resolveSymbol(id: 1) { symbols.append(symbol) }
                                texts.append(context.resolve(Text("a")))
                            } symbols: { HStack { Text("s"); Circle().frame(width: 9, height: 9) }.tag(1) }.id(count)
                        }
                        Canvas { context, size in
                            for symbol in symbols { context.draw(symbol, at: .zero) }
                            for text in texts { context.draw(text, at: .zero); _ = text.measure(in: size) }
                            for var other in contexts {
                                if let symbol = other.resolveSymbol(id: 1) { other.draw(symbol, at: .zero) }
                                other.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
                            }
                        }
                    }.frame(width: 90, height: 90)
                }
            }
            """
        ),
        (
            "texts to be measured and drawn",
            """
            nonisolated(unsafe) var layouts: [Text.Layout] = []
            nonisolated(unsafe) var texts: [TextProxy] = []
            struct Keeping: TextRenderer {
                func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                    texts.append(text)
                    for text in texts {
                        _ = text.sizeThatFits(ProposedViewSize(width: .random(in: 0...99), height: nil))
                    }
                    return CGSize(width: 50, height: 20)
                }
                func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                    layouts.append(layout)
                    for layout in layouts { for line in layout { for run in line { context.draw(run) } } }
                }
            }
            struct Root: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        Text("a \\(count)").id(count).textRenderer(Keeping())
                        if count < 3 { Text("b").textRenderer(Keeping()) }
                    }
                    .onAppear { count += 1 }
                    .onChange(of: count) { if count < 6 { count += 1 } }
                }
            }
            """
        ),
        (
            "objects that go last",
            """
            import Combine
            nonisolated(unsafe) var proxies: [GeometryProxy] = []
            nonisolated(unsafe) var bindings: [Binding<Int>] = []
            final class Last: ObservableObject {
                @Published var count = 0
                var other: Last?
                deinit {
                    for proxy in proxies { _ = proxy.frame(in: .global).width + proxy.safeAreaInsets.top }
                    for binding in bindings { binding.wrappedValue += 1 }
                }
            }
            nonisolated(unsafe) var last: Last? = Last()
            struct Root: View {
                @State private var count = 0
                @StateObject private var object = Last()
                var body: some View {
                    GeometryReader { proxy in
                        let _ = proxies.append(proxy)
                        let _ = bindings.append($count)
                        let _ = bindings.append($object.count)
                        Text("\\(count) \\(object.count)")
                    }
                    .onAppear { object.other = Last() }
                    .task { try? await Task.sleep(for: .seconds(1)); last = nil }
                    .onDisappear { for proxy in proxies { _ = proxy.safeAreaInsets } }
                }
            }
            """
        ),
        (
            "subviews of groups",
            """
            nonisolated(unsafe) var kept: [SubviewsCollection] = []
            nonisolated(unsafe) var values: [ContainerValues] = []
            struct Root: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        if count < 2 {
                            Group(subviews: HStack { Text("a").tag(1); Text("b").id(count) }) { subviews in
                                let _ = kept.append(subviews)
                                let _ = values += subviews.map { $0.containerValues }
                                ForEach(subviews) { $0 }
                            }.id(count)
                        }
                        ForEach(kept.indices, id: \\.self) { index in ForEach(kept[index]) { $0 } }
                        Text("\\(values.filter { $0.hasTag(1) }.count)")
                    }
                    .onAppear { count += 1 }
                    .onChange(of: count) {
                        if count == 3 { kept = [] }
                        if count < 5 { count += 1 }
                    }
                }
            }
            """
        ),
        (
            "actions, bindings and configurations",
            """
            nonisolated(unsafe) var actions: [DismissAction] = []
            nonisolated(unsafe) var bindings: [Binding<[Int]>] = []
            nonisolated(unsafe) var configurations: [ButtonStyleConfiguration] = []
            struct Style: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let _ = configurations.append(configuration)
                    VStack { ForEach(configurations.indices, id: \\.self) { configurations[$0].label } }
                }
            }
            struct Part: View {
                @Environment(\\.dismiss) private var dismiss
                @Binding var items: [Int]
                var body: some View {
                    let _ = actions.append(dismiss)
                    let _ = bindings.append($items)
                    Text("\\(items.count)")
                }
            }
            struct Root: View {
                @State private var count = 0
                @State private var items = [[1], [2], [3]]
                var body: some View {
                    VStack {
                        ForEach($items, id: \\.self) { $item in Part(items: $item) }
                        Button("a") { count += 1 }.buttonStyle(Style()).id(count)
                    }
                    .onAppear {
                        count += 1
                        items = []
                        for action in actions { action() }
                        for binding in bindings { binding.wrappedValue.append(5) }
                    }
                }
            }
            """
        ),
    ]

    @Test(arguments: parts) func areUsedWithoutHarm(_ name: String, _ source: String) throws {
        let outcome = try Hostile.outcome(of: "import SwiftUI\n" + source + "\n") {
            $0.limits = .init()
            $0.limits.seconds = 20
        }
        #expect(["drawn", "error"].contains(outcome), "\(outcome)")
    }
}
