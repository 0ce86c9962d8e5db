extension Date.FormatStyle {
    struct Symbol: Hashable {
        struct Era: Hashable {
            static let abbreviated: Self
            static let wide: Self
            static let narrow: Self
        }

        struct Year: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
            @Calls(boundedPadded) static func padded(_ length: Int) -> Self
        }

        struct Quarter: Hashable {
            static let oneDigit: Self
            static let twoDigits: Self
            static let abbreviated: Self
            static let wide: Self
            static let narrow: Self
        }

        struct Month: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
            static let abbreviated: Self
            static let wide: Self
            static let narrow: Self
        }

        struct Week: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
            static let weekOfMonth: Self
        }

        struct Day: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
            static let ordinalOfDayInMonth: Self
        }

        struct DayOfYear: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
            static let threeDigits: Self
        }

        struct Weekday: Hashable {
            static let abbreviated: Self
            static let wide: Self
            static let narrow: Self
            static let short: Self
            static let oneDigit: Self
            static let twoDigits: Self
        }

        struct Hour: Hashable {
            @Calls(defaultDigitsWithoutAMPM) static let defaultDigitsNoAMPM: Self
            @Calls(twoDigitsWithoutAMPM) static let twoDigitsNoAMPM: Self
            static func defaultDigits(
                amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle
            ) -> Self
            static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Self
            static func conversationalDefaultDigits(
                amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle
            ) -> Self

            struct AMPMStyle: Hashable {
                static let omitted: Self
                static let narrow: Self
                static let abbreviated: Self
                static let wide: Self
            }
        }

        struct Minute: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
        }

        struct Second: Hashable {
            static let defaultDigits: Self
            static let twoDigits: Self
        }

        struct SecondFraction: Hashable {
            @Calls(boundedFractional) static func fractional(_ value: Int) -> Self
        }

        struct TimeZone: Hashable {
            static let exemplarLocation: Self
            static let genericLocation: Self
            static func specificName(
                _ width: Date.FormatStyle.Symbol.TimeZone.Width
            ) -> Self
            static func genericName(
                _ width: Date.FormatStyle.Symbol.TimeZone.Width
            ) -> Self
            static func localizedGMT(
                _ width: Date.FormatStyle.Symbol.TimeZone.Width
            ) -> Self

            struct Width: Hashable {
                static let short: Self
                static let long: Self
            }
        }

        struct VerbatimHour: Hashable {
            static func defaultDigits(
                clock: Date.FormatStyle.Symbol.VerbatimHour.Clock,
                hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle
            ) -> Self
            static func twoDigits(
                clock: Date.FormatStyle.Symbol.VerbatimHour.Clock,
                hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle
            ) -> Self

            struct Clock: Hashable {
                static let twelveHour: Self
                static let twentyFourHour: Self
            }

            struct HourCycle: Hashable {
                static let zeroBased: Self
                static let oneBased: Self
            }
        }
    }
}
