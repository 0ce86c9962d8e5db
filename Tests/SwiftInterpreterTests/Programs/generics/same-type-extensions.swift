struct Two<A, B> { var a: A; var b: B; init() where A == Int, B == String { a = 1; b = "x" } }
typealias D = Two<Int, String>
struct Holder<L> { var l: L; init(l: L) { self.l = l } }
extension Holder where L == D { init() { self.init(l: Two()) }; var s: String { l.b } }
extension Holder where L == [Int] { var total: Int { l.reduce(0, +) }; static func empty() -> Self { .init(l: []) } }
extension Array where Element == Int? { func known() -> [Int] { compactMap { $0 } } }
extension Dictionary where Key == String, Value == [Int] {
    mutating func add(_ k: String) { self[k, default: []].append(1) }
}
func run() {
    print(Holder<D>().s, Holder(l: [1, 2]).total, Holder<[Int]>.empty().l, [1, nil, 3].known());
    var d: [String: [Int]] = [:]; d.add("k"); print(d)
    print(√16)
}
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
