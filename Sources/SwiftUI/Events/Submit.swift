import ViewGraph

/// What a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What is done when a text field below is submitted, the innermost action first.
package struct SubmitActions {
    private var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

    package init() {}

    init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) { add(triggers, action) }

    mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
        entries.insert((triggers, action), at: 0)
    }

    package func callAsFunction(_ trigger: SubmitTriggers) {
        for entry in entries where entry.triggers.contains(trigger) { entry.action() }
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    /// A text field calls `submit(.text)` when return is pressed.
    package var submit: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

struct SubmitModifier: EnvironmentModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    func write(to environment: inout EnvironmentValues) { environment.submit.add(triggers, action) }
}

struct SubmitScopeModifier: EnvironmentModifier, Equatable {
    let isBlocking: Bool
    func write(to environment: inout EnvironmentValues) {
        if isBlocking { environment.submit = SubmitActions() }
    }
}

nonisolated extension View {
    /// Calls `action` when a text field in the view is submitted: `--type 'Name=Ann\n'`.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submissions in the view from those above it.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}
