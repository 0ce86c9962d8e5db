import Foundation

// Unsafe: tokens are written out as soon as there are `capacity`; symbols come from tables of lengths and distances,
// and both counts are as long as their alphabets.

/// Writes literals and matches as DEFLATE blocks with Huffman codes of their own.
///
/// It knows nothing of how matches are found: that is the caller's, who knows what the bytes mean.
final class DeflateBlocks {
    private let tokens: UnsafeMutablePointer<UInt32>
    /// One number, kept outside the object because it changes with every byte.
    private let tokenCounter: UnsafeMutablePointer<Int>
    private var blockNumber = 0
    private let literalCounts: UnsafeMutablePointer<UInt32>
    /// Matches by their length less 3.
    private let lengthCounts: UnsafeMutablePointer<UInt32>
    private let distanceCounts: UnsafeMutablePointer<UInt32>
    private var bits = BitWriter()
    /// Where a block's tokens are written before their number of bytes is known.
    private var scratch = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    private static let capacity = 1 << 15
    private static let literalSymbols = 286
    private static let matchLengths = 256
    private static let distanceSymbols = 30
    private static let endOfBlock = 256

    private var tokenCount: Int {
        get { tokenCounter.pointee }
        set { tokenCounter.pointee = newValue }
    }

    /// - Parameter isStart: false for blocks that follow those of another writer.
    init(isStart: Bool = true) {
        tokenCounter = .allocate(capacity: 1)
        tokenCounter.initialize(to: 0)
        tokens = .allocate(capacity: Self.capacity + 1)
        literalCounts = .allocate(capacity: Self.literalSymbols)
        distanceCounts = .allocate(capacity: Self.distanceSymbols)
        lengthCounts = .allocate(capacity: Self.matchLengths)
        literalCounts.initialize(repeating: 0, count: Self.literalSymbols)
        lengthCounts.initialize(repeating: 0, count: Self.matchLengths)
        distanceCounts.initialize(repeating: 0, count: Self.distanceSymbols)
        guard isStart else { return }
        // The head of a zlib stream: 32 KB window, fast compression.
        bits.append(byte: 0x78)
        bits.append(byte: 0x01)
    }

    deinit {
        scratch.deallocate()
        tokenCounter.deallocate()
        tokens.deallocate()
        literalCounts.deallocate()
        lengthCounts.deallocate()
        distanceCounts.deallocate()
    }

    var isFull: Bool { tokenCount >= Self.capacity }

    @inline(__always)
    func literal(_ byte: UInt8) {
        tokens[tokenCount] = UInt32(byte)
        tokenCount &+= 1
        literalCounts[Int(byte)] &+= 1
        if isFull { flush(isLast: false) }
    }

    /// The bytes of a pixel.
    @inline(__always)
    func literals(_ bytes: UnsafePointer<UInt8>, count: Int) {
        let first = tokenCount
        guard first &+ count < Self.capacity else {
            for index in 0..<count { literal(bytes[index]) }
            return
        }
        var index = 0
        while index < count {
            let byte = bytes[index]
            tokens[first &+ index] = UInt32(byte)
            literalCounts[Int(byte)] &+= 1
            index &+= 1
        }
        tokenCount = first &+ count
    }

    /// - Parameters:
    ///   - length: 3…258.
    ///   - distance: 1…32,768.
    @inline(__always)
    func match(length: Int, distance: Int) {
        tokens[tokenCount] =
            0x8000_0000 | UInt32(truncatingIfNeeded: length &- 3) << 16
            | UInt32(truncatingIfNeeded: distance &- 1)
        tokenCount &+= 1
        lengthCounts[length &- 3] &+= 1
        distanceCounts[DistanceCode.of(distance).symbol] &+= 1
        if isFull { flush(isLast: false) }
    }

    /// A match of any length from 3 on, in as many pieces as it takes.
    func longMatch(length: Int, distance: Int) {
        var rest = length
        while rest > 0 {
            // No piece may be shorter than 3.
            let piece = rest > 258 && rest < 261 ? rest - 3 : min(rest, 258)
            match(length: piece, distance: distance)
            rest -= piece
        }
    }

    /// Where the next token will stand; comparable only while no block ends.
    var position: Position { Position(block: blockNumber, token: tokenCount) }

    struct Position: Equatable {
        var block = -1
        var token = 0
    }

    /// Writes the tokens since `start` up to `end` once more. Answers false, and writes nothing, where they are
    /// forgotten or don't fit.
    func replay(from start: Position, to end: Position) -> Bool {
        let count = end.token - start.token
        guard start.block == blockNumber, end.block == blockNumber, tokenCount + count < Self.capacity else {
            return false
        }
        for index in start.token..<end.token {
            let token = tokens[index]
            tokens[tokenCount] = token
            tokenCount &+= 1
            if token < 0x8000_0000 {
                literalCounts[Int(token)] &+= 1
            } else {
                lengthCounts[Int((token >> 16) & 0xFF)] &+= 1
                distanceCounts[DistanceCode.of(Int(token & 0x7FFF) + 1).symbol] &+= 1
            }
        }
        return true
    }

    /// Ends the stream with the checksum of all bytes.
    func finish(checksum: UInt32) {
        flush(isLast: true)
        bits.alignToByte()
        for shift in [UInt32(24), 16, 8, 0] { bits.append(byte: UInt8(truncatingIfNeeded: checksum >> shift)) }
    }

    /// Ends the current block and fills the last byte, so that another writer's bytes can follow.
    func endOfPart() {
        if tokenCount > 0 { flush(isLast: false) }
        // An empty stored block.
        bits.append(0, count: 3)
        bits.alignToByte()
        for byte in [UInt8(0), 0, 0xFF, 0xFF] { bits.append(byte: byte) }
    }

    /// Puts bytes before all that were written.
    func prepend(_ bytes: [UInt8]) { bits.prepend(bytes) }

    /// The bytes written since the last call.
    func takeBytes() -> [UInt8] { bits.takeBytes() }

    var byteCount: Int { bits.byteCount }

    private func flush(isLast: Bool) {
        literalCounts[Self.endOfBlock] = 1
        for index in 0..<Self.matchLengths { literalCounts[LengthCode.of(index + 3).symbol] += lengthCounts[index] }
        let literals = HuffmanCode(
            frequencies: Array(UnsafeBufferPointer(start: literalCounts, count: Self.literalSymbols)), longest: 15)
        let distances = HuffmanCode(
            frequencies: Array(UnsafeBufferPointer(start: distanceCounts, count: Self.distanceSymbols)), longest: 15)
        bits.append(isLast ? 1 : 0, count: 1)
        bits.append(2, count: 2)
        writeCodes(literals, distances)
        literals.codes.withUnsafeBufferPointer { literalCodes in
            literals.lengths.withUnsafeBufferPointer { literalLengths in
                distances.codes.withUnsafeBufferPointer { distanceCodes in
                    distances.lengths.withUnsafeBufferPointer { distanceLengths in
                        writeTokens(literalCodes, literalLengths, distanceCodes, distanceLengths)
                    }
                }
            }
        }
        bits.append(UInt64(literals.codes[Self.endOfBlock]), count: Int(literals.lengths[Self.endOfBlock]))
        tokenCount = 0
        blockNumber += 1
        literalCounts.update(repeating: 0, count: Self.literalSymbols)
        lengthCounts.update(repeating: 0, count: Self.matchLengths)
        distanceCounts.update(repeating: 0, count: Self.distanceSymbols)
    }

    private func writeTokens(
        _ literalCodes: UnsafeBufferPointer<UInt16>, _ literalLengths: UnsafeBufferPointer<UInt8>,
        _ distanceCodes: UnsafeBufferPointer<UInt16>, _ distanceLengths: UnsafeBufferPointer<UInt8>
    ) {
        let room = tokenCount * 6 + 16
        if scratch.count < room {
            scratch.deallocate()
            scratch = .allocate(capacity: room)
        }
        guard let start = scratch.baseAddress else { return }
        var output = UnsafeMutableRawPointer(start)
        var (pending, count) = bits.takePending()
        /// Writes all whole bytes, and some more that the next ones overwrite.
        @inline(__always)
        func drain() {
            output.storeBytes(of: pending.littleEndian, as: UInt64.self)
            let whole = count >> 3
            output += whole
            pending >>= UInt64(truncatingIfNeeded: whole &* 8)
            count &= 7
        }
        @inline(__always)
        func append(_ value: UInt64, _ length: Int) {
            pending |= value << UInt64(truncatingIfNeeded: count)
            count &+= length
        }
        // A length's symbol and bits together, for each of them, with their number in the uppermost byte.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.matchLengths) { lengths in
            for index in 0..<Self.matchLengths {
                let length = LengthCode.of(index + 3)
                let count = UInt32(literalLengths[length.symbol])
                lengths.initializeElement(
                    at: index,
                    to: UInt32(literalCodes[length.symbol]) | UInt32(length.extra) << count
                        | (count + UInt32(length.extraBits)) << 24)
            }
            for index in 0..<tokenCount {
                let token = tokens[index]
                if token < 0x8000_0000 {
                    // At most 15 bits.
                    if count > 48 { drain() }
                    let symbol = Int(token)
                    append(UInt64(literalCodes[symbol]), Int(literalLengths[symbol]))
                    continue
                }
                // At most 20, 15 and 13 bits.
                if count > 15 { drain() }
                let length = lengths[Int((token >> 16) & 0xFF)]
                append(UInt64(length & 0xFF_FFFF), Int(length >> 24))
                let distance = DistanceCode.of(Int(token & 0x7FFF) + 1)
                let symbolBits = Int(distanceLengths[distance.symbol])
                append(
                    UInt64(distanceCodes[distance.symbol]) | UInt64(distance.extra) << UInt64(symbolBits),
                    symbolBits &+ distance.extraBits)
            }
        }
        drain()
        bits.append(start, byteCount: output - UnsafeMutableRawPointer(start), pending: pending, count: count)
    }

    /// The head of a block: the lengths of both codes, run-length encoded and Huffman coded in turn.
    private func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        let literalCount = max((literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 257)
        let distanceCount = max((distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 1)
        let runs = CodeLengthRun.runs(of: literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
        var frequencies = [UInt32](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, longest: 7)
        let order = CodeLengthRun.order
        let orderCount = max((order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
        bits.append(UInt64(literalCount - 257), count: 5)
        bits.append(UInt64(distanceCount - 1), count: 5)
        bits.append(UInt64(orderCount - 4), count: 4)
        for symbol in order[..<orderCount] { bits.append(UInt64(code.lengths[symbol]), count: 3) }
        for run in runs {
            bits.append(UInt64(code.codes[run.symbol]), count: Int(code.lengths[run.symbol]))
            bits.append(UInt64(run.extra), count: run.extraBits)
        }
    }
}

/// Appends numbers of a few bits each, lowest bit first.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    var byteCount: Int { bytes.count }

    @inline(__always)
    mutating func append(_ value: UInt64, count: Int) {
        pending |= value << UInt64(truncatingIfNeeded: pendingCount)
        pendingCount &+= count
        if pendingCount >= 32 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            bytes.append(UInt8(truncatingIfNeeded: pending >> 8))
            bytes.append(UInt8(truncatingIfNeeded: pending >> 16))
            bytes.append(UInt8(truncatingIfNeeded: pending >> 24))
            pending >>= 32
            pendingCount &-= 32
        }
    }

    /// The bits that are no four bytes yet; they are whose who takes them.
    mutating func takePending() -> (bits: UInt64, count: Int) {
        defer { (pending, pendingCount) = (0, 0) }
        return (pending, pendingCount)
    }

    /// Appends what was written elsewhere since the pending bits were taken. Bytes are handed on by fours, here as
    /// everywhere, so that what comes out at a time doesn't depend on the way.
    mutating func append(_ start: UnsafePointer<UInt8>, byteCount: Int, pending rest: UInt64, count: Int) {
        let whole = byteCount & ~3
        bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: whole))
        for index in whole..<byteCount {
            pending |= UInt64(start[index]) << UInt64(truncatingIfNeeded: pendingCount)
            pendingCount &+= 8
        }
        pending |= rest << UInt64(truncatingIfNeeded: pendingCount)
        pendingCount &+= count
    }

    mutating func alignToByte() {
        while pendingCount > 0 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
        (pending, pendingCount) = (0, 0)
    }

    /// Only between whole bytes.
    mutating func append(byte: UInt8) { bytes.append(byte) }

    mutating func prepend(_ start: [UInt8]) { bytes = start + bytes }

    mutating func takeBytes() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}
