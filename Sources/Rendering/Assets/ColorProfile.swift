import Drawing
import Foundation

/// How a colour's encoded component becomes light.
enum ToneCurve: Hashable {
    case power(Double)
    /// Evenly spaced samples, 0…1.
    case table([Double])
    /// The ICC's parametric curves, all as kind 4: (a·x + b)^g + e from d on, c·x + f below.
    case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

    func light(_ encoded: Double) -> Double {
        switch self {
        case .power(let exponent): return pow(max(encoded, 0), exponent)
        case .table(let samples):
            guard let last = samples.last, samples.count > 1 else { return encoded }
            let place = min(max(encoded, 0), 1) * Double(samples.count - 1)
            let index = Int(place)
            guard index + 1 < samples.count else { return last }
            return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
        case .parametric(let g, let a, let b, let c, let d, let e, let f):
            return encoded >= d ? pow(max(a * encoded + b, 0), g) + e : c * encoded + f
        }
    }
}

/// Makes sRGB of a picture's colours.
struct ColorConversion: Hashable {
    /// Of red, green and blue.
    var curves: [ToneCurve]
    /// From the picture's linear components to linear sRGB, row by row; nil where the primaries are the same.
    var matrix: [Double]?

    /// Changes 4-byte pixels of red, green, blue and opacity, not premultiplied.
    func convert(_ pixels: inout [UInt8]) {
        guard curves.count == 3 else { return }
        let light = curves.map { curve in (0...255).map { Float(curve.light(Double($0) / 255)) } }
        let encoded = (0...4_095).map { step in
            UInt8((min(max(TransferFunction.encoded(Double(step) / 4_095), 0), 1) * 255).rounded())
        }
        let m = (matrix ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]).map { Float($0) }
        guard m.count == 9 else { return }
        func byte(_ value: Float) -> UInt8 { encoded[Int(min(max(value.isNaN ? 0 : value, 0), 1) * 4_095 + 0.5)] }
        // Unsafe: whole pixels of four bytes, counted by the buffer itself; tables have an entry for every byte.
        pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count - 3, by: 4) {
                let red = light[0][Int(pixels[start])]
                let green = light[1][Int(pixels[start + 1])]
                let blue = light[2][Int(pixels[start + 2])]
                pixels[start] = byte(m[0] * red + m[1] * green + m[2] * blue)
                pixels[start + 1] = byte(m[3] * red + m[4] * green + m[5] * blue)
                pixels[start + 2] = byte(m[6] * red + m[7] * green + m[8] * blue)
            }
        }
    }
}

/// An ICC profile of three primaries and their curves, or of one grey curve; others (lookup tables) aren't read.
struct ColorProfile {
    let conversion: ColorConversion?

    /// Nil for what isn't such a profile. The conversion is nil where the profile is sRGB by all that can be seen.
    init?(_ bytes: [UInt8]) {
        let reader = ProfileReader(bytes)
        guard bytes.count > 132, let space = reader.text(16) else { return nil }
        if space == "GRAY" {
            guard let curve = reader.curve("kTRC") else { return nil }
            conversion = ColorConversion(curves: [curve, curve, curve], matrix: nil)
            return
        }
        guard space == "RGB ", let red = reader.vector("rXYZ"), let green = reader.vector("gXYZ"),
            let blue = reader.vector("bXYZ"), let redCurve = reader.curve("rTRC"),
            let greenCurve = reader.curve("gTRC"), let blueCurve = reader.curve("bTRC")
        else { return nil }
        // From the connection space, whose white is D50, to linear sRGB.
        let toLinear: [Double] = [
            3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.0334540, 0.0719453, -0.2289914, 1.4052427,
        ]
        var matrix: [Double] = []
        for row in 0..<3 {
            for primary in [red, green, blue] {
                matrix.append((0..<3).map { toLinear[row * 3 + $0] * primary[$0] }.reduce(0, +))
            }
        }
        let identity: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
        let curves = [redCurve, greenCurve, blueCurve]
        let hasPlainPrimaries = zip(matrix, identity).allSatisfy { abs($0 - $1) < 0.01 }
        let hasPlainCurves = curves.allSatisfy { curve in
            [0.1, 0.3, 0.5, 0.8].allSatisfy { abs(curve.light($0) - TransferFunction.linear($0)) < 0.005 }
        }
        conversion =
            hasPlainPrimaries && hasPlainCurves
            ? nil : ColorConversion(curves: curves, matrix: hasPlainPrimaries ? nil : matrix)
    }
}

/// Reads a profile's parts; everything in it is big-endian.
private struct ProfileReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func text(_ place: Int) -> String? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
    }

    private func number(_ place: Int, length: Int = 4) -> Int? {
        guard place >= 0, place <= bytes.count - length else { return nil }
        return bytes[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A signed number with 16 bits after the point.
    private func fixed(_ place: Int) -> Double? {
        number(place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
    }

    /// Where the part of a name begins.
    private func place(of name: String) -> Int? {
        guard let count = number(128), count < 200 else { return nil }
        for index in 0..<count where text(132 + 12 * index) == name { return number(136 + 12 * index) }
        return nil
    }

    func vector(_ name: String) -> [Double]? {
        guard let place = place(of: name), text(place) == "XYZ ", let x = fixed(place + 8), let y = fixed(place + 12),
            let z = fixed(place + 16)
        else { return nil }
        return [x, y, z]
    }

    func curve(_ name: String) -> ToneCurve? {
        guard let place = place(of: name) else { return nil }
        if text(place) == "curv" {
            guard let count = number(place + 8), count <= 65_536 else { return nil }
            if count == 0 { return .power(1) }
            if count == 1 { return number(place + 12, length: 2).map { .power(Double($0) / 256) } }
            let samples = (0..<count).compactMap { number(place + 12 + 2 * $0, length: 2) }
            return samples.count == count ? .table(samples.map { Double($0) / 65_535 }) : nil
        }
        guard text(place) == "para", let kind = number(place + 8, length: 2) else { return nil }
        let counts = [1, 3, 4, 5, 7]
        guard kind < counts.count else { return nil }
        let p = (0..<counts[kind]).compactMap { fixed(place + 12 + 4 * $0) }
        guard p.count == counts[kind] else { return nil }
        switch kind {
        case 0: return .power(p[0])
        case 1 where p[1] != 0: return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: 0, f: 0)
        case 2 where p[1] != 0: return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
        case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
        case 4: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
        default: return nil
        }
    }
}
