class A { required init() {}; var n: String { "A" } }
class B: A { override var n: String { "B" } }
struct Page<T: A> {
    func make() -> A { return T() }
    func make2() -> A { T() }
    func name() -> String { let a: A = T(); return a.n }
    func opt() -> A? { T() }
    func list() -> [A] { [T(), A()] }
    func take(_ a: A) -> String { a.n }
    func give() -> String { take(T()) }
}

func run() {
    let p = Page<B>()
    print(p.make().n, p.make2().n, p.name(), p.opt()!.n, p.list().map(\.n), p.give())
}
