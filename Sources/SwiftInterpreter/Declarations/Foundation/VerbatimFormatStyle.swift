extension Date {
    @Represented(by: Date.VerbatimFormatStyle) struct VerbatimFormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        @Native(dateVerbatimFormatStyleFormat) func format(_ value: Date) -> String
        @Native(dateVerbatimFormatStyleInit) init(
            _pattern format: Date._FormatPattern, locale: Locale?, timeZone: TimeZone, calendar: Calendar)
    }
}
