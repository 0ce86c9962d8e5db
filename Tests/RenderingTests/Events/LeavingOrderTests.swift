import Rendering
import Testing
import ViewGraph

/// Reports name what is on its way out where it stood.
struct LeavingOrderTests {
    private func texts(_ content: String) throws -> [String] {
        let source = """
            struct Root: View {
                @State var isOn = true
                var body: some View {
                    \(content)
                    Button("Go") { withAnimation(.linear(duration: 1)) { isOn = false } }
                }
            }
            """
        var options = RenderOptions()
        options.events = [.tap(.label("Go"), count: 1)]
        options.at = 0.5
        let session = try RenderSession(source: SourceText(name: "a.swift", text: source), options: options)
        func collect(_ node: LayoutReport, _ isLeaving: Bool) -> [String] {
            let isLeaving = isLeaving || node.isLeaving
            return (node.text.map { [$0.lines.joined() + (isLeaving ? " (leaving)" : "")] } ?? [])
                + node.children.flatMap { collect($0, isLeaving) }
        }
        return try session.inspection().root.map { collect($0, false) } ?? []
    }

    @Test(arguments: [
        (
            #"VStack { Text("a"); if isOn { Text("b") } else { Text("c") }; Text("d") }"#,
            ["a", "b (leaving)", "c", "d"]
        ),
        (#"VStack { if isOn { Text("a") }; Text("b"); if isOn { Text("c") } }"#, ["a (leaving)", "b", "c (leaving)"]),
        (
            #"HStack { Text("a"); if isOn { Text("b"); Text("c") }; Text("d") }"#,
            ["a", "b (leaving)", "c (leaving)", "d"]
        ),
        (
            #"VStack { Text("a"); ForEach(isOn ? [1, 2, 3] : [1, 3], id: \.self) { Text("\($0)") } }"#,
            ["a", "1", "2 (leaving)", "3"]
        ),
        (#"Text("a").overlay { if isOn { Text("b") } }"#, ["a", "b (leaving)"]),
    ])
    func whatLeavesStandsWhereItStood(content: String, texts expected: [String]) throws {
        #expect(try texts(content).filter { $0 != "Go" } == expected)
    }
}
