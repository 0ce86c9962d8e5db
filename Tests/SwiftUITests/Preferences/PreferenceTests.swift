import SwiftUI
import Testing
import ViewGraph

private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Places: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { _, new in new }
    }
}

private final class Log {
    var lines: [String] = []
}

extension View {
    fileprivate func word(_ word: String) -> some View { preference(key: Words.self, value: [word]) }
}

/// facts.md 13.1: what views hand up.
@Suite @MainActor struct PreferenceTests {
    /// What `onPreferenceChange` is told of a view.
    private func words(_ view: some View) -> [[String]] {
        let log = Log()
        let observed = view.onPreferenceChange(Words.self) { log.lines.append($0.joined(separator: " ")) }
        let graph = ViewGraph()
        graph.setRoot(observed, environment: EnvironmentValues())
        graph.update(.unspecified)
        return log.lines.map { $0.split(separator: " ").map(String.init) }
    }

    @Test func siblingsAreReducedInOrder() {
        #expect(
            words(
                VStack {
                    F20().word("a")
                    HStack {
                        F20().word("b"); F20(); F20().word("c")
                    }
                    F20().word("d")
                }) == [["a", "b", "c", "d"]])
    }

    @Test func anOverlayCountsAfterItsView() {
        #expect(words(F20().word("a").background { F20().word("b") }.overlay { F20().word("c") }) == [["a", "b", "c"]])
    }

    @Test func anOuterValueReplacesInnerOnes() {
        #expect(words(VStack { F20().word("a") }.word("b")) == [["b"]])
    }

    @Test func aTransformSeesWhatIsInside() {
        let view = VStack {
            F20().word("a"); F20().word("b")
        }
        #expect(words(view.transformPreference(Words.self) { $0.append("c") }) == [["a", "b", "c"]])
        #expect(words(F20().transformPreference(Words.self) { $0.append("c") }) == [["c"]])
    }

    @Test func theDefaultCountsWhereNobodyHasSetOne() { #expect(words(F20()) == [[]]) }

    @Test func contentOfAGeometryReaderCounts() {
        #expect(words(GeometryReader { proxy in F20().word("\(proxy.size.width)") }.frame(width: 7)) == [["7.0"]])
    }

    @Test func aChangeIsToldOnce() {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                F20().word("\(count)")
                    .onPreferenceChange(Words.self) { value in
                        log.lines += value
                        if count < 3 { count += 1 }
                    }
            }
        }
        let log = Log()
        let graph = ViewGraph()
        graph.setRoot(Counter(log: log), environment: EnvironmentValues())
        graph.update(.unspecified)
        graph.update(.unspecified)
        #expect(log.lines == ["0", "1", "2", "3"])
        #expect(graph.diagnostics.failure == nil)
    }

    @Test func aLoopWithoutEndIsADiagnostic() {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                F20().word("\(count)").onPreferenceChange(Words.self) { _ in count += 1 }
            }
        }
        let graph = ViewGraph()
        graph.setRoot(Endless(), environment: EnvironmentValues())
        graph.update(.unspecified)
        let message = (graph.diagnostics.failure as? GraphError)?.message ?? ""
        #expect(message.contains("'count' of 'Endless' keeps changing"))
    }

    /// Equal columns: the widest text's width becomes the frame of all.
    @Test func measuredWidthsSettle() {
        struct Columns: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(spacing: 0) {
                    ForEach([10, 30, 20], id: \.self) { length in
                        F(CGFloat(length), 10)
                            .background(
                                GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
                            )
                            .frame(width: width)
                            .background { greedy("\(length)") }
                    }
                }
                .onPreferenceChange(Width.self) { width = $0 }
            }
        }
        let probe = LayoutProbe(updating: Columns(), .unspecified)
        for name in ["10", "20", "30"] { #expect(probe.frame(name)?.width == 30) }
    }

    // MARK: - Anchors

    @Test func anAnchorIsFoundInAnotherView() {
        let view = HStack(spacing: 10) {
            F20()
            F(30, 20).padding(5).anchorPreference(key: Places.self, value: .bounds) { ["b": $0] }
        }
        .padding(7)
        .overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                if let place = places["b"] {
                    let rect = proxy[place]
                    greedy("mark").frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                        .background { greedy("\(rect)") }
                }
            }
        }
        let probe = LayoutProbe(view, .unspecified)
        #expect(probe.size == CGSize(width: 84, height: 44))
        #expect(probe.frame("\(CGRect(x: 37, y: 7, width: 40, height: 30))") != nil)
        #expect(probe.frame("mark")?.size == CGSize(width: 40, height: 30))
    }

    /// Render effects between the two views count, those round both don't.
    @Test func anAnchorGoesThroughEffects() {
        let log = Log()
        let view = F(20, 10).anchorPreference(key: Places.self, value: .rect(CGRect(x: 0, y: 0, width: 4, height: 2))) {
            ["a": $0]
        }
        .scaleEffect(2)
        .backgroundPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                let _ = log.lines.append("\(places["a"].map { proxy[$0] } ?? .zero)")
                greedy()
            }
        }
        .rotationEffect(.degrees(90))
        _ = LayoutProbe(view, .unspecified)
        #expect(log.lines == ["\(CGRect(x: -10, y: -5, width: 8, height: 4))"])
    }

    // MARK: - Geometry

    @Test func geometryChangesAreTold() {
        struct Moving: View {
            let log: Log
            @State private var x: CGFloat = 0
            var body: some View {
                F20().padding(.leading, x)
                    .coordinateSpace(.named("outer"))
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).width
                    } action: { old, new in
                        log.lines.append("\(old) \(new)")
                        x = 5
                    }
            }
        }
        let log = Log()
        _ = LayoutProbe(updating: Moving(log: log), .unspecified)
        #expect(log.lines == ["20.0 20.0", "20.0 25.0"])
    }

    @Test func aNamedSpaceIsFound() {
        let log = Log()
        let view = GeometryReader { proxy in
            let _ = log.lines.append(
                "\(proxy.frame(in: .named("box")).origin) \(proxy.bounds(of: .named("box"))?.width ?? 0)")
            greedy()
        }
        .frame(width: 10, height: 10).padding(3).coordinateSpace(.named("box")).padding(4)
        _ = LayoutProbe(view, .unspecified)
        #expect(log.lines == ["\(CGPoint(x: 3, y: 3)) 16.0"])
    }
}
