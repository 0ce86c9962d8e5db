import Drawing
import Foundation

/// Writes a GIF with one palette for the film; of each frame the rectangle that differs from the one before. giflib
/// writes the file, and is loaded when the first GIF is.
final class GIFEncoder: FrameEncoder {
    private let loops: Int
    private let library: GIFLibrary
    private var frames: [FilmFrame] = []

    init(loops: Int) throws(PictureError) {
        guard let library = GIFLibrary.shared else { throw .failed("GIF films need giflib (the package libgif7)") }
        (self.loops, self.library) = (loops, library)
    }

    func append(_ frame: FilmFrame) throws {
        guard
            frames.first.map({ $0.bitmap.width == frame.bitmap.width && $0.bitmap.height == frame.bitmap.height })
                ?? true
        else { throw PictureError.failed("the frames of a film have to be of one size; '--size' gives them one") }
        frames.append(frame)
    }

    func finish() throws -> [UInt8] {
        guard let first = frames.first?.bitmap else { throw PictureError.failed("a film without frames") }
        var counts = ColorCounts()
        for frame in frames { counts.add(frame.bitmap) }
        let palette = Palette(counts)
        let file = try library.begin(width: first.width, height: first.height, colors: palette.colors, loops: loops)
        var last: Bitmap?
        for frame in frames {
            var rect =
                FrameDifference(from: last, to: frame.bitmap).rect ?? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
            // Where something becomes see-through again the whole frame is drawn anew.
            if palette.hasTransparency { rect = PixelRect(minX: 0, minY: 0, maxX: first.width, maxY: first.height) }
            let (start, end) = ((frame.start / 10).rounded(), (frame.end / 10).rounded())
            // What is shown longer than the format can count is shown several times.
            var delay = Int(min(max(end - start, 1), 1e9))
            while delay > 0 {
                let part = min(delay, 65_535)
                try library.add(
                    palette.indices(of: frame.bitmap, in: rect), rect, delay: part,
                    transparent: palette.hasTransparency ? 0 : nil, to: file)
                delay -= part
                if !palette.hasTransparency { rect = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) }
            }
            last = frame.bitmap
        }
        return try library.finish(file)
    }
}

/// How often each colour occurs, to five bits a channel.
struct ColorCounts {
    private(set) var counts = [UInt32](repeating: 0, count: 1 << 15)
    private(set) var sums = [(red: UInt64, green: UInt64, blue: UInt64)](repeating: (0, 0, 0), count: 1 << 15)
    private(set) var hasTransparency = false

    mutating func add(_ bitmap: Bitmap) {
        bitmap.withWords { words in
            for index in 0..<bitmap.width * bitmap.height {
                let pixel = words[index]
                if pixel >> 24 < 128 {
                    hasTransparency = true
                    continue
                }
                let color = pixel.straightAlpha
                let place = Palette.place(of: color)
                counts[place] &+= 1
                sums[place].red &+= UInt64(color >> 16 & 0xFF)
                sums[place].green &+= UInt64(color >> 8 & 0xFF)
                sums[place].blue &+= UInt64(color & 0xFF)
            }
        }
    }
}

/// At most 256 colours that stand for all of a film, by median cut.
struct Palette {
    /// As red, green, blue.
    private(set) var colors: [(UInt8, UInt8, UInt8)] = []
    private var nearest = [UInt8](repeating: 0, count: 1 << 15)
    let hasTransparency: Bool

    static func place(of color: UInt32) -> Int {
        let red: UInt32 = color >> 19 & 0x1F
        let green: UInt32 = color >> 11 & 0x1F
        let blue: UInt32 = color >> 3 & 0x1F
        return Int(red << 10 | green << 5 | blue)
    }

    private struct Box {
        var members: [Int]
        var weight: UInt64
    }

    init(_ counts: ColorCounts) {
        hasTransparency = counts.hasTransparency
        if hasTransparency { colors.append((0, 0, 0)) }
        let used = counts.counts.indices.filter { counts.counts[$0] > 0 }
        func average(_ members: [Int], _ channel: (Int) -> UInt64) -> UInt8 {
            let count = members.reduce(UInt64(0)) { $0 + UInt64(counts.counts[$1]) }
            return UInt8(min((members.reduce(UInt64(0)) { $0 + channel($1) } + count / 2) / max(count, 1), 255))
        }
        var boxes = [Box(members: used, weight: used.reduce(0) { $0 + UInt64(counts.counts[$1]) })]
        while boxes.count < 256 - colors.count {
            // The box whose colours lie furthest apart, what is seen often counting more.
            let widest = boxes.indices.filter { boxes[$0].members.count > 1 }.max { a, b in
                Self.worth(boxes[a]) < Self.worth(boxes[b])
            }
            guard let widest else { break }
            let (low, high) = Self.split(boxes[widest], counts)
            boxes[widest] = low
            boxes.append(high)
        }
        for box in boxes where !box.members.isEmpty {
            colors.append(
                (
                    average(box.members) { counts.sums[$0].red }, average(box.members) { counts.sums[$0].green },
                    average(box.members) { counts.sums[$0].blue }
                ))
        }
        if colors.isEmpty { colors = [(0, 0, 0)] }
        for place in used { nearest[place] = nearestColor(to: Self.channels(place)) }
    }

    private static func channels(_ place: Int) -> (Int, Int, Int) {
        func wide(_ value: Int) -> Int { value << 3 | value >> 2 }
        return (wide(place >> 10 & 0x1F), wide(place >> 5 & 0x1F), wide(place & 0x1F))
    }

    private static func range(_ members: [Int], _ shift: Int) -> Int {
        let values = members.map { $0 >> shift & 0x1F }
        return (values.max() ?? 0) - (values.min() ?? 0)
    }

    private static func worth(_ box: Box) -> Double {
        let span = [10, 5, 0].map { range(box.members, $0) }.max() ?? 0
        return Double(span) * pow(Double(box.weight), 0.3)
    }

    private static func split(_ box: Box, _ counts: ColorCounts) -> (Box, Box) {
        let shift = [10, 5, 0].max { range(box.members, $0) < range(box.members, $1) } ?? 10
        let sorted = box.members.sorted { ($0 >> shift & 0x1F, $0) < ($1 >> shift & 0x1F, $1) }
        var (weight, cut): (UInt64, Int) = (0, 0)
        while cut < sorted.count - 1, cut == 0 || weight * 2 < box.weight {
            weight += UInt64(counts.counts[sorted[cut]])
            cut += 1
        }
        return (
            Box(members: Array(sorted[..<cut]), weight: weight),
            Box(members: Array(sorted[cut...]), weight: box.weight - weight)
        )
    }

    private func nearestColor(to color: (Int, Int, Int)) -> UInt8 {
        var (best, distance) = (0, Int.max)
        for index in (hasTransparency ? 1 : 0)..<colors.count {
            let (r, g, b) = (
                color.0 - Int(colors[index].0), color.1 - Int(colors[index].1), color.2 - Int(colors[index].2)
            )
            let away = 2 * r * r + 4 * g * g + 3 * b * b
            if away < distance { (best, distance) = (index, away) }
        }
        return UInt8(best)
    }

    /// The pixels of a rectangle as places in the palette.
    func indices(of bitmap: Bitmap, in rect: PixelRect) -> [UInt8] {
        bitmap.words(in: rect).map { $0 >> 24 < 128 ? 0 : nearest[Self.place(of: $0.straightAlpha)] }
    }
}
