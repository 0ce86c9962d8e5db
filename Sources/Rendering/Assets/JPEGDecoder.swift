import Drawing
import Foundation

// Unsafe: functions have the types of libjpeg-turbo's header and are told how many bytes there are; it writes rows of
// the width and height that were checked, for which there is memory.

/// libjpeg-turbo, loaded when the first JPEG is drawn: no picture without one waits for it.
struct JPEGDecoder: Sendable {
    static let shared = JPEGDecoder()

    private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias Header =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<CInt>?,
            UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
        ) -> CInt
    private typealias Decompress =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<UInt8>?, CInt, CInt,
            CInt,
            CInt, CInt
        ) -> CInt
    private typealias Destroy = @convention(c) (UnsafeMutableRawPointer?) -> CInt

    private let make: Make
    private let header: Header
    private let decompress: Decompress
    private let destroy: Destroy

    private init?() {
        guard let library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL),
            let make = dlsym(library, "tjInitDecompress"), let header = dlsym(library, "tjDecompressHeader3"),
            let decompress = dlsym(library, "tjDecompress2"), let destroy = dlsym(library, "tjDestroy")
        else { return nil }
        self.make = unsafeBitCast(make, to: Make.self)
        self.header = unsafeBitCast(header, to: Header.self)
        self.decompress = unsafeBitCast(decompress, to: Decompress.self)
        self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    }

    /// What libjpeg-turbo calls the ways in which pixels are laid out, and colours stored.
    private enum Format {
        static let bgra: CInt = 8
        static let inks: CInt = 11
        static let inkSpaces: ClosedRange<CInt> = 3...4
    }

    func decode(_ bytes: [UInt8], scale: CGFloat) throws(PictureFailure) -> Bitmap {
        guard let decoder = make() else { throw PictureFailure("can't be decoded: no memory") }
        defer { _ = destroy(decoder) }
        let segments = JPEGSegments(bytes)
        var (width, height, sampling, space): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
        let count = CUnsignedLong(bytes.count)
        guard
            bytes.withUnsafeBufferPointer({ header(decoder, $0.baseAddress, count, &width, &height, &sampling, &space) }
            )
                == 0
        else { throw PictureFailure("is a damaged JPEG, or one of a kind that isn't read (lossless, 12 bits)") }
        try PictureFile.check(width: Int(width), height: Int(height))
        let hasInks = Format.inkSpaces.contains(space)
        let length = Int(width) * Int(height) * 4
        var isComplete = false
        var pixels = [UInt8](unsafeUninitializedCapacity: length) { pixels, filled in
            // Opacity is written as 255; rows have no padding.
            isComplete =
                bytes.withUnsafeBufferPointer {
                    decompress(
                        decoder, $0.baseAddress, count, pixels.baseAddress, width, 0, height,
                        hasInks ? Format.inks : Format.bgra, 0)
                } == 0
            filled = isComplete ? length : 0
        }
        guard isComplete else { throw PictureFailure("is a damaged JPEG: its picture ends early or can't be decoded") }
        if hasInks { Self.mixInks(&pixels, isInverted: segments.isAdobe) }
        if !hasInks, let conversion = segments.profile?.conversion {
            Self.swapRedAndBlue(&pixels)
            conversion.convert(&pixels)
            Self.swapRedAndBlue(&pixels)
        }
        guard let bitmap = Bitmap(width: Int(width), height: Int(height), scale: scale, pixels: pixels) else {
            throw PictureFailure("is a damaged JPEG")
        }
        return bitmap.turned(by: segments.orientation)
    }

    /// Cyan, magenta, yellow and black as a screen shows them without a profile: each ink takes its share of light.
    private static func mixInks(_ pixels: inout [UInt8], isInverted: Bool) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count - 3, by: 4) {
                func light(_ part: Int) -> Int {
                    isInverted ? Int(pixels[start + part]) : 255 - Int(pixels[start + part])
                }
                let black = light(3)
                let (red, green, blue) = (light(0) * black / 255, light(1) * black / 255, light(2) * black / 255)
                pixels[start] = UInt8(blue)
                pixels[start + 1] = UInt8(green)
                pixels[start + 2] = UInt8(red)
                pixels[start + 3] = 255
            }
        }
    }

    private static func swapRedAndBlue(_ pixels: inout [UInt8]) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count - 3, by: 4) {
                (pixels[start], pixels[start + 2]) = (pixels[start + 2], pixels[start])
            }
        }
    }
}
