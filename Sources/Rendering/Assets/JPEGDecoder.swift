import Drawing
import Foundation

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

    func decode(_ bytes: [UInt8], scale: CGFloat) -> Bitmap? {
        guard let decoder = make() else { return nil }
        defer { _ = destroy(decoder) }
        return bytes.withUnsafeBufferPointer { buffer -> Bitmap? in
            var (width, height, sampling, space): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
            let count = CUnsignedLong(buffer.count)
            guard header(decoder, buffer.baseAddress, count, &width, &height, &sampling, &space) == 0,
                width > 0, height > 0, Int(width) * Int(height) <= PictureFile.maximumPixels
            else { return nil }
            let length = Int(width) * Int(height) * 4
            // TJPF_BGRA with the fourth byte set to 255; rows without padding.
            var isComplete = false
            let pixels = [UInt8](unsafeUninitializedCapacity: length) { pixels, filled in
                isComplete =
                    decompress(decoder, buffer.baseAddress, count, pixels.baseAddress, width, 0, height, 8, 0) == 0
                filled = isComplete ? length : 0
            }
            guard isComplete else { return nil }
            return Bitmap(width: Int(width), height: Int(height), scale: scale, pixels: pixels)
        }
    }
}
