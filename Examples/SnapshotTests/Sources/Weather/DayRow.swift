import SwiftUI

/// A day in one line: its name, its sky, and how warm it gets.
struct DayRow: View {
    var forecast: Forecast

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: symbol)
                .foregroundStyle(color)
                .frame(width: 28)
                .accessibilityLabel(forecast.sky.rawValue)
            Text(forecast.day)
            Spacer()
            Text("\(forecast.low)°").foregroundStyle(.secondary)
            Text("\(forecast.high)°").fontWeight(.semibold)
        }
        .monospacedDigit()
        .padding(.vertical, 8)
        .accessibilityElement(children: .combine)
    }

    private var symbol: String {
        switch forecast.sky {
        case .clear: "sun.max.fill"
        case .cloudy: "cloud.fill"
        case .rain: "cloud.rain.fill"
        }
    }

    private var color: Color {
        switch forecast.sky {
        case .clear: .orange
        case .cloudy: .gray
        case .rain: .blue
        }
    }
}

#Preview("Day") {
    DayRow(forecast: Forecast.week[0]).padding(.horizontal).frame(width: 320)
}
