import Foundation

/// A node's answers by proposal: a few beside each other, more in a dictionary, so that no depth of nesting makes a
/// node answer the same question twice.
///
/// Cost: 104 bytes a node, and four comparisons of words an answer that is known.
struct SizeCache {
    private struct Answer {
        var proposal = PackedProposal.none
        var size = CGSize.zero
    }

    private var first = Answer()
    private var second = Answer()
    private var third = Answer()
    private var others: [PackedProposal: CGSize]?

    var isEmpty: Bool { first.proposal == .none }

    func size(for proposal: PackedProposal) -> CGSize? {
        if first.proposal == proposal { return first.size }
        if second.proposal == proposal { return second.size }
        if third.proposal == proposal { return third.size }
        return others?[proposal]
    }

    /// Whether a condition holds for every answer that is kept.
    func allSatisfy(_ condition: (PackedProposal, CGSize) -> Bool) -> Bool {
        [first, second, third].allSatisfy { $0.proposal == .none || condition($0.proposal, $0.size) }
            && (others?.allSatisfy(condition) ?? true)
    }

    mutating func store(_ size: CGSize, for proposal: PackedProposal) {
        if third.proposal != .none {
            var table = others ?? [:]
            others = nil
            if table.count >= 256 { table.removeAll(keepingCapacity: true) }
            table[third.proposal] = third.size
            others = table
        }
        third = second
        second = first
        first = Answer(proposal: proposal, size: size)
    }
}

/// A proposal in 16 bytes, half of what two optional numbers take, and compared as two words: a length that isn't given
/// is a number that no length is.
struct PackedProposal: Hashable {
    private var width: UInt64
    private var height: UInt64

    init(_ proposal: ProposedViewSize) {
        width = Self.packed(proposal.width)
        height = Self.packed(proposal.height)
    }

    private init(width: UInt64, height: UInt64) { (self.width, self.height) = (width, height) }

    static let unspecified = PackedProposal(width: ungiven, height: ungiven)
    /// No proposal at all: equal to none that was packed.
    static let none = PackedProposal(width: nothing, height: nothing)

    var unpacked: ProposedViewSize {
        ProposedViewSize(width: Self.unpacked(width), height: Self.unpacked(height))
    }

    // Not-a-numbers that no calculation makes; one that a program proposes is packed as the usual one.
    private static let ungiven: UInt64 = 0x7FF8_0000_0000_0001
    private static let nothing: UInt64 = 0x7FF8_0000_0000_0002

    private static func packed(_ length: CGFloat?) -> UInt64 {
        guard let length else { return ungiven }
        // Adding 0 makes one zero of both.
        return length.isNaN ? Double.nan.bitPattern : UInt64((Double(length) + 0).bitPattern)
    }

    private static func unpacked(_ length: UInt64) -> CGFloat? {
        length == ungiven ? nil : CGFloat(Double(bitPattern: length))
    }
}
