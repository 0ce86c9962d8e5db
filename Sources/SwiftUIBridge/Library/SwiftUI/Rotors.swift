// Accessibility rotors over collections: accepted, a picture has no screen reader.

extension View {
    public func accessibilityRotor<E>(
        _ label: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
    ) -> some View { self }

    public func accessibilityRotor<E, ID>(
        _ label: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>
    ) -> some View { self }

    public func accessibilityRotor(_ label: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        self
    }
}
