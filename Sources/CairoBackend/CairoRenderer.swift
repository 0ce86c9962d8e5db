import Drawing
import Foundation

// Unsafe: pixels are handed on within closures only; `pixelSize()` bounds width and height before there is memory for
// them, and every row that is written lies within both.

/// Draws display lists: as pixels in memory, as PNG and as PDF.
///
/// The same list and options give the same bytes every time. A renderer has no state; any number may draw at once.
public struct CairoRenderer: Sendable, BitmapDrawing {
    public init() {}

    /// Pictures with more rows than this are drawn in bands of so many, so that memory doesn't grow with the height.
    static let bandHeight = 1_400

    /// The picture in memory.
    public func bitmap(_ list: DisplayList, _ options: PictureOptions) throws(PictureError) -> Bitmap {
        let (width, height) = try options.pixelSize()
        let playback = try Playback(list, options)
        let area = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        var outcome: Result<Void, PictureError> = .success(())
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            count = width * height * 4
            guard let base = buffer.baseAddress else { return }
            base.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
                let layer = Layer(bounds: area, pixels: pixels)
                do throws(PictureError) { try playback.draw(on: layer) } catch { outcome = .failure(error) }
            }
        }
        try outcome.get()
        guard let bitmap = Bitmap(width: width, height: height, scale: options.scale, pixels: pixels) else {
            throw .failed("no bitmap of \(width) × \(height) pixels can be made")
        }
        return bitmap
    }

    /// The picture as a PNG, handed on piece by piece.
    public func png(
        _ list: DisplayList, _ options: PictureOptions, write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let (width, height) = try options.pixelSize()
        let playback = try Playback(list, options)
        // A blurred backdrop reaches over a band's edge.
        let rows = list.hasBackdrops ? height : min(height, Self.bandHeight)
        let bands = PictureBands(playback: playback, width: width, height: height, rows: rows, scale: options.scale)
        try withoutActuallyEscaping(write) { try bands.write($0) }
    }

    public func png(_ bitmap: Bitmap) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let pixels = bitmap.pixels
        guard bitmap.width > 0, bitmap.height > 0 else { throw PictureError.emptyCanvas(bitmap.size) }
        let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
        let writer = try PNGWriter(
            width: bitmap.width, height: bitmap.height, hasAlpha: !isOpaque, scale: bitmap.scale
        ) { bytes.append(contentsOf: $0) }
        try pixels.withUnsafeBytes { buffer in
            guard let base = buffer.bindMemory(to: UInt32.self).baseAddress else { return }
            try writer.append(base, rows: bitmap.height)
        }
        try writer.finish()
        return bytes
    }

    /// The picture as the bytes of a PNG.
    public func png(_ list: DisplayList, _ options: PictureOptions) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try png(list, options) { bytes.append(contentsOf: $0) }
        return bytes
    }
}

/// A display list with all that drawing its parts needs.
struct Playback {
    private let list: DisplayList
    private let bounds: [ItemBounds]
    private let background: UInt32
    private let scale: CGFloat
    private let tools: DrawingTools

    init(_ list: DisplayList, _ options: PictureOptions) throws(PictureError) {
        self.list = list
        bounds = try ItemBounds.of(list)
        background = options.background?.premultipliedPixel ?? 0
        scale = options.scale
        tools = try DrawingTools()
    }

    var isOpaque: Bool { background >= 0xFF00_0000 }

    /// Draws what falls on the layer's pixels; what was there before is forgotten.
    func draw(on layer: Layer) throws(PictureError) {
        layer.fill(background)
        let painter = ListPainter(layer: layer, clip: layer.bounds, tools: tools)
        try painter.draw(list, bounds: bounds, transform: CGAffineTransform(scaleX: scale, y: scale))
    }
}

extension Layer {
    var isOpaque: Bool {
        var all: UInt32 = 0xFFFF_FFFF
        for index in 0..<bounds.width * bounds.height { all &= pixels[index] }
        return all >= 0xFF00_0000
    }
}
