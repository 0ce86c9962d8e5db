import SwiftUI

/// One box of a tree diagram.
nonisolated struct TreeNode: Identifiable, Sendable {
    /// Which look a box has.
    enum Kind: Sendable, Hashable {
        case view, own, modifier, environment, conditional
    }

    /// Stays the same for the same source: `0.1.ifBranch`.
    var id: String
    var name: String
    var kind = Kind.view
    /// Beside the line that comes from above: left and right of it.
    var leftNotes: [TreeNote] = []
    var rightNotes: [TreeNote] = []
    /// Below the name, in the box: what the node remembers, a value.
    var details: [TreeNote] = []
    /// Which branch of a condition it stands in.
    var branch: Int?
    /// The box's own colours in place of its kind's.
    var tint: FigureTheme.Pair?
    /// Drawn with a line of the accent colour.
    var isMarked = false
    /// Drawn with a dashed line: what may be there.
    var isDashed = false
    /// The nodes whose memory it reads: an arrow comes from each.
    var sources: [String] = []
    var children: [TreeNode] = []
}

/// A few words at a line or in a box.
nonisolated struct TreeNote: Sendable, Hashable, Identifiable {
    enum Role: Sendable, Hashable { case plain, proposal, answer, state, attention }

    /// Which step it is; nil for none.
    var number: Int?
    var text: String
    var role = Role.plain
    /// Takes its room and isn't drawn: what hasn't happened yet.
    var isHidden = false

    var id: Self { self }
}

/// The nodes of a tree in the order in which they are read, each with its place.
nonisolated struct FlatTree: Sendable {
    struct Entry: Identifiable, Sendable {
        var node: TreeNode
        var index: Int
        var parent: Int?
        var depth: Int
        var id: Int { index }
    }

    private(set) var entries: [Entry] = []

    init(_ roots: [TreeNode]) {
        // A stack in place of calls: trees may be deep.
        var open: [(node: TreeNode, parent: Int?, depth: Int)] = roots.reversed().map { ($0, nil, 0) }
        while let (node, parent, depth) = open.popLast() {
            var shallow = node
            shallow.children = []
            let index = entries.count
            entries.append(Entry(node: shallow, index: index, parent: parent, depth: depth))
            open += node.children.reversed().map { ($0, index, depth + 1) }
        }
    }

    var parents: [Int?] { entries.map(\.parent) }
    var depths: [Int] { entries.map(\.depth) }
}
