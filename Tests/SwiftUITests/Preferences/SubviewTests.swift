import Foundation
import SwiftUI
import Testing
import ViewGraph

private struct RatingKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

extension ContainerValues {
    fileprivate var rating: Int {
        get { self[RatingKey.self] }
        set { self[RatingKey.self] = newValue }
    }
}

/// Containers that take their content apart.
@Suite @MainActor struct SubviewTests {
    @ViewBuilder private var three: some View {
        F(10, 10, "a").containerValue(\.rating, 5)
        ForEach(0..<2) { F(20, 10, "\($0)").containerValue(\.rating, $0) }
    }

    @Test func groupsSeeEachSubview() {
        let probe = LayoutProbe(
            Group(subviews: three) { subviews in
                HStack(spacing: 0) {
                    F(CGFloat(subviews.count), 1)
                    ForEach(subviews) { $0.padding(.leading, CGFloat($0.containerValues.rating)) }
                }
            }, .unspecified)
        #expect(probe.frame("a")?.minX == 8)
        #expect(probe.frame("0")?.minX == 18)
        #expect(probe.frame("1")?.minX == 39)
    }

    @Test func forEachTakesSubviews() {
        let probe = LayoutProbe(
            VStack(spacing: 0) { ForEach(subviews: three) { $0.padding(.bottom, 5) } }, .unspecified)
        #expect(probe.size == CGSize(width: 20, height: 45))
        #expect(probe.frame("1")?.minY == 30)
    }

    @Test func aChangedSourceMakesOtherSubviews() {
        struct Growing: View {
            @State private var count = 1
            var body: some View {
                Group(subviews: ForEach(0..<count, id: \.self) { F(10, 10, "\($0)") }) { subviews in
                    HStack(spacing: 0) { ForEach(subviews) { $0 } }
                }
                .onGeometryChange(for: CGSize.self, of: \.size) { _ in count = 3 }
            }
        }
        #expect(LayoutProbe(updating: Growing(), .unspecified).frame("2")?.minX == 20)
    }

    /// Chunks whose ids are new each time the group is made: what is laid out in them doesn't make it anew.
    @Test func theContentsOwnElementsMakeNothingAnew() {
        final class Count { var made = 0 }
        struct Chunks: View {
            let count: Count
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Group(subviews: ForEach(0..<6) { F(10, 10, "\($0)") }) { subviews in
                            let _ = count.made += 1
                            let chunks = stride(from: 0, to: 6, by: 2).map {
                                (UUID(), [subviews[$0], subviews[$0 + 1]])
                            }
                            ForEach(chunks, id: \.0) { chunk in
                                GeometryReader { proxy in
                                    HStack(spacing: proxy.size.width / 10) { ForEach(chunk.1) { $0 } }
                                }
                                .frame(height: 20)
                            }
                        }
                    }
                }
            }
        }
        let count = Count()
        let probe = LayoutProbe(updating: Chunks(count: count), ProposedViewSize(width: 100, height: 100))
        #expect(probe.frame("5") == CGRect(x: 20, y: 40, width: 10, height: 10))
        #expect(count.made <= 2)
    }

    private struct Reversed: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            HStack(spacing: 0) { ForEach(children.reversed()) { $0 } }
        }
    }

    @Test func variadicRootsSeeTheirChildren() {
        let probe = LayoutProbe(_VariadicView.Tree(Reversed()) { three }, .unspecified)
        #expect(probe.frame("1")?.minX == 0)
        #expect(probe.frame("a")?.minX == 40)
    }

    // MARK: - Effects that follow geometry

    /// Where the first filled rectangle is drawn.
    private func drawn(_ view: some View, _ proposal: ProposedViewSize = .unspecified) -> CGRect? {
        let graph = ViewGraph()
        graph.setRoot(view, environment: EnvironmentValues())
        graph.update(proposal)
        func first(_ items: [DisplayList.Item], _ transform: CGAffineTransform) -> CGRect? {
            for item in items {
                switch item {
                case .fill(let path, _, _): return path.boundingRect.applying(transform)
                case .group(let group):
                    if let rect = first(group.contents.items, group.transform.concatenating(transform)) { return rect }
                default: break
                }
            }
            return nil
        }
        return first(graph.draw(displayScale: 1).items, .identity)
    }

    @Test func visualEffectsKnowTheGeometry() {
        let view = Color.red.frame(width: 20, height: 10)
            .visualEffect { effect, proxy in
                effect.scaleEffect(2, anchor: .topLeading).offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
            }
            .padding(5)
        #expect(drawn(view) == CGRect(x: 25, y: 10, width: 40, height: 20))
    }

    /// facts.md 13.4.
    @Test func aViewTakesTheGeometryOfItsSource() {
        struct Matched: View {
            var properties = MatchedGeometryProperties.frame
            @Namespace private var space
            var body: some View {
                HStack(spacing: 10) {
                    Color.red.matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
                        .frame(width: 20, height: 20)
                    VStack {
                        F(40, 30).matchedGeometryEffect(id: 1, in: space)
                    }
                    .padding(6)
                }
            }
        }
        #expect(drawn(Matched()) == CGRect(x: 36, y: 6, width: 40, height: 30))
        #expect(drawn(Matched(properties: .position)) == CGRect(x: 46, y: 11, width: 20, height: 20))
        #expect(drawn(Matched(properties: .size)) == CGRect(x: -10, y: 6, width: 40, height: 30))
        let graph = LayoutProbe(Matched(), .unspecified)
        #expect(graph.size == CGSize(width: 82, height: 42))
    }
}
