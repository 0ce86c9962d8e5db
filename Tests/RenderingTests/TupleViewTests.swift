import Rendering
import Testing

/// A tuple of views put together by hand is what a builder makes of the views one below the other.
@Suite("TupleView")
struct TupleViewTests {
    private func png(_ content: String) throws -> [UInt8] {
        let source = """
            import SwiftUI
            struct Row<each Cell: View>: View {
                let cells: (repeat each Cell)
                init(_ cells: repeat each Cell) { self.cells = (repeat each cells) }
                var body: some View { HStack { TupleView((repeat each cells)) } }
            }
            struct Two<A: View, B: View>: View {
                let parts: TupleView<(A, B)>
                init(@ViewBuilder parts: () -> TupleView<(A, B)>) { self.parts = parts() }
                var body: some View { HStack { parts.value.1; parts.value.0 } }
            }
            extension View {
                func when<C: View>(_ on: Bool, _ content: (Self) -> C) -> TupleView<(Self?, C?)> {
                    on ? TupleView((nil, content(self))) : TupleView((self, nil))
                }
            }
            struct ContentView: View { var body: some View { \(content) } }
            """
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: RenderOptions())
            .picture().encoded(as: .png)
    }

    @Test(arguments: [
        (
            "VStack { TupleView((Text(\"a\"), Color.red.frame(width: 5, height: 5))) }",
            "VStack { Text(\"a\"); Color.red.frame(width: 5, height: 5) }"
        ),
        (
            "Row(Text(\"a\"), Color.red.frame(width: 5, height: 5), Text(\"b\"))",
            "HStack { Text(\"a\"); Color.red.frame(width: 5, height: 5); Text(\"b\") }"
        ),
        ("TupleView(Text(\"a\"))", "Text(\"a\")"),
        (
            "Two { Text(\"a\"); Color.red.frame(width: 5, height: 5) }",
            "HStack { Color.red.frame(width: 5, height: 5); Text(\"a\") }"
        ),
        ("VStack { Text(\"a\").when(true) { $0.bold() } }", "VStack { Text(\"a\").bold() }"),
        ("VStack { Text(\"a\").when(false) { $0.bold() } }", "VStack { Text(\"a\") }"),
    ])
    func isWhatABuilderMakes(_ written: String, _ built: String) throws {
        #expect(try png(written) == png(built))
    }
}
