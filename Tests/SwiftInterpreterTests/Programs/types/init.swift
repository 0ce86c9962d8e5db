struct Temperature: Equatable {
    var celsius: Double
    init(celsius: Double) { self.celsius = celsius }
    init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
    init?(text: String) { guard let value = Double(text) else { return nil }; self.init(celsius: value) }
    init(checked text: String) throws {
        guard let value = Double(text) else { throw Bad.text(text) }
        celsius = value
    }
    enum Bad: Error { case text(String) }
}
enum Size: Int {
    case small = 1, large = 3;
    init?(name: String) {
        switch name {
        case "s": self = .small;
        case "l": self = .large;
        default: return nil
        }
    }
}
class Base { var a: Int; init(a: Int) { self.a = a }; convenience init() { self.init(a: 1) } }
class Derived: Base {
    var b: Int; init(a: Int, b: Int) { self.b = b; super.init(a: a) }
    override init(a: Int) { b = 0; super.init(a: a) }
}
func run() {
    print(Temperature(fahrenheit: 212).celsius, Temperature(text: "x") == nil, Temperature(text: "5")!.celsius)
    do { _ = try Temperature(checked: "?") } catch Temperature.Bad.text(let t) { print("bad", t) } catch {
        print("other")
    }
    print(Size(name: "l")!.rawValue, Size(name: "x") == nil, Size(rawValue: 1)!, Size(rawValue: 2) == nil)
    print(Base().a, Derived(a: 2, b: 3).b, Derived(a: 5).a, Derived().a)
    let make = Temperature.init(fahrenheit:)
    print(make(32).celsius)
    print(["1", "x", "3"].compactMap(Int.init), [1, 2].map(String.init))
}
