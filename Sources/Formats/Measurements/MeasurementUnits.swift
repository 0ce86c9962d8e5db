import Foundation

/// Foundation's units by ICU's names.
package enum MeasurementUnits {
    /// Every unit with the name of its type and its own: ("UnitLength", "meters", …).
    package static var all: [(type: String, member: String, unit: Dimension)] {
        tables.flatMap { $0.units.map { ("\(Swift.type(of: $0.unit))", $0.member, $0.unit) } } + symbolic
    }

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
        var units: [(member: String, unit: Dimension, name: String)]
    }

    private static var tables: [Table] {
        [
            Table(
                kind: "length",
                units: [
                    ("kilometers", UnitLength.kilometers, "kilometer"), ("meters", UnitLength.meters, "meter"),
                    ("centimeters", UnitLength.centimeters, "centimeter"),
                    ("millimeters", UnitLength.millimeters, "millimeter"),
                    ("micrometers", UnitLength.micrometers, "micrometer"),
                    ("nanometers", UnitLength.nanometers, "nanometer"),
                    ("picometers", UnitLength.picometers, "picometer"),
                    ("decimeters", UnitLength.decimeters, "decimeter"),
                    ("inches", UnitLength.inches, "inch"), ("feet", UnitLength.feet, "foot"),
                    ("yards", UnitLength.yards, "yard"),
                    ("miles", UnitLength.miles, "mile"),
                    ("scandinavianMiles", UnitLength.scandinavianMiles, "mile-scandinavian"),
                    ("nauticalMiles", UnitLength.nauticalMiles, "nautical-mile"),
                    ("fathoms", UnitLength.fathoms, "fathom"),
                    ("furlongs", UnitLength.furlongs, "furlong"), ("lightyears", UnitLength.lightyears, "light-year"),
                    ("astronomicalUnits", UnitLength.astronomicalUnits, "astronomical-unit"),
                    ("parsecs", UnitLength.parsecs, "parsec"),
                ]),
            Table(
                kind: "mass",
                units: [
                    ("kilograms", UnitMass.kilograms, "kilogram"), ("grams", UnitMass.grams, "gram"),
                    ("milligrams", UnitMass.milligrams, "milligram"),
                    ("micrograms", UnitMass.micrograms, "microgram"), ("ounces", UnitMass.ounces, "ounce"),
                    ("pounds", UnitMass.pounds, "pound"),
                    ("stones", UnitMass.stones, "stone"), ("metricTons", UnitMass.metricTons, "metric-ton"),
                    ("shortTons", UnitMass.shortTons, "ton"),
                    ("carats", UnitMass.carats, "carat"), ("ouncesTroy", UnitMass.ouncesTroy, "ounce-troy"),
                ]),
            Table(
                kind: "temperature",
                units: [
                    ("celsius", UnitTemperature.celsius, "celsius"),
                    ("fahrenheit", UnitTemperature.fahrenheit, "fahrenheit"),
                    ("kelvin", UnitTemperature.kelvin, "kelvin"),
                ]),
            Table(
                kind: "speed",
                units: [
                    ("kilometersPerHour", UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
                    ("milesPerHour", UnitSpeed.milesPerHour, "mile-per-hour"),
                    ("metersPerSecond", UnitSpeed.metersPerSecond, "meter-per-second"),
                    ("knots", UnitSpeed.knots, "knot"),
                ]),
            Table(
                kind: "duration",
                units: [
                    ("hours", UnitDuration.hours, "hour"), ("minutes", UnitDuration.minutes, "minute"),
                    ("seconds", UnitDuration.seconds, "second"),
                    ("milliseconds", UnitDuration.milliseconds, "millisecond"),
                    ("microseconds", UnitDuration.microseconds, "microsecond"),
                    ("nanoseconds", UnitDuration.nanoseconds, "nanosecond"),
                ]),
            Table(
                kind: "volume",
                units: [
                    ("liters", UnitVolume.liters, "liter"), ("milliliters", UnitVolume.milliliters, "milliliter"),
                    ("centiliters", UnitVolume.centiliters, "centiliter"),
                    ("deciliters", UnitVolume.deciliters, "deciliter"),
                    ("megaliters", UnitVolume.megaliters, "megaliter"),
                    ("cubicMeters", UnitVolume.cubicMeters, "cubic-meter"),
                    ("cubicKilometers", UnitVolume.cubicKilometers, "cubic-kilometer"),
                    ("cubicCentimeters", UnitVolume.cubicCentimeters, "cubic-centimeter"),
                    ("cubicInches", UnitVolume.cubicInches, "cubic-inch"),
                    ("cubicFeet", UnitVolume.cubicFeet, "cubic-foot"),
                    ("gallons", UnitVolume.gallons, "gallon"), ("quarts", UnitVolume.quarts, "quart"),
                    ("pints", UnitVolume.pints, "pint"),
                    ("cups", UnitVolume.cups, "cup"), ("fluidOunces", UnitVolume.fluidOunces, "fluid-ounce"),
                    ("tablespoons", UnitVolume.tablespoons, "tablespoon"),
                    ("teaspoons", UnitVolume.teaspoons, "teaspoon"),
                    ("metricCups", UnitVolume.metricCups, "cup-metric"), ("bushels", UnitVolume.bushels, "bushel"),
                ]),
            Table(
                kind: "area",
                units: [
                    ("squareKilometers", UnitArea.squareKilometers, "square-kilometer"),
                    ("squareMeters", UnitArea.squareMeters, "square-meter"),
                    ("squareCentimeters", UnitArea.squareCentimeters, "square-centimeter"),
                    ("squareMiles", UnitArea.squareMiles, "square-mile"),
                    ("squareFeet", UnitArea.squareFeet, "square-foot"),
                    ("squareYards", UnitArea.squareYards, "square-yard"),
                    ("squareInches", UnitArea.squareInches, "square-inch"), ("acres", UnitArea.acres, "acre"),
                    ("hectares", UnitArea.hectares, "hectare"),
                ]),
            Table(
                kind: "energy",
                units: [
                    ("kilojoules", UnitEnergy.kilojoules, "kilojoule"), ("joules", UnitEnergy.joules, "joule"),
                    ("kilocalories", UnitEnergy.kilocalories, "kilocalorie"),
                    ("calories", UnitEnergy.calories, "calorie"),
                    ("kilowattHours", UnitEnergy.kilowattHours, "kilowatt-hour"),
                ]),
            Table(
                kind: "power",
                units: [
                    ("watts", UnitPower.watts, "watt"), ("kilowatts", UnitPower.kilowatts, "kilowatt"),
                    ("megawatts", UnitPower.megawatts, "megawatt"),
                    ("gigawatts", UnitPower.gigawatts, "gigawatt"), ("milliwatts", UnitPower.milliwatts, "milliwatt"),
                    ("horsepower", UnitPower.horsepower, "horsepower"),
                ]),
            Table(
                kind: "pressure",
                units: [
                    ("hectopascals", UnitPressure.hectopascals, "hectopascal"),
                    ("millibars", UnitPressure.millibars, "millibar"),
                    ("inchesOfMercury", UnitPressure.inchesOfMercury, "inch-ofhg"),
                    ("kilopascals", UnitPressure.kilopascals, "kilopascal"),
                    ("megapascals", UnitPressure.megapascals, "megapascal"), ("bars", UnitPressure.bars, "bar"),
                    ("millimetersOfMercury", UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
                    ("poundsForcePerSquareInch", UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
                ]),
            Table(
                kind: "angle",
                units: [
                    ("degrees", UnitAngle.degrees, "degree"), ("radians", UnitAngle.radians, "radian"),
                    ("arcMinutes", UnitAngle.arcMinutes, "arc-minute"),
                    ("arcSeconds", UnitAngle.arcSeconds, "arc-second"),
                    ("revolutions", UnitAngle.revolutions, "revolution"),
                ]),
            Table(
                kind: "frequency",
                units: [
                    ("hertz", UnitFrequency.hertz, "hertz"), ("kilohertz", UnitFrequency.kilohertz, "kilohertz"),
                    ("megahertz", UnitFrequency.megahertz, "megahertz"),
                    ("gigahertz", UnitFrequency.gigahertz, "gigahertz"),
                ]),
            Table(
                kind: "electric",
                units: [
                    ("amperes", UnitElectricCurrent.amperes, "ampere"),
                    ("milliamperes", UnitElectricCurrent.milliamperes, "milliampere"),
                    ("volts", UnitElectricPotentialDifference.volts, "volt"),
                    ("ohms", UnitElectricResistance.ohms, "ohm"),
                ]),
            Table(
                kind: "acceleration",
                units: [
                    ("metersPerSecondSquared", UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
                    ("gravity", UnitAcceleration.gravity, "g-force"),
                ]),
            Table(
                kind: "digital",
                units: [
                    ("bytes", UnitInformationStorage.bytes, "byte"), ("bits", UnitInformationStorage.bits, "bit"),
                    ("kilobytes", UnitInformationStorage.kilobytes, "kilobyte"),
                    ("megabytes", UnitInformationStorage.megabytes, "megabyte"),
                    ("gigabytes", UnitInformationStorage.gigabytes, "gigabyte"),
                    ("terabytes", UnitInformationStorage.terabytes, "terabyte"),
                    ("petabytes", UnitInformationStorage.petabytes, "petabyte"),
                ]),
            Table(
                kind: "consumption",
                units: [
                    ("litersPer100Kilometers", UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
                    ("milesPerGallon", UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
                ]),
        ]
    }
}
