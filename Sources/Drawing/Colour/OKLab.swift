import Foundation

/// A colour as the cube roots of OKLab's cone responses, in which gradients and colour animations are linear
/// (measured: facts.md 16.9), with its opacity.
package struct PerceptualColor: Equatable, Sendable {
    package var l: Double
    package var m: Double
    package var s: Double
    package var opacity: Double

    package init(l: Double, m: Double, s: Double, opacity: Double) {
        (self.l, self.m, self.s, self.opacity) = (l, m, s, opacity)
    }

    package init(_ color: ResolvedColor) {
        let red = TransferFunction.linear(color.red)
        let green = TransferFunction.linear(color.green)
        let blue = TransferFunction.linear(color.blue)
        l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        opacity = color.opacity
    }

    package var resolved: ResolvedColor {
        let (long, medium, short) = (l * l * l, m * m * m, s * s * s)
        let red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
        let green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
        let blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
        return ResolvedColor(
            red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
            blue: TransferFunction.encoded(blue), opacity: opacity)
    }
}

/// The space in which two colours are mixed.
@_documentation(metadata: engine)
public enum GradientColorSpace: Hashable, Sendable {
    /// Encoded sRGB.
    case device
    /// OKLab; the default.
    case perceptual
}

extension ResolvedColor {
    /// The colour at `fraction` of the way to `other`, mixed with premultiplied opacity.
    package func mixed(with other: ResolvedColor, by fraction: Double, in space: GradientColorSpace) -> ResolvedColor {
        let opacity = self.opacity + (other.opacity - self.opacity) * fraction
        guard opacity > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) }
        let weight = (1 - fraction) * self.opacity / opacity
        let otherWeight = fraction * other.opacity / opacity
        switch space {
        case .device:
            return ResolvedColor(
                red: red * weight + other.red * otherWeight,
                green: green * weight + other.green * otherWeight,
                blue: blue * weight + other.blue * otherWeight,
                opacity: opacity)
        case .perceptual:
            let (from, to) = (PerceptualColor(self), PerceptualColor(other))
            return PerceptualColor(
                l: from.l * weight + to.l * otherWeight,
                m: from.m * weight + to.m * otherWeight,
                s: from.s * weight + to.s * otherWeight,
                opacity: opacity
            ).resolved
        }
    }
}
