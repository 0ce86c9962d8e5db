import Foundation
struct Item: Codable { var name: String; var price: Decimal }
func run() {
    let a: Decimal = 10, b = Decimal(string: "0.1")!
    print(a + b, a - b, a * b, a / 4, -b, a > b, b == Decimal(string: "0.10")!, [a, b].max()!)
    var total = Decimal(3)
    total += 2
    total *= b
    print(total, total.isZero, Decimal.zero, total.magnitude, total.description.count)
    print([b, b, b].reduce(0, +), (1...3).map { Decimal($0) / 8 }, pow(b, 3), pow(Decimal(2), 10))
    print(
        Decimal(string: "abc") as Any, NSDecimalNumber(decimal: 2.5).doubleValue, NSDecimalNumber(decimal: 7).intValue)
    print(Decimal(1234).formatted(), Decimal(string: "1234.5")!.formatted(.number.precision(.fractionLength(2))))
    print(
        Decimal(string: "9.99")!.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))),
        Decimal(string: "0.25")!.formatted(.percent))
    let item = try! JSONDecoder().decode(Item.self, from: Data(#"{"name": "Lamp", "price": 9.99}"#.utf8))
    print(item.name, item.price * 3)
    var prices: [Decimal: String] = [:]
    prices[5] = "five"
    print(prices[10 / 2] ?? "-", Set<Decimal>([1, 1, 2]).count)
}
