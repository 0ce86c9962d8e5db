protocol FormatStyle {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
}

extension FormatStyle {
    @Native(itself) func locale(_ locale: Locale) -> Self
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
    @Native(numberStyle) static let number: IntegerFormatStyle<Int>
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
    @Native(percentStyle) static let percent: IntegerFormatStyle<Int>.Percent
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
    @Native(currencyStyle) static func currency(code: String) -> IntegerFormatStyle<Int>.Currency
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    @Native(numberStyle) static let number: FloatingPointFormatStyle<Double>
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    @Native(percentStyle) static let percent: FloatingPointFormatStyle<Double>.Percent
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
    @Native(currencyStyle) static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
    @Native(numberStyle) static let number: FloatingPointFormatStyle<CGFloat>
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
    @Native(percentStyle) static let percent: FloatingPointFormatStyle<CGFloat>.Percent
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Currency {
    @Native(currencyStyle) static func currency(code: String) -> FloatingPointFormatStyle<CGFloat>.Currency
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
    @Native(numberStyle) static let number: FloatingPointFormatStyle<Float>
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
    @Native(percentStyle) static let percent: FloatingPointFormatStyle<Float>.Percent
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
    @Native(currencyStyle) static func currency(code: String) -> FloatingPointFormatStyle<Float>.Currency
}

extension FormatStyle where Self == Decimal.FormatStyle {
    @Native(numberStyle) static let number: Decimal.FormatStyle
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
    @Native(percentStyle) static let percent: Decimal.FormatStyle.Percent
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
    @Native(currencyStyle) static func currency(code: String) -> Decimal.FormatStyle.Currency
}

// Each is one more to try for every `.number`: those that stored models have.

extension FormatStyle where Self == IntegerFormatStyle<Int16> {
    @Native(numberStyle) static let number: IntegerFormatStyle<Int16>
}

extension FormatStyle where Self == IntegerFormatStyle<Int32> {
    @Native(numberStyle) static let number: IntegerFormatStyle<Int32>
}

extension FormatStyle where Self == IntegerFormatStyle<Int64> {
    @Native(numberStyle) static let number: IntegerFormatStyle<Int64>
}

extension FormatStyle where Self == IntegerFormatStyle<UInt> {
    @Native(numberStyle) static let number: IntegerFormatStyle<UInt>
}

extension FormatStyle where Self == Date.FormatStyle {
    @Native(dateTimeStyle) static let dateTime: Date.FormatStyle
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
    @Native(iso8601Style) static let iso8601: Date.ISO8601FormatStyle
}

extension FormatStyle where Self == Date.IntervalFormatStyle {
    @Native(intervalStyle) static let interval: Date.IntervalFormatStyle
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
    @Native(relativeStyle)
    static func relative(
        presentation: Date.RelativeFormatStyle.Presentation,
        unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _
    ) -> Date.RelativeFormatStyle
}

extension FormatStyle where Self == ByteCountFormatStyle {
    @Native(byteCountStyle)
    static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = _, spellsOutZero: Bool = _,
        includesActualByteCount: Bool = _
    ) -> ByteCountFormatStyle
}

extension FormatStyle where Self == ListFormatStyle<[String]> {
    @Native(listStyle)
    static func list(
        type: ListFormatStyle<[String]>.ListType, width: ListFormatStyle<[String]>.Width = _
    ) -> ListFormatStyle<[String]>
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
    @Native(timeStyle)
    static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
    @Native(unitStyle)
    static func units(
        allowed: Set<Duration.UnitsFormatStyle.Unit> = _, width: Duration.UnitsFormatStyle.UnitWidth = _,
        maximumUnitCount: Int? = _, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _,
        valueLength: Int? = _, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _
    ) -> Duration.UnitsFormatStyle
}

extension FormatStyle where Self == Measurement<UnitAcceleration>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitAcceleration>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitAcceleration> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitAcceleration>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitAngle>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitAngle>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitAngle> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitAngle>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitArea>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitArea>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitArea> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitArea>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitConcentrationMass>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitConcentrationMass>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitConcentrationMass> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitConcentrationMass>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitDispersion>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitDispersion>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitDispersion> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitDispersion>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitDuration>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitDuration>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitDuration> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitDuration>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitElectricCharge>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitElectricCharge>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitElectricCharge> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitElectricCharge>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitElectricCurrent>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitElectricCurrent>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitElectricCurrent> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitElectricCurrent>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitElectricPotentialDifference>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitElectricPotentialDifference>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitElectricPotentialDifference> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitElectricPotentialDifference>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitElectricResistance>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitElectricResistance>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitElectricResistance> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitElectricResistance>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitEnergy>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitEnergy>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitEnergy> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitEnergy>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitFrequency>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitFrequency>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitFrequency> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitFrequency>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitFuelEfficiency>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitFuelEfficiency>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitFuelEfficiency> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitFuelEfficiency>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitIlluminance>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitIlluminance>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitIlluminance> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitIlluminance>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitInformationStorage>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitInformationStorage> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitInformationStorage>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitLength>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitLength>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitLength> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitLength>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitMass>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitMass>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitMass> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitMass>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitPower>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitPower>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitPower> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitPower>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitPressure>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitPressure>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitPressure> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitPressure>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitSpeed>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitSpeed>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitSpeed> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitSpeed>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitTemperature>.FormatStyle
}

extension FormatStyle where Self == Measurement<UnitVolume>.FormatStyle {
    @Native(measurementStyle)
    static func measurement(
        width: Measurement<UnitVolume>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitVolume> = _,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = _
    ) -> Measurement<UnitVolume>.FormatStyle
}

extension FormatStyle {
    @Native(memberListStyle)
    static func list<V, F>(
        memberStyle: F, type: ListFormatStyle<[String]>.ListType, width: ListFormatStyle<[String]>.Width = _
    ) -> _MemberListStyle<V> where Self == _MemberListStyle<V>, F: FormatStyle, F.FormatInput == V
}
