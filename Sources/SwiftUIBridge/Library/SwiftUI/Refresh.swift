/// Brings what is shown up to date.
public struct RefreshAction {
    let action: () async -> Void
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    @Entry public var refresh: RefreshAction? = nil
}

extension View {
    public func refreshable(action: @escaping () async -> Void) -> some View {
        _pullable(action).environment(\.refresh, RefreshAction(action: action))
    }
}
