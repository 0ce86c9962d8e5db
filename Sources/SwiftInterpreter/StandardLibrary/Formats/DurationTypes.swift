import Foundation

extension StandardLibrary {
    static func formattedDuration(_ call: inout NativeCall) throws -> Value {
        try formatted(call.receiver, Duration.TimeFormatStyle(pattern: .hourMinuteSecond).bridged, call)
    }

    /// Of the style's initialiser and of the function that makes one.
    static func unitStyle(_ call: inout NativeCall) throws -> Value {
        let allowed =
            call.isAbsent(0)
            ? [.hours, .minutes, .seconds]
            : Set(try call.elements(0).compactMap { $0.unbox(as: Duration.UnitsFormatStyle.Unit.self) })
        // Foundation ends the process where there is no unit to write.
        guard !allowed.isEmpty else {
            throw call.evaluator.failure("Fatal error: a duration needs a unit to be written in")
        }
        return .box(
            Duration.UnitsFormatStyle(
                allowedUnits: allowed, width: try call.argument(1, default: .abbreviated),
                maximumUnitCount: call.argument(2).unwrapped.wholeNumber.map { max(1, $0) },
                zeroValueUnits: try call.argument(3, default: .hide),
                valueLength: call.argument(4).unwrapped.wholeNumber.map(length),
                fractionalPart: try call.argument(5, default: .hide)))
    }

    fileprivate static func length(_ number: Int) -> Int { min(max(number, 0), 18) }
}

// Foundation ends the process for numbers of digits that it can't write.

extension Duration.TimeFormatStyle.Pattern {
    static func boundedMinuteSecond(padMinuteToLength length: Int, fractionalSecondsLength fraction: Int) -> Self {
        .minuteSecond(
            padMinuteToLength: StandardLibrary.length(length), fractionalSecondsLength: StandardLibrary.length(fraction)
        )
    }

    static func boundedHourMinuteSecond(padHourToLength length: Int, fractionalSecondsLength fraction: Int) -> Self {
        .hourMinuteSecond(
            padHourToLength: StandardLibrary.length(length), fractionalSecondsLength: StandardLibrary.length(fraction))
    }
}

extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy {
    static func boundedShow(length: Int) -> Self { .show(length: StandardLibrary.length(length)) }
}

extension Duration.UnitsFormatStyle.FractionalPartDisplayStrategy {
    static func boundedShow(length: Int, rounded rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        .show(length: StandardLibrary.length(length), rounded: rule, increment: increment)
    }
}
