import Foundation

/// PNGs put together byte by byte, so that every kind of them can be read.
struct SamplePNG {
    var width: Int
    var height: Int
    var depth: UInt8 = 8
    /// 0 grey, 2 colour, 3 palette, 4 grey with opacity, 6 colour with opacity.
    var colorType: UInt8
    var isInterlaced = false
    /// Chunks between the header and the picture.
    var extra: [(name: String, bytes: [UInt8])] = []
    /// Rows (of each pass) with the byte of their filter before each.
    var rows: [UInt8]

    var bytes: [UInt8] {
        var header = Self.number(width) + Self.number(height)
        header += [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
        var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        result += Self.chunk("IHDR", header)
        for item in extra { result += Self.chunk(item.name, item.bytes) }
        return result + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + bytes
        return number(bytes.count) + body + number(Int(checksum(body)))
    }

    /// zlib data of one block that isn't compressed.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + number(b << 16 | a)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}

/// An ICC profile of three primaries and one power curve.
enum SampleProfile {
    /// Display P3's primaries, adapted to D50, with sRGB's curve.
    static let displayP3 = rgb(
        red: [0.51512, 0.2412, -0.00105], green: [0.29198, 0.69225, 0.04189], blue: [0.1571, 0.06657, 0.78407])

    static func rgb(red: [Double], green: [Double], blue: [Double]) -> [UInt8] {
        func fixed(_ value: Double) -> [UInt8] { SamplePNG.number(Int((value * 65_536).rounded())) }
        func vector(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + SamplePNG.number(0) + values.flatMap(fixed) }
        let curve =
            Array("para".utf8) + SamplePNG.number(0) + [0, 3, 0, 0]
            + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
        let parts = [
            ("rXYZ", vector(red)), ("gXYZ", vector(green)), ("bXYZ", vector(blue)), ("rTRC", curve),
            ("gTRC", curve), ("bTRC", curve),
        ]
        var (table, data): ([UInt8], [UInt8]) = ([], [])
        let start = 132 + 12 * parts.count
        for (name, bytes) in parts {
            table += Array(name.utf8) + SamplePNG.number(start + data.count) + SamplePNG.number(bytes.count)
            data += bytes
        }
        var header = [UInt8](repeating: 0, count: 128)
        header.replaceSubrange(16..<20, with: Array("RGB ".utf8))
        return header + SamplePNG.number(parts.count) + table + data
    }
}
