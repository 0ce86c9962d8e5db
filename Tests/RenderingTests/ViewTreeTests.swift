import Testing

@testable import Rendering

/// The static tree as a diagram shows it: every branch, bodies included.
struct ViewTreeTests {
    /// One line a node, indented by depth.
    private func lines(_ source: String, showsTuples: Bool = false) throws -> String {
        let program = try InterpretedProgram(SourceText(name: "test.swiftdsl", text: source))
        func write(_ node: ViewTree.Node, _ depth: Int) -> [String] {
            [String(repeating: "  ", count: depth) + node.name + (node.isOptional ? " (optional)" : "")]
                + node.children.flatMap { write($0, depth + 1) }
        }
        let tree = try program.viewTree(of: nil, showsTuples: showsTuples)
        return (tree.root.map { write($0, 0) } ?? []).joined(separator: "\n")
    }

    @Test func modifiersStandRoundTheirContent() throws {
        let tree = try lines("VStack { Text(\"a\").bold().padding().background(Color.red)\nSpacer() }")
        #expect(
            tree == """
                VStack
                  .background
                    .padding
                      Text
                    Color
                  Spacer
                """)
    }

    @Test func conditionsShowAllBranches() throws {
        let tree = try lines(
            """
            struct A: View {
                @State var isOn = true
                @State var kind = 1
                var body: some View {
                    VStack {
                        if isOn { Text("on") }
                        if isOn { Circle() } else { Rectangle() }
                        ForEach(0..<3) { Text("\\($0)") }
                    }
                }
            }
            """)
        #expect(
            tree == """
                A
                  VStack
                    Text? (optional)
                    ConditionalContent
                      Circle
                      Rectangle
                    ForEach
                      Text
                """)
    }

    @Test func declaredModifiersHaveTheirNames() throws {
        let tree = try lines(
            """
            struct Boxed: ViewModifier {
                func body(content: Content) -> some View { content.padding() }
            }
            struct A: View { var body: some View { Text("a").font(.title).modifier(Boxed()).offset(x: 3) } }
            """)
        #expect(tree.contains("A\n  .offset\n    Boxed"), "\(tree)")
    }
}
