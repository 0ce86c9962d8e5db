/// How DEFLATE writes a match's length: a symbol and some bits.
enum LengthCode {
    @inline(__always)
    static func of(_ length: Int) -> (symbol: Int, extra: Int, extraBits: Int) {
        if length == 258 { return (285, 0, 0) }
        let value = length &- 3
        if value < 8 { return (257 &+ value, 0, 0) }
        // Four symbols to each doubling, from 8 on.
        let magnitude = Int.bitWidth &- 1 &- value.leadingZeroBitCount
        let extraBits = magnitude &- 2
        let symbol = 257 &+ extraBits &* 4 &+ (value >> extraBits)
        return (symbol, value & ((1 << extraBits) &- 1), extraBits)
    }
}

/// How DEFLATE writes a match's distance: a symbol and some bits.
enum DistanceCode {
    @inline(__always)
    static func of(_ distance: Int) -> (symbol: Int, extra: Int, extraBits: Int) {
        let value = distance &- 1
        if value < 4 { return (value, 0, 0) }
        // Two symbols to each doubling, from 4 on.
        let magnitude = Int.bitWidth &- 1 &- value.leadingZeroBitCount
        let extraBits = magnitude &- 1
        let symbol = extraBits &* 2 &+ (value >> extraBits)
        return (symbol, value & ((1 << extraBits) &- 1), extraBits)
    }
}

/// A symbol of the code in which a block's code lengths are written: a length, or a repetition.
struct CodeLengthRun {
    var symbol: Int
    var extra = 0
    var extraBits = 0

    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    static func runs(of lengths: ArraySlice<UInt8>) -> [CodeLengthRun] {
        let lengths = Array(lengths)
        var runs: [CodeLengthRun] = []
        var start = 0
        while start < lengths.count {
            let value = lengths[start]
            var end = start + 1
            while end < lengths.count, lengths[end] == value { end += 1 }
            append(value, count: end - start, to: &runs)
            start = end
        }
        return runs
    }

    private static func append(_ value: UInt8, count: Int, to runs: inout [CodeLengthRun]) {
        var rest = count
        if value == 0 {
            while rest >= 11 {
                let piece = min(rest, 138)
                runs.append(CodeLengthRun(symbol: 18, extra: piece - 11, extraBits: 7))
                rest -= piece
            }
            if rest >= 3 {
                runs.append(CodeLengthRun(symbol: 17, extra: rest - 3, extraBits: 3))
                rest = 0
            }
        } else {
            runs.append(CodeLengthRun(symbol: Int(value)))
            rest -= 1
            while rest >= 3 {
                let piece = min(rest, 6)
                runs.append(CodeLengthRun(symbol: 16, extra: piece - 3, extraBits: 2))
                rest -= piece
            }
        }
        for _ in 0..<rest { runs.append(CodeLengthRun(symbol: Int(value))) }
    }
}
