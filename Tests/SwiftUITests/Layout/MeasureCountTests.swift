import SwiftUI
import Testing
import ViewGraph

/// spec/layout.md, "Cost": measuring takes time in proportion to the number of views, however deep they are nested.
@Suite @MainActor struct MeasureCountTests {
    /// How often nodes worked an answer out, rather than knew it.
    private func measurements(_ view: some View, _ proposal: ProposedViewSize = at(300, 300)) -> Int {
        let graph = ViewGraph()
        graph.recording.probes = ProbeLog()
        graph.setRoot(view, environment: EnvironmentValues())
        _ = graph.layout(proposal)
        #expect(graph.recording.probes?.isCut == false)
        return graph.recording.probes?.probes.count { !$0.isKnown } ?? 0
    }

    private func nested(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
        (0..<depth).reduce(AnyView(F20())) { view, _ in wrap(view) }
    }

    /// Twice as deep is twice the work, in a mix of all that asks several times.
    @Test(arguments: [Wrapping.stacks, .siblings, .layers, .fitting])
    func nesting(_ wrapping: Wrapping) {
        let (short, long) = (measurements(nested(40, wrapping.wrap)), measurements(nested(80, wrapping.wrap)))
        #expect(short > 40)
        #expect(Double(long) < Double(short) * 2.3, "\(short) measurements at 40, \(long) at 80")
    }

    enum Wrapping {
        case stacks, siblings, layers, fitting

        @MainActor func wrap(_ view: AnyView) -> AnyView {
            switch self {
            case .stacks:
                AnyView(
                    VStack(spacing: 0) { HStack(spacing: 0) { view }.frame(maxWidth: .infinity) }.frame(minHeight: 10))
            case .siblings:
                AnyView(
                    HStack(spacing: 0) {
                        F20()
                        VStack(spacing: 0) {
                            view
                            F20()
                        }
                    })
            case .layers:
                AnyView(
                    ZStack {
                        view
                        greedy()
                    }
                    .padding(1).overlay { F20() })
            case .fitting:
                AnyView(
                    ViewThatFits {
                        view
                        F20()
                    }
                    .fixedSize().aspectRatio(1, contentMode: .fit))
            }
        }
    }

    @Test func rows() {
        func rows(_ count: Int) -> Int {
            measurements(
                VStack {
                    ForEach(0..<count, id: \.self) { _ in
                        HStack {
                            F20(); Spacer(); F20()
                        }
                    }
                })
        }
        #expect(rows(200) <= 2 * rows(100))
    }

    @Test func cells() {
        func cells(_ side: Int) -> Int {
            measurements(
                Grid { ForEach(0..<side, id: \.self) { _ in GridRow { ForEach(0..<side, id: \.self) { _ in F20() } } } }
            )
        }
        #expect(Double(cells(20)) <= 4.1 * Double(cells(10)))
    }
}
