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
