import Foundation

/// Foundation's units by ICU's names.
enum MeasurementUnits {
    static func identifier(of unit: Unit) -> String? {
        let kind = kind(of: unit)
        return tables.first { $0.kind == kind }?.units.first { $0.unit.symbol == unit.symbol }
            .map { kind + "-" + $0.name }
    }

    /// Units of the same dimension, as locales choose among them.
    static func related(to unit: Dimension) -> [Dimension] {
        let kind = kind(of: unit)
        return tables.first { $0.kind == kind }?.units.map(\.unit) ?? []
    }

    private static func kind(of unit: Unit) -> String {
        switch unit {
        case is UnitLength: "length"
        case is UnitMass: "mass"
        case is UnitTemperature: "temperature"
        case is UnitSpeed: "speed"
        case is UnitDuration: "duration"
        case is UnitVolume: "volume"
        case is UnitArea: "area"
        case is UnitEnergy: "energy"
        case is UnitPower: "power"
        case is UnitPressure: "pressure"
        case is UnitAngle: "angle"
        case is UnitFrequency: "frequency"
        case is UnitElectricCurrent, is UnitElectricPotentialDifference, is UnitElectricResistance: "electric"
        case is UnitAcceleration: "acceleration"
        case is UnitInformationStorage: "digital"
        case is UnitFuelEfficiency: "consumption"
        default: ""
        }
    }

    private struct Table {
        var kind: String
        var units: [(unit: Dimension, name: String)]
    }

    private static var tables: [Table] {
        [
            Table(
                kind: "length",
                units: [
                    (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
                    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
                    (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
                    (UnitLength.picometers, "picometer"), (UnitLength.decimeters, "decimeter"),
                    (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
                    (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
                    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
                    (UnitLength.furlongs, "furlong"), (UnitLength.lightyears, "light-year"),
                    (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
                ]),
            Table(
                kind: "mass",
                units: [
                    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
                    (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
                    (UnitMass.stones, "stone"), (UnitMass.metricTons, "metric-ton"), (UnitMass.shortTons, "ton"),
                    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
                ]),
            Table(
                kind: "temperature",
                units: [
                    (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
                    (UnitTemperature.kelvin, "kelvin"),
                ]),
            Table(
                kind: "speed",
                units: [
                    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.milesPerHour, "mile-per-hour"),
                    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.knots, "knot"),
                ]),
            Table(
                kind: "duration",
                units: [
                    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
                    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
                    (UnitDuration.nanoseconds, "nanosecond"),
                ]),
            Table(
                kind: "volume",
                units: [
                    (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
                    (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
                    (UnitVolume.megaliters, "megaliter"), (UnitVolume.cubicMeters, "cubic-meter"),
                    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
                    (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
                    (UnitVolume.gallons, "gallon"), (UnitVolume.quarts, "quart"), (UnitVolume.pints, "pint"),
                    (UnitVolume.cups, "cup"), (UnitVolume.fluidOunces, "fluid-ounce"),
                    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
                    (UnitVolume.metricCups, "cup-metric"), (UnitVolume.bushels, "bushel"),
                ]),
            Table(
                kind: "area",
                units: [
                    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
                    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMiles, "square-mile"),
                    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
                    (UnitArea.squareInches, "square-inch"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
                ]),
            Table(
                kind: "energy",
                units: [
                    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
                    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
                    (UnitEnergy.kilowattHours, "kilowatt-hour"),
                ]),
            Table(
                kind: "power",
                units: [
                    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
                    (UnitPower.gigawatts, "gigawatt"), (UnitPower.milliwatts, "milliwatt"),
                    (UnitPower.horsepower, "horsepower"),
                ]),
            Table(
                kind: "pressure",
                units: [
                    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.millibars, "millibar"),
                    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.kilopascals, "kilopascal"),
                    (UnitPressure.megapascals, "megapascal"), (UnitPressure.bars, "bar"),
                    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
                    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
                ]),
            Table(
                kind: "angle",
                units: [
                    (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"), (UnitAngle.arcMinutes, "arc-minute"),
                    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.revolutions, "revolution"),
                ]),
            Table(
                kind: "frequency",
                units: [
                    (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
                    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
                ]),
            Table(
                kind: "electric",
                units: [
                    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
                    (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
                ]),
            Table(
                kind: "acceleration",
                units: [
                    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
                    (UnitAcceleration.gravity, "g-force"),
                ]),
            Table(
                kind: "digital",
                units: [
                    (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
                    (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
                    (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
                    (UnitInformationStorage.petabytes, "petabyte"),
                ]),
            Table(
                kind: "consumption",
                units: [
                    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
                    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
                ]),
        ]
    }
}
