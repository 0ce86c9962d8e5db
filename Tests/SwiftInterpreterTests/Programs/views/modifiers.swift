protocol Node { func render() -> String }
struct Label: Node { var text: String; func render() -> String { text } }
struct Wrapped<Content: Node>: Node {
    var content: Content; var tag: String; func render() -> String { "<\(tag)>\(content.render())</\(tag)>" }
}
protocol Modifier { associatedtype Result: Node; func apply<N: Node>(_ node: N) -> Wrapped<N> }
extension Node {
    func bold() -> some Node { Wrapped(content: self, tag: "b") };
    func tag(_ name: String) -> Wrapped<Self> { Wrapped(content: self, tag: name) }
}
func page() -> some Node { Label(text: "hi").bold().tag("p") }
func run() { print(page().render(), Label(text: "x").tag("i").bold().render(), type(of: Label(text: "q").tag("z"))) }
