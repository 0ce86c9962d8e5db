import Foundation
import Rendering
import Testing

/// What a view's source is refused for, in the compiler's words, with the way out.
@Suite("Messages about views")
struct MessageTests {
    private func message(_ source: String) -> String {
        do {
            _ = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: RenderOptions())
            return ""
        } catch {
            return error.text
        }
    }

    @Test(arguments: [
        (
            "struct V: View { let name: String?\nvar body: some View { Text(name) } }",
            "value of optional type 'String?' must be unwrapped to a value of type 'String'"
        ),
        (
            "struct V: View { let name: Substring?\nvar body: some View { Label(name, systemImage: \"star\") } }",
            "value of optional type 'Substring?' must be unwrapped to a value of type 'Substring'"
        ),
        ("Text(\"a\").foregroundStyle(.accentColor)", "type 'ShapeStyle' has no member 'accentColor'"),
        (
            "struct V: View { let f = true\nvar body: some View { if f { return Text(\"a\") }\nText(\"b\") } }",
            "missing return in getter expected to return 'some View'"
        ),
        (
            "struct V: View { let f = true\nvar body: some View { guard f else { return Text(\"a\") }\nText(\"b\") } }",
            "missing return in getter expected to return 'some View'"
        ),
        (
            "struct V: View { var body: some View { VStack { let n = 1\nif n > 0 { return Text(\"a\") } } } }",
            "missing return in closure expected to return"
        ),
        (
            "func tree(_ n: Int) -> some View { VStack { Text(\"a\")\nif n > 0 { tree(n - 1).padding() } } }\ntree(3)",
            "function opaque return type was inferred as 'VStack<some View>', which defines the opaque type in terms of"
        ),
        (
            "struct V: View { var body: some View { a }\nvar a: some View { List { Text(\"a\")\n"
                + "NavigationLink(\"b\") { ScrollView { a } } } } }",
            "which defines the opaque type in terms of itself"
        ),
        ("extension Color { static let a = Color.b\nstatic let b = Color.a }\nText(\"x\")", "circular reference"),
    ])
    func isTheCompilers(source: String, expected: String) { #expect(message(source).contains(expected)) }

    @Test(arguments: [
        "Text(\"a\").tint(.accentColor).background(Color.accentColor)",
        "struct V: View { var body: some View { return Text(\"a\").padding() } }\nV()",
        "extension Color { static let seed = Color(.seed) }\n"
            + "extension ShapeStyle where Self == Color { static var seed: Color { .seed } }\n"
            + "Text(\"a\").foregroundStyle(.seed)",
        "func tree(_ n: Int) -> some View { VStack { if n > 0 { AnyView(tree(n - 1)) } } }\ntree(2)",
        "func row(_ n: Int) -> some View { HStack { Text(\"a\"); Text(\"b\") } }\nfunc list() -> some View { "
            + "List { row(1); row(2) }.sheet(isPresented: .constant(false)) { row(3) } }\nlist()",
        "struct Tree: View { let n: Int\nvar body: some View { VStack { if n > 0 { Tree(n: n - 1) } } } }\nTree(n: 2)",
        "Circle().inset(by: 4).inset(by: 4).stroke(.red)",
        "struct Ring: Shape { func path(in r: CGRect) -> Path { Circle().inset(by: 4).path(in: r) } }\n"
            + "Ring().fill(.red).frame(width: 40, height: 40)",
        "func shape() -> some InsettableShape { Capsule().inset(by: 3) }\n"
            + "shape().inset(by: 2).inset(by: 1).strokeBorder(.red)",
    ])
    func isSilent(source: String) { #expect(message(source) == "") }

    @Test func aMissingBraceNamesTheOpeningOne() {
        let source = """
            struct Card: View {
                var body: some View {
                    VStack {
                        Text("{")
                }
            }
            struct Other: View { var body: some View { Text("a") } }
            """
        let text = message(source)
        #expect(text.contains("expected '}' in struct"))
        #expect(text.contains("view.swiftdsl:1:19: note: to match this opening '{'"))
        #expect(text.contains("view.swiftdsl:3:16: note: this '{' may be the one that isn't closed"))
    }
}
