import Drawing
import Foundation

// Unsafe: a bitmap has width times height words, and both rectangle and rows are cut to it; two frames that are
// compared have one size.

/// The part of a frame that differs from the one before.
struct FrameDifference {
    /// In pixels; nil where nothing differs.
    let rect: PixelRect?

    init(from old: Bitmap?, to new: Bitmap) {
        guard let old, old.width == new.width, old.height == new.height else {
            rect = PixelRect(minX: 0, minY: 0, maxX: new.width, maxY: new.height)
            return
        }
        var found: PixelRect?
        new.withWords { words in
            old.withWords { before in
                let width = new.width
                for row in 0..<new.height {
                    let (a, b) = (words + row * width, before + row * width)
                    guard memcmp(a, b, width * 4) != 0 else { continue }
                    var (first, last) = (0, width - 1)
                    while a[first] == b[first] { first += 1 }
                    while a[last] == b[last] { last -= 1 }
                    guard let known = found else {
                        found = PixelRect(minX: first, minY: row, maxX: last + 1, maxY: row + 1)
                        continue
                    }
                    found = PixelRect(
                        minX: min(known.minX, first), minY: known.minY, maxX: max(known.maxX, last + 1), maxY: row + 1)
                }
            }
        }
        rect = found
    }
}

extension Bitmap {
    /// The pixels as words, blue lowest.
    func withWords<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
        pixels.withUnsafeBytes { buffer in
            // A bitmap of no pixels is never drawn.
            guard let words = buffer.bindMemory(to: UInt32.self).baseAddress else {
                return withUnsafePointer(to: 0) { body($0) }
            }
            return body(words)
        }
    }

    /// The pixels of a rectangle, row by row without gaps.
    func words(in rect: PixelRect) -> [UInt32] {
        withWords { words in
            var result: [UInt32] = []
            result.reserveCapacity(rect.width * rect.height)
            for row in rect.minY..<rect.maxY {
                result += UnsafeBufferPointer(start: words + row * width + rect.minX, count: rect.width)
            }
            return result
        }
    }
}
