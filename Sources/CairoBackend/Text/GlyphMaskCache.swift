import Drawing
import Foundation

// Unsafe: masks lie in one array, from `offset` on, and pointers to it are used within `withBytes`. Unchecked:
// strikes are used and changed under the lock.

/// A glyph's coverage at one size and one place within the pixel grid, relative to the whole pixel of its origin.
struct GlyphMask {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var offset: Int
    /// Where the rows' extents begin.
    var rows: Int
}

/// The glyphs of one face at one size in pixels, drawn when first asked for.
final class Strike {
    let source: any GlyphSource
    let size: CGFloat
    private var masks: [UInt64: GlyphMask] = [:]
    private var bytes: [UInt8] = []
    /// Of each row of each mask the part that isn't empty.
    private var extents: [Range<UInt16>] = []
    var byteCount: Int { bytes.count + 4 * extents.count }

    /// Glyphs are drawn at quarters of a pixel across and eighths down.
    static let stepsAcross: CGFloat = 4
    static let stepsDown: CGFloat = 8

    init(source: any GlyphSource, size: CGFloat) {
        (self.source, self.size) = (source, size)
    }

    func mask(of glyph: UInt32, across: Int, down: Int, rasterizer: Rasterizer) -> GlyphMask {
        let key = UInt64(glyph) << 8 | UInt64(across) << 4 | UInt64(down)
        if let mask = masks[key] { return mask }
        let mask = draw(glyph, across: across, down: down, rasterizer: rasterizer)
        masks[key] = mask
        return mask
    }

    /// Calls `body` with the coverages of all masks so far, and with the extents of their rows.
    func withBytes(_ body: (UnsafePointer<UInt8>, UnsafePointer<Range<UInt16>>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            extents.withUnsafeBufferPointer { extents in
                if let base = bytes.baseAddress, let rows = extents.baseAddress { body(base, rows) }
            }
        }
    }

    private func draw(_ glyph: UInt32, across: Int, down: Int, rasterizer: Rasterizer) -> GlyphMask {
        let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, offset: 0, rows: 0)
        let outline = source.outline(of: glyph, size: size)
        guard !outline.isEmpty else { return empty }
        let shift = CGAffineTransform(
            translationX: CGFloat(across) / Self.stepsAcross, y: CGFloat(down) / Self.stepsDown)
        let bounds = PixelRect(covering: outline.controlPointBounds.applying(shift))
        guard !bounds.isEmpty, bounds.width < 1_024, bounds.height < 1_024, let coverage = Coverage(bounds: bounds),
            rasterizer.scan(
                outline, transform: shift, isEvenOdd: false, clip: bounds, sink: CoverageSink(coverage))
        else { return empty }
        let mask = GlyphMask(
            left: bounds.minX, top: bounds.minY, width: bounds.width, height: bounds.height, offset: bytes.count,
            rows: extents.count)
        for row in 0..<bounds.height {
            let line = UnsafeBufferPointer(start: coverage.bytes + row * bounds.width, count: bounds.width)
            let first = line.firstIndex { $0 > 0 } ?? 0
            let end = line.lastIndex { $0 > 0 }.map { $0 + 1 } ?? 0
            extents.append(UInt16(first)..<UInt16(max(end, first)))
        }
        bytes.append(contentsOf: UnsafeBufferPointer(start: coverage.bytes, count: bounds.width * bounds.height))
        return mask
    }
}

/// Strikes kept between pictures, shared by all threads.
final class GlyphMaskCache: @unchecked Sendable {
    static let shared = GlyphMaskCache()

    private let lock = NSLock()
    private var strikes: [Key: Strike] = [:]

    /// When the masks of all strikes outgrow this, all are dropped: they are drawn again in no time.
    private static let limit = 8 << 20
    private static let mostStrikes = 256

    private struct Key: Hashable {
        var source: ObjectIdentifier
        var size: CGFloat
    }

    /// Runs `body` with the strike while no other thread uses it.
    func withStrike<Result>(of source: any GlyphSource, size: CGFloat, _ body: (Strike) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        // A strike keeps its source alive, so that no other can come to have the same identity.
        let key = Key(source: ObjectIdentifier(source), size: size)
        if let strike = strikes[key] { return body(strike) }
        if strikes.count >= Self.mostStrikes || strikes.values.reduce(0, { $0 + $1.byteCount }) > Self.limit {
            strikes.removeAll()
        }
        let strike = Strike(source: source, size: size)
        strikes[key] = strike
        return body(strike)
    }
}
