import Typesetting
import ViewGraph

/// The rows of a list: a lazy column whose elements stand in rows.
struct ListContent: PrimitiveView {
    let content: any View
    let metrics: ListMetrics
    let selection: ListSelection?

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? LazyStackNode ?? LazyStackNode(context)
        var inner = context
        Self.prepare(&inner.environment, view.metrics)
        var selection = view.selection
        if context.environment.tapsArePrimaryActions { selection?.select = { _ in } }
        let layout = LazyStackNode.Arrangement(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0,
            pinnedViews: view.metrics.pinsHeaders ? .sectionHeaders : [], list: view.metrics, selection: selection,
            isEditing: context.environment.isEditing)
        node.update(view.content, layout, in: inner)
        return node
    }

    private static func prepare(_ environment: inout EnvironmentValues, _ metrics: ListMetrics) {
        environment.controlPlace = .row
        environment.hasBoxedRows = metrics.radius != nil
        let isFoldable = metrics.header == .sidebar && environment.platform == .iOS
        environment.sectionPartStyle = SectionPartStyle(
            folding: isFoldable ? { FoldingHeader(header: AnyView(any: $0), isExpanded: $1) } : nil
        ) { metrics.header.apply($0, &$1) }
        if environment.labelStyle.isAutomatic {
            environment.labelStyle = ErasedLabelStyle(ListLabelStyle())
        }
    }
}

private enum BoxedRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the rows of the list stand in boxes, as those of a grouped form do on macOS.
    var hasBoxedRows: Bool {
        get { self[BoxedRowsKey.self] }
        set { self[BoxedRowsKey.self] = newValue }
    }

    /// Whether a view stands among the rows of a list or form, where a list has no room of its own: its rows are rows of
    /// the list that it is in (measured: facts 21.9).
    var isListContent: Bool {
        controlPlace == .row && sectionPartStyle != nil && stackOrientation == .vertical
    }
}

/// Labels in rows: tinted icons in a column of their own.
nonisolated struct ListLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        ViewList([
            ListLabelIcon(icon: configuration.icon), configuration.title,
        ])
    }
}

/// On iOS the icons' column is 6 wider than the body's text is large, and the titles begin 17 behind it (measured in
/// pictures of lists on iOS 26 at body 16: an icon's middle is 11 from the content's edge, a title begins at 39).
struct ListLabelIcon: ControlPart {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.platform) private var platform
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.isDimmed) private var isDimmed

    var body: some View {
        let style = isDimmed ? AnyShapeStyle(ControlPaint.disabledLabel) : AnyShapeStyle(.tint)
        if platform == .macOS {
            icon.foregroundStyle(style).frame(minWidth: 16)
        } else {
            let body = Font.TextStyle.body.typesetting.size(
                on: platform.textPlatform, dynamicTypeSize: typeSize.typesetting)
            // An icon makes no row higher than its title does. A stack's 8 is between the column and the title as well.
            icon.imageScale(.large).foregroundStyle(style)
                .padding(.vertical, -4).frame(width: body + 6).padding(.trailing, 9)
        }
    }
}

/// Which rows of a list are selected, and how that changes.
package struct ListSelection: Equatable {
    package var ids: Set<AnyHashable>
    /// Makes the row with an id the selected one.
    package var select: (AnyHashable) -> Void
    /// Adds a row to the selected ones or takes it out; nil where only one can be selected.
    package var toggle: ((AnyHashable) -> Void)?
    /// Selects nothing.
    package var clear: () -> Void
    /// Whether a value is of the type that is selected.
    package var accepts: (AnyHashable) -> Bool

    package var allowsSeveral: Bool { toggle != nil }

    package init(
        _ ids: Set<AnyHashable>, select: @escaping (AnyHashable) -> Void, toggle: ((AnyHashable) -> Void)? = nil,
        accepts: @escaping (AnyHashable) -> Bool = { _ in false }, clear: @escaping () -> Void
    ) {
        (self.ids, self.select, self.toggle, self.clear) = (ids, select, toggle, clear)
        self.accepts = accepts
    }

    package static func == (a: ListSelection, b: ListSelection) -> Bool { a.ids == b.ids }
}

extension ListSelection {
    nonisolated init<ID: Hashable>(one binding: Binding<ID?>) {
        self.init(Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])) {
            if let id = $0.base as? ID { binding.wrappedValue = id }
        } accepts: {
            $0.base is ID
        } clear: {
            binding.wrappedValue = nil
        }
    }

    nonisolated init<ID: Hashable>(several binding: Binding<Set<ID>>) {
        self.init(Set(binding.wrappedValue.map { AnyHashable($0) })) {
            if let id = $0.base as? ID { binding.wrappedValue = [id] }
        } toggle: {
            if let id = $0.base as? ID { binding.wrappedValue.formSymmetricDifference([id]) }
        } accepts: {
            $0.base is ID
        } clear: {
            binding.wrappedValue = []
        }
    }
}

extension LayoutNode {
    /// The id by which a selection knows the row that this node is the content of: its tag, the value that its link stands
    /// for where such values are selected, or that of its element.
    func selectionID(below list: ViewNode, in selection: ListSelection) -> AnyHashable? {
        if let tag = trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable { return tag }
        if let value = trait(ObjectIdentifier(LinkRowTrait.self)) as? AnyHashable, selection.accepts(value) {
            return value
        }
        var current: ViewNode? = innermost.viewNode
        while let node = current, node !== list {
            if case .explicit(let id) = node.component { return id }
            current = node.parent
        }
        return nil
    }
}
