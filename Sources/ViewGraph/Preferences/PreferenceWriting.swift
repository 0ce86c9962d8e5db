import Foundation

/// Sets or changes the preference that its content hands up.
package nonisolated struct PreferenceWritingModifier<Value>: ElementModifier {
    let channel: PreferenceChannel<Value>
    let label: String
    /// What tells whether the modifier is still the same; nil where only a call could tell.
    let comparison: Any?
    /// From the node and what its content hands up.
    let write: (LayoutNode, () -> Value?) -> Value

    package init(
        _ channel: PreferenceChannel<Value>, label: String, comparison: Any? = nil,
        write: @escaping (LayoutNode, () -> Value?) -> Value
    ) {
        (self.channel, self.label, self.comparison, self.write) = (channel, label, comparison, write)
    }

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        PreferenceWritingNode(viewNode: viewNode, child: child, modifier: self)
    }
}

nonisolated extension PreferenceWritingModifier: CustomComparable {
    package func isSame(as other: PreferenceWritingModifier<Value>) -> Bool {
        guard channel.id == other.channel.id, let a = comparison, let b = other.comparison else { return false }
        return areEqual(a, b)
    }
}

final class PreferenceWritingNode<Written>: PassThroughLayoutNode {
    private let modifier: PreferenceWritingModifier<Written>

    init(viewNode: ViewNode, child: LayoutNode, modifier: PreferenceWritingModifier<Written>) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
        graph.notePreference(modifier.channel.id)
    }

    override var name: String { modifier.label }

    override var writtenPreference: WrittenPreference? {
        let channel = modifier.channel
        return WrittenPreference(id: channel.id) { $0.preference(channel) }
    }

    override func preference<Value>(_ key: PreferenceChannel<Value>) -> Value? {
        guard key.id == modifier.channel.id else { return child.preference(key) }
        return modifier.write(self, { self.child.preference(self.modifier.channel) }) as? Value
    }
}

/// A preference that some node writes, for those who want to know what becomes of it.
package struct WrittenPreference {
    package let id: ObjectIdentifier
    /// What a node hands up of it; nil for nothing.
    package let value: (LayoutNode) -> Any?
}
