import Foundation
func run() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    print(calendar.weekdaySymbols, calendar.shortWeekdaySymbols, calendar.veryShortStandaloneWeekdaySymbols)
    print(calendar.monthSymbols, calendar.shortStandaloneMonthSymbols.count, calendar.amSymbol)
    calendar.locale = Locale(identifier: "de_DE")
    print(calendar.weekdaySymbols[1], calendar.monthSymbols[2], calendar.shortWeekdaySymbols)
}
