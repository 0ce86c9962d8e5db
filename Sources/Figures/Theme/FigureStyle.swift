import Rendering
import SwiftUI

/// A theme in one appearance, with the words of one language: what every part of a figure is given.
nonisolated struct FigureStyle: Sendable {
    var theme = FigureTheme()
    var isDark = false
    var labels = FigureLabels.english

    var colors: FigureTheme.Colors { isDark ? theme.dark : theme.light }

    var canvas: Color { colors.canvas.color }
    var panel: Color { colors.panel.color }
    var ink: Color { colors.ink.color }
    var secondary: Color { colors.secondary.color }
    var line: Color { colors.line.color }
    var accent: Color { colors.accent.color }

    /// A colour of its own for each of things side by side.
    func series(_ index: Int) -> Color {
        let series = colors.series
        return series.isEmpty ? accent : series[index % series.count].color
    }

    // MARK: - Fonts

    func label(_ size: Double? = nil, weight: Font.Weight = .regular) -> Font {
        Self.font(theme.labelFamily, size ?? theme.labelSize, weight, .default)
    }

    var caption: Font { label(theme.captionSize) }

    func code(_ size: Double? = nil, weight: Font.Weight = .regular) -> Font {
        Self.font(theme.codeFamily, size ?? theme.codeSize, weight, .monospaced)
    }

    private static func font(
        _ family: String?, _ size: Double, _ weight: Font.Weight, _ design: Font.Design
    ) -> Font {
        guard let family else { return .system(size: size, weight: weight, design: design) }
        return .custom(family, fixedSize: size).weight(weight)
    }
}
