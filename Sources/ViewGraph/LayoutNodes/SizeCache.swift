import Foundation

/// A node's answers by proposal: a few beside each other, more in a dictionary, so that no depth of nesting makes a
/// node answer the same question twice.
struct SizeCache {
    private var first: (ProposedViewSize, CGSize)?
    private var second: (ProposedViewSize, CGSize)?
    private var third: (ProposedViewSize, CGSize)?
    private var others: [ProposedViewSize: CGSize]?

    var isEmpty: Bool { first == nil }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        if let first, first.0 == proposal { return first.1 }
        if let second, second.0 == proposal { return second.1 }
        if let third, third.0 == proposal { return third.1 }
        return others?[proposal]
    }

    /// Whether a condition holds for every answer that is kept.
    func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
        [first, second, third].allSatisfy { $0.map(condition) ?? true } && (others?.allSatisfy(condition) ?? true)
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        if let third {
            var table = others ?? [:]
            others = nil
            if table.count >= 256 { table.removeAll(keepingCapacity: true) }
            table[third.0] = third.1
            others = table
        }
        third = second
        second = first
        first = (proposal, size)
    }
}
