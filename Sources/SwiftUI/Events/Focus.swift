import ViewGraph

private enum FocusKey: EnvironmentKey {
    static var defaultValue: FocusTarget? { nil }
}

/// What `.focused` says of the control below it.
package struct FocusTarget {
    package let isFocused: () -> Bool
    package let setFocused: (Bool) -> Void

    package init(isFocused: @escaping () -> Bool, setFocused: @escaping (Bool) -> Void) {
        (self.isFocused, self.setFocused) = (isFocused, setFocused)
    }
}

extension EnvironmentValues {
    /// How a view below learns that it has the focus, and takes it.
    package var focusTarget: FocusTarget? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }

    /// Whether the nearest focusable view above has the focus.
    public var isFocused: Bool { focusTarget?.isFocused() ?? false }
}

/// Who has the focus in a session where no binding says it: at most one view.
final class FocusOwner {
    private weak var node: ViewNode?

    func owns(_ node: ViewNode) -> Bool { self.node === node }

    func give(to node: ViewNode, _ target: FocusTarget?) {
        let hasFocus = target?.isFocused() ?? owns(node)
        if !hasFocus {
            for handle in node.graph.eventScene(.focus).focusHandles where handle.isFocused() { handle.release() }
        }
        self.node = node
        if !hasFocus { target?.setFocused(true) }
    }

    func leave(_ node: ViewNode) {
        if owns(node) { self.node = nil }
    }
}

extension LayoutNode {
    /// The focus of the view that this node stands for: by the binding round it, where there is one.
    var focusHandle: FocusHandle {
        let (node, target) = (viewNode, environment.focusTarget)
        let owner = graph.attachment { FocusOwner() }
        return FocusHandle(
            isFocused: { [weak node] in target?.isFocused() ?? node.map(owner.owns) ?? false },
            take: { [weak node] in if let node { owner.give(to: node, target) } },
            release: { [weak node] in
                target?.setFocused(false)
                if let node { owner.leave(node) }
            })
    }
}

nonisolated extension View {
    package func focusTarget(_ target: FocusTarget) -> some View { environment(\.focusTarget, target) }

    /// Whether the view can have the focus, and with it the keys that are pressed; on macOS a ring shows that it has it.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        services(".focusable") { node, services in
            if isFocusable, node.environment.isEnabled { services.focus = node.focusHandle }
        }
        .modifier(FocusRing(isFocusable: isFocusable))
    }

    /// The same for what the focus is used for; a picture makes no difference.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Views between which arrow keys and tabs move; a picture has one order of its own.
    public func focusSection() -> some View { self }
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Gives the binding this value when the view appears.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// How eagerly a default focus is taken.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1 << 0)
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
