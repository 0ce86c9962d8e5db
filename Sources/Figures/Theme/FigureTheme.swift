import SwiftUI

/// How figures look: one place for colours, fonts, radii and distances. A style sheet changes single values.
struct FigureTheme: Sendable, Hashable {
    var light = Colors.light
    var dark = Colors.dark
    /// Points; texts of figures never get smaller than 10.
    var labelSize = 12.0
    var captionSize = 11.0
    var codeSize = 12.0
    /// Families; nil is the system's.
    var labelFamily: String?
    var codeFamily: String?
    var cornerRadius = 7.0
    var lineWidth = 1.0
    /// Between a figure and its edge.
    var margin = 20.0
    /// Between the parts of a figure.
    var spacing = 24.0

    /// The colours in one appearance.
    struct Colors: Sendable, Hashable {
        var canvas: ThemeColor
        /// Behind code and pictures.
        var panel: ThemeColor
        var ink: ThemeColor
        /// Captions, numbers, what stands back.
        var secondary: ThemeColor
        /// Edges of panels and of trees.
        var line: ThemeColor
        var accent: ThemeColor
        var accentFill: ThemeColor
        /// What goes down, and what comes up.
        var proposal: ThemeColor
        var answer: ThemeColor
        /// What changed, was cut off, or is wrong.
        var attention: ThemeColor
        var attentionFill: ThemeColor
        /// Kinds of nodes in trees: the box and its edge.
        var view: Pair
        var own: Pair
        var modifier: Pair
        var environment: Pair
        var conditional: Pair
        /// Of what stands side by side: curves, tracks, parts of a stack.
        var series: [ThemeColor]
        var syntax: [SyntaxClass: ThemeColor]
    }

    /// A fill and the line round it.
    struct Pair: Sendable, Hashable {
        var fill: ThemeColor
        var line: ThemeColor

        init(_ fill: UInt32, _ line: UInt32) { (self.fill, self.line) = (ThemeColor(fill), ThemeColor(line)) }
    }
}

extension FigureTheme.Colors {
    /// Of a branch of a condition: from the end of the series, since its first colours are those of views.
    func branch(_ index: Int) -> FigureTheme.Pair {
        FigureTheme.Pair(series: max(series.count - 1 - index % max(series.count, 1), 0), of: self)
    }
}

extension FigureTheme.Colors {
    static let light = FigureTheme.Colors(
        canvas: ThemeColor(0xFFFF_FFFF), panel: ThemeColor(0xF7F8_FAFF), ink: ThemeColor(0x1E24_2CFF),
        secondary: ThemeColor(0x5B65_72FF), line: ThemeColor(0xCDD4_DDFF), accent: ThemeColor(0x2F66_C9FF),
        accentFill: ThemeColor(0xE3EC_FBFF), proposal: ThemeColor(0x2F66_C9FF), answer: ThemeColor(0x1F80_5AFF),
        attention: ThemeColor(0xC2410C_FF), attentionFill: ThemeColor(0xFDEB_DFFF),
        view: FigureTheme.Pair(0xEDF3_FDFF, 0xA9C2_EDFF), own: FigureTheme.Pair(0xE8F6_EFFF, 0x97CF_B1FF),
        modifier: FigureTheme.Pair(0xF7F8_FAFF, 0xCDD4_DDFF), environment: FigureTheme.Pair(0xF4EF_FCFF, 0xCBB8_ECFF),
        conditional: FigureTheme.Pair(0xFDF4_E3FF, 0xE4C4_84FF),
        series: [0x2F66_C9FF, 0xD071_1CFF, 0x1F80_5AFF, 0x8A4F_C7FF, 0xC23B_6BFF, 0x2A8C_9CFF].map { ThemeColor($0) },
        syntax: [
            .plain: ThemeColor(0x1E24_2CFF), .keyword: ThemeColor(0x9B2C_8EFF), .type: ThemeColor(0x2459_B3FF),
            .call: ThemeColor(0x1E6F_6BFF), .string: ThemeColor(0xB03A_2EFF), .number: ThemeColor(0x7A4B_C2FF),
            .comment: ThemeColor(0x6A75_82FF), .attribute: ThemeColor(0x9A5B_00FF),
        ])

    static let dark = FigureTheme.Colors(
        canvas: ThemeColor(0x1517_1CFF), panel: ThemeColor(0x1D20_27FF), ink: ThemeColor(0xE7EA_EFFF),
        secondary: ThemeColor(0x9CA6_B4FF), line: ThemeColor(0x3B42_4EFF), accent: ThemeColor(0x7FAB_F5FF),
        accentFill: ThemeColor(0x2235_56FF), proposal: ThemeColor(0x7FAB_F5FF), answer: ThemeColor(0x66CB_9FFF),
        attention: ThemeColor(0xF797_5BFF), attentionFill: ThemeColor(0x4428_18FF),
        view: FigureTheme.Pair(0x1F2B_42FF, 0x3D59_8CFF), own: FigureTheme.Pair(0x1B33_29FF, 0x35694FFF),
        modifier: FigureTheme.Pair(0x2226_2EFF, 0x434B_58FF), environment: FigureTheme.Pair(0x2C25_40FF, 0x5D4A_8CFF),
        conditional: FigureTheme.Pair(0x3A2F_19FF, 0x7C63_2CFF),
        series: [0x7FAB_F5FF, 0xF2A1_5CFF, 0x66CB_9FFF, 0xBD95_F2FF, 0xF285_ABFF, 0x68C9_D8FF].map { ThemeColor($0) },
        syntax: [
            .plain: ThemeColor(0xE7EA_EFFF), .keyword: ThemeColor(0xF08A_D2FF), .type: ThemeColor(0x8DB8_FFFF),
            .call: ThemeColor(0x7DD3_C8FF), .string: ThemeColor(0xFF9E_80FF), .number: ThemeColor(0xC7A6_FFFF),
            .comment: ThemeColor(0x8A94_A3FF), .attribute: ThemeColor(0xE8B8_65FF),
        ])
}
