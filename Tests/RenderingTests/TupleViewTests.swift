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
    ])
    func isWhatABuilderMakes(_ written: String, _ built: String) throws {
        #expect(try png(written) == png(built))
    }
}
