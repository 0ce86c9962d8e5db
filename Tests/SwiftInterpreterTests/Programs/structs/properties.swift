struct Thermo {
    static var count = 0; static let unit: String = { "°C" }();
    var c: Double {
        willSet { print("will", newValue) }
        didSet { print("did", oldValue); Thermo.count += 1 }
    }
    var f: Double {
        get { c * 1.8 + 32 }
        set { c = (newValue - 32) / 1.8 }
    };
    lazy var text: String = {
        print("making"); return "\(Int(c))" + Self.unit
    }()
    private(set) var id = 7; let fixed = 3; var list: [Int] { didSet { print("list", list.count) } };
    static subscript(i: Int) -> Int { i * 2 }
}
struct Config { var a = 1; var b: String? = nil; var c: [Int] = [], d: (Int, Int) = (1, 2) }
struct Wrapper<T> { var value: T; var doubled: (T, T) { (value, value) } }
func run() {
    var t = Thermo(c: 20, list: []); t.c = 25; t.f = 212; print(t.c, Thermo.count, t.fixed, t.id); print(t.text);
    t.c = 1; print(t.text); t.list.append(1); print(Thermo[4])
    print(Config(), Config(b: "x", c: [1]), Config(a: 5).d.1, Wrapper(value: 3).doubled, Wrapper(value: "s"))
    var w = Wrapper(value: Config()); w.value.c.append(3); w.value.d.0 = 9; print(w.value.c, w.value.d); dump(1)
}
