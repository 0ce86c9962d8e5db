import SwiftUI
import Testing
import ViewGraph

private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct Counter: View {
    @State var count = 0
    var probe: Probe
    var body: some View {
        probe.increment = { count += 1 }
        return F(10 * CGFloat(count + 1), 10, "counter")
    }
}

private struct Unread: View {
    @State var count = 0
    var probe: Probe
    var body: some View {
        probe.increment = { count += 1 }
        return F(10, 10)
    }
}

private struct LevelReader: View {
    @Environment(\.level) var level
    var body: some View { F(CGFloat(level), 10, "reader") }
}

private final class Probe {
    var increment: () -> Void = {}
}

/// spec/views-and-state.md: state belongs to the node; bodies run only when what they read changes.
@MainActor @Suite struct StateTests {
    private func graph(_ view: some View) -> ViewGraph {
        let graph = ViewGraph()
        graph.setRoot(view, environment: EnvironmentValues())
        return graph
    }

    @Test func aChangeRunsTheBodyThatReadIt() {
        let probe = Probe()
        let graph = graph(Counter(probe: probe))
        #expect(graph.layout(.unspecified).width == 10)
        probe.increment()
        graph.settle()
        #expect(graph.layout(.unspecified).width == 20)
        #expect(graph.diagnostics.bodies == ["Counter": 2])
    }

    @Test func aValueThatIsNotReadRunsNothing() {
        let probe = Probe()
        let graph = graph(Unread(probe: probe))
        probe.increment()
        graph.settle()
        #expect(graph.diagnostics.bodies == ["Unread": 1])
    }

    @Test func stateOutlivesANewValueOfTheView() {
        let probe = Probe()
        let graph = graph(Counter(probe: probe))
        probe.increment()
        graph.settle()
        graph.setRoot(Counter(count: 7, probe: probe), environment: EnvironmentValues())
        #expect(graph.layout(.unspecified).width == 20)
    }

    @Test func anotherIdIsAnotherView() {
        let probe = Probe()
        let graph = graph(Counter(probe: probe).id(1))
        probe.increment()
        graph.settle()
        graph.setRoot(Counter(probe: probe).id(2), environment: EnvironmentValues())
        #expect(graph.layout(.unspecified).width == 10)
    }

    @Test func environmentReadersRunOnlyForTheirKey() {
        let graph = graph(LevelReader().environment(\.level, 3))
        #expect(graph.layout(.unspecified).width == 3)
        graph.setRoot(LevelReader().environment(\.level, 5), environment: EnvironmentValues())
        #expect(graph.layout(.unspecified).width == 5)
        graph.setRoot(LevelReader().environment(\.level, 5), environment: EnvironmentValues())
        #expect(graph.diagnostics.bodies == ["LevelReader": 2])
    }

    @Test func forEachMovesNodesWithTheirIds() {
        let graph = graph(HStack(spacing: 0) { ForEach([1, 2], id: \.self) { F(CGFloat($0), 10) } })
        let before = graph.root?.elements.first?.children ?? []
        graph.setRoot(
            HStack(spacing: 0) { ForEach([2, 1], id: \.self) { F(CGFloat($0), 10) } }, environment: EnvironmentValues())
        _ = graph.layout(.unspecified)
        let after = graph.root?.elements.first?.children ?? []
        #expect(before.count == 2)
        #expect(after.map(\.viewNode.component) == [.explicit(2), .explicit(1)])
    }

    @Test func branchesHaveIdentitiesOfTheirOwn() {
        func tree(_ flag: Bool) -> String? {
            let graph = graph(
                VStack {
                    F(1, 1); if flag { F(2, 2) } else { F(3, 3) }
                })
            _ = graph.layout(.unspecified)
            return graph.report(displayScale: 1)?.children.last?.id
        }
        #expect(tree(true) == "0.1.ifBranch")
        #expect(tree(false) == "0.1.elseBranch")
    }

    @Test func listsGetAModifierForEachMember() {
        let graph = graph(
            VStack {
                Group {
                    F(1, 1); F(2, 2)
                }.padding(1); F(3, 3)
            })
        _ = graph.layout(.unspecified)
        let report = graph.report(displayScale: 1)
        #expect(report?.children.map(\.name) == [".padding", ".padding", "Leaf"])
        #expect(report?.children.map(\.id) == ["0.0.0", "0.0.1", "0.1"])
    }

    @Test func aStackForgetsAChildThatIsGone() {
        let probe = Probe()
        let graph = graph(
            VStack {
                Text("above"); Toggled(probe: probe); Text("below")
            })
        let before = graph.layout(.unspecified).height
        for _ in 0..<4 {
            probe.increment()
            graph.settle()
            _ = graph.layout(.unspecified)
        }
        #expect(graph.layout(.unspecified).height == before)
        #expect(graph.diagnostics.bodies == ["Toggled": 5])
    }

    @Test func weakReferencesAreComparedWithoutBeingRead() {
        let (first, second) = (Probe(), Probe())
        let graph = graph(Weak(probe: first))
        graph.setRoot(Weak(probe: second), environment: EnvironmentValues())
        #expect(graph.diagnostics.bodies == ["Weak": 2])
    }

    @Test func aBodyWithoutEndIsAnError() {
        let graph = graph(Endless())
        #expect(graph.diagnostics.failure as? GraphError == .tooDeep(view: "Endless", limit: GraphLimits().bodyDepth))
    }
}

private struct Endless: View {
    var body: some View { AnyView(Endless()) }
}

private struct Weak: View {
    weak var probe: Probe?
    var body: some View { F(1, 1) }
}

private struct Toggled: View {
    @State var flag = false
    var probe: Probe
    var body: some View {
        probe.increment = { flag.toggle() }
        return Group {
            if flag {
                Text("on")
            } else {
                VStack {
                    Text("off"); Divider()
                }
            }
        }
    }
}
