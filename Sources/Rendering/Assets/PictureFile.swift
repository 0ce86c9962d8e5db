import CSpng
import Drawing
import Foundation

/// Decodes the pictures views name: PNG and JPEG, told apart by what they begin with and not by their names.
enum PictureFile {
    /// Larger pictures are refused rather than given all memory.
    static let maximumPixels = 100_000_000

    /// The picture in a file; nil where it can't be read or is none.
    static func read(_ path: String, scale: CGFloat) -> Bitmap? {
        guard let bytes = try? FileBytes.read(path) else { return nil }
        return decode(bytes, scale: scale)
    }

    static func decode(_ bytes: [UInt8], scale: CGFloat) -> Bitmap? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes, scale: scale) }
        if bytes.starts(with: [0xFF, 0xD8]) { return JPEGDecoder.shared?.decode(bytes, scale: scale) }
        return nil
    }

    private static func png(_ bytes: [UInt8], scale: CGFloat) -> Bitmap? {
        guard let context = spng_ctx_new(0) else { return nil }
        defer { spng_ctx_free(context) }
        return bytes.withUnsafeBytes { buffer -> Bitmap? in
            let format = Int32(bitPattern: SPNG_FMT_RGBA8.rawValue)
            var header = spng_ihdr()
            var length = 0
            guard spng_set_png_buffer(context, buffer.baseAddress, buffer.count) == 0,
                spng_get_ihdr(context, &header) == 0,
                UInt64(header.width) * UInt64(header.height) <= UInt64(maximumPixels),
                spng_decoded_image_size(context, format, &length) == 0,
                length == Int(header.width) * Int(header.height) * 4
            else { return nil }
            var isComplete = false
            var pixels = [UInt8](unsafeUninitializedCapacity: length) { pixels, count in
                isComplete =
                    spng_decode_image(
                        context, pixels.baseAddress, length, format, Int32(bitPattern: SPNG_DECODE_TRNS.rawValue)) == 0
                count = isComplete ? length : 0
            }
            guard isComplete else { return nil }
            premultiply(&pixels)
            return Bitmap(width: Int(header.width), height: Int(header.height), scale: scale, pixels: pixels)
        }
    }

    /// From red, green, blue, opacity to what bitmaps hold.
    private static func premultiply(_ pixels: inout [UInt8]) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count - 3, by: 4) {
                let opacity = UInt32(pixels[start + 3])
                func part(_ value: UInt8) -> UInt8 { UInt8(truncatingIfNeeded: (UInt32(value) * opacity + 127) / 255) }
                let (red, green, blue) = (part(pixels[start]), part(pixels[start + 1]), part(pixels[start + 2]))
                (pixels[start], pixels[start + 1], pixels[start + 2]) = (blue, green, red)
            }
        }
    }
}
