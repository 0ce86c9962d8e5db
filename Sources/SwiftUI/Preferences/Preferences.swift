import ViewGraph

nonisolated extension View {
    /// Hands a value up to the views that contain this one; it replaces what the view's own content hands up.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(
            PreferenceWritingModifier(PreferenceChannel(key), label: ".preference", comparison: value) { _, _ in value }
        )
    }

    /// Changes the value that this view's content hands up, or the default where it hands up none.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { transformPreference(key, label: ".transformPreference", callback) }

    /// - Parameter label: what a reader wrote.
    func transformPreference<K: PreferenceKey>(
        _ key: K.Type, label: String, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceWritingModifier(PreferenceChannel(key), label: label) { _, inner in
                var value = inner() ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Calls an action with the value this view's content hands up: after the first layout, and when it has changed.
    ///
    /// The action runs before the picture is taken; a state it changes updates the views again at once.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserverModifier(PreferenceChannel(key), isEqual: ==, action: action))
    }

    /// Views in front of this one, made from the value its content hands up.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceReadingModifier(
                channel: PreferenceChannel(key), alignment: alignment, isBehind: false, content: transform))
    }

    @_disfavoredOverload
    public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Views behind this one, made from the value its content hands up.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceReadingModifier(
                channel: PreferenceChannel(key), alignment: alignment, isBehind: true, content: transform))
    }

    @_disfavoredOverload
    public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    // MARK: - Anchors

    /// Hands up a value made from a place of this view, which views above can find again.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceWritingModifier(PreferenceChannel(key), label: ".anchorPreference") { node, _ in
                transform(Anchor(value, of: node))
            })
    }

    /// Changes the value that this view's content hands up, with a place of this view at hand.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceWritingModifier(PreferenceChannel(key), label: ".transformAnchorPreference") { node, inner in
                var result = inner() ?? K.defaultValue
                transform(&result, Anchor(value, of: node))
                return result
            })
    }
}
