struct Unit<Kind> { let symbol: String; let factor: Double }
enum Length {}; enum Mass {}
extension Unit where Kind == Length {
    static var m: Self { .init(symbol: "m", factor: 1) }; static var km: Self { .init(symbol: "km", factor: 1000) }
}
extension Unit where Kind == Mass { static var g: Self { .init(symbol: "g", factor: 1) } }
struct Quantity<K>: Comparable {
    var value: Double; var unit: Unit<K>; var base: Double { value * unit.factor };
    func to(_ u: Unit<K>) -> Self { .init(value: base / u.factor, unit: u) }
    static func + (a: Self, b: Self) -> Self { .init(value: (a.base + b.base) / a.unit.factor, unit: a.unit) };
    static func < (a: Self, b: Self) -> Bool { a.base < b.base };
    static func == (a: Self, b: Self) -> Bool { a.base == b.base }
}
extension Double {
    var m: Quantity<Length> { .init(value: self, unit: .m) }; var km: Quantity<Length> { .init(value: self, unit: .km) }
}
func run() {
    let d = (1.5).km + (500.0).m;
    print(
        d.value, d.unit.symbol, d.to(.m).value, (2.0).km == (2000.0).m,
        [(3.0).m, (1.0).km, (2.0).m].max()!.unit.symbol, Quantity<Mass>(value: 2, unit: .g).base)
}
