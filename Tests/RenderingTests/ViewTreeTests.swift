import Testing

@testable import Rendering

/// The static tree as a diagram shows it: every branch, bodies included.
struct ViewTreeTests {
    /// One line a node, indented by depth.
    private func lines(_ source: String, showsTuples: Bool = false) throws -> String {
        let program = try InterpretedProgram(SourceText(name: "test.swiftdsl", text: source))
        func write(_ node: ViewTree.Node, _ depth: Int) -> [String] {
            let branch = node.branch.map { " (\($0.name))" } ?? ""
            return [String(repeating: "  ", count: depth) + node.name + (node.isOptional ? " (optional)" : "") + branch]
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
                      Circle (ifBranch)
                      Rectangle (elseBranch)
                    ForEach
                      Text
                """)
    }

    @Test func animationsHaveTheTypeOfTheValueTheyWatch() throws {
        let tree = try lines(
            """
            struct A: View {
                @State var isOn = true
                var body: some View { Text("a").animation(.default, value: isOn).animation(.easeIn, value: [1.5]) }
            }
            """)
        #expect(
            tree == """
                A
                  .animation([Double])
                    .animation(Bool)
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

    @Test func viewsOfOneBranchStayTogether() throws {
        let tree = try lines(
            """
            struct A: View {
                @State var kind = 1
                var body: some View {
                    if kind == 0 { Text("a"); Image(systemName: "star") } else { Circle() }
                    switch kind {
                    case 0: Text("b")
                    case 1: Rectangle()
                    default: Capsule()
                    }
                }
            }
            """)
        #expect(
            tree == """
                A
                  ConditionalContent
                    Text (ifBranch)
                    Image (ifBranch)
                    Circle (elseBranch)
                  ConditionalContent
                    Text (case0)
                    Rectangle (case1)
                    Capsule (case2)
                """)
    }

    /// What a function's closures hold belongs to each of its calls.
    @Test func aFunctionOfOnesOwnIsOpenedAtEachCall() throws {
        let tree = try lines(
            """
            extension View { func framed() -> some View { overlay { Rectangle().padding(1) } } }
            VStack { Text("a").framed(); Text("b").framed() }
            """)
        #expect(
            tree == """
                VStack
                  .overlay
                    Text
                    .padding
                      Rectangle
                  .overlay
                    Text
                    .padding
                      Rectangle
                """)
    }

    @Test(arguments: [
        (".foregroundStyle(.green)", ".foregroundStyle"), (".border(Color.red)", ".border"),
        (".shadow(color: .black, radius: 2)", ".shadow"), (".tag(Color.red)", ".tag"),
        (".tint(.red)", "EnvironmentKeyWritingModifier(Color?)"),
    ])
    func whatIsOnlyPaintedWithIsNoView(modifier: String, name: String) throws {
        #expect(try lines("Circle()\(modifier)\n") == "\(name)\n  Circle")
    }

    @Test func aColorBehindAViewIsAView() throws {
        #expect(try lines("Circle().fill(.red).background(.blue)\n") == ".background\n  .fill\n    Circle\n  Color")
    }
}
