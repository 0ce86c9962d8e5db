import SwiftUI
import Testing
import ViewGraph

/// facts.md 9.9, 12 and 13, beyond what other suites check: who expands, layouts that place nothing, roots, changes.
@Suite @MainActor struct RootFacts {
    private final class Log {
        var old: [Int] = []
        var new: [Int] = []
        var set: (Int) -> Void = { _ in }
    }

    private struct Watching: View {
        @State private var value = 0
        let log: Log

        var body: some View {
            log.set = { value = $0 }
            return F20().onChange(of: value) {
                log.old.append($0)
                log.new.append($1)
            }
        }
    }

    @Test func changes() {
        let (graph, log) = (ViewGraph(), Log())
        graph.setRoot(Watching(log: log), environment: EnvironmentValues())
        graph.update(.unspecified)
        for value in [1, 2, 2] {
            log.set(value)
            graph.update(.unspecified)
        }
        #expect(log.old == [0, 1], "facts 13.2")
        #expect(log.new == [1, 2], "facts 13.2")
    }

    private struct Identified: View {
        @State private var id = 0
        let log: Log
        let isInside: Bool

        var body: some View {
            log.set = { id = $0 }
            let appeared = { log.new.append(id) }
            return Group {
                if isInside {
                    F20().onAppear(perform: appeared).id(id)
                } else {
                    F20().id(id).onAppear(perform: appeared)
                }
            }
        }
    }

    @Test(arguments: [(false, 1), (true, 3)])
    func appearing(_ isInside: Bool, _ count: Int) {
        let (graph, log) = (ViewGraph(), Log())
        graph.setRoot(Identified(log: log, isInside: isInside), environment: EnvironmentValues())
        graph.update(.unspecified)
        for id in [1, 2] {
            log.set(id)
            graph.update(.unspecified)
        }
        #expect(log.new.count == count, "facts 13.3")
    }

    @Test func preferredColorSchemes() {
        func asked(_ view: some View) -> ColorScheme? {
            let requests = PresentationRequests()
            var environment = EnvironmentValues()
            environment.presentationRequests = requests
            let graph = ViewGraph()
            graph.setRoot(RootView(view), environment: environment)
            graph.update(.unspecified)
            return requests.colorScheme
        }
        let siblings = VStack {
            F20().preferredColorScheme(nil)
            F20().preferredColorScheme(.dark)
            F20().preferredColorScheme(.light)
        }
        #expect(asked(siblings) == .dark, "facts 13.5")
        #expect(asked(F20().preferredColorScheme(.dark).preferredColorScheme(.light)) == .light, "facts 13.5")
        #expect(asked(F20().environment(\.colorScheme, .dark)) == nil, "facts 13.5")
    }

    private struct Silent: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 60, height: 40)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test func whatIsNeverPlacedStandsInTheMiddle() {
        let probe = LayoutProbe(Silent()() { half("a") }, at(80, 90))
        #expect(probe.frame("a") == CGRect(x: 10, y: 15, width: 40, height: 10), "facts 12.4")
        #expect(probe.proposals("a") == [at(80, 90)], "facts 12.4")
    }

    @Test func roots() {
        let several = RootView(
            Group {
                F20("a"); F(30, 10, "b")
            })
        let probe = LayoutProbe(several, at(100, 100))
        #expect(probe.frame("a")?.origin == CGPoint(x: 40, y: 31), "facts 12.11")
        #expect(probe.frame("b")?.origin == CGPoint(x: 35, y: 59), "facts 12.11")
        #expect(LayoutProbe(W(15, 20, 25), at(0, 0)).size.width == 15, "facts 12.11")
    }

    @Test func scaledMetrics() {
        struct Scaled: View {
            @ScaledMetric var length = 20.0
            var body: some View { F(length, 10) }
        }
        func width(_ size: DynamicTypeSize) -> CGFloat {
            LayoutProbe(Scaled(), atNil) { ($0.platform, $0.dynamicTypeSize) = (.iOS, size) }.size.width
        }
        #expect(width(.large) == 20, "facts 12.10")
        #expect(width(.xxxLarge) > width(.xLarge) && width(.xLarge) > 20 && width(.xSmall) < 20, "facts 12.10")
        #expect((width(.xxxLarge) * 2).rounded() == width(.xxxLarge) * 2, "facts 12.10")
    }

    enum Expansion { case none, horizontal, both }

    struct ExpansionRow: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var expansion: Expansion
        var view: @MainActor @Sendable () -> any View

        init(_ name: String, _ expansion: Expansion, _ view: @escaping @MainActor @Sendable () -> any View) {
            (testDescription, self.expansion, self.view) = (name, expansion, view)
        }
    }

    nonisolated static let expansions: [ExpansionRow] = [
        ExpansionRow("text", .none) { Text("Text") },
        ExpansionRow("image", .none) { Image(systemName: "star") },
        ExpansionRow("label", .none) { Label("Label", systemImage: "star") },
        ExpansionRow("circular progress", .none) { ProgressView() },
        ExpansionRow("colour", .both) { Color.red },
        ExpansionRow("shape", .both) { Rectangle() },
        ExpansionRow("reader", .both) { GeometryReader { _ in F20() } },
        ExpansionRow("editor", .both) { TextEditor(text: .constant("")) },
        ExpansionRow("field", .horizontal) { TextField("Field", text: .constant("")) },
        ExpansionRow("secure field", .horizontal) { SecureField("Field", text: .constant("")) },
        ExpansionRow("slider", .horizontal) { Slider(value: .constant(0.5)) },
        ExpansionRow("stepper", .horizontal) { Stepper("Stepper", value: .constant(1)) },
        ExpansionRow("toggle", .horizontal) { Toggle("Toggle", isOn: .constant(true)) },
        ExpansionRow("linear progress", .horizontal) { ProgressView(value: 0.5) },
        ExpansionRow("divider", .horizontal) { Divider() },
    ]

    /// facts 9.9, on iOS.
    @Test(arguments: expansions) func whoExpands(_ row: ExpansionRow) {
        func size<V: View>(_ view: V) -> CGSize { LayoutProbe(view, at(300, 200)) { $0.platform = .iOS }.size }
        let size = size(row.view())
        #expect((size.width == 300) == (row.expansion != .none), "facts 9.9: \(size.width) wide")
        #expect((size.height == 200) == (row.expansion == .both), "facts 9.9: \(size.height) high")
    }
}
