import SwiftUI

/// The days that come, below the name of the place.
struct ForecastCard: View {
    var place: String
    var days: [Forecast]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(place).font(.title2.bold()).accessibilityAddTraits(.isHeader)
            ForEach(days) { day in
                DayRow(forecast: day)
                if day != days.last { Divider() }
            }
        }
        .padding(20)
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 20))
        .padding()
    }
}

#Preview("Three days") {
    ForecastCard(place: "Zürich", days: Forecast.week).frame(width: 360)
}

#Preview("No forecast") {
    ForecastCard(place: "Atlantis", days: []).frame(width: 360)
}
