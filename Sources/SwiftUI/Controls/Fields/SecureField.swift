import ViewGraph

/// A field that shows dots for what is typed into it.
public nonisolated struct SecureField<Label: View>: ControlView {
    let text: Binding<String>
    let label: Label
    let prompt: Text?
    let onCommit: () -> Void

    @Environment(\.textFieldStyleBox) private var style

    init(text: Binding<String>, label: Label, prompt: Text?, onCommit: @escaping () -> Void = {}) {
        (self.text, self.label, self.prompt, self.onCommit) = (text, label, prompt, onCommit)
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, label: label(), prompt: prompt)
    }

    public var body: some View {
        TextField(text: text, label: label, prompt: prompt, onCommit: onCommit)
            .environment(\.isSecureField, true)
    }
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey), prompt: nil)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, label: Text(title), prompt: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(title), prompt: prompt)
    }
}

private enum IsSecureFieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether fields show dots.
    var isSecureField: Bool {
        get { self[IsSecureFieldKey.self] }
        set { self[IsSecureFieldKey.self] = newValue }
    }
}
