import ViewGraph

nonisolated extension View {
    /// A sheet above the window while `isPresented`.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// A sheet for an item while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.sheet, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
    }

    /// Another view in place of the whole window while `isPresented`.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.cover, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// Another view in place of the whole window, for an item while there is one.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.cover, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
    }
}
