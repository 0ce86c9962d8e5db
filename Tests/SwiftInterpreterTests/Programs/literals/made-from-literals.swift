struct Money: ExpressibleByStringLiteral {
    let t: String; init(stringLiteral v: String) { t = "lit " + v }; init?(_ s: String) { t = "opt " + s }
}
struct Num: ExpressibleByIntegerLiteral {
    let v: Int; init(integerLiteral v: Int) { self.v = v }; init(_ v: Int) { self.v = v + 100 }
}
struct Only: ExpressibleByStringLiteral { let t: String; init(stringLiteral v: String) { t = v } }
func run() {
    let m = Money("x"); print(m.t)
    print(Num(3).v, Only("k").t)
    let s = "y"; print(Money(s)!.t)
    let o: Money? = Money("z"); print(o!.t)
    print(Int("5") as Any, Double(3), String("q"), Character("c"), UInt8(3), Float("1") as Any)
}
