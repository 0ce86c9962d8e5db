import ViewGraph

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
