import Drawing
import SwiftUI

/// What lies below the root.
public enum CanvasBackground: Sendable, Hashable {
    /// The platform's background in the appearance drawn.
    case platform
    case transparent
    case color(ResolvedColor)
    case named(SystemColorName)

    /// Reads `transparent`, `#rgb`, `#rrggbb`, `#rrggbbaa` or a system colour's name.
    public init?(_ text: String) {
        if text == "transparent" || text == "clear" {
            self = .transparent
        } else if let name = SystemColorName(rawValue: text) {
            self = .named(name)
        } else if let color = Self.hexadecimal(text) {
            self = .color(color)
        } else {
            return nil
        }
    }

    private static func hexadecimal(_ text: String) -> ResolvedColor? {
        guard text.hasPrefix("#") else { return nil }
        var digits: [UInt8] = []
        for character in text.dropFirst() {
            guard let digit = character.hexDigitValue, character.isASCII else { return nil }
            digits.append(UInt8(digit))
        }
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
        return ResolvedColor(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count > 3 ? bytes[3] : 1)
    }

    /// The colour in an environment; nil for none.
    func resolved(in environment: EnvironmentValues) -> ResolvedColor? {
        switch self {
        case .platform: return SystemBackground.resolved(in: environment)
        case .transparent: return nil
        case .color(let color): return color
        case .named(let name): return name.resolved(in: environment)
        }
    }
}

/// The names `--background` knows.
public enum SystemColorName: String, CaseIterable, Sendable {
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case black, white, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        switch self {
        case .systemBackground: return SystemBackground.resolved(in: environment)
        case .secondarySystemBackground: return SystemBackground.resolved(level: 1, in: environment)
        case .tertiarySystemBackground: return SystemBackground.resolved(level: 2, in: environment)
        default: return color.resolvedColor(in: environment)
        }
    }

    private var color: Color {
        switch self {
        case .systemBackground, .secondarySystemBackground, .tertiarySystemBackground: .clear
        case .black: .black
        case .white: .white
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .mint: .mint
        case .teal: .teal
        case .cyan: .cyan
        case .blue: .blue
        case .indigo: .indigo
        case .purple: .purple
        case .pink: .pink
        case .brown: .brown
        case .gray: .gray
        }
    }
}
