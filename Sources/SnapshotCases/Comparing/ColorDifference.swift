import Foundation

/// How different two colours look: CIEDE2000, where 1 is about the least that people notice and 100 is black and white.
package enum ColorDifference {
    package struct Lab: Sendable {
        var lightness, a, b: Double

        package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

        /// Of a gamma-encoded sRGB colour, parts from 0 to 1, in the light of D65.
        init(red: Double, green: Double, blue: Double) {
            func linear(_ part: Double) -> Double {
                part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            let (r, g, b) = (linear(red), linear(green), linear(blue))
            func curve(_ value: Double) -> Double {
                value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
            }
            let x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
            let y = curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
            let z = curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
            self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
        }
    }

    /// CIE 142-2001 with all weights 1.
    package static func between(_ first: Lab, _ second: Lab) -> Double {
        func chroma(_ color: Lab, _ a: Double) -> Double { (a * a + color.b * color.b).squareRoot() }
        let middle = (chroma(first, first.a) + chroma(second, second.a)) / 2
        let power = pow(middle, 7)
        let stretch = 1 + 0.5 * (1 - (power / (power + pow(25, 7))).squareRoot())
        let (a1, a2) = (first.a * stretch, second.a * stretch)
        let (c1, c2) = (chroma(first, a1), chroma(second, a2))
        let (h1, h2) = (hue(a1, first.b), hue(a2, second.b))

        let lightness = second.lightness - first.lightness
        let chromaDifference = c2 - c1
        var turn = h2 - h1
        if c1 * c2 == 0 {
            turn = 0
        } else if turn > 180 {
            turn -= 360
        } else if turn < -180 {
            turn += 360
        }
        let hueDifference = 2 * (c1 * c2).squareRoot() * sine(turn / 2)

        let meanLightness = (first.lightness + second.lightness) / 2
        let meanChroma = (c1 + c2) / 2
        var meanHue = h1 + h2
        if c1 * c2 != 0 {
            if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let t =
            1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6)
            - 0.2 * cosine(4 * meanHue - 63)
        let rotation = 30 * exp(-pow((meanHue - 275) / 25, 2))
        let meanPower = pow(meanChroma, 7)
        let rotationChroma = 2 * (meanPower / (meanPower + pow(25, 7))).squareRoot()
        let offset = pow(meanLightness - 50, 2)
        let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
        let chromaWeight = 1 + 0.045 * meanChroma
        let hueWeight = 1 + 0.015 * meanChroma * t
        let (l, c, h) = (lightness / lightnessWeight, chromaDifference / chromaWeight, hueDifference / hueWeight)
        let sum = l * l + c * c + h * h - sine(2 * rotation) * rotationChroma * c * h
        return max(sum, 0).squareRoot()
    }

    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
