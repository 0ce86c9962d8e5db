struct Color: Equatable {
    var name: String; static let red = Color(name: "red");
    static func gray(_ v: Double) -> Color { Color(name: "gray\(v)") }
    static var clear: Color { Color(name: "clear") }
}
protocol Style { var text: String { get } }
struct Plain: Style { var text: String { "plain" } }
struct Tinted: Style { let color: Color; var text: String { "tinted \(color.name)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Tinted { static func tinted(_ color: Color) -> Tinted { Tinted(color: color) } }
func apply<S: Style>(_ style: S) -> String { style.text }
func paint(_ color: Color?) -> String { color?.name ?? "nil" }
struct Edges: OptionSet {
    let rawValue: Int; static let top = Edges(rawValue: 1), bottom = Edges(rawValue: 2);
    static let all: Edges = [.top, .bottom]
}
func pad(_ edges: Edges = .all, _ amount: Double? = nil) -> String { "\(edges.rawValue) \(amount ?? -1)" }
func run() {
    print(apply(.plain), apply(.tinted(.red)), apply(.tinted(.gray(0.5))))
    print(paint(.red), paint(.clear), paint(nil), paint(.init(name: "x")))
    print(pad(), pad(.top), pad([.top, .bottom], 4), pad(.top, nil))
    let colors: [Color] = [.red, .clear, .gray(1)]
    print(colors.map(\.name), colors.contains(.red), colors.firstIndex(of: .clear)!)
    let flag = true
    let chosen: Color = flag ? .red : .clear
    print(chosen.name, (flag ? nil : .red) as Color? == nil)
    let table: [String: Color] = ["a": .red]
    print(table["a", default: .clear].name, table["b", default: .clear].name)
    switch chosen {
    case .red: print("is red");
    default: print("other")
    }
}
