import Foundation

/// A paragraph's clusters in reading order, with what the line breaker asks of each.
struct ClusterTable {
    struct Flags: OptionSet {
        let rawValue: UInt8

        /// A line may begin with this cluster.
        static let breakBefore = Flags(rawValue: 1)
        /// A line has to begin with this cluster.
        static let mustBreakBefore = Flags(rawValue: 2)
        /// White space, which takes no room at the end of a line.
        static let space = Flags(rawValue: 4)
        /// A soft hyphen, visible where a line ends with it.
        static let softHyphen = Flags(rawValue: 8)
    }

    /// UTF-8 offsets, and the text's length at the end.
    private(set) var starts: [Int32] = []
    private(set) var advances: [CGFloat] = []
    private(set) var flags: [Flags] = []
    private(set) var segmentOf: [Int32] = []

    var count: Int { advances.count }

    init(text: [UInt8], segments: [Segment], language: String) {
        starts.reserveCapacity(text.count + 1)
        advances.reserveCapacity(text.count)
        segmentOf.reserveCapacity(text.count)
        for (index, segment) in segments.enumerated() { append(segment, index: Int32(index)) }
        starts.append(Int32(text.count))
        flag(text, segments: segments, language: language)
    }

    private mutating func append(_ segment: Segment, index: Int32) {
        guard segment.kind == .text else {
            add(start: segment.start, advance: segment.advance, segment: index)
            return
        }
        let glyphs = segment.shaped.glyphs
        if segment.shaped.isRightToLeft {
            appendClusters(of: glyphs.reversed(), segment, index: index)
        } else {
            appendClusters(of: glyphs, segment, index: index)
        }
    }

    private mutating func appendClusters(
        of glyphs: some Collection<ShapedGlyph>, _ segment: Segment, index: Int32
    ) {
        var current: Int32 = -1
        var advance: Int32 = 0
        for glyph in glyphs {
            if glyph.cluster != current {
                if current >= 0 { add(current, advance, segment, index) }
                (current, advance) = (glyph.cluster, 0)
            }
            advance &+= glyph.advance
        }
        if current >= 0 { add(current, advance, segment, index) }
    }

    private mutating func add(_ cluster: Int32, _ advance: Int32, _ segment: Segment, _ index: Int32) {
        let tracking = advance > 0 ? segment.tracking : 0
        add(start: segment.start + Int(cluster), advance: CGFloat(advance) * segment.scale + tracking, segment: index)
    }

    private mutating func add(start: Int, advance: CGFloat, segment: Int32) {
        starts.append(Int32(start))
        advances.append(advance)
        segmentOf.append(segment)
    }

    private mutating func flag(_ text: [UInt8], segments: [Segment], language: String) {
        let breaks = BreakOpportunities.find(in: text, language: language)
        flags = [Flags](repeating: [], count: advances.count)
        for index in advances.indices {
            let start = Int(starts[index])
            if index > 0, start > 0, start <= breaks.count {
                if segments[Int(segmentOf[index - 1])].kind == .newline {
                    flags[index].insert(.mustBreakBefore)
                } else if breaks[start - 1] == BreakOpportunities.allowed {
                    flags[index].insert(.breakBefore)
                }
            }
            let end = Int(starts[index + 1])
            if segments[Int(segmentOf[index])].kind == .newline || Self.isSpace(text, start, end) {
                flags[index].insert(.space)
            } else if end - start == 2, text[start] == 0xC2, text[start + 1] == 0xAD {
                flags[index].insert(.softHyphen)
            }
        }
    }

    /// Spaces that vanish at a line's end: not the no-break ones.
    private static func isSpace(_ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
        guard start < end else { return false }
        switch text[start] {
        case 0x20, 0x09: return true
        case 0xE2 where end - start == 3:
            let isGeneral = text[start + 1] == 0x80 && (0x80...0x8A).contains(text[start + 2])
            return isGeneral && text[start + 2] != 0x87
        case 0xE3 where end - start == 3: return text[start + 1] == 0x80 && text[start + 2] == 0x80
        default: return false
        }
    }

    /// The cluster that holds the byte at `offset`.
    func index(ofOffset offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
