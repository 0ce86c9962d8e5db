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

/// A unit of measurement.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct UnitValue: Hashable, @unchecked Sendable {
    package let unit: Dimension
}

/// `Measurement.FormatStyle`
struct MeasurementStyle: Hashable, Sendable, FormatValue {
    var width = "short"
    var usage: String? = "default"
    var number: NumberStyle?
    var hidesScaleName = false
    var locale = Locale.autoupdatingCurrent

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

extension StandardLibrary {
    private static let style = "Measurement<UnitType>.FormatStyle"

    static func addMeasurementStyles(_ t: inout NativeMembersBuilder) {
        for type in unitTypeNames {
            let style = "Measurement<\(type)>.FormatStyle"
            t.add(
                "static func measurement(width: \(style).UnitWidth, usage: MeasurementFormatUnitUsage<\(type)> = _, numberFormatStyle: FloatingPointFormatStyle<Double>? = _) -> \(style) where Self == \(style)"
            ) { call in
                .box(
                    MeasurementStyle(
                        width: call.argument(0).unbox(as: NamedOption.self)?.name ?? "short",
                        usage: call.isAbsent(1) ? "default" : call.argument(1).unbox(as: UsageOption.self)?.name,
                        number: call.argument(2).unwrapped.unbox()))
            }
        }
    }

    static let measurementTypes: [NativeType] =
        [
            NativeType("Unit", "class Unit: NSObject", swiftType: UnitValue.self) {
                NativeMembersBuilder.build { t in
                    t.add("var symbol: String { get }") { call in .string(unit(call.receiver)?.symbol ?? "") }
                }
            },
            NativeType("Dimension", "class Dimension: Unit") {
                NativeMembersBuilder.build { t in
                    t.add("var converter: UnitConverter { get }") { call in
                        .box(ConverterValue(converter: unit(call.receiver)?.converter ?? UnitConverter()))
                    }
                }
            },
            NativeType("UnitConverter", "class UnitConverter: NSObject", swiftType: ConverterValue.self) {
                NativeMembersBuilder.build { t in
                    t.add("func baseUnitValue(fromValue value: Double) -> Double") { call in
                        .double(converter(call.receiver).baseUnitValue(fromValue: try call.double(0)))
                    }
                    t.add("func value(fromBaseUnitValue baseUnitValue: Double) -> Double") { call in
                        .double(converter(call.receiver).value(fromBaseUnitValue: try call.double(0)))
                    }
                }
            },
            NativeType("UnitConverterLinear", "class UnitConverterLinear: UnitConverter") {
                NativeMembersBuilder.build { t in
                    t.add("init(coefficient: Double, constant: Double = _)") { call in
                        let constant = call.isAbsent(1) ? 0 : try call.double(1)
                        return .box(
                            ConverterValue(
                                converter: UnitConverterLinear(coefficient: try call.double(0), constant: constant)))
                    }
                    t.add("var coefficient: Double { get }") { call in
                        .double((converter(call.receiver) as? UnitConverterLinear)?.coefficient ?? 1)
                    }
                    t.add("var constant: Double { get }") { call in
                        .double((converter(call.receiver) as? UnitConverterLinear)?.constant ?? 0)
                    }
                }
            },
            NativeType(
                "Measurement", "struct Measurement<UnitType>: Hashable, Comparable, CustomStringConvertible",
                swiftType: MeasurementValue.self
            ) { measurementMembers },
            NativeType(
                "Measurement.FormatStyle", "struct FormatStyle: _FormatStyle, Hashable",
                swiftType: MeasurementStyle.self
            ) {
                NativeMembersBuilder.build { t in
                    addStyleMembers(
                        &t, style, input: "Measurement<UnitType>", MeasurementStyle.self, locale: \.locale)
                    t.add(
                        "init(width: \(style).UnitWidth, locale: Locale = _, usage: MeasurementFormatUnitUsage<UnitType> = _, numberFormatStyle: FloatingPointFormatStyle<Double>? = _)"
                    ) { call in
                        var made = MeasurementStyle(
                            width: call.argument(0).unbox(as: NamedOption.self)?.name ?? "short",
                            usage: call.isAbsent(2) ? "default" : call.argument(2).unbox(as: UsageOption.self)?.name,
                            number: call.argument(3).unwrapped.unbox())
                        if !call.isAbsent(1), let locale = call.argument(1).unbox(as: Locale.self) {
                            made.locale = locale
                        }
                        return .box(made)
                    }
                }
            },
            NativeType("Measurement.FormatStyle.UnitWidth", "struct UnitWidth: Hashable") {
                NativeMembersBuilder.build { t in
                    for (name, value) in [("wide", "full-name"), ("abbreviated", "short"), ("narrow", "narrow")] {
                        t.add("static var \(name): \(style).UnitWidth { get }") { _ in .box(NamedOption(name: value)) }
                    }
                }
            },
            NativeType("MeasurementFormatUnitUsage", "struct MeasurementFormatUnitUsage<UnitType>: Hashable") {
                NativeMembersBuilder.build { t in
                    let usages: [(String, String?)] = [
                        ("general", "default"), ("asProvided", nil), ("person", "person"),
                        ("personHeight", "person-height"), ("personWeight", "person"), ("road", "road"),
                        ("focalLength", "focal-length"), ("rainfall", "rainfall"), ("snowfall", "snowfall"),
                        ("weather", "weather"), ("liquid", "fluid"), ("food", "food"), ("workout", "food"),
                    ]
                    for (name, value) in usages {
                        t.add("static var \(name): MeasurementFormatUnitUsage<UnitType> { get }") { _ in
                            .box(UsageOption(name: value))
                        }
                    }
                }
            },
        ] + unitTypes

    /// Named here, since making Foundation's units takes longer than starting a program may.
    private static let unitTypeNames = [
        "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitDispersion", "UnitDuration",
        "UnitElectricCharge", "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance",
        "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength",
        "UnitMass", "UnitPower", "UnitPressure",
        "UnitSpeed", "UnitTemperature", "UnitVolume",
    ]

    private static let unitTypes: [NativeType] = unitTypeNames.map { type in
        NativeType(type, "class \(type): Dimension") {
            NativeMembersBuilder.build { t in
                t.add("init(symbol: String, converter: UnitConverter)") { call in
                    let converter = call.argument(1).unbox(as: ConverterValue.self)?.converter ?? UnitConverter()
                    return .box(UnitValue(unit: dimension(type, try call.string(0), converter)))
                }
                t.add("static func baseUnit() -> \(type)") { _ in
                    .box(UnitValue(unit: Swift.type(of: dimension(type, "", UnitConverter())).baseUnit()))
                }
                for item in MeasurementUnits.all where item.type == type {
                    let value = UnitValue(unit: item.unit)
                    t.add("static var \(item.member): \(type) { get }") { _ in .box(value) }
                }
            }
        }
    }

    private static func converter(_ value: Value) -> UnitConverter {
        value.unbox(as: ConverterValue.self)?.converter ?? UnitConverter()
    }

    /// A unit of the program.
    private static func dimension(_ type: String, _ symbol: String, _ converter: UnitConverter) -> Dimension {
        switch type {
        case "UnitAcceleration": UnitAcceleration(symbol: symbol, converter: converter)
        case "UnitAngle": UnitAngle(symbol: symbol, converter: converter)
        case "UnitArea": UnitArea(symbol: symbol, converter: converter)
        case "UnitConcentrationMass": UnitConcentrationMass(symbol: symbol, converter: converter)
        case "UnitDispersion": UnitDispersion(symbol: symbol, converter: converter)
        case "UnitDuration": UnitDuration(symbol: symbol, converter: converter)
        case "UnitElectricCharge": UnitElectricCharge(symbol: symbol, converter: converter)
        case "UnitElectricCurrent": UnitElectricCurrent(symbol: symbol, converter: converter)
        case "UnitElectricPotentialDifference": UnitElectricPotentialDifference(symbol: symbol, converter: converter)
        case "UnitElectricResistance": UnitElectricResistance(symbol: symbol, converter: converter)
        case "UnitEnergy": UnitEnergy(symbol: symbol, converter: converter)
        case "UnitFrequency": UnitFrequency(symbol: symbol, converter: converter)
        case "UnitFuelEfficiency": UnitFuelEfficiency(symbol: symbol, converter: converter)
        case "UnitIlluminance": UnitIlluminance(symbol: symbol, converter: converter)
        case "UnitInformationStorage": UnitInformationStorage(symbol: symbol, converter: converter)
        case "UnitLength": UnitLength(symbol: symbol, converter: converter)
        case "UnitMass": UnitMass(symbol: symbol, converter: converter)
        case "UnitPower": UnitPower(symbol: symbol, converter: converter)
        case "UnitPressure": UnitPressure(symbol: symbol, converter: converter)
        case "UnitSpeed": UnitSpeed(symbol: symbol, converter: converter)
        case "UnitTemperature": UnitTemperature(symbol: symbol, converter: converter)
        case "UnitVolume": UnitVolume(symbol: symbol, converter: converter)
        default: Dimension(symbol: symbol, converter: converter)
        }
    }

    private static func unit(_ value: Value) -> Dimension? { value.unbox(as: UnitValue.self)?.unit }

    private static func measurement(_ value: Value) -> MeasurementValue {
        value.unbox(as: MeasurementValue.self) ?? MeasurementValue(value: 0, unit: UnitValue(unit: UnitLength.meters))
    }

    /// The number in the base unit.
    private static func base(_ value: Value) -> Double { measurement(value).base }

    private static let measurementMembers = NativeMembersBuilder.build { t in
        t.add("init(value: Double, unit: UnitType)") { call in
            guard let unit = call.argument(1).unbox(as: UnitValue.self) else {
                throw call.evaluator.failure("measurements of own units are not supported yet")
            }
            return .box(MeasurementValue(value: try call.double(0), unit: unit))
        }
        t.add(
            "var value: Double { get set }",
            set: { call in
                var item = measurement(call.receiver)
                item.value = try call.double(0)
                call.receiver = .box(item)
                return .void
            }, { call in .double(measurement(call.receiver).value) })
        t.add("var unit: UnitType { get }") { call in .box(measurement(call.receiver).unit) }
        t.add("func converted(to otherUnit: UnitType) -> Measurement<UnitType>") { call in
            guard let unit = call.argument(0).unbox(as: UnitValue.self) else { return call.receiver }
            let number = unit.unit.converter.value(fromBaseUnitValue: base(call.receiver))
            return .box(MeasurementValue(value: number, unit: unit))
        }
        t.add("mutating func convert(to otherUnit: UnitType)") { call in
            guard let unit = call.argument(0).unbox(as: UnitValue.self) else { return .void }
            let number = unit.unit.converter.value(fromBaseUnitValue: base(call.receiver))
            call.receiver = .box(MeasurementValue(value: number, unit: unit))
            return .void
        }
        let sums: [(String, @Sendable (Double, Double) -> Double)] = [("+", { $0 + $1 }), ("-", { $0 - $1 })]
        for (name, combine) in sums {
            t.add(
                "static func \(name) (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>"
            ) { call in
                let (left, right) = (measurement(call.argument(0)), measurement(call.argument(1)))
                if left.unit == right.unit {
                    return .box(MeasurementValue(value: combine(left.value, right.value), unit: left.unit))
                }
                // Of two units the sum is in the base unit of their kind, as Foundation has it.
                let unit = UnitValue(unit: type(of: left.unit.unit).baseUnit())
                return .box(MeasurementValue(value: combine(left.base, right.base), unit: unit))
            }
        }
        let products: [(String, @Sendable (Double, Double) -> Double)] = [("*", { $0 * $1 }), ("/", { $0 / $1 })]
        for (name, combine) in products {
            t.add("static func \(name) (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>") { call in
                let left = measurement(call.argument(0))
                return .box(MeasurementValue(value: combine(left.value, try call.double(1)), unit: left.unit))
            }
        }
        t.add("static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool") { call in
            .bool(measurement(call.argument(0)) < measurement(call.argument(1)))
        }
        t.add("var description: String { get }") { call in
            let item = measurement(call.receiver)
            return .string("\(item.value) \(item.unit.unit.symbol)")
        }
        t.add("func formatted() -> String") { call in
            try formatted(call.receiver, .box(MeasurementStyle()), call)
        }
        t.add("func formatted(_ style: Measurement<UnitType>.FormatStyle) -> String") { call in
            try formatted(call.receiver, call.argument(0), call)
        }
    }
}

/// `UnitConverter`
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct ConverterValue: @unchecked Sendable { let converter: UnitConverter }

struct NamedOption: Hashable, Sendable { let name: String }
struct UsageOption: Hashable, Sendable { let name: String? }
