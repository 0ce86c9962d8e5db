struct Item { var text: String }
@resultBuilder enum ListBuilder {
    static func buildExpression(_ text: String) -> [Item] { [Item(text: text)] }
    static func buildExpression(_ item: Item) -> [Item] { [item] }
    static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
    static func buildEither(first: [Item]) -> [Item] { first }
    static func buildEither(second: [Item]) -> [Item] { second }
    static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
    static func buildFinalResult(_ parts: [Item]) -> String { parts.map(\.text).joined(separator: ",") }
}
func list(@ListBuilder _ content: () -> String) -> String { content() }
struct Menu { let text: String; init(@ListBuilder content: () -> String) { text = content() } }
struct Page {
    var n: Int
    @ListBuilder var body: String { "page"; if n > 1 { "many" } else { "one" } }
    @ListBuilder func footer(_ extra: Bool) -> String { "foot"; if extra { "note" } }
}
func run() {
    print(
        list {
            "a"; Item(text: "b"); for i in 0..<3 { "n\(i)" }
        })
    let flag = true; let n = 2
    print(
        list {
            if flag { "yes" };
            switch n {
            case 1: "one";
            case 2: "two";
            default: "more"
            }; if let x = Optional(5) { "x\(x)" }
        })
    print(
        Menu {
            "m"; let k = 3; "k\(k)"
        }.text, Page(n: 2).body, Page(n: 1).footer(true), list {})
}
