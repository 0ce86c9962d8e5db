/// Changes files as accidents, and worse, would.
enum FileMutator {
    private static let numbers = [
        "0", "-1", "1", "999999999", "2147483648", "-2147483649", "1e308", "1e-308", "NaN", "", "4294967295", "65536",
        "0.0000001", "100%", "18446744073709551616",
    ]

    static func mutated(_ bytes: [UInt8], isText: Bool, _ random: inout FuzzRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(6) where !bytes.isEmpty {
            if isText, !random.oneIn(4) {
                changeText(&bytes, &random)
            } else {
                changeBytes(&bytes, &random)
            }
        }
        return bytes
    }

    private static func changeBytes(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        let place = random.below(bytes.count)
        switch random.below(6) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes[place] ^= 1 << UInt8(random.below(8))
        case 2:
            let value = [UInt32(0), 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x0001_0000][random.below(6)]
            for offset in 0..<4 where place + offset < bytes.count {
                bytes[place + offset] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * offset))
            }
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(16)))
        case 4:
            let piece = Array(bytes[place..<min(bytes.count, place + 1 + random.below(64))])
            bytes.insert(contentsOf: piece, at: random.below(bytes.count))
        default: if random.oneIn(4) { bytes.removeSubrange(place...) }
        }
    }

    /// Numbers, and pieces between signs, taken away, put elsewhere or repeated.
    private static func changeText(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || byte == 0x2E || byte == 0x2D }
        let start = random.below(bytes.count)
        if random.oneIn(2), let first = bytes[start...].firstIndex(where: isDigit) {
            let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
            return bytes.replaceSubrange(first..<end, with: Array((random.pick(numbers) ?? "0").utf8))
        }
        let signs: Set<UInt8> = [0x3C, 0x3E, 0x22, 0x20, 0x2F, 0x5B, 0x7B, 0x2C]
        guard let open = bytes[start...].firstIndex(where: signs.contains),
            let close = bytes[(open + 1)...].firstIndex(where: signs.contains)
        else { return }
        let piece = Array(bytes[open...close])
        switch random.below(3) {
        case 0: bytes.removeSubrange(open...close)
        case 1: bytes.insert(contentsOf: piece, at: random.below(bytes.count))
        default:
            let count = min([3, 30, 500][random.below(3)], 20_000 / max(piece.count, 1))
            bytes.insert(contentsOf: Array(repeating: piece, count: count).joined(), at: close + 1)
        }
    }

    /// The sums that a reader of PNGs looks at first, made right again.
    static func withPNGSums(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var place = 8
        while place + 12 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
            guard length <= bytes.count - place - 12 else { break }
            var sum = UInt32.max
            for byte in bytes[(place + 4)..<(place + 8 + length)] {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            for offset in 0..<4 {
                bytes[place + 8 + length + offset] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * offset))
            }
            place += 12 + length
        }
        return bytes
    }
}
