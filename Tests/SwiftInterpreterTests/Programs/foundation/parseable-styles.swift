// Styles of a program that read what they write, and literals for what a style's input is.
import Foundation

func roundTrip<F: ParseableFormatStyle>(_ value: F.FormatInput, _ style: F) throws -> F.FormatInput
where F.FormatOutput == String {
    try style.parseStrategy.parse(style.format(value))
}

func written<F: FormatStyle>(_ value: F.FormatInput, by style: F) -> F.FormatOutput { style.format(value) }

struct Quantity: Equatable {
    var amount: Double
    var unit: String
}

struct QuantityStyle: ParseableFormatStyle {
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Quantity) -> String { "\(value.amount) \(value.unit)" }

    struct Strategy: ParseStrategy {
        func parse(_ value: String) throws -> Quantity {
            let parts = value.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let amount = Double(parts[0]) else { throw CocoaError(.formatting) }
            return Quantity(amount: amount, unit: String(parts[1]))
        }
    }
}

extension FormatStyle where Self == QuantityStyle {
    static var quantity: QuantityStyle { QuantityStyle() }
}

struct Doubled: FormatStyle {
    func format(_ value: Int) -> String { "\(value * 2)" }
}

func run() {
    print(try! roundTrip(Quantity(amount: 2, unit: "kg"), .quantity))
    print((try? QuantityStyle().parseStrategy.parse("much")) == nil)
    print(written(21, by: Doubled()))
    print(written(1234.5, by: FloatingPointFormatStyle<Double>()))
    print(try! roundTrip(1234, IntegerFormatStyle<Int>()), try! roundTrip(0.5, FloatingPointFormatStyle<Double>()))
}
