import ViewGraph

// Fields that tell of themselves by closures, as they did before `focused` and `onSubmit`.

nonisolated extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            text: text, label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text, label: Text(title), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, label: Text(title), prompt: nil, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
    }
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
    }
}

nonisolated extension View {
    /// What came before `autocorrectionDisabled(_:)`.
    public func disableAutocorrection(_ disable: Bool?) -> some View { inert(".disableAutocorrection") }

    /// What came before `textInputAutocapitalization(_:)`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        inert(".autocapitalization")
    }
}

/// Which letters a keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}
