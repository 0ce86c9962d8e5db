import Foundation
import ViewGraph

/// The styles that say which locale they were given.
private protocol LocaleCarrying { var locale: Locale { get } }

extension IntegerFormatStyle: LocaleCarrying {}
extension IntegerFormatStyle.Percent: LocaleCarrying {}
extension IntegerFormatStyle.Currency: LocaleCarrying {}
extension FloatingPointFormatStyle: LocaleCarrying {}
extension FloatingPointFormatStyle.Percent: LocaleCarrying {}
extension FloatingPointFormatStyle.Currency: LocaleCarrying {}
extension Decimal.FormatStyle: LocaleCarrying {}
extension Decimal.FormatStyle.Percent: LocaleCarrying {}
extension Decimal.FormatStyle.Currency: LocaleCarrying {}
extension ByteCountFormatStyle: LocaleCarrying {}
extension ListFormatStyle: LocaleCarrying {}
extension Date.RelativeFormatStyle: LocaleCarrying {}
extension Date.AnchoredRelativeFormatStyle: LocaleCarrying {}
extension Duration.TimeFormatStyle: LocaleCarrying {}
extension Duration.UnitsFormatStyle: LocaleCarrying {}
extension Measurement.FormatStyle: LocaleCarrying {}

/// The styles that also depend on a calendar and a time zone.
private protocol ZoneCarrying: LocaleCarrying {
    var locale: Locale { get set }
    var calendar: Calendar { get set }
    var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: ZoneCarrying {}
extension Date.IntervalFormatStyle: ZoneCarrying {}

extension FormatStyle {
    /// What the style leaves to the user's settings, taken from the environment.
    func localized(in environment: EnvironmentValues) -> Self {
        if var zoned = self as? any ZoneCarrying {
            if zoned.locale == .autoupdatingCurrent { zoned.locale = environment.locale }
            if zoned.calendar == .autoupdatingCurrent { zoned.calendar = environment.calendar }
            if zoned.timeZone == .autoupdatingCurrent { zoned.timeZone = environment.timeZone }
            return zoned as? Self ?? self
        }
        guard let carrying = self as? any LocaleCarrying else { return self }
        return carrying.locale == .autoupdatingCurrent ? locale(environment.locale) : self
    }
}
