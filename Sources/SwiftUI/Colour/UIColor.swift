import ViewGraph

/// UIKit's colour, as far as SwiftUI code mentions it: `Color(.systemGray6)`, `Color(uiColor: .label)`.
public nonisolated struct UIColor: Hashable, Sendable {
    let color: Color

    private init(_ semantic: SemanticColor) { color = Color(provider: .semantic(semantic)) }
    private init(_ system: SystemColor) { color = Color(provider: .system(system)) }
    public init(_ color: Color) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(.sRGB, white: white, opacity: alpha) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    public static let systemRed = UIColor(SystemColor.red)
    public static let systemOrange = UIColor(SystemColor.orange)
    public static let systemYellow = UIColor(SystemColor.yellow)
    public static let systemGreen = UIColor(SystemColor.green)
    public static let systemMint = UIColor(SystemColor.mint)
    public static let systemTeal = UIColor(SystemColor.teal)
    public static let systemCyan = UIColor(SystemColor.cyan)
    public static let systemBlue = UIColor(SystemColor.blue)
    public static let systemIndigo = UIColor(SystemColor.indigo)
    public static let systemPurple = UIColor(SystemColor.purple)
    public static let systemPink = UIColor(SystemColor.pink)
    public static let systemBrown = UIColor(SystemColor.brown)
    public static let systemGray = UIColor(SystemColor.gray)
    public static let systemGray2 = UIColor(.gray(2))
    public static let systemGray3 = UIColor(.gray(3))
    public static let systemGray4 = UIColor(.gray(4))
    public static let systemGray5 = UIColor(.gray(5))
    public static let systemGray6 = UIColor(.gray(6))
    public static let label = UIColor(.label(0))
    public static let secondaryLabel = UIColor(.label(1))
    public static let tertiaryLabel = UIColor(.label(2))
    public static let quaternaryLabel = UIColor(.label(3))
    public static let placeholderText = UIColor(.label(2))
    public static let systemBackground = UIColor(.background(0))
    public static let secondarySystemBackground = UIColor(.background(1))
    public static let tertiarySystemBackground = UIColor(.background(2))
    public static let systemGroupedBackground = UIColor(.groupedBackground(0))
    public static let secondarySystemGroupedBackground = UIColor(.groupedBackground(1))
    public static let tertiarySystemGroupedBackground = UIColor(.groupedBackground(2))
    public static let systemFill = UIColor(.fill(0))
    public static let secondarySystemFill = UIColor(.fill(1))
    public static let tertiarySystemFill = UIColor(.fill(2))
    public static let quaternarySystemFill = UIColor(.fill(3))
    public static let separator = UIColor(.separator)
    public static let link = UIColor(SystemColor.blue)
    public static let white = UIColor(Color.white)
    public static let black = UIColor(Color.black)
    public static let clear = UIColor(Color.clear)
}

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
}

/// A colour named after what it is for (facts 16.1, 16.2, 16.4).
enum SemanticColor: Hashable, Sendable {
    case gray(Int)
    case label(Int)
    case background(Int)
    case groupedBackground(Int)
    case fill(Int)
    case separator

    func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        switch self {
        case .gray(let level):
            let light: [UInt32] = [0xAEAEB2, 0xC7C7CC, 0xD1D1D6, 0xE5E5EA, 0xF2F2F7]
            let dark: [UInt32] = [0x636366, 0x48484A, 0x3A3A3C, 0x2C2C2E, 0x1C1C1E]
            return ResolvedColor(hex: (isDark ? dark : light)[min(max(level - 2, 0), 4)])
        case .label(let level): return LabelColor.resolved(level: level, in: environment)
        case .background(let level): return SystemBackground.resolved(level: level, in: environment)
        case .groupedBackground(let level):
            // In the light they take turns, beginning with the grey one; in the dark they are the plain ones.
            return SystemBackground.resolved(level: isDark ? level : level + 1, in: environment)
        case .fill(let level): return SystemFill.resolved(level: level, in: environment)
        case .separator: return SystemFill.separator(in: environment)
        }
    }
}
