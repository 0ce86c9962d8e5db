import SwiftUIBridge
import Testing

/// What the generator can't write: each source is checked, evaluated and laid out, and says what came of it.
@Suite struct WrittenByHand {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        let texts: [String]
        var testDescription: String { name }
    }

    static let rows = [
        Row(
            name: "combined gestures have types",
            source: """
                struct V: View {
                    @State private var isOn = true
                    var both: SequenceGesture<LongPressGesture, DragGesture> {
                        LongPressGesture().sequenced(before: DragGesture())
                    }
                    var body: some View {
                        Text("a")
                            .gesture(both.onEnded { if case .second(true, let drag) = $0 { print(drag as Any) } })
                            .gesture(ExclusiveGesture(TapGesture(count: 2), TapGesture()).onEnded { _ in })
                            .gesture(isOn ? DragGesture() : nil)
                            .simultaneousGesture(SimultaneousGesture(MagnifyGesture(), RotateGesture()))
                    }
                }
                """, texts: ["a"]),
        Row(
            name: "animations of the program",
            source: """
                struct Half: CustomAnimation {
                    struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }
                    func animate<V: VectorArithmetic>(
                        value: V, time: TimeInterval, context: inout AnimationContext<V>
                    ) -> V? {
                        context.state[Count.self] += 1
                        return time > 1 ? nil : value.scaled(by: 0.5)
                    }
                }
                struct V: View {
                    var body: some View { Text("a").animation(Animation(Half()), value: 1) }
                }
                """, texts: ["a"]),
        Row(
            name: "springs of any vector",
            source: """
                let spring = Spring(duration: 0.5, bounce: 0)
                let number: CGFloat = spring.value(target: 10, time: 100)
                let pair = spring.value(target: AnimatablePair(2.0, 4.0), time: 100)
                Text("\\(Int(number.rounded())) \\(Int(pair.second.rounded())) \\(spring.settlingDuration(target: 1.0) > 0)")
                """, texts: ["10 4 true"]),
        Row(
            name: "vectors on their way",
            source: """
                let half: CGFloat = CGFloat(2).interpolated(towards: 4, amount: 0.5)
                Text("\\(Int(half))")
                """, texts: ["3"]),
        Row(
            name: "items of Xcode's library",
            source: """
                struct Card: View { var body: some View { Text("a") } }
                struct Items: LibraryContentProvider {
                    @LibraryContentBuilder var views: [LibraryItem] {
                        LibraryItem(Card(), title: "Card", category: .control)
                        LibraryItem(Card().padding(), visible: false)
                    }
                    @LibraryContentBuilder func modifiers(base: Card) -> [LibraryItem] {
                        LibraryItem(base.padding())
                    }
                }
                Card()
                """, texts: ["a"]),
        Row(
            name: "drops by identifiers, windows that are dragged",
            source: """
                Text("a").onDrop(of: ["public.image"], isTargeted: nil) { providers, place in false }
                    .onDrop(of: ["public.text"], isTargeted: nil) { providers in true }
                    .gesture(WindowDragGesture())
                """, texts: ["a"]),
        Row(
            name: "environment of macOS",
            source: """
                struct V: View {
                    @Environment(\\.controlActiveState) private var state
                    @Environment(\\.accessibilityPlayAnimatedImages) private var plays
                    var body: some View { Text("\\(state == .key) \\(plays)") }
                }
                """, texts: ["true true"]),
        Row(
            name: "bundles",
            source: """
                Text("a", bundle: .main)
                Text("b", tableName: "t", bundle: .module, comment: "c")
                Color("x", bundle: nil).frame(width: 1)
                """, texts: ["a", "b"]),
        Row(
            name: "ids and tags by type",
            source: """
                struct V: View {
                    @State private var position = ScrollPosition(idType: String.self, edge: .top)
                    @State private var path = NavigationPath([1, 2])
                    var body: some View {
                        Text("\\(path.count) \\(position.viewID(type: String.self) ?? "none")")
                        Text("\\(ScrollPosition(id: "x").viewID(type: String.self) ?? "none")")
                        Group(subviews: Text("t").tag(7)) { parts in
                            Text("\\(parts[0].containerValues.tag(for: Int.self) ?? 0)")
                            Text("\\(parts[0].containerValues.hasTag(7)) \\(parts[0].containerValues.hasTag("7"))")
                        }
                    }
                }
                """, texts: ["2 none", "x", "7", "true false"]),
        Row(
            name: "a modified view says what it is",
            source: """
                struct Wide: ViewModifier { func body(content: Content) -> some View { content.padding() } }
                extension View { func wide() -> ModifiedContent<Self, Wide> { modifier(Wide()) } }
                Text("a").wide()
                """, texts: ["a"]),
        Row(
            name: "styles of the library draw for others",
            source: """
                struct Framed: PrimitiveButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        BorderedButtonStyle().makeBody(configuration: configuration).padding()
                    }
                }
                Button("a") {}.buttonStyle(Framed())
                """, texts: ["a"]),
    ]

    @Test(arguments: rows) func isUnderstood(_ row: Row) throws {
        #expect(try BridgeProbe.make(row.source).texts == row.texts)
    }
}
