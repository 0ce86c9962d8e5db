import CDeflate
import Foundation

/// Compresses rows of pixels as the image data of a PNG, looking for repetitions pixel by pixel rather than byte by byte:
/// in drawn pictures a row is mostly the one above it, and the rest runs of one colour and glyphs seen before.
final class PixelCompressor {
    private let width: Int
    private let bytesPerPixel: Int
    private let rowBytes: Int
    private let blocks = DeflateBlocks()
    private let row: UnsafeMutablePointer<UInt8>
    /// Where a pair of pixels was last seen, by their hash: its number in the rows at hand, plus 1.
    private let seen: UnsafeMutablePointer<Int32>
    private var checksum: UInt32 = 1

    private static let hashBits = 13
    private static let window = 32_768

    init(width: Int, hasAlpha: Bool) {
        self.width = width
        bytesPerPixel = hasAlpha ? 4 : 3
        rowBytes = width * bytesPerPixel + 1
        // Room for a whole word at the end of the row.
        row = .allocate(capacity: rowBytes + 8)
        row.initialize(repeating: 0, count: rowBytes + 8)
        seen = .allocate(capacity: 1 << Self.hashBits)
    }

    deinit {
        row.deallocate()
        seen.deallocate()
    }

    /// Compresses `count` rows, and hands on what is ready.
    func append(
        _ pixels: UnsafePointer<UInt32>, rows count: Int, write: ([UInt8]) throws -> Void
    ) throws {
        seen.initialize(repeating: 0, count: 1 << Self.hashBits)
        var repeated = 0
        for index in 0..<count {
            let current = pixels + index * width
            let isRepeated =
                index > 0 && rowBytes <= Self.window && memcmp(current, current - width, width * 4) == 0
            if isRepeated {
                repeated += rowBytes
            } else {
                endRepetition(&repeated)
                encode(current)
                blocks.literal(0)
                compress(pixels, from: index * width)
            }
            checksum = libdeflate_adler32(checksum, row, rowBytes)
            if blocks.byteCount > 1 << 16 { try write(blocks.takeBytes()) }
        }
        endRepetition(&repeated)
    }

    func finish(write: ([UInt8]) throws -> Void) throws {
        blocks.finish(checksum: checksum)
        try write(blocks.takeBytes())
    }

    private func endRepetition(_ repeated: inout Int) {
        if repeated > 0 {
            if repeated < 3 {
                for index in 0..<repeated { blocks.literal(row[index]) }
            } else {
                blocks.longMatch(length: repeated, distance: rowBytes)
            }
        }
        repeated = 0
    }

    /// The row's bytes as they stand in the file: filter 0, then the pixels, not premultiplied.
    private func encode(_ pixels: UnsafePointer<UInt32>) {
        var target = UnsafeMutableRawPointer(row + 1)
        if bytesPerPixel == 3 {
            for index in 0..<width {
                let pixel = pixels[index]
                let turned = (pixel >> 16) & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) << 16
                target.storeBytes(of: turned, as: UInt32.self)
                target += 3
            }
        } else {
            for index in 0..<width {
                target.storeBytes(of: Self.straight(pixels[index]), as: UInt32.self)
                target += 4
            }
        }
    }

    /// Red lowest, not premultiplied.
    @inline(__always)
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 0 { return 0 }
        if alpha == 255 { return 0xFF00_0000 | (pixel >> 16) & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) << 16 }
        @inline(__always)
        func channel(_ value: UInt32) -> UInt32 { min((value &* 255 &+ alpha / 2) / alpha, 255) }
        let red = channel((pixel >> 16) & 0xFF)
        let green = channel((pixel >> 8) & 0xFF)
        let blue = channel(pixel & 0xFF)
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    private func compress(_ pixels: UnsafePointer<UInt32>, from start: Int) {
        let end = start + width
        let rowNumber = start / width
        let hasAbove = start >= width && rowBytes <= Self.window
        var place = start
        while place < end {
            var (length, distance) = (0, 0)
            let room = end - place
            if place > start, pixels[place] == pixels[place - 1] {
                length = common(pixels + place, pixels + place - 1, room)
                distance = bytesPerPixel
            }
            if hasAbove, length < room, pixels[place] == pixels[place - width] {
                let above = common(pixels + place, pixels + place - width, room)
                if above > length { (length, distance) = (above, rowBytes) }
            }
            if length < 4, room > 1 {
                let key = UInt64(pixels[place]) << 32 | UInt64(pixels[place + 1])
                let hash = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
                let candidate = Int(seen[hash]) - 1
                seen[hash] = Int32(truncatingIfNeeded: place + 1)
                if candidate >= 0 {
                    let candidateRow = candidate / width
                    let away = (rowNumber - candidateRow) * rowBytes
                        + ((place - start) - (candidate - candidateRow * width)) * bytesPerPixel
                    let candidateRoom = min(room, (candidateRow + 1) * width - candidate)
                    if away <= Self.window, away > 0 {
                        let found = common(pixels + place, pixels + candidate, candidateRoom)
                        if found > length { (length, distance) = (found, away) }
                    }
                }
            }
            if length >= 2 {
                emit(pixels: length, distance: distance)
                place += length
            } else {
                let bytes = row + 1 + (place - start) * bytesPerPixel
                for index in 0..<bytesPerPixel { blocks.literal(bytes[index]) }
                place += 1
            }
        }
    }

    private func emit(pixels: Int, distance: Int) {
        blocks.longMatch(length: pixels * bytesPerPixel, distance: distance)
    }

    /// How many pixels from two places on are alike, up to `limit`.
    @inline(__always)
    private func common(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var count = 0
        while count < limit, a[count] == b[count] { count &+= 1 }
        return count
    }
}
