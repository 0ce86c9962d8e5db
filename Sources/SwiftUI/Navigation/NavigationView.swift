import ViewGraph

/// The older form of a navigation: screens on top of each other, or, where there is room and several views are given,
/// columns beside each other.
public nonisolated struct NavigationView<Content: View>: ControlView {
    let content: Content

    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.showsNavigationColumns) private var showsColumns

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let parts = (content.unwrapped as? any ListedViews)?.members ?? []
        if parts.count < 2 {
            NavigationStack(path: nil, root: content, data: NavigationPath.self)
        } else if !showsColumns || platform == .iOS && sizeClass == .compact {
            // What stands in the other columns shows there only until a link of the first one leads somewhere.
            NavigationStack(path: nil, root: first(of: content), data: NavigationPath.self)
        } else {
            RegularColumns(
                columns: SplitColumns(
                    sidebar: AnyView(any: parts[0]), content: parts.count > 2 ? AnyView(any: parts[1]) : nil,
                    detail: AnyView(any: parts[parts.count > 2 ? 2 : 1])),
                chosenVisibility: nil)
        }
    }

    /// The first view that is there: one of several may be missing for now.
    private func first(of content: Content) -> AnyView {
        AnyView(
            any: ElementReader(AnyView(content)) { elements in
                elements.first.map { AnyView(any: ElementView($0)) } ?? AnyView(any: EmptyView())
            })
    }
}

/// The look of the older navigation views.
public protocol NavigationViewStyle {}

public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One screen at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Screens beside each other where there is room.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public nonisolated static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public nonisolated static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public nonisolated static var columns: ColumnNavigationViewStyle { .init() }
}

private enum NavigationColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the views of a navigation view may stand beside each other.
    var showsNavigationColumns: Bool {
        get { self[NavigationColumnsKey.self] }
        set { self[NavigationColumnsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the navigation views inside.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.showsNavigationColumns, !(style is StackNavigationViewStyle))
    }
}

nonisolated extension NavigationLink {
    /// A link whose screen shows while `isActive`.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .state(isActive, destination)) }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .state(isActive) { destination })
    }

    /// A link whose screen shows while the selection is its tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .state(Self.isSelected(tag, selection), destination)) }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), target: .state(Self.isSelected(tag, selection)) { destination }) }

    static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        // Unsafe: one thread at a time is in a session.
        nonisolated(unsafe) let tag = tag
        return Binding(
            get: { selection.wrappedValue == tag },
            set: { isSelected in
                if isSelected {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }

    /// Whether the link shows its screen in the detail column; a picture is the same.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { inert(".isDetailLink") }
}

nonisolated extension NavigationLink where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(label: Text(titleKey), target: .state(isActive, destination)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(label: Text(title), target: .state(isActive, destination)) }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .state(isActive) { destination })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .state(isActive) { destination })
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(label: Text(titleKey), target: .state(Self.isSelected(tag, selection), destination)) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(label: Text(title), target: .state(Self.isSelected(tag, selection), destination)) }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(label: Text(titleKey), target: .state(Self.isSelected(tag, selection)) { destination }) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(label: Text(title), target: .state(Self.isSelected(tag, selection)) { destination })
    }
}
