import Drawing
import Foundation

// Unsafe: a block has room for a band's rows, which the last band has no more of; it is kept along with the layer on
// it.

/// Writes a picture as a PNG band by band. Each band is compressed while the next one is drawn: a tall picture keeps two
/// cores busy and takes the memory of two bands, whatever its height.
///
/// The bytes are the same as if one thing were done after the other.
struct PictureBands {
    let playback: Playback
    let width: Int
    let height: Int
    /// Rows of a band.
    let rows: Int
    /// Pixels per point.
    let scale: CGFloat

    func write(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
        let first = band(top: 0, on: try PixelBlock(count: width * rows))
        try playback.draw(on: first.layer)
        guard height > rows else {
            let writer = try makeWriter(isOpaque: playback.isOpaque || first.layer.isOpaque, write)
            try writer.append(first.layer.pixels, rows: height)
            return try writer.finish()
        }
        // Whether a picture drawn in bands is opaque is known too late, unless its background is. What a band becomes is
        // kept until it can be handed on here: the caller's code runs on the caller's thread alone.
        let bytes = KeptBytes()
        let writer = try makeWriter(isOpaque: playback.isOpaque) { bytes.append($0) }
        var (drawn, spare) = (first, try PixelBlock(count: width * rows))
        for top in stride(from: rows, to: height, by: rows) {
            let next = band(top: top, on: spare)
            var failure: (any Error)?
            try concurrently {
                try playback.draw(on: next.layer)
            } and: {
                do { try writer.append(drawn.layer.pixels, rows: drawn.layer.bounds.height) } catch { failure = error }
            }
            if let failure { throw failure }
            try bytes.handOn(to: write)
            (drawn, spare) = (next, drawn.block)
        }
        try writer.append(drawn.layer.pixels, rows: drawn.layer.bounds.height)
        try writer.finish()
        try bytes.handOn(to: write)
    }

    private func makeWriter(
        isOpaque: Bool, _ write: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws -> PNGWriter {
        try PNGWriter(width: width, height: height, hasAlpha: !isOpaque, scale: scale, write: write)
    }

    private func band(top: Int, on block: PixelBlock) -> (layer: Layer, block: PixelBlock) {
        let area = PixelRect(minX: 0, minY: top, maxX: width, maxY: min(top + rows, height))
        return (Layer(bounds: area, pixels: block.pixels), block)
    }
}

/// Memory that one band after another is drawn on; each fills it anew.
private final class PixelBlock {
    let pixels: UnsafeMutablePointer<UInt32>

    init(count: Int) throws {
        try charge(1, bytes: count * MemoryLayout<UInt32>.stride)
        guard let memory = malloc(count * MemoryLayout<UInt32>.stride) else {
            throw PictureError.failed("no memory for \(count) pixels")
        }
        pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    }

    deinit { free(pixels) }
}

/// What was written and not yet handed on.
private final class KeptBytes {
    private var bytes: [UInt8] = []

    func append(_ more: UnsafeRawBufferPointer) { bytes.append(contentsOf: more) }

    func handOn(to write: (UnsafeRawBufferPointer) throws -> Void) throws {
        try bytes.withUnsafeBytes(write)
        bytes.removeAll(keepingCapacity: true)
    }
}
