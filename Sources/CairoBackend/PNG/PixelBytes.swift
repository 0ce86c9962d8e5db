// Unsafe: the caller gives as many pixels as it says, and room for their bytes and one more.

/// Turns premultiplied pixels, blue lowest, into a PNG's bytes.
enum PixelBytes {
    /// Writes red, green, blue and, with 4 bytes a pixel, alpha, not premultiplied; `target` has a byte to spare at its
    /// end.
    static func write(
        _ pixels: UnsafePointer<UInt32>, count: Int, bytesPerPixel: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
        if bytesPerPixel == 3 { return writeOpaque(pixels, count: count, to: target) }
        let target = UnsafeMutableRawPointer(target)
        var index = 0
        while index < count {
            target.storeBytes(of: straight(pixels[index]), toByteOffset: index &* 4, as: UInt32.self)
            index &+= 1
        }
    }

    private static func writeOpaque(
        _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
        var place = UnsafeMutableRawPointer(target)
        /// Red lowest.
        @inline(__always)
        func color(_ index: Int) -> UInt64 { UInt64(pixels[index].byteSwapped >> 8) }
        var index = 0
        // Twelve bytes, in little-endian order.
        while index &+ 4 <= count {
            let third = color(index &+ 2)
            place.storeBytes(of: color(index) | color(index &+ 1) << 24 | third << 48, as: UInt64.self)
            place.storeBytes(
                of: UInt32(truncatingIfNeeded: third >> 16 | color(index &+ 3) << 8), toByteOffset: 8, as: UInt32.self)
            place += 12
            index &+= 4
        }
        while index < count {
            // What is too much is overwritten by the next pixel.
            place.storeBytes(of: UInt32(truncatingIfNeeded: color(index)), as: UInt32.self)
            place += 3
            index &+= 1
        }
    }

    @inline(__always)
    private static func swapped(_ pixel: UInt32) -> UInt32 {
        (pixel >> 16) & 0xFF | pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16
    }

    @inline(__always)
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 0 { return 0 }
        if alpha == 255 { return swapped(pixel) }
        @inline(__always)
        func channel(_ value: UInt32) -> UInt32 { min((value &* 255 &+ alpha / 2) / alpha, 255) }
        let (red, green, blue) = (channel((pixel >> 16) & 0xFF), channel((pixel >> 8) & 0xFF), channel(pixel & 0xFF))
        return alpha << 24 | blue << 16 | green << 8 | red
    }
}
