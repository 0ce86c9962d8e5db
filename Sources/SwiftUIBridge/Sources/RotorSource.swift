import SwiftInterpreter

/// Rotors of the elements of a collection: nobody hears a picture.
let rotorSource = LibrarySource(
    "Rotors.swift", provides: ["accessibilityRotor"],
    """
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
    """)
