/// SHA-256, by which answers are known.
struct ContentHash {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    static func hex(_ bytes: [UInt8]) -> String {
        var hash = ContentHash()
        hash.add(bytes)
        return hash.finish()
    }

    mutating func add(_ bytes: [UInt8]) {
        length += UInt64(bytes.count)
        var place = 0
        if !pending.isEmpty {
            let taken = min(64 - pending.count, bytes.count)
            pending += bytes[..<taken]
            place = taken
            if pending.count == 64 {
                let block = pending
                pending = []
                block.withUnsafeBufferPointer { compress($0, at: 0) }
            }
        }
        bytes.withUnsafeBufferPointer { buffer in
            while buffer.count - place >= 64 {
                compress(buffer, at: place)
                place += 64
            }
        }
        pending += bytes[place...]
    }

    /// A part of several, which no other parts together equal.
    mutating func add(part text: String) {
        add(withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { Array($0) })
        add(Array(text.utf8))
    }

    mutating func add(part bytes: [UInt8]) {
        add(withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) })
        add(bytes)
    }

    mutating func finish() -> String {
        let bits = length &* 8
        var end: [UInt8] = [0x80]
        end += [UInt8](repeating: 0, count: (119 - Int(length % 64)) % 64)
        end += withUnsafeBytes(of: bits.bigEndian) { Array($0) }
        add(end)
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for word in state {
            for shift in stride(from: 28, through: 0, by: -4) { text.append(digits[Int(word >> UInt32(shift) & 15)]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            for index in 0..<16 {
                let at = place + index * 4
                words[index] =
                    UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
                    | UInt32(bytes[at + 3])
            }
            func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
            for index in 16..<64 {
                let (early, late) = (words[index - 15], words[index - 2])
                let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
                let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
                words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let first =
                    h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (e & f ^ ~e & g)
                    &+ Self.constants[index] &+ words[index]
                let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
        }
    }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var constants: [UInt32] = []
        var number: UInt64 = 2
        while constants.count < 64 {
            let isPrime = (2..<number).prefix { $0 * $0 <= number }.allSatisfy { number % $0 != 0 }
            if isPrime { constants.append(fractionOfCubeRoot(number)) }
            number += 1
        }
        return constants
    }()

    /// Exactly, by halving: the root in units of 2⁻³², of which the lower half is the fraction.
    private static func fractionOfCubeRoot(_ number: UInt64) -> UInt32 {
        var (low, high): (UInt64, UInt64) = (0, 8 << 32)
        func isAtMost(_ root: UInt64) -> Bool {
            // root³ ≤ number · 2⁹⁶, in 128 bits and a half.
            let square = root.multipliedFullWidth(by: root)
            let lower = square.low.multipliedFullWidth(by: root)
            let upper = square.high.multipliedFullWidth(by: root)
            let (middle, carry) = upper.low.addingReportingOverflow(lower.high)
            let top = upper.high + (carry ? 1 : 0)
            let limit = number << 32
            return top == 0 && (middle < limit || middle == limit && lower.low == 0)
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if isAtMost(middle) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }
}
