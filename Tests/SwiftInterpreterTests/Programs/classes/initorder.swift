class A { let x: Int; init(x: Int) { self.x = x; print("A", x); setup() }; func setup() { print("A.setup") } }
class B: A {
    var y = 2 { didSet { print("y", y) } }; let z: String;
    init(z: String) { self.z = z; super.init(x: z.count); y = 5; print("B done") };
    override func setup() { print("B.setup", z, y) }
}
class C: B { convenience init(n: Int) { self.init(z: String(repeating: "c", count: n)); print("C", n) } }
func run() { let c = C(n: 3); c.y = 9; print(c.x, c.y, c.z) }
