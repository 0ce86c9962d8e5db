// Tests of previews, made by
//
//     render snapshot generate Sources/Weather -o Tests/WeatherTests/PreviewTests.swift
//
// Running that again adds tests of new previews, brings the others up to date and removes those of previews
// that are gone. What a person has changed, between the marks or outside of them, stays as it is.

import Snapshots
import SwiftUI
import Testing

@testable import Weather

/// The previews of Sources/Weather/DayRow.swift.
@MainActor @Suite struct DayRowSnapshots {
    // preview Sources/Weather/DayRow.swift Day 02b66d255539e1ec
    @Test(arguments: [
        SnapshotVariant("light"),
        SnapshotVariant("dark", ["appearance": "dark"]),
    ])
    func day(_ variant: SnapshotVariant) {
        struct Shown: View {
            var body: some View {
                DayRow(forecast: Forecast.week[0]).padding(.horizontal).frame(width: 320)
            }
        }
        assertSnapshot(of: Shown(), as: .image(variant), named: variant.name)
        assertSnapshot(of: Shown(), as: .layout(variant), named: variant.name)
    }
    // end of preview
}

/// The previews of Sources/Weather/ForecastCard.swift.
@MainActor @Suite struct ForecastCardSnapshots {
    // preview Sources/Weather/ForecastCard.swift Three-days 3816416733980896
    @Test(arguments: [
        SnapshotVariant("light"),
        SnapshotVariant("dark", ["appearance": "dark"]),
    ])
    func threeDays(_ variant: SnapshotVariant) {
        struct Shown: View {
            var body: some View {
                ForecastCard(place: "Zürich", days: Forecast.week).frame(width: 360)
            }
        }
        assertSnapshot(of: Shown(), as: .image(variant), named: variant.name)
        assertSnapshot(of: Shown(), as: .layout(variant), named: variant.name)
    }
    // end of preview

    // preview Sources/Weather/ForecastCard.swift No-forecast 808b669051f98844
    @Test(arguments: [
        SnapshotVariant("light"),
        SnapshotVariant("dark", ["appearance": "dark"]),
    ])
    func noForecast(_ variant: SnapshotVariant) {
        struct Shown: View {
            var body: some View {
                ForecastCard(place: "Atlantis", days: []).frame(width: 360)
            }
        }
        assertSnapshot(of: Shown(), as: .image(variant), named: variant.name)
        assertSnapshot(of: Shown(), as: .layout(variant), named: variant.name)
    }
    // end of preview
}
