import ViewGraph

/// Screens on top of each other, the last one in front.
public nonisolated struct NavigationStack<Data, Root: View>: ControlView {
    /// The values of the pushed screens; nil keeps them here.
    let path: Binding<[AnyHashable]>?
    let root: Root

    @State private var navigator = Navigator()
    @State private var entries: [NavigationEntry] = []

    package init(path: Binding<[AnyHashable]>?, root: Root) { (self.path, self.root) = (path, root) }

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(path: nil, root: root()) }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(
            path: Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 }), root: root())
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(
            path: Binding(
                get: { path.wrappedValue.map { AnyHashable($0) } },
                set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }), root: root())
    }

    public var body: some View {
        let (navigator, path, entries) = (navigator, path, $entries)
        let known = entries.wrappedValue
        let pushed = (path?.wrappedValue ?? []).map { NavigationEntry.value($0) } + known
        navigator.push = { entry in
            if case .value(let value) = entry, let path, known.isEmpty {
                path.wrappedValue.append(value)
            } else {
                entries.wrappedValue.append(entry)
            }
        }
        navigator.pop = {
            if !entries.wrappedValue.isEmpty {
                entries.wrappedValue.removeLast()
            } else if let path, !path.wrappedValue.isEmpty {
                path.wrappedValue.removeLast()
            }
        }
        return ZStack {
            NavigationLevel(content: AnyView(root), back: nil).covered(!pushed.isEmpty)
            ForEach(pushed.indices, id: \.self) { index in
                NavigationLevel(
                    content: AnyView(PushedScreen(entry: pushed[index], navigator: navigator)),
                    back: { navigator.pop() }
                )
                .covered(index < pushed.count - 1)
            }
        }
        .environment(\.navigator, navigator)
        .environment(\.dismissal, MenuDismissal { navigator.pop() })
    }
}

nonisolated extension View {
    /// Neither seen nor hit, but there: a screen below others.
    @ViewBuilder func covered(_ isCovered: Bool) -> some View {
        opacity(isCovered ? 0 : 1).allowsHitTesting(!isCovered)
    }
}

/// What an entry looks like; a value's screen is known once the root has said it.
struct PushedScreen: ControlView {
    let entry: NavigationEntry
    let navigator: Navigator

    var body: some View {
        switch entry {
        case .view(let view): view
        case .value(let value):
            if let view = navigator.view(for: value) { view } else { MissingDestination(value: "\(value.base)") }
        }
    }
}

/// SwiftUI shows a warning sign for a value that no screen is for.
struct MissingDestination: ControlView {
    let value: String

    var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}

/// Two or three columns.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: ControlView {
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail

    @Environment(\.platform) private var platform

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    }

    public var body: some View {
        HStack(spacing: 0) {
            NavigationStack(path: nil, root: sidebar, data: NavigationPath.self)
                .frame(width: platform == .macOS ? 200 : 320)
                .background(ControlPaint.panel)
            Rectangle().fill(.separator).frame(width: 1)
            if let content {
                NavigationStack(path: nil, root: content, data: NavigationPath.self).frame(width: 240)
                Rectangle().fill(.separator).frame(width: 1)
            }
            NavigationStack(path: nil, root: detail, data: NavigationPath.self).frame(maxWidth: .infinity)
        }
    }
}

nonisolated extension NavigationStack {
    init(path: Binding<[AnyHashable]>?, root: Root, data: Data.Type) { self.init(path: path, root: root) }
}

/// The older form of a stack of screens.
public nonisolated struct NavigationView<Content: View>: ControlView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationStack(path: nil, root: content, data: NavigationPath.self) }
}
