import Foundation

func run() {
    print(pow(Decimal(2), 10), pow(Decimal(-3), 3), pow(Decimal(0), 0), pow(Decimal(string: "1.1")!, 7))
    print(pow(Decimal(10), 100), pow(Decimal.nan, 2), Decimal(string: "0.001")! * Decimal(string: "0.002")!)
    var total = Decimal(5)
    total *= Decimal(string: "-2.5")!
    print(total, Decimal.greatestFiniteMagnitude * Decimal.greatestFiniteMagnitude)
    print(Decimal.zero * .leastNonzeroMagnitude)
}
