import ViewGraph

private enum LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether links in rows have a chevron.
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Whether the links inside have a chevron at the end of their rows.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }

    /// A screen that is pushed for an item while there is one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            CoveringModifier {
                item.wrappedValue.map { AnyView(destination($0)) }
            } back: {
                item.wrappedValue = nil
            })
    }
}

/// Views beside each other with lines between them, which people can move on a Mac.
public nonisolated struct HSplitView<Content: View>: ControlView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        AnyView(
            any: ElementReader(AnyView(content)) { elements in
                HStack(spacing: 0) { SplitParts(elements: elements, axis: .horizontal) }
            })
    }
}

/// Views below each other with lines between them, which people can move on a Mac.
public nonisolated struct VSplitView<Content: View>: ControlView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        AnyView(
            any: ElementReader(AnyView(content)) { elements in
                VStack(spacing: 0) { SplitParts(elements: elements, axis: .vertical) }
            })
    }
}

struct SplitParts: ControlPart {
    let elements: [LayoutNode]
    let axis: Axis

    var body: some View {
        ForEach(elements.indices, id: \.self) { index in
            if index > 0 {
                Rectangle().fill(.separator)
                    .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
            }
            ElementView(elements[index]).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
