import Foundation

/// The words of a measurement, whatever its unit's type.
package struct MeasurementText {
    /// ICU's word for the width: full-name, short or narrow.
    package var width = "short"
    package var locale: Locale
    /// ICU's word for what is measured; nil leaves the unit as it is.
    package var usage: String? = "default"
    package var number: FloatingPointFormatStyle<Double>?
    package var hidesScaleName = false

    package init(
        width: String, locale: Locale, usage: String?, number: FloatingPointFormatStyle<Double>? = nil,
        hidesScaleName: Bool = false
    ) {
        (self.width, self.locale, self.usage) = (width, locale, usage)
        (self.number, self.hidesScaleName) = (number, hidesScaleName)
    }

    package func format(_ value: Double, _ unit: Unit) -> String {
        guard var name = MeasurementUnits.identifier(of: unit) else { return plain(value, unit) }
        var skeleton = ["measure-unit/\(name)", "unit-width-\(width)"]
        if let usage {
            skeleton.append("usage/\(usage)")
        } else if hidesScaleName, unit is UnitTemperature {
            name = "temperature-generic"
            skeleton[0] = "measure-unit/temperature-generic"
        }
        guard let text = NumberSkeleton(text: skeleton.joined(separator: " ")).format(value, locale: locale) else {
            return plain(value, unit)
        }
        return hidesScaleName ? withoutScale(restyled(text, value, unit)) : restyled(text, value, unit)
    }

    /// The caller's digits in place of ICU's, which stand in the middle of the text.
    private func restyled(_ text: String, _ value: Double, _ unit: Unit) -> String {
        guard let number, let digits = text.firstRange(where: { $0.isNumber }) else { return text }
        var shown = value
        if usage != nil, let dimension = unit as? Dimension {
            // The unit that the locale chose is known by what it makes of 1 000 000 of the given one.
            shown = converted(value, dimension, from: text) ?? value
        }
        return text.replacingCharacters(in: digits, with: shown.formatted(number.locale(locale)))
    }

    private func converted(_ value: Double, _ unit: Dimension, from text: String) -> Double? {
        for candidate in MeasurementUnits.related(to: unit) {
            guard let name = MeasurementUnits.identifier(of: candidate) else { continue }
            let amount = unit.converter.baseUnitValue(fromValue: value)
            let here = candidate.converter.value(fromBaseUnitValue: amount)
            let written = NumberSkeleton(text: "measure-unit/\(name) unit-width-\(width) .#").format(
                here, locale: locale)
            if let written,
                written.filter({ !$0.isNumber && !".,\u{66B}".contains($0) })
                    == text.filter({ !$0.isNumber && !".,\u{66B}".contains($0) })
            {
                return here
            }
        }
        return nil
    }

    private func withoutScale(_ text: String) -> String {
        guard let sign = text.firstIndex(of: "°") else { return text }
        return String(text[...sign])
    }

    private func plain(_ value: Double, _ unit: Unit) -> String {
        let digits = value.formatted((number ?? .number).locale(locale))
        return digits + (width == "narrow" ? "" : "\u{a0}") + unit.symbol
    }
}

extension String {
    /// From the first to the last character for which `isPart` holds.
    fileprivate func firstRange(where isPart: (Character) -> Bool) -> Range<String.Index>? {
        guard var first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else { return nil }
        if first > startIndex, "-\u{2212}".contains(self[index(before: first)]) { first = index(before: first) }
        return first..<index(after: last)
    }
}
