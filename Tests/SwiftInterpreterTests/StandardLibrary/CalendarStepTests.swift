import Testing

/// Steps of any length, from any date: as many dates as there are in the years that calendars know, and no overflow.
@Suite struct CalendarStepTests {
    @Test(arguments: [
        (".nanosecond, value: .min", "0"), (".nanosecond, value: .max", "0"), (".second, value: .min", "0"),
        (".year, value: .max", "0"), (".day, value: 1", "0"),
    ])
    func dates(_ step: String, _ least: String) throws {
        let printed = try output(
            of: """
                import Foundation
                func run() {
                    for start in [Date(timeIntervalSince1970: 0), .distantFuture, Date(timeIntervalSince1970: .nan)] {
                        let end = start.addingTimeInterval(1e6)
                        print(Calendar.current.dates(byAdding: \(step), startingAt: start, in: start..<end).count >= \(least))
                    }
                }
                """)
        #expect(printed == "true\ntrue\ntrue\n")
    }

    @Test func aDayInNanosecondsIsADay() throws {
        let printed = try output(
            of: """
                import Foundation
                func run() {
                    let start = Date(timeIntervalSince1970: 0)
                    let range = start..<start.addingTimeInterval(1e6)
                    let days = Calendar.current.dates(byAdding: .day, startingAt: start, in: range)
                    let steps = Calendar.current.dates(
                        byAdding: .nanosecond, value: 86_400_000_000_000, startingAt: start, in: range)
                    print(days.count > 9, steps == days)
                }
                """)
        #expect(printed == "true true\n")
    }
}
