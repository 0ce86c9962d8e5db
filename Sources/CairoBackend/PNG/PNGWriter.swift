import CDeflate
import Foundation

// Unsafe: bytes are handed on within the call; rows have the width that the writer was made for.

/// Writes a PNG chunk by chunk while its rows come in: 8 bits a channel, sRGB, the pixels' size from the scale.
final class PNGWriter {
    private var compressor: PixelCompressor
    private let write: (UnsafeRawBufferPointer) throws -> Void

    init(
        width: Int, height: Int, hasAlpha: Bool, scale: CGFloat,
        write: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        compressor = PixelCompressor(width: width, hasAlpha: hasAlpha)
        self.write = write
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        try signature.withUnsafeBytes(write)
        try chunk(
            "IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, hasAlpha ? 6 : 2, 0, 0, 0])
        // Rendering intent: perceptual.
        try chunk("sRGB", [0])
        // A point is 1/72 inch.
        let perMetre = UInt32(min(max((72 * scale / 0.0254).rounded(), 1), 1e9)).bigEndianBytes
        try chunk("pHYs", perMetre + perMetre + [1])
    }

    /// Writes `count` rows of premultiplied pixels, blue lowest, that follow each other without gaps.
    func append(_ pixels: UnsafePointer<UInt32>, rows count: Int) throws {
        compressor = try compressor.appendInParts(pixels, rows: count) { try chunk("IDAT", $0) }
    }

    func finish() throws {
        try compressor.finish { try chunk("IDAT", $0) }
        try chunk("IEND", [])
    }

    private func chunk(_ name: String, _ body: [UInt8]) throws {
        var bytes = UInt32(body.count).bigEndianBytes
        bytes.reserveCapacity(body.count + 12)
        bytes += Array(name.utf8)
        bytes += body
        let checksum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + 4 }, $0.count - 4) }
        bytes += checksum.bigEndianBytes
        try bytes.withUnsafeBytes(write)
    }
}

extension UInt32 {
    fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
