@Represented(by: UnitValue) class Unit: NSObject {
    let symbol: String
}

@Converted class Dimension: Unit {
    let converter: UnitConverter
}

class UnitConverter: NSObject {
    func baseUnitValue(fromValue value: Double) -> Double
    func value(fromBaseUnitValue baseUnitValue: Double) -> Double
}

@Converted class UnitConverterLinear: UnitConverter {
    init(coefficient: Double, constant: Double = 0)
    let coefficient: Double
    let constant: Double
}

@Represented(by: MeasurementValue)
struct Measurement<UnitType>: Hashable, Comparable, CustomStringConvertible {
    @CallsWith(execution: made) init(value: Double, unit: UnitType)
    var value: Double
    let unit: UnitType
    let description: String
    func converted(to otherUnit: UnitType) -> Measurement<UnitType>
    mutating func convert(to otherUnit: UnitType)
    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool
    @Native(formattedMeasurement) func formatted() -> String
    @Native(formattedByArgument) func formatted(_ style: Measurement<UnitType>.FormatStyle) -> String

    @Represented(by: MeasurementStyle) struct FormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Measurement<UnitType>
        typealias FormatOutput = String

        @Native(measurementStyleInit)
        init(
            width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = _,
            usage: MeasurementFormatUnitUsage<UnitType> = _,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = _
        )
        func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle
        @Native(formattedInStyle) func format(_ value: Measurement<UnitType>) -> String

        @Represented(by: NamedOption, shared: true) struct UnitWidth: Hashable {
            static let wide: Measurement<UnitType>.FormatStyle.UnitWidth
            static let abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth
            static let narrow: Measurement<UnitType>.FormatStyle.UnitWidth
        }
    }
}

@Represented(by: UsageOption, shared: true) struct MeasurementFormatUnitUsage<UnitType>: Hashable {
    static let general: MeasurementFormatUnitUsage<UnitType>
    static let asProvided: MeasurementFormatUnitUsage<UnitType>
    static let person: MeasurementFormatUnitUsage<UnitType>
    static let personHeight: MeasurementFormatUnitUsage<UnitType>
    static let personWeight: MeasurementFormatUnitUsage<UnitType>
    static let road: MeasurementFormatUnitUsage<UnitType>
    static let focalLength: MeasurementFormatUnitUsage<UnitType>
    static let rainfall: MeasurementFormatUnitUsage<UnitType>
    static let snowfall: MeasurementFormatUnitUsage<UnitType>
    static let weather: MeasurementFormatUnitUsage<UnitType>
    static let liquid: MeasurementFormatUnitUsage<UnitType>
    static let food: MeasurementFormatUnitUsage<UnitType>
    static let workout: MeasurementFormatUnitUsage<UnitType>
}
