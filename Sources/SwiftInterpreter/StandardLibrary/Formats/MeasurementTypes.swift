import Formats
import Foundation

/// `Measurement<UnitType>` of any dimension.
package struct MeasurementValue: Hashable, Comparable, CustomStringConvertible, Sendable {
    package var value: Double
    package var unit: UnitValue

    package var description: String { "\(value) \(unit.unit.symbol)" }

    /// The number in the base unit of its kind.
    var base: Double { unit.unit.converter.baseUnitValue(fromValue: value) }

    package static func == (a: MeasurementValue, b: MeasurementValue) -> Bool {
        if a.unit == b.unit { return a.value == b.value }
        return type(of: a.unit.unit) == type(of: b.unit.unit) && a.base == b.base
    }

    package static func < (a: MeasurementValue, b: MeasurementValue) -> Bool {
        a.unit == b.unit ? a.value < b.value : a.base < b.base
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

/// A unit of measurement, whatever its kind.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct UnitValue: Hashable, @unchecked Sendable {
    package let unit: Dimension
    var symbol: String { unit.symbol }
}

/// `Measurement.FormatStyle`
struct MeasurementStyle: Hashable, Sendable, FormatValue {
    var width = "short"
    var usage: String? = "default"
    var number: NumberStyle?
    var locale = Locale.autoupdatingCurrent
    var hidesScaleName = false

    func text(of value: Value, in context: FormatContext) -> String? {
        guard let measurement = value.unbox(as: MeasurementValue.self) else { return nil }
        let text = MeasurementText(
            width: width, locale: locale.chosen(context), usage: usage, number: number?.measurementStyle,
            hidesScaleName: hidesScaleName)
        return text.format(measurement.value, measurement.unit.unit)
    }
}

extension NumberStyle {
    /// The style as Foundation's own, as far as measurements use it.
    fileprivate var measurementStyle: FloatingPointFormatStyle<Double> {
        var style = FloatingPointFormatStyle<Double>.number
        if let precision { style = style.precision(precision) }
        if !usesGrouping { style = style.grouping(.never) }
        if let rule { style = style.rounded(rule: rule) }
        return style
    }
}

extension MeasurementStyle {
    func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }
}

extension MeasurementValue {
    static func made(value: Double, unit: Value, _ call: NativeCall) throws -> Self {
        guard let unit = unit.unbox(as: UnitValue.self) else {
            throw call.evaluator.failure("measurements of own units are not supported yet")
        }
        return Self(value: value, unit: unit)
    }

    func converted(to unit: Value) -> Self {
        guard let unit = unit.unbox(as: UnitValue.self) else { return self }
        return Self(value: unit.unit.converter.value(fromBaseUnitValue: base), unit: unit)
    }

    mutating func convert(to unit: Value) { self = converted(to: unit) }

    static func + (a: Self, b: Self) -> Self { a.combined(with: b, +) }
    static func - (a: Self, b: Self) -> Self { a.combined(with: b, -) }
    static func * (a: Self, factor: Double) -> Self { Self(value: a.value * factor, unit: a.unit) }
    static func / (a: Self, divisor: Double) -> Self { Self(value: a.value / divisor, unit: a.unit) }

    /// Of two units the sum is in the base unit of their kind, as Foundation has it.
    private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
        if unit == other.unit { return Self(value: combine(value, other.value), unit: unit) }
        return Self(value: combine(base, other.base), unit: UnitValue(unit: type(of: unit.unit).baseUnit()))
    }
}

extension StandardLibrary {
    static func measurementStyle(_ call: inout NativeCall) throws -> Value {
        MeasurementStyle(
            width: try call.argument(0, as: NamedOption.self).name,
            usage: try call.argument(1, as: UsageOption.self, default: .general).name,
            number: try call.argument(2, as: NumberStyle?.self, default: nil)
        ).bridged
    }

    static func measurementStyleInit(_ call: inout NativeCall) throws -> Value {
        MeasurementStyle(
            width: try call.argument(0, as: NamedOption.self).name,
            usage: try call.argument(2, as: UsageOption.self, default: .general).name,
            number: try call.argument(3, as: NumberStyle?.self, default: nil),
            locale: try call.argument(1, as: Locale.self, default: .autoupdatingCurrent)
        ).bridged
    }

    static func formattedMeasurement(_ call: inout NativeCall) throws -> Value {
        try formatted(call.receiver, MeasurementStyle().bridged, call)
    }
}

// MARK: - Units

/// Units of all kinds are held as `UnitValue`.
package protocol UnitConvertible: BridgeConvertible {}

extension UnitConvertible where Self: Dimension {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self {
        guard let unit = value.unbox(as: UnitValue.self)?.unit as? Self else {
            throw mismatch(value, Self.self, evaluator)
        }
        return unit
    }

    package var bridged: Value { UnitValue(unit: self).bridged }
}

extension Dimension: UnitConvertible {}

/// The width of a unit's name, by ICU's word.
struct NamedOption: Hashable, Sendable {
    let name: String

    static let wide = Self(name: "full-name")
    static let abbreviated = Self(name: "short")
    static let narrow = Self(name: "narrow")
}

/// What is measured, by ICU's word.
struct UsageOption: Hashable, Sendable {
    let name: String?

    static let general = Self(name: "default")
    static let asProvided = Self(name: nil)
    static let person = Self(name: "person")
    static let personHeight = Self(name: "person-height")
    static let personWeight = Self(name: "person")
    static let road = Self(name: "road")
    static let focalLength = Self(name: "focal-length")
    static let rainfall = Self(name: "rainfall")
    static let snowfall = Self(name: "snowfall")
    static let weather = Self(name: "weather")
    static let liquid = Self(name: "fluid")
    static let food = Self(name: "food")
    static let workout = Self(name: "food")
}
