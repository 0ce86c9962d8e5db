import Foundation

/// Dates that programs hold are within the years that calendars can count: Foundation ends the process where it has to
/// write another one. No program gets hold of such a date.
extension Date: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Date {
        guard let date = value.unbox(as: Date.self) else { throw mismatch(value, Date.self, evaluator) }
        return date.counted
    }

    package var bridged: Value { .box(counted) }

    /// The date within the years that calendars can count.
    var counted: Date {
        guard !timeIntervalSinceReferenceDate.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(self, .distantPast), .distantFuture)
    }

    // MARK: - The execution's clock

    static func present(_ call: NativeCall) throws -> Date {
        Date(timeIntervalSinceReferenceDate: try presentInterval(call))
    }

    static func present(timeIntervalSinceNow interval: TimeInterval, _ call: NativeCall) throws -> Date {
        try present(call).addingTimeInterval(interval)
    }

    static func presentInterval(_ call: NativeCall) throws -> TimeInterval { try call.execution.environment.now }

    func intervalSincePresent(_ call: NativeCall) throws -> TimeInterval { timeIntervalSince(try .present(call)) }

    // MARK: - Texts

    /// As `print` has it.
    var printed: String {
        DatePattern("yyyy-MM-dd HH:mm:ss", zone: TimeZone(secondsFromGMT: 0)).format(self) + " +0000"
    }
}

extension StandardLibrary {
    static func addDateGlobals(_ t: inout NativeMembersBuilder) {
        t.add("func CFAbsoluteTimeGetCurrent() -> Double") { call in .double(try call.execution.environment.now) }
    }

    static func formattedDate(_ call: inout NativeCall) throws -> Value {
        try formatted(call.receiver, .box(Date.FormatStyle(date: .numeric, time: .shortened)), call)
    }

    static func formattedDateAndTime(_ call: inout NativeCall) throws -> Value {
        let date = try call.argument(0, as: Date.FormatStyle.DateStyle.self)
        let time = try call.argument(1, as: Date.FormatStyle.TimeStyle.self)
        return try formatted(call.receiver, .box(Date.FormatStyle(date: date, time: time)), call)
    }

    /// `Date(text, strategy: style)`
    static func parsedByStrategy(_ call: inout NativeCall) throws -> Value {
        try parsedDate(call.argument(1), try call.string(0), call)
    }
}

extension DateInterval {
    static func present(_ call: NativeCall) throws -> DateInterval {
        DateInterval(start: try .present(call), duration: 0)
    }

    static func ordered(start: Date, end: Date, _ call: NativeCall) throws -> DateInterval {
        guard start <= end else { throw call.evaluator.failure("Fatal error: Reverse intervals are not allowed") }
        return DateInterval(start: start, end: end)
    }

    static func bounded(start: Date, duration: TimeInterval) -> DateInterval {
        DateInterval(start: start, end: (start + max(0, duration)).counted)
    }
}
