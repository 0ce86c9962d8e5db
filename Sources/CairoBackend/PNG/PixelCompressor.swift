import CDeflate
import Foundation

// Unsafe: all memory is the compressor's own and freed with it. `makeRoom` leaves room for a row behind `end` and
// keeps a row, and all that a match reaches, before it; words are read up to 8 bytes beyond, for which there is room.

/// Compresses rows of pixels as the image data of a PNG, looking for repetitions pixel by pixel rather than byte by
/// byte: in drawn pictures a row is mostly the one above it, and the rest runs of one colour and glyphs seen before.
/// Rows of gradients and photographs are written as differences.
final class PixelCompressor {
    let width: Int
    let hasAlpha: Bool
    private let bytesPerPixel: Int
    /// Bytes of a row in the file, the filter's number among them.
    private let rowBytes: Int
    private let blocks: DeflateBlocks
    private var checksum: UInt32 = 1
    /// Bytes that went into `checksum`.
    private var byteCount = 0
    private var kept: [UInt8] = []

    /// The row above, as pixels and as bytes without filter.
    private let lastPixels: UnsafeMutablePointer<UInt32>
    private var lastRow: UnsafeMutablePointer<UInt8>
    private var row: UnsafeMutablePointer<UInt8>
    private var isFirst = true
    /// Whether the same pixels once more would be the same bytes once more.
    private var isRepeatable = false
    /// The tokens of the last row if that was a repetition.
    private var repetition: (start: DeflateBlocks.Position, end: DeflateBlocks.Position)?

    /// The bytes written last, as far back as a match can reach, and where they end.
    private let written: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// How many of them are kept: all that a match can reach, and a whole row, which the next one may repeat.
    private let reach: Int
    private var end = 0
    /// How many bytes were forgotten before those that are kept.
    private var forgotten = 0
    /// Where a pixel's bytes were last seen, by their hash: the place from the very beginning, plus 1.
    private let seen: UnsafeMutablePointer<UInt32>
    /// For each place within the window, the one before it with the same hash.
    private let earlier: UnsafeMutablePointer<UInt32>

    private var lastFound = 0
    private static let hashBits = 13
    private static let window = 32_768
    /// How many places are tried for a match, and how long a match may be whose every pixel is remembered as a place.
    private static let depth = 4
    private static let remembered = 16
    /// A run of one colour of so many bytes is taken even where the row above would give more: near is cheap to say.
    private static let goodRun = 64

    convenience init(width: Int, hasAlpha: Bool) { self.init(width: width, hasAlpha: hasAlpha, isStart: true) }

    private init(width: Int, hasAlpha: Bool, isStart: Bool) {
        blocks = DeflateBlocks(isStart: isStart)
        (self.width, self.hasAlpha) = (width, hasAlpha)
        bytesPerPixel = hasAlpha ? 4 : 3
        rowBytes = width * bytesPerPixel + 1
        // Room for a whole word at the end.
        lastPixels = .allocate(capacity: width)
        lastPixels.initialize(repeating: 0, count: width)
        row = .allocate(capacity: rowBytes + 8)
        lastRow = .allocate(capacity: rowBytes + 8)
        row.initialize(repeating: 0, count: rowBytes + 8)
        lastRow.initialize(repeating: 0, count: rowBytes + 8)
        reach = max(Self.window, rowBytes)
        capacity = reach + max(4 * rowBytes, 1 << 17)
        written = .allocate(capacity: capacity + 8)
        written.initialize(repeating: 0, count: capacity + 8)
        seen = .allocate(capacity: 1 << Self.hashBits)
        seen.initialize(repeating: 0, count: 1 << Self.hashBits)
        earlier = .allocate(capacity: Self.window)
        earlier.initialize(repeating: 0, count: Self.window)
    }

    /// One that begins below a row that another one compresses.
    convenience init(following above: UnsafePointer<UInt32>, width: Int, hasAlpha: Bool) {
        self.init(width: width, hasAlpha: hasAlpha, isStart: false)
        memcpy(lastPixels, above, width * 4)
        PixelBytes.write(above, count: width, bytesPerPixel: bytesPerPixel, to: lastRow)
        isFirst = false
    }

    deinit {
        lastPixels.deallocate()
        row.deallocate()
        lastRow.deallocate()
        written.deallocate()
        seen.deallocate()
        earlier.deallocate()
    }

    /// Compresses `count` rows, and hands on what is ready.
    func append(_ pixels: UnsafePointer<UInt32>, rows count: Int, write: ([UInt8]) throws -> Void) throws {
        for index in 0..<count {
            let current = pixels + index * width
            makeRoom()
            if !isFirst, memcmp(current, lastPixels, width * 4) == 0 {
                repeatRow()
            } else {
                encode(current)
            }
            checksum = libdeflate_adler32(checksum, written + (end - rowBytes), rowBytes)
            byteCount += rowBytes
            if blocks.byteCount > 1 << 16 { try write(blocks.takeBytes()) }
        }
    }

    /// Holds back what is ready until `follow`.
    func keep(_ bytes: [UInt8]) { kept += bytes }

    /// Joins what was compressed here to the end of what `upper` has compressed; `upper` is done then.
    func follow(_ upper: PixelCompressor) {
        upper.blocks.endOfPart()
        blocks.prepend(upper.blocks.takeBytes() + kept)
        kept = []
        checksum = Adler32.combined(upper.checksum, checksum, secondCount: byteCount)
        byteCount += upper.byteCount
    }

    func finish(write: ([UInt8]) throws -> Void) throws {
        blocks.finish(checksum: checksum)
        try write(blocks.takeBytes())
    }

    private func makeRoom() {
        guard end + rowBytes > capacity else { return }
        let dropped = end - reach
        memmove(written, written + dropped, reach)
        end = reach
        forgotten += dropped
    }

    private func repeatRow() {
        if isRepeatable {
            memmove(written + end, written + (end - rowBytes), rowBytes)
            // What was written for a repetition says every further one as well.
            if let repetition, blocks.replay(from: repetition.start, to: repetition.end) {
                end += rowBytes
                return
            }
        } else {
            written[end] = RowFilter.above.rawValue
            memset(written + end + 1, 0, rowBytes - 1)
        }
        let start = blocks.position
        compress(shortest: 1)
        repetition = isRepeatable ? (start, blocks.position) : nil
        isRepeatable = true
    }

    private func encode(_ pixels: UnsafePointer<UInt32>) {
        PixelBytes.write(pixels, count: width, bytesPerPixel: bytesPerPixel, to: row)
        let count = rowBytes - 1
        var filter = RowFilter.none
        if !isFlat(pixels) {
            filter = RowFilter.best(row, previous: lastRow, bytesPerPixel: bytesPerPixel, count: count)
        }
        written[end] = filter.rawValue
        filter.apply(row, previous: lastRow, bytesPerPixel: bytesPerPixel, count: count, into: written + end + 1)
        // Differences are cheap one by one: a match has to be long to be cheaper.
        compress(shortest: filter == .none ? 1 : 5)
        isRepeatable = filter == .none || filter == .left
        isFirst = false
        repetition = nil
        memcpy(lastPixels, pixels, width * 4)
        swap(&row, &lastRow)
    }

    private func isFlat(_ pixels: UnsafePointer<UInt32>) -> Bool {
        var different = 0
        // Every third pixel tells enough.
        var index = 1
        while index < width {
            let pause = min(index &+ 96, width)
            while index < pause {
                let pixel = pixels[index]
                // Without a branch: in a gradient nobody could foretell it.
                different &+= (pixel != pixels[index &- 1] ? 1 : 0) & (pixel != lastPixels[index] ? 1 : 0)
                index &+= 3
            }
            if different &* 6 > width { return false }
        }
        return true
    }

    /// Writes the row that stands at the end of `written`, and moves the end beyond it.
    private func compress(shortest: Int) {
        // With the size as a constant the compiler divides and multiplies by it at once.
        if bytesPerPixel == 3 {
            compress(shortest: shortest, bytesPerPixel: 3)
        } else {
            compress(shortest: shortest, bytesPerPixel: 4)
        }
    }

    @inline(__always)
    private func compress(shortest: Int, bytesPerPixel: Int) {
        let start = end + 1
        let stop = end + rowBytes
        let hasAbove = rowBytes <= Self.window && (end > 0 || forgotten > 0)
        blocks.literal(written[end])
        var place = start
        // In noise and gradients there is little to be found: the longer nothing was, the less often it is looked for.
        var misses = 0
        var lastFound = self.lastFound
        defer { self.lastFound = lastFound }
        while place < stop {
            var (length, distance) = (0, 0)
            let room = stop - place
            let next = place + bytesPerPixel
            if place > start {
                length = common(place, place - bytesPerPixel, room)
                distance = bytesPerPixel
            }
            // Where a run begins its first pixel is written out, and the rest is the run.
            let beginsRun =
                length == 0 && alike(next, place) == 8
                && common(next, place, min(room - bytesPerPixel, Self.goodRun)) >= Self.goodRun
            if !beginsRun, length < Self.goodRun {
                if hasAbove, length < room {
                    let above = common(place, place - rowBytes, room)
                    (length, distance) = above > length ? (above, rowBytes) : (length, distance)
                }
                // A gradient's row is the one above, moved: where one piece was found, the next one often is as well.
                if length < 4 * bytesPerPixel, place - lastFound >= 0, lastFound > 0 {
                    let again = common(place, place - lastFound, room)
                    (length, distance) = again > length ? (again, lastFound) : (length, distance)
                }
                let isPatient = misses < 32 || misses & (misses < 128 ? 1 : 3) == 0
                if length < 4 * bytesPerPixel, isPatient, room >= bytesPerPixel {
                    let found = lookUp(place, room: room, bytesPerPixel: bytesPerPixel)
                    if found.length > length {
                        (length, distance) = found
                        lastFound = distance
                    }
                }
            }
            length -= length % bytesPerPixel
            misses &+= 1
            if length >= shortest * bytesPerPixel {
                misses = 0
                blocks.longMatch(length: length, distance: distance)
                if length <= Self.remembered {
                    var inner = place + bytesPerPixel
                    while inner < place + length {
                        _ = remember(inner, bytesPerPixel: bytesPerPixel)
                        inner += bytesPerPixel
                    }
                }
                place += length
            } else {
                blocks.literals(written + place, count: bytesPerPixel)
                place = next
            }
        }
        end = stop
    }

    /// The longest match among the places where the pixel at `place` was seen before; remembers `place` too.
    @inline(__always)
    private func lookUp(_ place: Int, room: Int, bytesPerPixel: Int) -> (length: Int, distance: Int) {
        var candidate = remember(place, bytesPerPixel: bytesPerPixel)
        var (best, distance) = (0, 0)
        for _ in 0..<Self.depth {
            let away = place - candidate
            guard candidate >= 0, away > 0, away <= Self.window else { break }
            let length = common(place, candidate, room)
            (best, distance) = length > best ? (length, away) : (best, distance)
            if length == room { break }
            candidate = Int(earlier[(candidate + forgotten) & (Self.window - 1)]) - 1 - forgotten
        }
        return (best, distance)
    }

    /// Answers where a pixel like the one at `place` was seen last.
    @inline(__always)
    private func remember(_ place: Int, bytesPerPixel: Int) -> Int {
        var key = UnsafeRawPointer(written + place).loadUnaligned(as: UInt64.self)
        key <<= bytesPerPixel == 3 ? 40 : 32
        let hash = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
        let last = seen[hash]
        let absolute = place + forgotten
        earlier[absolute & (Self.window - 1)] = last
        seen[hash] = UInt32(truncatingIfNeeded: absolute + 1)
        return Int(last) - 1 - forgotten
    }

    /// How many of the eight bytes from two places on are alike.
    @inline(__always)
    private func alike(_ a: Int, _ b: Int) -> Int {
        let (first, second) = (UnsafeRawPointer(written + a), UnsafeRawPointer(written + b))
        return (first.loadUnaligned(as: UInt64.self) ^ second.loadUnaligned(as: UInt64.self)).trailingZeroBitCount / 8
    }

    /// How many bytes from two places on are alike, up to `limit`.
    @inline(__always)
    private func common(_ a: Int, _ b: Int, _ limit: Int) -> Int {
        let (first, second) = (UnsafeRawPointer(written + a), UnsafeRawPointer(written + b))
        var count = alike(a, b)
        // Mostly the first word differs, at a place that no branch could be predicted by.
        if count < 8 { return min(count, limit) }
        while count < limit {
            let difference =
                first.loadUnaligned(fromByteOffset: count, as: UInt64.self)
                ^ second.loadUnaligned(fromByteOffset: count, as: UInt64.self)
            if difference != 0 { return min(count &+ difference.trailingZeroBitCount / 8, limit) }
            count &+= 8
        }
        return limit
    }
}
