import ViewGraph

nonisolated extension View {
    /// A number at the trailing end of the view's row; none for 0.
    public func badge(_ count: Int) -> some View {
        BadgedView(content: AnyView(self), badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text at the trailing end of the view's row.
    public func badge(_ label: Text?) -> some View { BadgedView(content: AnyView(self), badge: label) }

    public func badge(_ key: LocalizedStringKey?) -> some View {
        BadgedView(content: AnyView(self), badge: key.map { Text($0) })
    }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        BadgedView(content: AnyView(self), badge: label.map { Text($0) })
    }

    /// What swiping the view's row offers; nothing swipes in a picture.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(InertModifier(label: ".swipeActions"))
    }
}

/// A row's content with its badge; elsewhere a badge doesn't show.
struct BadgedView: ControlView {
    let content: AnyView
    let badge: Text?

    @Environment(\.controlPlace) private var place

    var body: some View {
        if place == .row, let badge {
            HStack {
                content
                Spacer(minLength: 8)
                badge.foregroundStyle(.secondary)
            }
        } else {
            content
        }
    }
}
