extension ContainerValues {
    @Native(containerValuesTag) func tag<V>(for type: V.Type) -> V? where V: Hashable
    @Native(containerValuesHasTag) func hasTag<V>(_ tag: V) -> Bool where V: Hashable
}

extension NavigationPath {
    @Native(navigationPathInit) init<S>(_ elements: S) where S: Sequence, S.Element: Hashable
}
