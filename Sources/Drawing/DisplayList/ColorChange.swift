import Foundation

/// A change of a colour: a matrix of 3 rows of 4 (red, green, blue, one) on components that aren't premultiplied, or
/// the brightness as opacity.
package struct ColorChange: Sendable, Equatable {
    package var matrix: [Double]
    package var opacity = 1.0
    package var isLuminanceToAlpha = false
    /// A change that also reads or makes opacities takes the place of all others.
    package var full: FullColorChange?

    static let identity = ColorChange(matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])

    /// The weights of the three components in a grey.
    private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

    static func saturation(_ amount: Double) -> ColorChange {
        let rest = 1 - amount
        let (red, green, blue) = (weights.red * rest, weights.green * rest, weights.blue * rest)
        return ColorChange(matrix: [
            red + amount, green, blue, 0, red, green + amount, blue, 0, red, green, blue + amount, 0,
        ])
    }

    static func hueRotation(_ angle: Angle) -> ColorChange {
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        return ColorChange(matrix: [
            0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
            0.072 - cosine * 0.072 + sine * 0.928, 0,
            0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
            0.072 - cosine * 0.072 - sine * 0.283, 0,
            0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
            0.072 + cosine * 0.928 + sine * 0.072, 0,
        ])
    }

    static func scaled(by factor: Double, plus offset: Double) -> ColorChange {
        ColorChange(matrix: [factor, 0, 0, offset, 0, factor, 0, offset, 0, 0, factor, offset])
    }
}

/// A change of a colour together with its opacity.
package enum FullColorChange: Sendable, Equatable {
    /// Four rows of five.
    case matrix([Double])
    case threshold(Double, Double, ResolvedColor)

    package func apply(to color: ResolvedColor) -> ResolvedColor {
        switch self {
        case .matrix(let m):
            func row(_ start: Int) -> Double {
                m[start] * color.red + m[start + 1] * color.green + m[start + 2] * color.blue
                    + m[start + 3] * color.opacity + m[start + 4]
            }
            return ResolvedColor(red: row(0), green: row(5), blue: row(10), opacity: row(15))
        case .threshold(let low, let high, let threshold):
            return color.opacity >= low && color.opacity <= high && color.opacity > 0 ? threshold : .clear
        }
    }
}

extension Filter {
    /// What a colour filter does to a colour; nothing for the other filters.
    package var colorChange: ColorChange {
        switch self {
        case .brightness(let amount): .scaled(by: 1, plus: amount)
        case .contrast(let amount): .scaled(by: amount, plus: (1 - amount) / 2)
        case .saturation(let amount): .saturation(amount)
        case .grayscale(let amount): .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation(let angle): .hueRotation(angle)
        case .colorInvert: .scaled(by: -1, plus: 1)
        case .colorMultiply(let color):
            ColorChange(
                matrix: [color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0], opacity: color.opacity)
        case .luminanceToAlpha: ColorChange(matrix: [], isLuminanceToAlpha: true)
        case .colorMatrix(let values):
            values.count == 20
                ? ColorChange(matrix: [], full: .matrix(values.map { $0.isFinite ? $0 : 0 })) : .identity
        case .alphaThreshold(let min, let max, let color):
            ColorChange(matrix: [], full: .threshold(min, max, color))
        case .blur, .shadow, .innerShadow: .identity
        }
    }
}
