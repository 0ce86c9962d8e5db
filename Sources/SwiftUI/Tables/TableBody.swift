import ViewGraph

/// A table as the platform has it: titles above rows that scroll, or the first column as a list.
struct TableBody: ControlPart {
    let columns: [TableColumnBox]
    let rows: AnyView
    let selection: (() -> ListSelection)?
    let sorting: TableSorting?

    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeaderVisibility) private var headerVisibility
    @Environment(\.alternatingRows) private var alternatingRows

    var body: some View {
        let isCompact = platform == .iOS && sizeClass == .compact
        let shown = isCompact ? Array(columns.prefix(1)) : columns
        VStack(spacing: 0) {
            if !isCompact, headerVisibility != .hidden { TableHeader(columns: shown, sorting: sorting) }
            List<Never, AnyView>(content: rows, selection: selection)
                .environment(\.listKind, isCompact ? .plain : .inset)
                .environment(\.alternatingRows, alternatingRows == .disabled || platform == .iOS ? .disabled : .enabled)
                .environment(\.hidesRowSeparators, platform == .macOS)
                .environment(\.tableColumns, shown)
        }
    }
}

/// The titles of the columns, with lines between them.
struct TableHeader: ControlPart {
    let columns: [TableColumnBox]
    let sorting: TableSorting?

    @Environment(\.self) private var environment

    var body: some View {
        let isMac = environment.platform == .macOS
        let rows = ListMetrics(kind: .inset, environment: environment)
        TableRowLayout(widths: columns.map(\.width)) {
            ForEach(columns.indices, id: \.self) { index in
                TableTitle(column: columns[index], sorting: sorting)
                    .overlay(alignment: .leading) {
                        if index > 0, isMac {
                            Rectangle().fill(.separator).frame(width: 1, height: 16).offset(x: -TableRowLayout.gap / 2)
                        }
                    }
            }
        }
        // Above the cells of the rows.
        .padding(
            EdgeInsets(
                top: 0, leading: rows.margin + rows.leading, bottom: 0, trailing: rows.margin + rows.trailing)
        )
        .frame(height: isMac ? 28 : 38)
        .background(isMac ? AnyShapeStyle(ListBackgroundStyle(background: .plain)) : AnyShapeStyle(.background))
        .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: isMac ? 1 : 0.5) }
    }
}

struct TableTitle: ControlPart {
    let column: TableColumnBox
    let sorting: TableSorting?

    @Environment(\.platform) private var platform

    private var isSorted: Bool { column.sortKey != nil && column.sortKey?.id == sorting?.key }

    var body: some View {
        let (key, sorting) = (column.sortKey, sorting)
        let label = HStack(spacing: 4) {
            if column.alignment.alignment != .leading { Spacer(minLength: 0) }
            column.title.lineLimit(1)
                .environment(
                    \.font,
                    platform == .macOS ? .system(size: 11, weight: isSorted ? .semibold : .regular) : .subheadline)
            if column.alignment.alignment != .trailing { Spacer(minLength: 0) }
            if isSorted {
                Image(systemName: sorting?.isAscending == false ? "chevron.down" : "chevron.up")
                    .font(.system(size: 9, weight: .semibold))
            }
        }
        .foregroundStyle(isSorted ? .primary : .secondary)
        if let key, let sorting { label.pressable { sorting.sort(key) } } else { label }
    }
}

/// The cells of a row, each as wide as its column.
package struct TableCells: ControlPart {
    let columns: [TableColumnBox]
    let value: Any

    package nonisolated init(columns: [TableColumnBox], value: Any) { (self.columns, self.value) = (columns, value) }

    package var body: some View {
        TableRowLayout(widths: columns.map(\.width)) {
            ForEach(columns.indices, id: \.self) { index in
                HStack(spacing: 4) { columns[index].cell(value) }
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: columns[index].alignment.alignment)
                    .environment(\.controlPlace, .standalone)
            }
        }
    }
}

/// Views beside each other in columns: those with a width have it, the others share what is left.
struct TableRowLayout: PartLayout {
    let widths: [TableColumnWidth]

    /// Between columns.
    static let gap: CGFloat = 17

    /// The widths of the columns in a table of a width.
    ///
    /// Each gets an equal share of what is left, within its bounds; what one can't take or give, the others do.
    func columnWidths(in width: CGFloat) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: widths.count)
        var open = Array(widths.indices)
        var rest = max(width - Self.gap * CGFloat(max(widths.count - 1, 0)), 0)
        while !open.isEmpty {
            let share = rest / CGFloat(open.count)
            let bound = open.filter { clamped(share, $0) != share }
            let settled = bound.isEmpty ? open : bound
            for index in settled {
                result[index] = clamped(share, index)
                rest = max(rest - result[index], 0)
            }
            open.removeAll { settled.contains($0) }
        }
        return result
    }

    private func clamped(_ share: CGFloat, _ index: Int) -> CGFloat {
        let width = widths[index]
        let low = max(width.minimum ?? 20, 0)
        // An ideal width alone is what the column begins with.
        let preferred = width.ideal ?? share
        return min(max(preferred, low), max(width.maximum ?? .greatestFiniteMagnitude, low))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let columns = columnWidths(in: proposal.width ?? 100 * CGFloat(widths.count))
        let heights = zip(subviews, columns).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        let own = columns.reduce(0, +) + Self.gap * CGFloat(max(columns.count - 1, 0))
        return CGSize(width: max(proposal.width ?? own, 0), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, columnWidths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width + Self.gap
        }
    }
}

private enum TableColumnsKey: EnvironmentKey {
    static var defaultValue: [TableColumnBox] { [] }
}

private enum TableHeaderKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum RowSeparatorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Of the table that a row stands in.
    package var tableColumns: [TableColumnBox] {
        get { self[TableColumnsKey.self] }
        set { self[TableColumnsKey.self] = newValue }
    }

    var tableHeaderVisibility: Visibility {
        get { self[TableHeaderKey.self] }
        set { self[TableHeaderKey.self] = newValue }
    }

    /// Whether the rows of lists have no lines between them, as those of tables.
    var hidesRowSeparators: Bool {
        get { self[RowSeparatorsKey.self] }
        set { self[RowSeparatorsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Whether the tables inside show the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaderVisibility, visibility)
    }

    /// The look of the tables inside.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        transformEnvironment(\.alternatingRows) { if style.alternatesRows == false { $0 = .disabled } }
    }
}

/// The look of tables.
public protocol TableStyle {}

protocol BuiltInTableStyle: TableStyle {
    var alternates: Bool { get }
}

extension TableStyle {
    var alternatesRows: Bool { (self as? any BuiltInTableStyle)?.alternates ?? true }
}

public nonisolated struct AutomaticTableStyle: TableStyle, Sendable { public init() {} }

/// Rows with a margin, on macOS every other one grey.
public nonisolated struct InsetTableStyle: BuiltInTableStyle, Sendable {
    let alternates: Bool
    public init() { alternates = true }
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// Rows in a frame.
public nonisolated struct BorderedTableStyle: BuiltInTableStyle, Sendable {
    let alternates: Bool
    public init() { alternates = true }
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
    public nonisolated static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
    public nonisolated static var inset: InsetTableStyle { .init() }
    public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    public nonisolated static var bordered: BorderedTableStyle { .init() }
    public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
