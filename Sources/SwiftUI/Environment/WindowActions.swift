import ViewGraph

/// Opens a window of the program: what `@Environment(\.openWindow)` gives. A picture shows one window.
public struct OpenWindowAction {
    init() {}

    public func callAsFunction(id: String) { report("'\(id)'") }
    public func callAsFunction<D: Hashable>(value: D) { report("for \(value)") }
    public func callAsFunction<D: Hashable>(id: String, value: D) { report("'\(id)'") }

    private func report(_ window: String) {
        ViewGraph.current?.report("the window \(window) isn't opened: a picture shows one window")
    }
}

/// Closes a window of the program; the one that is drawn stays.
public struct DismissWindowAction {
    init() {}

    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Hashable>(value: D) {}
    public func callAsFunction<D: Hashable>(id: String, value: D) {}
}

/// Opens the program's settings; a picture shows one window.
public struct OpenSettingsAction {
    init() {}

    public func callAsFunction() {
        ViewGraph.current?.report("the settings aren't opened: a picture shows one window")
    }
}

/// Ends a search: what `@Environment(\.dismissSearch)` gives inside `searchable`.
public struct DismissSearchAction {
    let action: () -> Void

    public func callAsFunction() { action() }
}

private enum SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
}

/// Whether people search in a screen, and how they stop.
struct SearchState {
    let isSearching: Bool
    let text: String
    let dismiss: () -> Void
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }

    /// A picture shows one window.
    public var supportsMultipleWindows: Bool { false }

    var searchState: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }

    /// Whether people search in the screen that this view is in.
    public var isSearching: Bool { searchState?.isSearching ?? false }

    public var dismissSearch: DismissSearchAction { DismissSearchAction(action: searchState?.dismiss ?? {}) }
}
