protocol ButtonStyle {
    associatedtype Body: CustomStringConvertible; typealias Configuration = StyleConfiguration;
    func makeBody(configuration: Configuration) -> Body
}
struct StyleConfiguration { let label: String; let isPressed: Bool }
struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some CustomStringConvertible { configuration.label }
}
struct Capsule: ButtonStyle {
    var color: String;
    func makeBody(configuration c: Configuration) -> String { c.isPressed ? "(\(c.label))" : "[\(color):\(c.label)]" }
}
extension ButtonStyle where Self == PlainStyle { static var plain: Self { .init() } }
extension ButtonStyle where Self == Capsule {
    static func capsule(_ color: String = "blue") -> Self { .init(color: color) }
}
struct Button<S: ButtonStyle> {
    let title: String; let style: S;
    func draw(_ pressed: Bool) -> String {
        style.makeBody(configuration: .init(label: title, isPressed: pressed)).description
    }
}
extension Button where S == PlainStyle { init(_ title: String) { self.init(title: title, style: .plain) } }
extension Button { func buttonStyle<T: ButtonStyle>(_ style: T) -> Button<T> { Button<T>(title: title, style: style) } }
func run() {
    print(
        Button("ok").draw(true), Button("go").buttonStyle(.capsule()).draw(false),
        Button("x").buttonStyle(.capsule("red")).draw(true))
}
