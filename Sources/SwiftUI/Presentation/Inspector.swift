import ViewGraph

nonisolated extension View {
    /// A column beside the view while `isPresented`; in a compact width a sheet.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, content: { AnyView(content()) }))
    }

    /// How wide the inspector is that this view is in, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { navigationSplitViewColumnWidth(width) }

    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
    }
}

nonisolated struct InspectorModifier: ControlModifier {
    let isPresented: Binding<Bool>
    let content: () -> AnyView

    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content base: Content) -> some View {
        if platform == .iOS, sizeClass == .compact {
            base.presentation(.sheet, isPresented: isPresented, content: content)
        } else {
            HStack(spacing: 0) {
                base.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    ColumnLine()
                    VStack(spacing: 0) { content() }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .modifier(ColumnWidthModifier(standard: platform == .macOS ? 270 : 320))
                        .background(ControlPaint.panel)
                }
            }
        }
    }
}
