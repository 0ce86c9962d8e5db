import ViewGraph

/// The trait that holds a view's tag, an `AnyHashable`.
package enum TagTrait {}

nonisolated extension View {
    /// What a selection, or a canvas, knows the view by.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(TagTrait.self), value: AnyHashable(tag), label: ".tag"))
    }
}
