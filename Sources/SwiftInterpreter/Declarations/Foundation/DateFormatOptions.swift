extension Date.FormatStyle {
    struct DateStyle: Hashable {
        static let omitted: Self
        static let numeric: Self
        static let abbreviated: Self
        static let long: Self
        static let complete: Self
    }

    struct TimeStyle: Hashable {
        static let omitted: Self
        static let shortened: Self
        static let standard: Self
        static let complete: Self
    }
}

extension Date.RelativeFormatStyle {
    struct Presentation: Hashable {
        static let numeric: Self
        static let named: Self
    }

    struct UnitsStyle: Hashable {
        static let wide: Self
        static let spellOut: Self
        static let abbreviated: Self
        static let narrow: Self
    }
}

extension Date.ISO8601FormatStyle {
    struct DateSeparator: Hashable {
        static let dash: Self
        static let omitted: Self
    }

    struct TimeSeparator: Hashable {
        static let colon: Self
        static let omitted: Self
    }

    struct TimeZoneSeparator: Hashable {
        static let colon: Self
        static let omitted: Self
    }

    struct DateTimeSeparator: Hashable {
        static let space: Self
        static let standard: Self
    }
}

struct FormatStyleCapitalizationContext: Hashable {
    static let unknown: Self
    static let standalone: Self
    static let listItem: Self
    static let beginningOfSentence: Self
    static let middleOfSentence: Self
}
