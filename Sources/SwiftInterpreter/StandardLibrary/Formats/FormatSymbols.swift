import Foundation

// Foundation ends the process for numbers of digits that no field has.

extension Date.FormatStyle.Symbol.Year {
    static func boundedPadded(_ length: Int) -> Self { .padded(min(max(length, 1), 20)) }
}

extension Date.FormatStyle.Symbol.SecondFraction {
    static func boundedFractional(_ value: Int) -> Self { .fractional(min(max(value, 1), 9)) }
}

extension Date.FormatStyle.Symbol.Hour {
    static var defaultDigitsWithoutAMPM: Self { .defaultDigits(amPM: .omitted) }
    static var twoDigitsWithoutAMPM: Self { .twoDigits(amPM: .omitted) }
}
