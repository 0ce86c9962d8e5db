import ViewGraph

/// The tint of the icons in a list's rows.
public struct ListItemTint: Sendable {
    enum Kind: Sendable {
        case fixed(Color)
        case monochrome
    }

    let kind: Kind

    /// This colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// This colour, where the platform has no other.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// Grey.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

private enum AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    var alternatingRows: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

/// Whether every other row of a list or table is grey.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = AlternatingRowBackgroundBehavior(kind: 0)
    public static let enabled = AlternatingRowBackgroundBehavior(kind: 1)
    public static let disabled = AlternatingRowBackgroundBehavior(kind: 2)
}

nonisolated extension View {
    /// The tint of the icons in a list's rows.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        transformEnvironment(\.tint) { value in
            switch tint?.kind {
            case .fixed(let color): value = AnyShapeStyle(color)
            case .monochrome: value = AnyShapeStyle(Color.gray)
            case nil: break
            }
        }
    }

    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Whether every other row of the lists and tables inside is grey, as macOS has it.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        environment(\.alternatingRows, behavior)
    }

    /// A row's distance from some of its edges in points; nil as the list has it.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowInsetsModifier(edges: edges, length: length))
    }
}

/// Changes a row's distances on some edges only; the others stay the list's.
struct RowInsetsModifier: ElementModifier {
    let edges: Edge.Set
    let length: CGFloat?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        TraitLayoutNode(
            viewNode: viewNode, child: child, key: ObjectIdentifier(ListRowTrait.EdgeInset.self),
            value: RowEdgeInset(edges: edges, length: length), label: ".listRowInsets")
    }
}

struct RowEdgeInset {
    let edges: Edge.Set
    let length: CGFloat?

    func applied(to insets: EdgeInsets) -> EdgeInsets {
        guard let length else { return insets }
        return EdgeInsets(
            top: edges.contains(.top) ? length : insets.top,
            leading: edges.contains(.leading) ? length : insets.leading,
            bottom: edges.contains(.bottom) ? length : insets.bottom,
            trailing: edges.contains(.trailing) ? length : insets.trailing)
    }
}
