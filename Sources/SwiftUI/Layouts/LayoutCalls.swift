import ViewGraph

extension Layout {
    /// A container of this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content(), label: nil)
    }
}

/// A container of any layout.
package struct LayoutContainer<L: Layout, Content: View>: ContainerView {
    package let layout: L
    let content: Content
    /// The name in reports where it isn't the layout's type.
    let label: String?

    package init(layout: L, content: Content, label: String?) {
        (self.layout, self.content, self.label) = (layout, content, label)
    }

    package var contentView: any View { content }
    package var stackOrientation: Axis? { layout._orientation }
    package func name(in graph: ViewGraph) -> String { label ?? graph.typeNames.name(of: L.self) }
}
