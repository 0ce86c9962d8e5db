import ViewGraph

/// A control that shows another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: ControlView {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
        /// Shown while the binding says so, whoever set it.
        case state(Binding<Bool>, () -> Destination)
    }

    let label: Label
    let target: Target

    @Environment(\.navigator) private var navigator
    @Environment(\.controlPlace) private var place
    @Environment(\.linkIndicatorVisibility) private var indicator
    @Environment(\.listKind) private var listKind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.rowChoice) private var rowChoice

    /// The value that the link stands for.
    private var linked: AnyHashable? {
        if case .value(let value) = target { return value }
        return nil
    }

    /// A link without a value leads nowhere.
    private var leadsOn: Bool {
        if case .value(nil) = target { return false }
        return isEnabled
    }

    init(label: Label, target: Target) { (self.label, self.target) = (label, target) }

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view { destination })
    }

    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    public var body: some View {
        // Unsafe: one thread at a time is in a session.
        nonisolated(unsafe) let (navigator, target, choice) = (navigator, target, rowChoice)
        let push: @MainActor () -> Void = {
            switch target {
            case .view(let make): navigator?.push(.view(AnyView(make())))
            case .value(let value?): if choice?.take(value) != true { navigator?.push(.value(value)) }
            case .value(nil): break
            case .state(let isActive, _): isActive.wrappedValue = true
            }
        }
        if case .state(let isActive, let make) = target {
            link(push).modifier(
                CoveringModifier {
                    isActive.wrappedValue ? AnyView(make()) : nil
                } back: {
                    isActive.wrappedValue = false
                })
        } else {
            link(push)
        }
    }

    @ViewBuilder private func link(_ push: @escaping @MainActor () -> Void) -> some View {
        if place == .row {
            HStack(spacing: 0) {
                label.dimmed(!leadsOn)
                // At the side of a window links lead to the next column.
                if indicator == .visible || indicator == .automatic && listKind != .sidebar {
                    Spacer(minLength: RowChevron.gap)
                    RowChevron()
                } else {
                    Spacer(minLength: 0)
                }
            }
            .pressable(.link, takesRow: true) { withoutIsolation(()) { push() } }
            .modifier(
                TraitModifier(
                    key: ObjectIdentifier(LinkRowTrait.self), value: linked ?? AnyHashable(true), label: ".link"))
        } else {
            Button(role: nil, action: push, label: label)
        }
    }
}

nonisolated extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(title), target: .view(destination))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view { destination })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view { destination })
    }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}

/// What ends a row that leads to another screen (measured in pictures of lists on iOS 26: the middle of the chevron is
/// 5⅔ from the content's edge, and what it follows ends 21⅓ from there).
struct RowChevron: ControlPart {
    static let gap: CGFloat = 10
    static let width: CGFloat = 34.0 / 3

    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.system(size: 12.6, weight: .semibold))
            .foregroundStyle(.tertiary)
            .offset(y: 1.0 / 6)
            .frame(width: Self.width)
    }
}

// MARK: - Closing

private enum DismissalKey: EnvironmentKey {
    static var defaultValue: MenuDismissal? { nil }
}

extension EnvironmentValues {
    package var dismissal: MenuDismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Closes what the view is presented in, or leads back.
    public var dismiss: DismissAction { DismissAction(close: dismissal?.close) }
}

/// Closes a presentation when it is called.
public struct DismissAction {
    let close: (() -> Void)?
    public func callAsFunction() { close?() }
}
