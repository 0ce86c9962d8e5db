@Converted class UnitAcceleration: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let metersPerSecondSquared: Self
    static let gravity: Self
}

@Converted class UnitAngle: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let degrees: Self
    static let radians: Self
    static let arcMinutes: Self
    static let arcSeconds: Self
    static let revolutions: Self
    static let gradians: Self
}

@Converted class UnitArea: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let squareKilometers: Self
    static let squareMeters: Self
    static let squareCentimeters: Self
    static let squareMiles: Self
    static let squareFeet: Self
    static let squareYards: Self
    static let squareInches: Self
    static let acres: Self
    static let hectares: Self
    static let ares: Self
    static let squareMegameters: Self
    static let squareMicrometers: Self
    static let squareMillimeters: Self
    static let squareNanometers: Self
}

@Converted class UnitConcentrationMass: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let gramsPerLiter: Self
    static let milligramsPerDeciliter: Self
}

@Converted class UnitDispersion: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let partsPerMillion: Self
}

@Converted class UnitDuration: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let hours: Self
    static let minutes: Self
    static let seconds: Self
    static let milliseconds: Self
    static let microseconds: Self
    static let nanoseconds: Self
    static let picoseconds: Self
}

@Converted class UnitElectricCharge: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let ampereHours: Self
    static let coulombs: Self
    static let kiloampereHours: Self
    static let megaampereHours: Self
    static let microampereHours: Self
    static let milliampereHours: Self
}

@Converted class UnitElectricCurrent: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let amperes: Self
    static let milliamperes: Self
    static let kiloamperes: Self
    static let megaamperes: Self
    static let microamperes: Self
}

@Converted class UnitElectricPotentialDifference: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let volts: Self
    static let kilovolts: Self
    static let megavolts: Self
    static let microvolts: Self
    static let millivolts: Self
}

@Converted class UnitElectricResistance: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let ohms: Self
    static let kiloohms: Self
    static let megaohms: Self
    static let microohms: Self
    static let milliohms: Self
}

@Converted class UnitEnergy: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let kilojoules: Self
    static let joules: Self
    static let kilocalories: Self
    static let calories: Self
    static let kilowattHours: Self
}

@Converted class UnitFrequency: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let hertz: Self
    static let kilohertz: Self
    static let megahertz: Self
    static let gigahertz: Self
    static let microhertz: Self
    static let millihertz: Self
    static let nanohertz: Self
    static let terahertz: Self
}

@Converted class UnitFuelEfficiency: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let litersPer100Kilometers: Self
    static let milesPerGallon: Self
    static let milesPerImperialGallon: Self
}

@Converted class UnitIlluminance: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let lux: Self
}

@Converted class UnitInformationStorage: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let bytes: Self
    static let bits: Self
    static let kilobytes: Self
    static let megabytes: Self
    static let gigabytes: Self
    static let terabytes: Self
    static let petabytes: Self
    static let exabits: Self
    static let exabytes: Self
    static let exbibits: Self
    static let exbibytes: Self
    static let gibibits: Self
    static let gibibytes: Self
    static let gigabits: Self
    static let kibibits: Self
    static let kibibytes: Self
    static let kilobits: Self
    static let mebibits: Self
    static let mebibytes: Self
    static let megabits: Self
    static let nibbles: Self
    static let pebibits: Self
    static let pebibytes: Self
    static let petabits: Self
    static let tebibits: Self
    static let tebibytes: Self
    static let terabits: Self
    static let yobibits: Self
    static let yobibytes: Self
    static let yottabits: Self
    static let yottabytes: Self
    static let zebibits: Self
    static let zebibytes: Self
    static let zettabits: Self
    static let zettabytes: Self
}

@Converted class UnitLength: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let kilometers: Self
    static let meters: Self
    static let centimeters: Self
    static let millimeters: Self
    static let micrometers: Self
    static let nanometers: Self
    static let picometers: Self
    static let decimeters: Self
    static let inches: Self
    static let feet: Self
    static let yards: Self
    static let miles: Self
    static let scandinavianMiles: Self
    static let nauticalMiles: Self
    static let fathoms: Self
    static let furlongs: Self
    static let lightyears: Self
    static let astronomicalUnits: Self
    static let parsecs: Self
    static let decameters: Self
    static let hectometers: Self
    static let megameters: Self
}

@Converted class UnitMass: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let kilograms: Self
    static let grams: Self
    static let milligrams: Self
    static let micrograms: Self
    static let ounces: Self
    static let pounds: Self
    static let stones: Self
    static let metricTons: Self
    static let shortTons: Self
    static let carats: Self
    static let ouncesTroy: Self
    static let centigrams: Self
    static let decigrams: Self
    static let nanograms: Self
    static let picograms: Self
    static let slugs: Self
}

@Converted class UnitPower: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let watts: Self
    static let kilowatts: Self
    static let megawatts: Self
    static let gigawatts: Self
    static let milliwatts: Self
    static let horsepower: Self
    static let femtowatts: Self
    static let microwatts: Self
    static let nanowatts: Self
    static let picowatts: Self
    static let terawatts: Self
}

@Converted class UnitPressure: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let hectopascals: Self
    static let millibars: Self
    static let inchesOfMercury: Self
    static let kilopascals: Self
    static let megapascals: Self
    static let bars: Self
    static let millimetersOfMercury: Self
    static let poundsForcePerSquareInch: Self
    static let gigapascals: Self
    static let newtonsPerMetersSquared: Self
}

@Converted class UnitSpeed: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let kilometersPerHour: Self
    static let milesPerHour: Self
    static let metersPerSecond: Self
    static let knots: Self
}

@Converted class UnitTemperature: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let celsius: Self
    static let fahrenheit: Self
    static let kelvin: Self
}

@Converted class UnitVolume: Dimension {
    init(symbol: String, converter: UnitConverter)
    static func baseUnit() -> Self
    static let liters: Self
    static let milliliters: Self
    static let centiliters: Self
    static let deciliters: Self
    static let megaliters: Self
    static let cubicMeters: Self
    static let cubicKilometers: Self
    static let cubicCentimeters: Self
    static let cubicInches: Self
    static let cubicFeet: Self
    static let gallons: Self
    static let quarts: Self
    static let pints: Self
    static let cups: Self
    static let fluidOunces: Self
    static let tablespoons: Self
    static let teaspoons: Self
    static let metricCups: Self
    static let bushels: Self
    static let acreFeet: Self
    static let cubicDecimeters: Self
    static let cubicMiles: Self
    static let cubicMillimeters: Self
    static let cubicYards: Self
    static let imperialFluidOunces: Self
    static let imperialGallons: Self
    static let imperialPints: Self
    static let imperialQuarts: Self
    static let imperialTablespoons: Self
    static let imperialTeaspoons: Self
    static let kiloliters: Self
}
