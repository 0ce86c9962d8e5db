// Values that charts draw.
// Also read for: _PlotDatum.

/// A value with a place on an axis: a number, a date, or a text that is a category.
public protocol Plottable {
    associatedtype PrimitivePlottable
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

extension Int: Plottable {
    public var primitivePlottable: Int { self }
    public init?(primitivePlottable: Int) { self = primitivePlottable }
}
extension Double: Plottable {
    public var primitivePlottable: Double { self }
    public init?(primitivePlottable: Double) { self = primitivePlottable }
}
extension Float: Plottable {
    public var primitivePlottable: Float { self }
    public init?(primitivePlottable: Float) { self = primitivePlottable }
}
extension CGFloat: Plottable {
    public var primitivePlottable: CGFloat { self }
    public init?(primitivePlottable: CGFloat) { self = primitivePlottable }
}
extension Decimal: Plottable {
    public var primitivePlottable: Decimal { self }
    public init?(primitivePlottable: Decimal) { self = primitivePlottable }
}
extension String: Plottable {
    public var primitivePlottable: String { self }
    public init?(primitivePlottable: String) { self = primitivePlottable }
}
extension Date: Plottable {
    public var primitivePlottable: Date { self }
    public init?(primitivePlottable: Date) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, Self.RawValue: Plottable {
    public var primitivePlottable: Self.RawValue { rawValue }
    public init?(primitivePlottable: Self.RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value of a mark with its name; a date may stand for the whole hour, day or month that it is in.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value
    var unit: Calendar.Component?

    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: String(label), value: value, unit: nil)
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label: "", value: value, unit: nil)
    }
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Value, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Value> where Value == Date { PlottableValue(label: String(label), value: value, unit: unit) }

    var _datum: _PlotDatum { _PlotDatum(value, unit: unit) }
}

/// What is known of a value on its way to a place.
struct _PlotDatum: Hashable {
    enum Kind { case number, date, category }
    let kind: Kind
    /// The number, or the seconds of a date.
    let number: Double
    /// How long the unit is that a date stands for, in seconds from `number` on.
    var length = 0.0
    let text: String

    init(_ value: Any, unit: Calendar.Component? = nil) {
        var value = value
        // A program's own type gives one of the plain ones.
        for _ in 0..<3 {
            guard _PlotDatum.number(value) == nil, !(value is Date), !(value is String), !(value is _PlotDatum),
                let plottable = value as? any Plottable
            else { break }
            value = plottable.primitivePlottable
        }
        if let datum = value as? _PlotDatum {
            self = datum
        } else if let date = value as? Date {
            kind = .date
            if let unit, let interval = Calendar.current.dateInterval(of: unit, for: date) {
                number = interval.start.timeIntervalSinceReferenceDate
                length = interval.duration
            } else {
                number = date.timeIntervalSinceReferenceDate
            }
            text = ""
        } else if let plain = _PlotDatum.number(value) {
            (kind, number, text) = (.number, plain, "")
        } else {
            (kind, number, text) = (.category, 0, "\(value)")
        }
    }

    init(number: Double, kind: Kind) { (self.kind, self.number, text) = (kind, number, "") }

    private static func number(_ value: Any) -> Double? {
        if let value = value as? Double { return value }
        if let value = value as? Int { return Double(value) }
        if let value = value as? CGFloat { return Double(value) }
        if let value = value as? Float { return Double(value) }
        if let value = value as? Decimal { return Double("\(value)") }
        return nil
    }

    /// The middle of what the value stands for.
    var middle: Double { number + length / 2 }
    /// What a legend or an axis calls it.
    var name: String { kind == .category ? text : number.formatted() }
}
