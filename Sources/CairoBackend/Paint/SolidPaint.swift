import Drawing
import Foundation

// Unsafe: there is an entry for each of the 256 coverages; a span has at least a pixel and lies in its row.

/// One colour at every coverage, ready to be laid over pixels. The opacity is kept with 16 bits, so that
/// half-transparent colours over white come out as exact as they are (facts.md 16.25, 16.26).
final class SolidPaint {
    let color: ResolvedColor
    /// The pixel of full coverage where the colour is opaque.
    let opaquePixel: UInt32?
    private let entries: UnsafeMutablePointer<Entry>

    /// What one coverage adds to a pixel's channels, and what it leaves of them, both times 65,536. Two channels share
    /// a number, 32 bits each, so that one multiplication does for both; what rounds is added already.
    private struct Entry {
        var redBlue: UInt64
        var alphaGreen: UInt64
        var rest: UInt64
    }

    init(_ color: ResolvedColor) {
        self.color = color
        let clamped = color.clamped
        let (red, green, blue) = (clamped.red * 255, clamped.green * 255, clamped.blue * 255)
        entries = .allocate(capacity: 256)
        // No number here is negative, so that half more and cut off is the nearest whole one, without a call.
        for coverage in 0..<256 {
            let alpha = clamped.opacity * Double(coverage) / 255 * 65_536
            let whole = UInt32(alpha + 0.5)
            let half: UInt64 = 32_768
            func pair(_ high: UInt32, _ low: UInt32) -> UInt64 { (UInt64(high) + half) << 32 | (UInt64(low) + half) }
            let entry = Entry(
                redBlue: pair(UInt32(red * alpha + 0.5), UInt32(blue * alpha + 0.5)),
                alphaGreen: pair(whole * 255, UInt32(green * alpha + 0.5)), rest: UInt64(65_536 - whole))
            (entries + coverage).initialize(to: entry)
        }
        if clamped.opacity >= 1 {
            opaquePixel =
                0xFF00_0000 | UInt32(red.rounded()) << 16 | UInt32(green.rounded()) << 8 | UInt32(blue.rounded())
        } else {
            opaquePixel = nil
        }
    }

    deinit { entries.deallocate() }

    /// The colour over `count` pixels, all with one coverage.
    func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt8) {
        if coverage == 255, let opaquePixel { return fillPixels(target, with: opaquePixel, count: count) }
        let entry = entries[Int(coverage)]
        // Neighbours are mostly alike: a flat backdrop is mixed once.
        var last = target[0]
        var mixed = Self.mix(last, entry)
        var index = 0
        while index < count {
            let pixel = target[index]
            if pixel != last {
                last = pixel
                mixed = Self.mix(pixel, entry)
            }
            target[index] = mixed
            index &+= 1
        }
    }

    /// The colour over `count` pixels, each with its own coverage.
    func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverages: UnsafePointer<UInt8>) {
        var index = 0
        let bytes = UnsafeRawPointer(coverages)
        // Inside a shadow neighbours are alike.
        var (lastPixel, lastCoverage, mixed): (UInt32, UInt8, UInt32) = (0, 0, 0)
        while index < count {
            let coverage = coverages[index]
            // Much of a stroke's or a shadow's rectangle is empty.
            if coverage == 0, index &+ 8 <= count, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
                index &+= 8
                continue
            }
            if coverage == 255, let opaquePixel {
                target[index] = opaquePixel
            } else if coverage != 0 {
                let pixel = target[index]
                if pixel != lastPixel || coverage != lastCoverage {
                    (lastPixel, lastCoverage) = (pixel, coverage)
                    mixed = Self.mix(pixel, entries[Int(coverage)])
                }
                target[index] = mixed
            }
            index &+= 1
        }
    }

    @inline(__always)
    private static func mix(_ pixel: UInt32, _ entry: Entry) -> UInt32 {
        let wide = UInt64(pixel)
        let redBlue = (entry.redBlue &+ ((wide & 0xFF_0000) << 16 | wide & 0xFF) &* entry.rest) >> 16
        let alphaGreen = (entry.alphaGreen &+ ((wide & 0xFF00_0000) << 8 | (wide >> 8) & 0xFF) &* entry.rest) >> 16
        let even = (redBlue >> 16) & 0xFF_0000 | redBlue & 0xFF
        let odd = (alphaGreen >> 8) & 0xFF00_0000 | (alphaGreen & 0xFF) << 8
        return UInt32(truncatingIfNeeded: even | odd)
    }
}
