import Foundation
import ViewGraph

/// UIKit's colour, as far as SwiftUI code mentions it: `Color(.systemGray6)`, `Color(uiColor: .label)`.
public nonisolated struct UIColor: Hashable, Sendable {
    let color: Color

    init(_ semantic: SemanticColor) { color = Color(provider: .semantic(semantic)) }
    init(_ system: SystemColor) { color = Color(provider: .system(system)) }
    public init(_ color: Color) { self.color = color }
    public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

    /// A colour that the closure makes for each appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        color = light == dark ? light : Color(provider: .byAppearance(light: light, dark: dark))
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(.sRGB, white: white, opacity: alpha) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A colour of an asset catalog.
    public init?(named name: String) { color = Color(name) }

    /// As `init(named:)`: a program has one catalog.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        color = Color(name)
    }

    /// The colour in the light appearance as numbers.
    public var cgColor: CGColor { CGColor(color.resolvedColor(in: EnvironmentValues())) }

    /// Writes encoded sRGB components of the light appearance to wherever a place is given for them.
    @discardableResult
    public func getRed(
        // Unsafe: UIKit's own form; compiled callers pass `&variable`, and the interpreter passes variables of its
        // own.
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolvedColor(in: EnvironmentValues())
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Writes hue, saturation and brightness of the light appearance to wherever a place is given for them.
    @discardableResult
    public func getHue(
        // Unsafe: UIKit's own form; compiled callers pass `&variable`, and the interpreter passes variables of its
        // own.
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolvedColor(in: EnvironmentValues())
        let (red, green, blue) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var turns: CGFloat = 0
        if range > 0 {
            turns =
                most == red
                ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        }
        hue?.pointee = (turns < 0 ? turns + 6 : turns) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
    public init(nsColor: UIColor) { self = nsColor.color }
}

/// AppKit's colour: the same kind of value, with AppKit's names besides UIKit's.
public typealias NSColor = UIColor

/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// What a dynamic colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// A colour named after what it is for (facts 16.1, 16.2, 16.4).
enum SemanticColor: Hashable, Sendable {
    case gray(Int)
    case label(Int)
    case background(Int)
    case groupedBackground(Int)
    case fill(Int)
    case separator
    /// One colour in the light and one in the dark, as 0xRRGGBB.
    case pair(UInt32, UInt32)
    /// Black in the light and white in the dark, at two opacities.
    case grey(Double, Double)

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
        case .pair(let light, let dark): return ResolvedColor(hex: isDark ? dark : light)
        case .grey(let light, let dark):
            return isDark ? ResolvedColor.white.multiplyingOpacity(by: dark) : .black.multiplyingOpacity(by: light)
        }
    }
}
