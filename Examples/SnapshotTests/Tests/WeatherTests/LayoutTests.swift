import Snapshots
import SwiftUI
import Testing

@testable import Weather

/// What has to hold however wide the screen and however large the text is.
@MainActor struct LayoutTests {
    @Test func theCardFitsEveryPhone() {
        assertLayout(
            of: ForecastCard(place: "Zürich", days: Forecast.week),
            forAll(widths: 320...440, layoutDirections: [.leftToRight, .rightToLeft]) {
                noOverlap
                noTruncation
                noClipping
            })
    }

    @Test func aDayIsReadAsOnePart() {
        assertInlineSnapshot(
            of: DayRow(forecast: Forecast.week[0]), as: .accessibility(.fixed(width: 320, height: 44))
        ) {
            """
            1 "clear, Monday, 9°, 18°" (0, 3, 320 × 38)

            """
        }
    }

    @Test(arguments: Forecast.Sky.allCases) func everySkyHasASymbol(_ sky: Forecast.Sky) {
        assertSnapshot(
            of: DayRow(forecast: Forecast(day: "Monday", sky: sky, low: -3, high: 31)),
            as: .image(layout: .fixed(width: 320, height: 44)), named: sky.rawValue)
    }
}
