import ViewGraph

nonisolated extension View {
    /// A panel beside the view while `isPresented`; in a compact width a sheet.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is there; false once it is dismissed.
    ///   - attachmentAnchor: what of the view it points at.
    ///   - arrowEdge: the edge of that where its tip is on macOS, if there is room.
    ///   - content: what the panel shows.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let base = PresentationModifier(.popover(arrowEdge), isPresented: isPresented) { AnyView(content()) }
        return modifier(AnchoredPresentationModifier(base: base, source: attachmentAnchor.source))
    }

    /// A panel for an item while there is one.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let base = PresentationModifier(.popover(arrowEdge), item: item, onDismiss: nil) { AnyView(content($0)) }
        return modifier(AnchoredPresentationModifier(base: base, source: attachmentAnchor.source))
    }
}
