struct V { var name: String }
@resultBuilder struct Build {
    static func buildBlock() -> [V] { [] }
    static func buildBlock(_ v: V) -> [V] { [v] }
    static func buildBlock(_ a: V, _ b: V) -> [V] { [a, b] }
    static func buildBlock(_ a: V, _ b: V, _ c: V) -> [V] { [a, b, c] }
}
struct Stack { let children: [V]; init(spacing: Double? = nil, @Build _ content: () -> [V]) { children = content() } }
func run() {
    print(
        Stack { V(name: "a") }.children.count,
        Stack(spacing: 3) {
            V(name: "a"); V(name: "b")
        }.children.map(\.name), Stack {}.children.isEmpty)
    print(
        Stack {
            V(name: "1"); V(name: "2"); V(name: "3")
        }.children.last!.name)
}
