import CSpng
import Drawing
import Foundation

/// PNGs of every colour type and depth, in whatever colour space they say they are.
enum PNGDecoder {
    static func decode(_ bytes: [UInt8], scale: CGFloat) throws(PictureFailure) -> Bitmap {
        guard let context = spng_ctx_new(0) else { throw PictureFailure("can't be decoded: no memory") }
        defer { spng_ctx_free(context) }
        // Unsafe: the library reads within the bytes it is given, and is done with them when the closure ends.
        let result = bytes.withUnsafeBytes { buffer -> Result<Bitmap, PictureFailure> in
            Result { () throws(PictureFailure) in try decode(buffer, context: context, scale: scale) }
        }
        return try result.get()
    }

    private static func decode(
        _ buffer: UnsafeRawBufferPointer, context: OpaquePointer, scale: CGFloat
    ) throws(PictureFailure) -> Bitmap {
        func check(_ status: Int32) throws(PictureFailure) {
            if status != 0 { throw PictureFailure("is a damaged PNG: \(String(cString: spng_strerror(status)))") }
        }
        let format = Int32(bitPattern: SPNG_FMT_RGBA8.rawValue)
        var header = spng_ihdr()
        // Text and profiles inside may not unpack to more than this.
        try check(spng_set_chunk_limits(context, 16_000_000, 64_000_000))
        try check(spng_set_png_buffer(context, buffer.baseAddress, buffer.count))
        try check(spng_get_ihdr(context, &header))
        let (width, height) = (Int(header.width), Int(header.height))
        try PictureFile.check(width: width, height: height)
        var length = 0
        try check(spng_decoded_image_size(context, format, &length))
        guard length == width * height * 4 else { throw PictureFailure("is a damaged PNG") }
        let conversion = conversion(context)
        var status: Int32 = 0
        // Unsafe: the library fills all of the length that it asked for itself, or says that it failed.
        var pixels = [UInt8](unsafeUninitializedCapacity: length) { pixels, count in
            status = spng_decode_image(
                context, pixels.baseAddress, length, format, Int32(bitPattern: SPNG_DECODE_TRNS.rawValue))
            count = status == 0 ? length : 0
        }
        try check(status)
        conversion?.convert(&pixels)
        premultiply(&pixels)
        guard let bitmap = Bitmap(width: width, height: height, scale: scale, pixels: pixels) else {
            throw PictureFailure("is a damaged PNG")
        }
        return bitmap.turned(by: orientation(context))
    }

    /// What makes sRGB of the picture's colours; nil for one that is sRGB, or says nothing. A profile goes before the
    /// mark of sRGB, and that before a bare gamma (PNG specification, 4.3).
    private static func conversion(_ context: OpaquePointer) -> ColorConversion? {
        var profile = spng_iccp()
        if spng_get_iccp(context, &profile) == 0, let start = profile.profile {
            // Unsafe: the profile is as long as the library says, and lives as long as its context.
            let bytes = Array(UnsafeRawBufferPointer(start: start, count: profile.profile_len))
            return ColorProfile(bytes)?.conversion
        }
        var intent: UInt8 = 0
        if spng_get_srgb(context, &intent) == 0 { return nil }
        var gamma = 0.0
        // 1/2.2 is how programs write sRGB.
        guard spng_get_gama(context, &gamma) == 0, gamma > 0.05, gamma < 5, abs(gamma - 0.45455) > 0.01 else {
            return nil
        }
        return ColorConversion(curves: Array(repeating: ToneCurve.power(1 / gamma), count: 3), matrix: nil)
    }

    private static func orientation(_ context: OpaquePointer) -> PictureOrientation {
        var data = spng_exif()
        guard spng_get_exif(context, &data) == 0, let start = data.data else { return .up }
        // Unsafe: the same of what a camera noted.
        return PictureOrientation(exif: Array(UnsafeRawBufferPointer(start: start, count: data.length)))
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
