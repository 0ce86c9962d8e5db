import CCairo
import Drawing
import Foundation

/// Pixels to draw on: premultiplied sRGB, 8 bits a channel, blue in the lowest byte (Cairo's ARGB32), for the device
/// pixels of `bounds`.
final class Layer {
    let bounds: PixelRect
    // Unsafe: a word for each pixel of the bounds. A layer's own memory goes with it; another's is kept by who made
    // it. Whoever asks for a pixel has cut its place to the bounds.
    let pixels: UnsafeMutablePointer<UInt32>
    private let isOwner: Bool

    /// A transparent layer.
    init(bounds: PixelRect) throws(PictureError) {
        let count = max(bounds.width, 0) * max(bounds.height, 0)
        try charge(count, bytes: count * 4)
        guard let memory = calloc(max(count, 1), 4) else { throw .failed("no memory for a layer of \(count) pixels") }
        self.bounds = bounds
        pixels = memory.bindMemory(to: UInt32.self, capacity: max(count, 1))
        isOwner = true
    }

    /// A layer over memory that someone else keeps, and has made transparent.
    // Unsafe: as many words as the bounds have pixels, kept by the caller.
    init(bounds: PixelRect, pixels: UnsafeMutablePointer<UInt32>) {
        (self.bounds, self.pixels) = (bounds, pixels)
        isOwner = false
    }

    deinit {
        if isOwner { free(pixels) }
    }

    var width: Int { bounds.width }

    /// The pixel at (`x`, `y`), which must lie within the bounds.
    // Unsafe: checked by the caller, see above.
    @inline(__always)
    func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
    }

    func fill(_ value: UInt32) {
        fillPixels(pixels, with: value, count: bounds.width * bounds.height)
    }
}

/// Sets `count` pixels; the C library's loop is as fast in debug builds as in optimised ones.
@inline(__always)
func fillPixels(_ target: UnsafeMutablePointer<UInt32>, with value: UInt32, count: Int) {
    UnsafeMutableRawPointer(target).withMemoryRebound(to: wchar_t.self, capacity: count) {
        _ = wmemset($0, wchar_t(bitPattern: value), count)
    }
}
