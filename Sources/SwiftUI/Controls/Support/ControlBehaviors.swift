import ViewGraph

/// Whether a press on a menu's row closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = MenuActionDismissBehavior(kind: 0)
    public static let enabled = MenuActionDismissBehavior(kind: 1)
    public static let disabled = MenuActionDismissBehavior(kind: 2)
}

/// Whether a button acts again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = ButtonRepeatBehavior(kind: 0)
    public static let enabled = ButtonRepeatBehavior(kind: 1)
    public static let disabled = ButtonRepeatBehavior(kind: 2)
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    let kind: Int
    public static let decreased = BadgeProminence(kind: 0)
    public static let standard = BadgeProminence(kind: 1)
    public static let increased = BadgeProminence(kind: 2)
}

private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

nonisolated extension View {
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        inert(".menuActionDismissBehavior")
    }

    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { inert(".buttonRepeatBehavior") }

    /// How much the badges inside stand out: increased ones are red capsules.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: primaryAction, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: SwiftUI.Label(title, systemImage: systemImage), primaryAction: primaryAction, content: content)
    }
}

nonisolated extension ControlGroup {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            content: AnyView(content()), label: AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)))
    }

    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: AnyView(content()), label: AnyView(label()))
    }
}

/// A button that starts renaming what it stands by.
public nonisolated struct RenameButton<Label: View>: ControlView {
    @Environment(\.renameAction) private var action

    public var body: some View {
        // Unsafe: one thread at a time is in a session.
        nonisolated(unsafe) let action = action
        Button("Rename", systemImage: "pencil") { action?.perform() }.disabled(action == nil)
    }
}

nonisolated extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    public init() {}
}

struct RenameAction {
    let perform: () -> Void
}

private enum RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    var renameAction: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// What `RenameButton` does here.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.renameAction, RenameAction(perform: action))
    }
}

/// A button with a question mark that opens help.
public nonisolated struct HelpLink: ControlView {
    let action: @MainActor () -> Void

    public init(action: @escaping @MainActor () -> Void) { self.action = action }
    public init(destination: URL) { action = {} }

    public var body: some View {
        Button(action: action) {
            Image(systemName: "questionmark").font(.system(size: 12, weight: .semibold)).frame(width: 20, height: 20)
        }
        .buttonStyle(.plain)
        .background(ControlPaint.bezel, in: Circle())
    }
}

/// A button that opens a Mac app's settings.
public nonisolated struct SettingsLink<Label: View>: ControlView {
    let label: Label
    init(label: Label) { self.label = label }
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(role: nil, action: {}, label: label) }
}

nonisolated extension SettingsLink where Label == Text {
    public init() { label = Text("Settings…") }
}

/// What a share sheet shows of an item.
public struct SharePreview: Sendable {
    public init(_ titleKey: LocalizedStringKey) {}
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
    @_disfavoredOverload
    public init<I: Transferable>(_ titleKey: LocalizedStringKey, image: I) {}

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(_ title: S, image: I) {}
}

nonisolated extension ShareLink {
    public init(
        item: URL, subject: Text?, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
    public init(
        item: String, subject: Text?, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
}

nonisolated extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init(item: URL, subject: Text?, message: Text? = nil) { self.init(item: item) }
    public init(item: String, subject: Text?, message: Text? = nil) { self.init(item: item) }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text?, message: Text? = nil) {
        self.init(titleKey, item: item)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text?, message: Text? = nil) {
        self.init(title, item: item)
    }
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text?, message: Text? = nil) {
        self.init(titleKey, item: item)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text?, message: Text? = nil) {
        self.init(title, item: item)
    }
    public init(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview) { self.init(item: item) }
    public init(item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: item)
    }
}

nonisolated extension ShareLink {
    /// Shares anything that can be carried elsewhere.
    @_disfavoredOverload
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
}

nonisolated extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: "", preview: preview)
    }

    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(titleKey, item: "") }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(title, item: "") }
}
