import SwiftUIBridge
import Testing

/// What programs use of SwiftUI that is Swift itself: each source is checked, evaluated and laid out, and says what came
/// of it.
@Suite struct WrittenInSwift {
    typealias Row = WrittenByHand.Row

    static let rows = [
        Row(
            name: "a path is stored and read again",
            source: """
                struct V: View {
                    var body: some View {
                        var path = NavigationPath()
                        let _ = path.append(3)
                        let _ = path.append("four")
                        let data = (try? JSONEncoder().encode(path.codable)) ?? Data()
                        Text(String(decoding: data, as: UTF8.self))
                        if let stored = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) {
                            Text("\\(NavigationPath(stored) == path) \\(stored == path.codable)")
                        }
                        let _ = path.append(NoCode())
                        Text("\\(path.codable == nil)")
                    }
                }
                struct NoCode: Hashable {}
                """, texts: [#"["String","\"four\"","Int","3"]"#, "true true", "true"]),
        Row(
            name: "steps are undone and done again",
            source: """
                final class Model { var value = 0 }
                @MainActor func set(_ model: Model, _ value: Int, _ undo: UndoManager?) {
                    let old = model.value
                    undo?.registerUndo(withTarget: model) { set($0, old, undo) }
                    undo?.setActionName("Set")
                    model.value = value
                }
                struct V: View {
                    @Environment(\\.undoManager) private var undo
                    let model = Model()
                    var body: some View {
                        let _ = set(model, 1, undo)
                        let _ = set(model, 2, undo)
                        let _ = undo?.undo()
                        Text("\\(model.value) \\(undo?.canUndo == true) \\(undo?.redoMenuItemTitle ?? "")")
                        let _ = undo?.redo()
                        Text("\\(model.value) \\(undo?.canRedo == true)")
                    }
                }
                """, texts: ["1 true Redo Set", "2 false"]),
        Row(
            name: "texts from resources",
            source: """
                let title: LocalizedStringResource = "Title \\(3)"
                Text(title)
                Label(title, systemImage: "star").labelStyle(.titleOnly)
                Text("x").navigationTitle(title)
                """, texts: ["Title 3", "Title 3", "x"]),
        Row(
            name: "tabs take the type of the selection",
            source: """
                enum Page { case home, settings }
                struct V: View {
                    @State private var page = Page.settings
                    @State private var isWide = true
                    var body: some View {
                        TabView(selection: $page) {
                            Tab("Home", systemImage: "house", value: .home) { Text("at home") }
                            if isWide { Tab("Settings", systemImage: "gear", value: .settings) { Text("settings") } }
                        }
                    }
                }
                """, texts: ["settings", "Home", "Settings"]),
        Row(
            name: "tokens, insertions, comparisons and hosts",
            source: """
                struct Token: Identifiable { var id: String }
                struct Same: View, Equatable { var body: some View { Text("same") } }
                struct V: View {
                    @State private var text = ""
                    @State private var tokens: [Token] = []
                    var body: some View {
                        Same().equatable().searchable(text: $text, tokens: $tokens) { Text($0.id) }
                        EquatableView(content: Same()).searchable(text: $text, editableTokens: $tokens) { $t in Text(t.id) }
                        ForEach(["row"], id: \\.self) { Text($0) }.onInsert(of: [.text]) { _, _ in }
                        let _ = UIHostingConfiguration { Text("x") }.margins(.all, 4)
                    }
                }
                """, texts: ["same", "same", "row"]),
        Row(
            name: "recognisers of UIKit stand among gestures",
            source: """
                struct Pan: UIGestureRecognizerRepresentable {
                    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
                    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
                        let recognizer = UIPanGestureRecognizer()
                        recognizer.delegate = context.coordinator
                        return recognizer
                    }
                    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {}
                    final class Coordinator: NSObject, UIGestureRecognizerDelegate {}
                }
                Text("a").gesture(Pan())
                """, texts: ["a"]),
        Row(
            name: "sheets have heights of the program's",
            source: """
                struct Low: CustomPresentationDetent {
                    static func height(in context: Context) -> CGFloat? {
                        context.dynamicTypeSize.isAccessibilitySize ? nil : max(44, context.maxDetentValue * 0.1)
                    }
                }
                extension PresentationDetent { static let low = Self.custom(Low.self) }
                struct V: View {
                    @State private var detent = PresentationDetent.low
                    var body: some View {
                        Text("\\(PresentationDetent.custom(Low.self) == .low) \\(detent == .medium)")
                            .sheet(isPresented: .constant(true)) {
                                Text("x").presentationDetents([.low, .medium], selection: $detent)
                            }
                    }
                }
                """, texts: ["true false", "x"]),
        Row(
            name: "timelines change values, scroll targets know the environment",
            source: """
                struct Pose { var x = 0.0 }
                struct Snap: ScrollTargetBehavior {
                    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                        target.rect.origin.y = context.layoutDirection == .rightToLeft ? 1 : 0
                    }
                }
                struct V: View {
                    var body: some View {
                        let timeline = KeyframeTimeline(initialValue: Pose()) {
                            KeyframeTrack(\\.x) { LinearKeyframe(10, duration: 2) }
                        }
                        let (early, late) = change(timeline)
                        let item = NSItemProvider(item: "a", typeIdentifier: nil)
                        Text("\\(early) \\(late)")
                        Text("\\(item.registeredTypeIdentifiers) \\(item.hasItemConformingToTypeIdentifier("public.text"))")
                        ScrollView { Color.red.frame(height: 400) }.scrollTargetBehavior(Snap()).frame(height: 50)
                    }
                    func change(_ timeline: KeyframeTimeline<Pose>) -> (Double, Double) {
                        var (a, b) = (Pose(), Pose())
                        timeline.update(value: &a, time: 1)
                        timeline.update(value: &b, progress: 1)
                        return (a.x, b.x)
                    }
                }
                """, texts: ["5.000000 10.000000", "[\"public.utf8-plain-text\"] true"]),
        Row(
            name: "toolbar items say what they are",
            source: """
                struct V: View {
                    let item: ToolbarItem<(), some View> = ToolbarItem(placement: .primaryAction) { Text("x") }
                    var body: some View { Text("a").toolbar { item } }
                }
                """, texts: ["a"]),
    ]

    @Test(arguments: rows) func isUnderstood(_ row: Row) throws {
        #expect(try BridgeProbe.make(row.source).texts == row.texts)
    }
}
