/// What is known of one day.
struct Forecast: Identifiable, Hashable {
    enum Sky: String, CaseIterable { case clear, cloudy, rain }

    var id: String { day }
    var day: String
    var sky: Sky
    /// In degrees Celsius.
    var low: Int
    var high: Int

    static let week = [
        Forecast(day: "Monday", sky: .clear, low: 9, high: 18),
        Forecast(day: "Tuesday", sky: .cloudy, low: 8, high: 14),
        Forecast(day: "Wednesday", sky: .rain, low: 6, high: 11),
    ]
}
