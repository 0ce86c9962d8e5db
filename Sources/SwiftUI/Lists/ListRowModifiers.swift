import ViewGraph

/// What a row says to the list it stands in.
enum ListRowTrait {
    enum Insets {}
    enum Separator {}
    enum SeparatorTint {}
    enum Background {}
    enum EdgeInset {}
    enum SwipeActions {}
    enum MoveDisabled {}
    enum DeleteDisabled {}
    enum SelectionDisabled {}
    enum SectionSeparator {}
    enum SectionSeparatorTint {}
}

/// Which lines of a row show, and in which colour.
struct RowSeparators<Value> {
    var top: Value?
    var bottom: Value?

    mutating func set(_ value: Value, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = value }
        if edges.contains(.bottom) { bottom = value }
    }
}

struct RowSeparatorModifier<Value>: ElementModifier {
    let key: ObjectIdentifier
    let value: Value
    let edges: VerticalEdge.Set
    let label: String

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        var separators = child.trait(key) as? RowSeparators<Value> ?? RowSeparators()
        let inner = separators
        separators.set(value, edges)
        // What was written further inside counts.
        if let top = inner.top { separators.top = top }
        if let bottom = inner.bottom { separators.bottom = bottom }
        return TraitLayoutNode(viewNode: viewNode, child: child, key: key, value: separators, label: label)
    }
}

/// A view behind a row, in place of the list's own background.
struct RowBackgroundModifier: SecondaryContentModifier {
    let secondary: any View

    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode {
        TraitLayoutNode(
            viewNode: viewNode, child: primary, key: ObjectIdentifier(ListRowTrait.Background.self),
            value: RowBackground(node: secondary.first), label: ".listRowBackground")
    }
}

/// The layout node of a row's own background; none for a background without elements.
struct RowBackground {
    let node: LayoutNode?
}

nonisolated extension View {
    /// The distances of a list's row content from the row's edges; nil as the list has them.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            TraitModifier(
                key: ObjectIdentifier(ListRowTrait.Insets.self), value: insets as Any, label: ".listRowInsets"))
    }

    /// A view behind a list's row, in place of the list's own; nil as the list has it.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(
            RowBackgroundModifier(secondary: ImplicitZStack(content: view.map { AnyView($0) } ?? AnyView(EmptyView()))))
    }

    /// Whether the lines above and below a list's row show.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowSeparatorModifier(
                key: ObjectIdentifier(ListRowTrait.Separator.self), value: visibility, edges: edges,
                label: ".listRowSeparator"))
    }

    /// The colour of the lines above and below a list's row.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowSeparatorModifier(
                key: ObjectIdentifier(ListRowTrait.SeparatorTint.self), value: color, edges: edges,
                label: ".listRowSeparatorTint"))
    }

    /// Whether the lines round a section show.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowSeparatorModifier(
                key: ObjectIdentifier(ListRowTrait.SectionSeparator.self), value: visibility, edges: edges,
                label: ".listSectionSeparator"))
    }

    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowSeparatorModifier(
                key: ObjectIdentifier(ListRowTrait.SectionSeparatorTint.self), value: color, edges: edges,
                label: ".listSectionSeparatorTint"))
    }

    /// Whether people can move the row while they edit the list.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(ListRowTrait.MoveDisabled.self, isDisabled, ".moveDisabled")
    }

    /// Whether people can delete the row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTrait(ListRowTrait.DeleteDisabled.self, isDisabled, ".deleteDisabled")
    }

    /// Whether people can choose the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTrait(ListRowTrait.SelectionDisabled.self, isDisabled, ".selectionDisabled")
    }

    private func rowTrait(_ key: Any.Type, _ value: Bool, _ label: String) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(key), value: value, label: label))
    }
}

extension LayoutNode {
    /// Whether a modifier said so of the row.
    func rowFlag(_ key: Any.Type) -> Bool { trait(ObjectIdentifier(key)) as? Bool ?? false }
}
