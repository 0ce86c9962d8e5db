import CairoBackend
import Drawing
import Foundation
import Rendering

/// A PNG that knows the hash of its pixels, so that one that hasn't changed is compared without being decoded.
///
/// The hash stands in a text chunk before the end, beside one of all bytes before it: a picture that another program
/// wrote anew, and whose text it kept, isn't taken for the one it was.
package enum SnapshotPNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let keyword = "Easel snapshot"
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    package static func pixelHash(of bitmap: Bitmap) -> ContentHash {
        let size = UInt64(bitmap.width) << 32 | UInt64(bitmap.height)
        return ContentHash(bitmap.pixels, seed: size)
    }

    package static func encode(_ bitmap: Bitmap, hash: ContentHash) throws(RenderFailure) -> [UInt8] {
        do {
            let bytes = try CairoRenderer().png(bitmap)
            return mark(bytes, hash)
        } catch let error as PictureError {
            throw RenderFailure(.source, text: "error: \(error)\n")
        } catch {
            throw RenderFailure(.source, text: "error: the picture can't be written: \(error)\n")
        }
    }

    /// The hash of the pixels that a file says it has; nil where it says none, or isn't as it was written.
    package static func pixelHash(in bytes: [UInt8]) -> ContentHash? {
        let length = text(.init(value: 0), .init(value: 0)).count + 12
        guard bytes.count > length + end.count, bytes.suffix(end.count).elementsEqual(end) else { return nil }
        let start = bytes.count - end.count - length
        let words = String(decoding: bytes[(start + 8)..<(start + length - 4)], as: UTF8.self)
        guard words.hasPrefix(keyword + "\0") else { return nil }
        let parts = words.dropFirst(keyword.count + 1).split(separator: " ")
        guard parts.count == 2, let pixels = ContentHash(parts[0]), let data = ContentHash(parts[1]) else { return nil }
        // Unsafe: `start` is the place of a chunk that was found in the bytes.
        let actual = bytes.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[..<start]), seed: 0) }
        return actual == data ? pixels : nil
    }

    private static func mark(_ bytes: [UInt8], _ hash: ContentHash) -> [UInt8] {
        guard bytes.starts(with: signature), bytes.suffix(end.count).elementsEqual(end) else { return bytes }
        let start = Array(bytes.dropLast(end.count))
        let body = Array("tEXt".utf8) + text(hash, ContentHash(start))
        return start + bigEndian(UInt32(body.count - 4)) + body + bigEndian(checksum(body)) + end
    }

    private static func text(_ pixels: ContentHash, _ data: ContentHash) -> [UInt8] {
        Array("\(keyword)\0\(pixels) \(data)".utf8)
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        // Unsafe: the value's own bytes, copied at once.
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }

    /// The CRC of the PNG specification, annex D, bit by bit: a chunk has some fifty bytes.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }

    /// A file's pixels, as `comparable` gives those of a picture that was drawn.
    package static func decode(_ bytes: [UInt8], scale: CGFloat) throws(RenderFailure) -> Bitmap {
        try Bitmap.decoded(png: bytes, scale: scale)
    }

    /// A drawn picture as it comes back from a file, in which pixels aren't premultiplied.
    package static func comparable(_ bitmap: Bitmap) throws(RenderFailure) -> Bitmap {
        try decode(encode(bitmap, hash: ContentHash(value: 0)), scale: bitmap.scale)
    }
}
