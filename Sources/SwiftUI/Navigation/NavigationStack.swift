import ViewGraph

/// Screens on top of each other, the last one in front.
public nonisolated struct NavigationStack<Data, Root: View>: ControlView {
    /// The values of the pushed screens; nil keeps them here.
    let path: Binding<[AnyHashable]>?
    let root: Root

    @State private var navigator = Navigator()
    @State private var styles = PageStyles()
    @State private var titles = StackTitles()
    @State private var entries: [NavigationEntry] = []
    @State private var ownEditMode = EditMode.inactive
    @Environment(\.editMode) private var editMode
    /// Of the column of a split view whose root this stack is: its bar takes the place of the column's own.
    @Environment(\.columnContext) private var column

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
        let (scope, styles, titles) = (TransactionScopeMark(), styles, titles)
        return ZStack {
            NavigationLevel(
                content: AnyView(any: OutsideTransaction(content: root, scope: scope)), back: column?.back,
                titles: titles
            )
            .modifier(PageModifier(isCovered: !pushed.isEmpty, styles: styles))
            .modifier(PageTransactionModifier(level: 0, styles: styles))
            ForEach(pushed.indices, id: \.self) { index in
                let screen = PushedScreen(entry: pushed[index], navigator: navigator)
                NavigationLevel(
                    content: AnyView(any: OutsideTransaction(content: screen, scope: scope)),
                    back: { navigator.pop() }, titles: titles, level: index + 1
                )
                .environment(\.outerSearch, nil)
                .modifier(PageModifier(isCovered: index < pushed.count - 1, level: index + 1, styles: styles))
                .modifier(PageTransactionModifier(level: index + 1, styles: styles))
            }
        }
        .modifier(SystemAnimationModifier(trigger: pushed.count, animation: SystemAnimations.page, scope: scope))
        .environment(\.columnContext, nil)
        .modifier(ScreenBackgroundModifier(isDrawn: column == nil))
        .modifier(ColumnBarModifier(isColumn: column != nil))
        .environment(\.navigator, navigator)
        .environment(\.editMode, editMode ?? $ownEditMode)
        .environment(\.dismissal, MenuDismissal { navigator.pop() })
    }
}

/// A stack at the root of a column: the column needs no bar besides the stack's.
struct ColumnBarModifier: ControlModifier {
    let isColumn: Bool

    nonisolated func body(content: Content) -> some View {
        content.transformPreference(BarContentsKey.self) { contents in
            if isColumn { contents.visibility[.navigationBar] = .hidden }
        }
    }
}

/// What an entry looks like; a value's screen is known once the root has said it.
struct PushedScreen: ControlPart {
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
struct MissingDestination: ControlPart {
    let value: String

    var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}

nonisolated extension NavigationStack {
    init(path: Binding<[AnyHashable]>?, root: Root, data: Data.Type) { self.init(path: path, root: root) }
}
