import Drawing
import Foundation

// Unsafe: the two functions have the types of libwebp's header; what libwebp gives is as long as it says, copied, and
// given back to it.

/// Writes an animated WebP without loss; libwebp compresses the frames, of each the rectangle that differs from the one
/// before. It is loaded when the first such film is written.
final class WebPEncoder: FrameEncoder {
    private typealias Encode =
        @convention(c) (
            UnsafePointer<UInt8>?, CInt, CInt, CInt, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
        ) -> Int
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let encode: Encode
    private let release: Free
    private let loops: Int
    private var size: (width: Int, height: Int)?
    private var body: [UInt8] = []
    private var last: Bitmap?

    init(loops: Int) throws(PictureError) {
        guard let library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL),
            let encode = dlsym(library, "WebPEncodeLosslessBGRA"), let release = dlsym(library, "WebPFree")
        else { throw .failed("WebP films need libwebp (the package libwebp7)") }
        self.encode = unsafeBitCast(encode, to: Encode.self)
        self.release = unsafeBitCast(release, to: Free.self)
        self.loops = loops
    }

    func append(_ frame: FilmFrame) throws {
        let bitmap = frame.bitmap
        if size == nil { size = (bitmap.width, bitmap.height) }
        guard let size, size.width == bitmap.width, size.height == bitmap.height else {
            throw PictureError.failed("the frames of a film have to be of one size; '--size' gives them one")
        }
        var rect = FrameDifference(from: last, to: bitmap).rect ?? PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2)
        // Places are counted in pairs of pixels.
        rect = PixelRect(
            minX: rect.minX & ~1, minY: rect.minY & ~1, maxX: min(rect.maxX, size.width),
            maxY: min(rect.maxY, size.height))
        let words = bitmap.words(in: rect).map { UInt32(littleEndian: $0).straightAlpha }
        var output: UnsafeMutablePointer<UInt8>?
        let count = words.withUnsafeBytes { bytes in
            encode(
                bytes.bindMemory(to: UInt8.self).baseAddress, CInt(rect.width), CInt(rect.height),
                CInt(rect.width * 4), &output)
        }
        guard count > 20, let output else { throw PictureError.failed("libwebp can't compress a frame") }
        defer { release(output) }
        // Past the container that libwebp puts round a still picture: `RIFF`, its size, `WEBP`.
        let picture = Array(UnsafeBufferPointer(start: output + 12, count: count - 12))
        var content: [UInt8] = []
        content += (rect.minX / 2).bytes24 + (rect.minY / 2).bytes24
        content += (rect.width - 1).bytes24 + (rect.height - 1).bytes24
        let duration = Int(min(max(frame.end.rounded() - frame.start.rounded(), 1), 16_777_215))
        // Replaces what was there.
        content += duration.bytes24 + [0b10]
        body += Self.chunk("ANMF", content + picture)
        last = bitmap
    }

    func finish() throws -> [UInt8] {
        guard let size else { throw PictureError.failed("a film without frames") }
        // An animation that may be see-through.
        let header: [UInt8] = [0b0001_0010, 0, 0, 0] + (size.width - 1).bytes24 + (size.height - 1).bytes24
        let loops = UInt16(min(max(loops, 0), 65_535))
        let animation: [UInt8] = [0, 0, 0, 0, UInt8(loops & 0xFF), UInt8(loops >> 8)]
        let content = Array("WEBP".utf8) + Self.chunk("VP8X", header) + Self.chunk("ANIM", animation) + body
        return Array("RIFF".utf8) + UInt32(content.count).bytes32 + content
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + UInt32(content.count).bytes32 + content + (content.count % 2 == 1 ? [0] : [])
    }
}

extension Int {
    fileprivate var bytes24: [UInt8] { [UInt8(self & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self >> 16 & 0xFF)] }
}

extension UInt32 {
    fileprivate var bytes32: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }

    /// A premultiplied pixel with its own colours.
    var straightAlpha: UInt32 {
        let alpha = self >> 24
        if alpha == 255 { return self }
        if alpha == 0 { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            Swift.min(((self >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
