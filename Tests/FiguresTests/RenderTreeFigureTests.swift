import Foundation
import Rendering
import SwiftUI
import Testing

@testable import Figures

/// Live nodes: positions, what the library makes for itself, and who reads what.
@Suite struct RenderTreeFigureTests {
    private static let source = """
        struct Row: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("Row", isOn: $isOn) }
        }
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    if isOn { Text("on") } else { Text("off") }
                    ForEach(["a", "b"], id: \\.self) { Text($0) }
                    Row(isOn: $isOn)
                }
            }
        }

        """

    /// All texts of a figure, in order.
    private static func texts(
        _ kind: FigureKind, _ source: String, _ change: (inout FigureRequest) throws -> Void = { _ in }
    ) throws -> [String] {
        var request = FigureRequest(kind: kind, source: SourceText(name: "a.swift", text: source))
        try change(&request)
        let input = try FigureInput(request)
        let content = try input.content()
        let view = FigureCanvas(style: input.style, width: input.settings.width, content: AnyView(content.view))
        let root = try RenderSession(view: view, options: RenderOptions()).inspection().root
        return (root?.flattened ?? []).compactMap { $0.text?.lines.joined(separator: " ") }
    }

    @Test func positionsSayBranchesAndIdentities() throws {
        let texts = try Self.texts(.renderTree, Self.source) { try $0.settings.set("paths") }
        #expect(texts.contains("0.elseBranch") && texts.contains("1[a]") && texts.contains("1[b]"), "\(texts)")
        #expect(try !Self.texts(.renderTree, Self.source).contains("0.elseBranch"))
    }

    @Test func whatTheLibraryMakesForItselfIsLeftOut() throws {
        let texts = try Self.texts(.renderTree, Self.source)
        #expect(texts.contains("Toggle") && !texts.contains("Capsule"), "\(texts)")
        let all = try Self.texts(.renderTree, Self.source) { try $0.settings.set("internals") }
        #expect(all.contains("Capsule"), "\(all)")
    }

    // MARK: - What is animated

    private static let moving = """
        struct Root: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                    Color.blue.frame(width: 40, height: 10).opacity(isOn ? 0.2 : 1).offset(x: isOn ? 40 : 0)
                }
                .frame(width: 200)
            }
        }

        """

    /// With a time, and without one what the event animated before all came to rest.
    @Test(arguments: ["0", "0.5", nil])
    func animatedPropertiesSayFromWhatToWhat(seconds: String?) throws {
        let texts = try Self.texts(.renderTree, Self.moving) {
            $0.options.events = [.tap(.label("Go"), count: 1)]
            if let seconds { try $0.options.set("at", to: seconds) }
            try $0.settings.set("before")
            try $0.settings.set("after")
        }
        #expect(texts.contains("offset 0, 0 → 40, 0") && texts.contains("opacity 1 → 0.2"), "\(texts)")
        // Before the event nothing moves.
        #expect(texts.filter { $0.hasPrefix("offset 0") }.count == 1)
    }

    @Test func oneTreeSaysWhatRunsAtItsTime() throws {
        let running = try Self.texts(.renderTree, Self.moving) {
            $0.options.events = [.tap(.label("Go"), count: 1)]
            try $0.options.set("at", to: "0.5")
        }
        #expect(running.contains("opacity 1 → 0.2"), "\(running)")
        let still = try Self.texts(.renderTree, Self.moving) { $0.options.events = [.tap(.label("Go"), count: 1)] }
        #expect(!still.contains { $0.contains("→") }, "\(still)")
    }

    @Test func alternateTextsSayWhatIsAnimated() throws {
        var request = FigureRequest(kind: .renderTree, source: SourceText(name: "a.swift", text: Self.moving))
        request.options.events = [.tap(.label("Go"), count: 1)]
        try request.settings.set("after")
        let figure = try Figures.draw(request)
        #expect(
            figure.alternateText.hasSuffix(
                ".offset (0.0.0.1) animates offset: 0, 0 → 40, 0. .opacity (0.0.0.1.0) animates opacity: 1 → 0.2."),
            "\(figure.alternateText)")
    }

    // MARK: - Objects

    private static let objects = """
        @Observable class Model { var count = 0; var name = "x" }
        class Store: ObservableObject { @Published var count = 3; var model: Model? = Model() }
        struct Reader: View { @Environment(Model.self) var model; var body: some View { Text("\\(model.count)") } }
        struct Watcher: View { @ObservedObject var store: Store; var body: some View { Text("\\(store.count)") } }
        struct Root: View {
            @State private var model = Model()
            @StateObject private var store = Store()
            var body: some View { VStack { Reader(); Watcher(store: store) }.environment(model) }
        }

        """

    /// `@Observable` objects and `ObservableObject`s alike, however they came to the reader.
    @Test func whoReadsAnObjectHasAnArrowFromWhoRemembersIt() throws {
        let session = try RenderSession(source: SourceText(name: "a.swift", text: Self.objects))
        let root = try #require(session.renderTree().root)
        let readers = try #require(root.children.first).children
        #expect(readers.map(\.name) == ["Reader", "Watcher"])
        #expect(readers.map(\.sources) == [[root.id], [root.id]])
        #expect(readers.first?.dependencies == ["Model.count"])
        let look = RenderTreeLook(own: ["Root", "Reader", "Watcher"], labels: .english)
        #expect(TreeNode(root, look).children.first?.children.map(\.sources) == [[root.id], [root.id]])
    }

    @Test func anObjectSaysWhatItHolds() throws {
        let session = try RenderSession(source: SourceText(name: "a.swift", text: Self.objects))
        let state = try #require(session.renderTree().root).state.map { "\($0.name) = \($0.value)" }
        #expect(state.first == #"model = Model(count: 0, name: "x")"#)
        #expect(state.last?.hasPrefix("store = Store(count: 3, model: ") ?? false, "\(state)")
    }

    @Test func anObjectThatDescribesItselfSaysThat() throws {
        let source = """
            class Model: CustomStringConvertible { var description: String { "my model" } }
            struct Root: View { @State var model = Model(); var body: some View { Text("a") } }

            """
        let session = try RenderSession(source: SourceText(name: "a.swift", text: source))
        #expect(session.renderTree().root?.state.first?.value == "my model")
    }

    @Test func twoViewsAreCalledByTheirNames() throws {
        let source = """
            struct One: View { var body: some View { Text("1") } }
            struct Two: View { var body: some View { Text("2") } }

            """
        let texts = try Self.texts(.diff, source) {
            $0.options.view = "One"
            try $0.settings.set("other-view", to: "Two")
        }
        #expect(texts.contains("One") && texts.contains("Two") && !texts.contains("before"), "\(texts)")
    }

    /// Boxes of a tree: the first remembers, the others read it.
    private static let layouts: [[CGRect]] = [
        [CGRect(x: 50, y: 0, width: 60, height: 30), CGRect(x: 50, y: 60, width: 60, height: 20)],
        [
            CGRect(x: 50, y: 0, width: 60, height: 30), CGRect(x: 0, y: 60, width: 60, height: 20),
            CGRect(x: 80, y: 60, width: 90, height: 20),
        ],
        [
            CGRect(x: 50, y: 0, width: 60, height: 30), CGRect(x: 30, y: 60, width: 150, height: 20),
            CGRect(x: 0, y: 110, width: 60, height: 20), CGRect(x: 90, y: 110, width: 60, height: 20),
        ],
    ]

    @Test(arguments: layouts.indices)
    func arrowsGoRoundBoxes(index: Int) {
        let boxes = Self.layouts[index]
        let nodes = boxes.indices.map { index in
            var node = TreeNode(id: "\(index)", name: "")
            if index > 0 { node.sources = ["0"] }
            return node
        }
        let frames = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($0.offset, $0.element) })
        let arrows = SourceArrows(frames: frames, tree: FlatTree(nodes)).path(in: .zero)
        #expect(!arrows.isEmpty)
        for box in boxes {
            let crossing = arrows.strokedPath(StrokeStyle(lineWidth: 0.5))
                .intersection(Path(box.insetBy(dx: 1, dy: 1)))
            #expect(crossing.isEmpty, "an arrow lies over \(box)")
        }
    }
}
