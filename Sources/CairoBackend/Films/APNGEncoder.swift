import CDeflate
import Drawing
import Foundation

// Unsafe: pointers to arrays and numbers that are used within the closure; libdeflate reads as many bytes as there
// are.

/// Writes an animated PNG; of each frame the rectangle that differs from the one before.
final class APNGEncoder: FrameEncoder {
    private let loops: Int
    private let hasAlpha: Bool
    private var size: (width: Int, height: Int, scale: CGFloat)?
    private var body: [UInt8] = []
    private var frames = 0
    private var sequence: UInt32 = 0
    private var last: Bitmap?

    init(loops: Int, hasAlpha: Bool) { (self.loops, self.hasAlpha) = (loops, hasAlpha) }

    func append(_ frame: FilmFrame) throws {
        let bitmap = frame.bitmap
        if size == nil { size = (bitmap.width, bitmap.height, bitmap.scale) }
        guard let size, size.width == bitmap.width, size.height == bitmap.height else {
            throw PictureError.failed("the frames of a film have to be of one size; '--size' gives them one")
        }
        // What is the same after all is shown by a single pixel.
        let rect =
            FrameDifference(from: last, to: bitmap).rect ?? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
        let delay = Self.delay(from: frame.start, to: frame.end)
        var control = nextSequence()
        control += UInt32(rect.width).bytes + UInt32(rect.height).bytes
        control += UInt32(rect.minX).bytes + UInt32(rect.minY).bytes
        control += delay.count.bytes + delay.unit.bytes + [0, 0]
        chunk("fcTL", control)
        let words = bitmap.words(in: rect)
        let compressor = PixelCompressor(width: rect.width, hasAlpha: hasAlpha)
        var data: [UInt8] = []
        try words.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            try compressor.append(base, rows: rect.height) { data += $0 }
        }
        try compressor.finish { data += $0 }
        if frames == 0 { chunk("IDAT", data) } else { chunk("fdAT", nextSequence() + data) }
        frames += 1
        last = bitmap
    }

    func finish() throws -> [UInt8] {
        guard let size else { throw PictureError.failed("a film without frames") }
        let frames = body
        body = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        chunk(
            "IHDR", UInt32(size.width).bytes + UInt32(size.height).bytes + [8, hasAlpha ? 6 : 2, 0, 0, 0])
        chunk("sRGB", [0])
        let perMetre = UInt32(min(max((72 * size.scale / 0.0254).rounded(), 1), 1e9)).bytes
        chunk("pHYs", perMetre + perMetre + [1])
        chunk("acTL", UInt32(self.frames).bytes + UInt32(max(loops, 0)).bytes)
        body += frames
        chunk("IEND", [])
        return body
    }

    /// How long a frame is shown, in parts of a second: thousandths, or as many as the format can count so far.
    private static func delay(from start: Double, to end: Double) -> (count: UInt16, unit: UInt16) {
        for unit in [1_000.0, 100, 10] {
            let count = (end * unit / 1_000).rounded() - (start * unit / 1_000).rounded()
            if count <= 65_535 { return (UInt16(max(count, 1)), UInt16(unit)) }
        }
        return (UInt16(min((end - start) / 1_000, 65_535)), 1)
    }

    private func nextSequence() -> [UInt8] {
        defer { sequence += 1 }
        return sequence.bytes
    }

    private func chunk(_ name: String, _ content: [UInt8]) {
        body += UInt32(content.count).bytes
        let start = body.count
        body += Array(name.utf8) + content
        let checksum = body.withUnsafeBytes { bytes in
            libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        }
        body += checksum.bytes
    }
}

extension FixedWidthInteger {
    /// The largest first.
    fileprivate var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
