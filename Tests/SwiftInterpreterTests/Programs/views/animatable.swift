protocol VectorArithmetic2 {
    static var zero: Self { get }; static func + (a: Self, b: Self) -> Self; mutating func scale(by k: Double)
}
extension Double: VectorArithmetic2 { mutating func scale(by k: Double) { self *= k } }
struct PairV<A: VectorArithmetic2, B: VectorArithmetic2>: VectorArithmetic2 {
    var first: A, second: B; init(_ a: A, _ b: B) { first = a; second = b }
    static var zero: Self { Self(.zero, .zero) };
    static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) };
    mutating func scale(by k: Double) { first.scale(by: k); second.scale(by: k) }
}
func lerp<V: VectorArithmetic2>(_ a: V, _ b: V, _ t: Double) -> V {
    var x = a, y = b; x.scale(by: 1 - t); y.scale(by: t); return x + y
}
func run() {
    let r = lerp(PairV(0.0, PairV(10.0, 1.0)), PairV(10.0, PairV(20.0, 3.0)), 0.5);
    print(r.first, r.second.first, r.second.second)
}
