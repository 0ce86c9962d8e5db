import ViewGraph

nonisolated extension View {
    /// A menu that opens on a long press; a picture shows it closed.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(InertModifier(label: ".contextMenu"))
    }

    /// The same with a view that stands for this one while the menu is open.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(InertModifier(label: ".contextMenu"))
    }

    /// A text that appears beside the pointer; a picture shows none.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(InertModifier(label: ".help")) }
    public func help(_ text: Text) -> some View { modifier(InertModifier(label: ".help")) }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { modifier(InertModifier(label: ".help")) }
}
