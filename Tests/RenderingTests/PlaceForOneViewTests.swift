import Foundation
import Rendering
import SwiftUI
import Testing
import ViewGraph

/// Where one view is wanted, several become a stack, and what is said of them all is said of that.
@Suite("Places for one view")
struct PlaceForOneViewTests {
    /// The first node of a name in what was laid out.
    private func nodes(named name: String, in node: LayoutReport?) -> [LayoutReport] {
        guard let node else { return [] }
        return (node.name == name ? [node] : []) + node.children.flatMap { nodes(named: name, in: $0) }
    }

    private func root(_ source: String, width: CGFloat? = nil, height: CGFloat? = nil) throws -> LayoutReport? {
        var options = RenderOptions()
        options.setSize(width: width, height: height)
        let text = SourceText(name: "view.swiftdsl", text: source)
        return try RenderSession(source: text, options: options).inspection().root
    }

    static let pair = "struct Pair: View { var body: some View { Box(); Box() } }\n"
    static let box = "struct Box: View { var body: some View { Color.red.frame(width: 10, height: 10) } }\n"

    @Test(arguments: [
        ("ScrollView { Group { Box(); Box() }.padding(10) }", ".padding", "VStack", 1),
        ("ScrollView { Pair().padding(10) }", ".padding", "VStack", 1),
        ("ScrollView { ForEach(0..<3) { _ in Box() }.padding(10) }", ".padding", "VStack", 1),
        ("ScrollView { ForEach(0..<3) { _ in Box().padding(10) } }", ".padding", "Color", 3),
        ("ScrollView { Box().padding(10); Box() }", ".padding", "Color", 1),
        ("Color.blue.overlay { Group { Box(); Box() }.border(.red) }", ".border", "ZStack", 1),
        ("Color.blue.background { Pair().border(.red).opacity(0.5) }", ".border", "ZStack", 1),
        ("GeometryReader { _ in Group { Box(); Box() }.border(.red) }", ".border", "Color", 2),
        ("Group { Box(); Box() }.font(.title).border(.red)", ".border", "VStack", 1),
        ("Group { Box(); Box() }.overlay { Color.green }", ".overlay", "VStack", 1),
        ("VStack { Group { Box(); Box() }.border(.red) }", ".border", "Color", 2),
        ("VStack { Pair().overlay { Color.green } }", ".overlay", "Color", 2),
    ])
    func modifiersOnAListApplyOnce(source: String, modifier: String, content: String, count: Int) throws {
        let found = nodes(
            named: modifier, in: try root(Self.box + Self.pair + "#Preview { \(source) }", width: 100, height: 200))
        #expect(found.count == count)
        #expect(found.allSatisfy { !nodes(named: content, in: $0).isEmpty })
    }

    @Test(arguments: [
        ".background { GeometryReader { _ in Color.red } }", ".overlay { GeometryReader { _ in Color.red } }",
        ".overlayPreferenceValue(Key.self) { _ in Color.red }",
        ".padding(0).overlay(GeometryReader { _ in Text(\"b\") })",
    ])
    func whatIsMadeLateLeavesTheRootInTheMiddle(modifier: String) throws {
        let key = """
            struct Key: PreferenceKey {
                static let defaultValue = 0
                static func reduce(value: inout Int, nextValue: () -> Int) {}
            }
            """
        let source =
            key + "\nstruct V: View { var body: some View { Color.blue.frame(width: 20, height: 10)\(modifier) } }"
        let found = try root(source, width: 100, height: 50)
        #expect(found?.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
    }
}
