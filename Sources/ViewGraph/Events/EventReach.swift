import Foundation

/// What of a part of the tree events can reach, in short: enough to pass over the parts that don't matter. A node keeps
/// its own until something inside changes.
package final class EventReach {
    /// Whatever in it can be called by a name.
    let names: NameFilter
    /// Where it can be hit, in the node's own coordinates.
    let bounds: CGRect
    /// Whether something in it can have the focus.
    let takesFocus: Bool

    init(names: NameFilter, bounds: CGRect, takesFocus: Bool) {
        (self.names, self.bounds, self.takesFocus) = (names, bounds, takesFocus)
    }
}

/// A set of names that may answer yes for one that isn't in it, never no for one that is. Case doesn't count.
package struct NameFilter: Hashable, Sendable {
    private var bits: UInt64 = 0

    package init() {}
    package init(_ name: String) { insert(name) }

    mutating func insert(_ name: String) {
        // FNV-1a: the same in each process.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.lowercased().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        bits |= 1 << (hash >> 58) | 1 << (hash >> 52 & 63)
    }

    mutating func formUnion(_ other: NameFilter) { bits |= other.bits }
    func mayContain(_ other: NameFilter) -> Bool { bits & other.bits == other.bits }
}

/// What an event scene is wanted for: it then holds the targets that matter for that, with whatever is round them.
package enum EventQuery {
    case everything
    /// What is called by a name, whole.
    case called(NameFilter)
    /// What covers a point of the canvas. Names of what is round it may lack texts that are elsewhere.
    case at(CGPoint)
    /// What can have the focus.
    case focus
    /// What a node's reach is worked out from: nothing is collected, children give theirs.
    case reach
}

extension EventTarget {
    /// What it is called: the label it was given, else the texts that can be read on it.
    package var name: String { label ?? interaction.label ?? texts.joined(separator: " ") }

    /// Everything it can be called by, the name first.
    package var names: [String] {
        var names = [name]
        if let group = interaction.group { names.append("\(group) \(name)") }
        if label == nil, interaction.label == nil { names += texts }
        names += interaction.otherNames + inputLabels
        if let identifier { names.append(identifier) }
        return names.filter { !$0.isEmpty }
    }
}

extension LayoutNode {
    /// Works out what events can reach in the node.
    func makeEventReach() -> EventReach {
        var context = EventContext(query: .reach)
        context.collect(node: self)
        return EventReach(
            names: context.reachedNames, bounds: context.reachedBounds, takesFocus: context.reachesFocus)
    }

    /// Everything that what is inside a target can be called by.
    func namesOfTargets() -> NameFilter {
        var context = EventContext()
        context.visit(self)
        var names = NameFilter()
        for target in context.scene.targets { for name in target.names { names.insert(name) } }
        for text in context.scene.texts { names.insert(text.text) }
        return names
    }
}

extension CGAffineTransform {
    var isTranslation: Bool { a == 1 && d == 1 && b == 0 && c == 0 }
}

extension CGRect {
    /// The box round the rectangle after a transform; nothing stays nothing, everything everything.
    func box(applying transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
        return applying(transform)
    }
}
