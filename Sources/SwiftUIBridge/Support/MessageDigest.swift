import Foundation

/// The hashes of CryptoKit, as they are published: SHA-1 and SHA-2 (FIPS 180-4), MD5 (RFC 1321).
enum MessageDigest {
    /// - Parameter name: `SHA1`, `SHA256`, `SHA384`, `SHA512` or `MD5`.
    static func hash(_ name: String, _ message: [UInt8]) -> [UInt8] {
        switch name {
        case "SHA256": sha256(message)
        case "SHA384":
            Array(sha512(message, seeds: primes(16).dropFirst(8).map { root(of: $0, cubic: false) }).prefix(48))
        case "SHA512": sha512(message, seeds: primes(8).map { root(of: $0, cubic: false) })
        case "SHA1": sha1(message)
        default: md5(message)
        }
    }

    /// The message, a one, zeros, and its length in bits at the end.
    private static func padded(_ message: [UInt8], block: Int, isBigEndian: Bool = true) -> [UInt8] {
        var result = message + [0x80]
        let length = block / 8
        result += [UInt8](repeating: 0, count: (2 * block - length - result.count % block) % block)
        let bits = UInt64(message.count) << 3
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        let padding = [UInt8](repeating: 0, count: length - 8)
        return result + (isBigEndian ? padding + bytes.reversed() : bytes + padding)
    }

    private static func words<Word: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, _ type: Word.Type) -> [Word] {
        let size = Word.bitWidth / 8
        return stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
            bytes[start..<(start + size)].reduce(0) { $0 << 8 | Word($1) }
        }
    }

    private static func bytes<Word: FixedWidthInteger>(_ words: [Word]) -> [UInt8] {
        words.flatMap { word in
            stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
        }
    }

    private static func right<Word: FixedWidthInteger>(_ word: Word, _ count: Word) -> Word {
        word >> count | word << (Word(Word.bitWidth) - count)
    }

    // MARK: - Constants

    private static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var next: UInt64 = 2
        while found.count < count {
            if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
            next += 1
        }
        return found
    }

    /// The first 64 bits behind the point of a prime's root: the largest `r` of 64 + 8 bits whose power isn't above it.
    private static func root(of prime: UInt64, cubic: Bool) -> UInt64 {
        // The whole part is below 2⁸; digit by digit, with products of up to 216 bits in words of 32.
        var low = WideNumber(0)
        for bit in stride(from: 71, through: 0, by: -1) {
            let candidate = low.setting(bit)
            let power = cubic ? candidate * candidate * candidate : candidate * candidate
            if power <= WideNumber(prime).shifted(by: (cubic ? 3 : 2) * 64) { low = candidate }
        }
        return low.lowest64
    }

    private static let cubicRoots = primes(80).map { root(of: $0, cubic: true) }
    private static let seeds256 = primes(8).map { UInt32(root(of: $0, cubic: false) >> 32) }

    // MARK: - SHA-2

    private static func sha256(_ message: [UInt8]) -> [UInt8] {
        var state = seeds256
        let message = padded(message, block: 64)
        let constants = cubicRoots.map { UInt32($0 >> 32) }
        for start in stride(from: 0, to: message.count, by: 64) {
            mix(
                &state, words(message[start..<(start + 64)], UInt32.self), constants, rounds: 64, (7, 18, 3),
                (17, 19, 10),
                (6, 11, 25), (2, 13, 22))
        }
        return bytes(state)
    }

    private static func sha512(_ message: [UInt8], seeds: [UInt64]) -> [UInt8] {
        var state = seeds
        let message = padded(message, block: 128)
        for start in stride(from: 0, to: message.count, by: 128) {
            mix(
                &state, words(message[start..<(start + 128)], UInt64.self), cubicRoots, rounds: 80, (1, 8, 7),
                (19, 61, 6),
                (14, 18, 41), (28, 34, 39))
        }
        return bytes(state)
    }

    private static func mix<Word: FixedWidthInteger>(
        _ state: inout [Word], _ block: [Word], _ constants: [Word], rounds: Int, _ first: (Word, Word, Word),
        _ second: (Word, Word, Word), _ third: (Word, Word, Word), _ fourth: (Word, Word, Word)
    ) {
        var w = block
        for i in 16..<rounds {
            let (x, y) = (w[i - 15], w[i - 2])
            let a = right(x, first.0) ^ right(x, first.1) ^ (x >> first.2)
            let b = right(y, second.0) ^ right(y, second.1) ^ (y >> second.2)
            w.append(w[i - 16] &+ a &+ w[i - 7] &+ b)
        }
        var s = state
        for i in 0..<rounds {
            let e = right(s[4], third.0) ^ right(s[4], third.1) ^ right(s[4], third.2)
            let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
            let one = s[7] &+ e &+ choice &+ constants[i] &+ w[i]
            let a = right(s[0], fourth.0) ^ right(s[0], fourth.1) ^ right(s[0], fourth.2)
            let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
            s = [one &+ a &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for i in state.indices { state[i] = state[i] &+ s[i] }
    }

    // MARK: - Older ones

    private static let oldSeeds: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

    private static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state = oldSeeds
        let message = padded(message, block: 64)
        for start in stride(from: 0, to: message.count, by: 64) {
            var w = words(message[start..<(start + 64)], UInt32.self)
            for i in 16..<80 { w.append(right(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 31)) }
            var s = state
            for i in 0..<80 {
                let (f, k): (UInt32, UInt32) =
                    switch i / 20 {
                    case 0: ((s[1] & s[2]) | (~s[1] & s[3]), 0x5a82_7999)
                    case 1: (s[1] ^ s[2] ^ s[3], 0x6ed9_eba1)
                    case 2: ((s[1] & s[2]) | (s[1] & s[3]) | (s[2] & s[3]), 0x8f1b_bcdc)
                    default: (s[1] ^ s[2] ^ s[3], 0xca62_c1d6)
                    }
                s = [right(s[0], 27) &+ f &+ s[4] &+ k &+ w[i], s[0], right(s[1], 2), s[2], s[3]]
            }
            for i in state.indices { state[i] = state[i] &+ s[i] }
        }
        return bytes(state)
    }

    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

    private static func md5(_ message: [UInt8]) -> [UInt8] {
        let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
        var state = Array(oldSeeds.prefix(4))
        let message = padded(message, block: 64, isBigEndian: false)
        for start in stride(from: 0, to: message.count, by: 64) {
            let w = words(message[start..<(start + 64)], UInt32.self).map(\.byteSwapped)
            var s = state
            for i in 0..<64 {
                let (f, place): (UInt32, Int) =
                    switch i / 16 {
                    case 0: ((s[1] & s[2]) | (~s[1] & s[3]), i)
                    case 1: ((s[3] & s[1]) | (~s[3] & s[2]), (5 * i + 1) % 16)
                    case 2: (s[1] ^ s[2] ^ s[3], (3 * i + 5) % 16)
                    default: (s[2] ^ (s[1] | ~s[3]), 7 * i % 16)
                    }
                let sum = f &+ s[0] &+ sines[i] &+ w[place]
                s = [s[3], s[1] &+ right(sum, 32 - turns[i / 16][i % 4]), s[1], s[2]]
            }
            for i in state.indices { state[i] = state[i] &+ s[i] }
        }
        return bytes(state.map(\.byteSwapped))
    }
}

/// A natural number of 256 bits, in words of 32 with the lowest first; what doesn't fit is lost.
private struct WideNumber: Comparable {
    private var words = [UInt32](repeating: 0, count: 8)

    init(_ value: UInt64) { (words[0], words[1]) = (UInt32(truncatingIfNeeded: value), UInt32(value >> 32)) }

    var lowest64: UInt64 { UInt64(words[1]) << 32 | UInt64(words[0]) }

    func setting(_ bit: Int) -> WideNumber {
        var result = self
        result.words[bit / 32] |= 1 << UInt32(bit % 32)
        return result
    }

    func shifted(by bits: Int) -> WideNumber {
        var result = WideNumber(0)
        for index in words.indices where index + bits / 32 < words.count {
            result.words[index + bits / 32] = words[index]
        }
        return result
    }

    static func * (a: WideNumber, b: WideNumber) -> WideNumber {
        var result = WideNumber(0)
        for i in a.words.indices {
            var carry: UInt64 = 0
            for j in 0..<(a.words.count - i) {
                let sum = UInt64(a.words[i]) * UInt64(b.words[j]) + UInt64(result.words[i + j]) + carry
                result.words[i + j] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
        }
        return result
    }

    static func < (a: WideNumber, b: WideNumber) -> Bool {
        a.words.reversed().lexicographicallyPrecedes(b.words.reversed())
    }
}
