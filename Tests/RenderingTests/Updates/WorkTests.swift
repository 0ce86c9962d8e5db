import SwiftUI
import Testing

@testable import Rendering
@testable import ViewGraph

/// What an event costs depends on what it changes, not on how large the tree is: counted, not timed.
@MainActor
@Suite("Work of updates")
struct WorkTests {
    /// Rows that all can be tapped, with what is made anew at each `body`: closures, backgrounds, environment values.
    private struct Leaf: View {
        let index: Int
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .frame(width: 60, height: 20)
                .background(count > 1 ? .red : .yellow)
                .overlay(alignment: .topLeading) { Circle().frame(width: 4, height: 4) }
                .environment(\.lineLimit, 1)
                .padding(CGFloat(2))
                .opacity(count > 0 ? 0.5 : 1)
                .offset(x: CGFloat(count))
                .onTapGesture { count += 1 }
                .accessibilityLabel("Leaf \(index)")
        }
    }

    private struct Rows: View {
        let number: Int
        var body: some View { VStack(spacing: 0) { ForEach(0..<number, id: \.self) { Leaf(index: $0) } } }
    }

    private struct Watched: View {
        let number: Int
        @State private var height: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<number, id: \.self) { index in
                    Leaf(index: index)
                        .preference(key: Heights.self, value: 1)
                        .onPreferenceChange(Heights.self) { height = $0 }
                }
            }
        }
    }

    private enum Heights: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    private func work<V: View>(_ view: V, _ events: RenderEvent...) throws -> WorkCounts {
        let session = try RenderSession(view: view)
        // The first event learns what can be reached where.
        try session.send(events)
        let before = session.graph.work
        try session.send(events)
        let after = session.graph.work
        var difference = WorkCounts()
        difference.measured = after.measured - before.measured
        difference.placed = after.placed - before.placed
        difference.eventVisits = after.eventVisits - before.eventVisits
        difference.observed = after.observed - before.observed
        return difference
    }

    @Test(arguments: [RenderEvent.tap(.label("Leaf 50")), .tap(.point(CGPoint(x: 32, y: 1212)))])
    func aTapCostsWhatItChanges(_ event: RenderEvent) throws {
        let few = try work(Rows(number: 100), event)
        let many = try work(Rows(number: 2_000), event)
        #expect(few.measured == many.measured && many.measured < 100)
        #expect(few.placed == many.placed && many.placed < 20)
        // A filter of names may let some through that aren't meant.
        #expect(many.eventVisits < few.eventVisits + 200)
    }

    private struct Focused: View {
        let number: Int
        @State private var name = ""
        @State private var mail = ""

        var body: some View {
            VStack(spacing: 0) {
                TextField("Name", text: $name).focusedSceneValue(\.note, name)
                TextField("Mail", text: $mail).focusedValue(\.note, mail)
                Rows(number: number)
            }
        }
    }

    @Test func lookingForTheFocusPassesOverTheRest() throws {
        let few = try work(Focused(number: 50), .type("x", into: "Name"), .type("y", into: "Mail"))
        let many = try work(Focused(number: 1_000), .type("x", into: "Name"), .type("y", into: "Mail"))
        #expect(many.eventVisits < few.eventVisits + 200)
    }

    private struct Coming: View {
        @State private var round = 0
        @State private var width = 0.0

        var body: some View {
            VStack {
                ForEach(0..<3) { index in
                    Text("row \(index)").id("\(round)-\(index)")
                        .onPreferenceChange(Heights.self) { width = $0 }
                        .onGeometryChange(for: Double.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                        .task { try? await Task.sleep(for: .seconds(100)) }
                        .onReceive(Timer.publish(every: 50, on: .main, in: .common).autoconnect()) { _ in }
                }
                Button("Next") { round += 1 }
            }
        }
    }

    @Test func nothingPilesUp() throws {
        func left(after taps: Int) throws -> [Int] {
            let session = try RenderSession(view: Coming())
            for _ in 0..<taps { try session.send(.tap(.label("Next"))) }
            let graph = session.graph
            return [
                graph.observers.layout.count, graph.observers.places.count, graph.observers.waiting.count,
                graph.layoutPass.nodesToPlaceIn.count, graph.queue.dirty.count, graph.clock.eventCount / 200,
            ]
        }
        #expect(try left(after: 20) == left(after: 400))
    }

    @Test func onlyObserversOfWhatWasLaidOutAnewLook() throws {
        let few = try work(Watched(number: 50), .tap(.label("Leaf 10")))
        let many = try work(Watched(number: 500), .tap(.label("Leaf 10")))
        #expect(few.observed == many.observed && many.observed < 10)
    }
}

private struct NoteKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}
