import Foundation

/// A colour ready to be drawn: gamma-encoded sRGB components, not premultiplied. Components may lie outside 0…1
/// (wide colours) and are clamped only when drawn (measured: facts.md 16.6).
@_documentation(metadata: engine)
public struct ResolvedColor: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// From 0xRRGGBB.
    package init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }

    public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

    package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// How light the colour looks, 0…1, of its encoded components; opacity doesn't count.
    package var luminance: Double {
        let shown = clamped
        return 0.299 * shown.red + 0.587 * shown.green + 0.114 * shown.blue
    }

    /// The components 0…1 as a device can show them.
    package var clamped: ResolvedColor {
        func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        return ResolvedColor(red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(opacity))
    }
}

/// The sRGB transfer function, extended to negative values by symmetry.
package enum TransferFunction {
    package static func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }

    package static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}
