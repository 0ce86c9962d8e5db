import Foundation

/// Calendars overflow with larger numbers than components of a program have.
extension DateComponents: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> DateComponents {
        guard let components = value.unbox(as: DateComponents.self) else {
            throw mismatch(value, DateComponents.self, evaluator)
        }
        return components.clamped { number, _ in min(max(number, -1_000_000_000), 1_000_000_000) }
    }

    package var bridged: Value { .box(self) }

    /// The components with which no calendar overflows.
    var bounded: DateComponents { clamped { number, unit in unit.bounded(number) } }

    private func clamped(_ clamp: (Int, Calendar.Component) -> Int) -> DateComponents {
        var result = self
        for unit in Self.units {
            guard let number = value(for: unit), clamp(number, unit) != number else { continue }
            result.setValue(clamp(number, unit), for: unit)
        }
        return result
    }

    private static let units: [Calendar.Component] = [
        .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday, .weekdayOrdinal, .day,
        .dayOfYear, .hour, .minute, .second, .nanosecond,
    ]

    // MARK: - By name

    func countedValue(for unit: Calendar.Component) -> Int? { Self.units.contains(unit) ? value(for: unit) : nil }

    mutating func setCountedValue(_ value: Int?, for unit: Calendar.Component) {
        if Self.units.contains(unit) { setValue(value, for: unit) }
    }
}
