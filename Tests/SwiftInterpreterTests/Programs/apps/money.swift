struct Money: Hashable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
    var cents: Int
    init(integerLiteral v: Int) { cents = v * 100 }; init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) };
    init(cents: Int) { self.cents = cents }
    static func < (a: Self, b: Self) -> Bool { a.cents < b.cents };
    static func + (a: Self, b: Self) -> Self { Self(cents: a.cents + b.cents) };
    static func * (a: Self, n: Int) -> Self { Self(cents: a.cents * n) }
    var description: String { "$\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)" };
    static let zero: Money = 0
}
extension Sequence where Element == Money { func total() -> Money { reduce(.zero, +) } }
func run() {
    let prices: [Money] = [1.5, 2, 0.05]; let fee: Money = 10;
    print(
        prices.total(), prices.max()!, fee * 3, prices.sorted(), [Money]().total(), fee > 9.99, Set(prices).contains(2))
}
