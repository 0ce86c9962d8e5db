import ViewGraph

/// Whose margin a `scenePadding` is.
public struct ScenePadding: Equatable, Sendable {
    private let kind: Int
    public static let minimum = ScenePadding(kind: 0)
    public static let navigationBar = ScenePadding(kind: 1)
}

/// As wide as the margin of a window's content.
nonisolated struct ScenePaddingModifier: ControlModifier {
    let edges: Edge.Set

    @Environment(\.platform) private var platform

    func body(content: Content) -> some View { content.padding(edges, platform == .macOS ? 20 : 16) }
}

/// What a container background is the background of.
public struct ContainerBackgroundPlacement: Equatable, Sendable {
    private let kind: Int
    public static let navigation = ContainerBackgroundPlacement(kind: 0)
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: 1)
    public static let tabView = ContainerBackgroundPlacement(kind: 2)
    public static let widget = ContainerBackgroundPlacement(kind: 3)
    public static let window = ContainerBackgroundPlacement(kind: 4)
}

nonisolated extension View {
    /// The margin of a window's content, on these edges.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(ScenePaddingModifier(edges: edges)) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// The background of the screen, window or widget that this view fills.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }

    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content().ignoresSafeArea() }
    }
}
