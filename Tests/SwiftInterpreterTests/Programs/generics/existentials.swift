protocol Shape { var area: Double { get }; func scaled(_ k: Double) -> Self }
struct Sq: Shape, Equatable {
    var s: Double; var area: Double { s * s }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) }
}
struct Ci: Shape { var r: Double; var area: Double { 3 * r * r }; func scaled(_ k: Double) -> Ci { Ci(r: r * k) } }
func total(_ s: [any Shape]) -> Double { s.reduce(0) { $0 + $1.area } };
func big<S: Shape>(_ s: S) -> S { s.scaled(2) }; func open(_ s: any Shape) -> Double { big(s).area }
func make(_ f: Bool) -> any Shape { f ? Sq(s: 1) : Ci(r: 1) }
func run() {
    let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)];
    print(
        total(shapes), shapes.map { $0.scaled(2).area }, open(shapes[1]), make(true) is Sq,
        (make(false) as? Ci)?.r ?? 0, shapes.compactMap { $0 as? Sq } == [Sq(s: 2)]);
    let any: [Any] = [1, "a", 2.5, [1], (1, 2), Sq(s: 1), Optional<Int>.none as Any];
    print(any.map { type(of: $0) }.map { "\($0)" }.prefix(4), any.count)
}
