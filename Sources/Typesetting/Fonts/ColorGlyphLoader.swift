import CFreeType
import Drawing
import Foundation

/// Reads the picture glyphs of a font such as Noto Color Emoji with FreeType. Not to be used by two threads at a time.
final class ColorGlyphLoader {
    /// What FreeType reads from, for as long as it does.
    private let file: FontFile
    private var library: FT_Library?
    private var face: FT_Face?
    private var cache: [UInt32: Picture] = [:]

    private struct Picture {
        var bitmap: Bitmap
        /// In ems, y down from the baseline.
        var rect: CGRect
    }

    init(_ file: FontFile) {
        self.file = file
        guard FT_Init_FreeType(&library) == 0 else { return }
        // Unsafe: FreeType reads the file where it is mapped, which `file` keeps until it is done.
        let start = file.bytes.start.assumingMemoryBound(to: FT_Byte.self)
        guard FT_New_Memory_Face(library, start, FT_Long(file.bytes.count), FT_Long(file.index), &face) == 0, let face,
            face.pointee.num_fixed_sizes > 0
        else { return }
        FT_Select_Size(face, 0)
    }

    deinit {
        if let face { FT_Done_Face(face) }
        if let library { FT_Done_FreeType(library) }
    }

    func glyph(_ glyph: UInt32, size: CGFloat) -> (bitmap: Bitmap, rect: CGRect)? {
        guard let picture = cache[glyph] ?? load(glyph) else { return nil }
        let rect = CGRect(
            x: picture.rect.minX * size, y: picture.rect.minY * size, width: picture.rect.width * size,
            height: picture.rect.height * size)
        return (picture.bitmap, rect)
    }

    private func load(_ glyph: UInt32) -> Picture? {
        guard let face, face.pointee.num_fixed_sizes > 0,
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
        else { return nil }
        let source = slot.pointee.bitmap
        guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = source.buffer else { return nil }
        let (width, height, pitch) = (Int(source.width), Int(source.rows), Int(source.pitch))
        guard width > 0, height > 0, pitch >= width * 4 else { return nil }
        var pixels = [UInt8]()
        // Unsafe: FreeType's bitmap has `pitch` bytes in each of its rows, and stays until the next glyph is loaded.
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            pixels.append(contentsOf: UnsafeBufferPointer(start: buffer + row * pitch, count: width * 4))
        }
        guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { return nil }
        let pixelsPerEm = max(CGFloat(face.pointee.available_sizes[0].y_ppem) / 64, 1)
        let rect = CGRect(
            x: CGFloat(slot.pointee.bitmap_left) / pixelsPerEm, y: -CGFloat(slot.pointee.bitmap_top) / pixelsPerEm,
            width: CGFloat(width) / pixelsPerEm, height: CGFloat(height) / pixelsPerEm)
        if cache.count >= 256 { cache.removeAll(keepingCapacity: true) }
        let picture = Picture(bitmap: bitmap, rect: rect)
        cache[glyph] = picture
        return picture
    }
}
