import ViewGraph

/// The named colours of the platform.
enum SystemColor: Int, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The colour in the environment's appearance, contrast and generation (facts 16.1).
    func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let isStrong = environment.colorSchemeContrast == .increased
        if self == .gray, isDark, !isStrong, environment.platform == .macOS { return ResolvedColor(hex: 0x98989D) }
        let table = environment.paletteGeneration == .later ? Self.later : Self.earlier
        let (light, dark, strongLight, strongDark) = table[rawValue]
        if isStrong { return ResolvedColor(hex: isDark ? strongDark : strongLight) }
        return ResolvedColor(hex: isDark ? dark : light)
    }

    private typealias Row = (UInt32, UInt32, UInt32, UInt32)

    private static let earlier: [Row] = [
        (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
        (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
        (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        (0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
        (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
        (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
        (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
        (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    ]

    private static let later: [Row] = [
        (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
        (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
        (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
        (0x34C759, 0x30D158, 0x008932, 0x4AD968),
        (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
        (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
        (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
        (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
        (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
        (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
        (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
        (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
        (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    ]
}

/// The colours of texts by importance (facts 16.2).
enum LabelColor {
    static func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let isStrong = environment.colorSchemeContrast == .increased
        let level = min(max(level, 0), 4)
        if environment.platform == .macOS {
            // Below secondary nothing was measured on macOS: iOS's relation of the levels stands in.
            let opacity = [0.8471, 0.5, 0.25, 0.1, 0.05][level]
            return (isDark ? ResolvedColor.white : .black).multiplyingOpacity(by: opacity)
        }
        switch level {
        case 0: return isDark ? .white : .black
        case 4:
            return (isDark ? ResolvedColor.white : .black).multiplyingOpacity(by: isStrong ? 0.0814 : 0.05)
        default:
            let plain = isDark ? [0.6, 0.3, 0.16] : [0.6, 0.3, 0.18]
            let strong = isDark ? [0.7, 0.55, 0.4] : [0.8, 0.7, 0.55]
            return ResolvedColor(
                hex: isDark ? 0xEBEBF5 : 0x3C3C43, opacity: (isStrong ? strong : plain)[level - 1])
        }
    }
}

/// What lies behind everything, by level (facts 16.4).
package enum SystemBackground {
    package static func resolved(level: Int = 0, in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        // What lies above another window in the dark is paler than that.
        let isRaised = isDark && environment.isElevated && environment.platform == .iOS
        let level = min(max(level, 0) + (isRaised ? 1 : 0), 3)
        if environment.platform == .macOS, level == 0 { return isDark ? ResolvedColor(hex: 0x1E1E1E) : .white }
        let light: [UInt32] = [0xFFFFFF, 0xF2F2F7, 0xFFFFFF, 0xF2F2F7]
        let dark: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
        return ResolvedColor(hex: (isDark ? dark : light)[level])
    }
}

private enum ElevationKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a sheet or popover above others.
    var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }
}

/// Thin fills and lines that are laid over any background (facts 16.2, 2.6).
enum SystemFill {
    static func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let level = min(max(level, 0), 3)
        let hues: [UInt32] = [0x787880, 0x787880, 0x767680, 0x747480]
        let opacities = isDark ? [0.36, 0.32, 0.24, 0.18] : [0.20, 0.16, 0.12, 0.08]
        let more = environment.colorSchemeContrast == .increased ? 0.08 : 0
        return ResolvedColor(hex: hues[level], opacity: opacities[level] + more)
    }

    static func separator(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        if environment.platform == .macOS {
            return (isDark ? ResolvedColor.white : .black).multiplyingOpacity(by: 0.1)
        }
        return isDark ? ResolvedColor(hex: 0x545458, opacity: 0.6) : ResolvedColor(hex: 0x3C3C43, opacity: 0.29)
    }
}
