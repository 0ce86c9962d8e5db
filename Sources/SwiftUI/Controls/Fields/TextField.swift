import ViewGraph

/// A field that text is typed into.
public nonisolated struct TextField<Label: View>: ControlView {
    let text: Binding<String>
    let label: Label
    let prompt: Text?
    let axis: Axis?
    /// Called with true when the field takes the focus, with false when it loses it.
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void

    @Environment(\.textFieldStyleBox) private var style
    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.isFormColumn) private var isFormColumn

    init(
        text: Binding<String>, label: Label, prompt: Text?, axis: Axis? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        (self.text, self.label, self.prompt, self.axis) = (text, label, prompt, axis)
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, label: label(), prompt: prompt)
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, label: label(), prompt: prompt, axis: axis)
    }

    public var body: some View {
        let configuration = TextField<_TextFieldStyleLabel>(
            text: text, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, axis: axis,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
        // In a form of macOS the title is a label of its own (measured: facts 17.2).
        if platform == .macOS, place == .row || isFormColumn {
            LabeledControl(label: label, control: TextFieldContent(style: style, configuration: configuration))
        } else {
            TextFieldContent(style: style, configuration: configuration).controlSpacing()
        }
    }
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey), prompt: nil)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(titleKey), prompt: prompt)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, label: Text(titleKey), prompt: nil, axis: axis)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, label: Text(title), prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, label: Text(title), prompt: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(title), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, label: Text(title), prompt: nil, axis: axis)
    }
}

nonisolated extension TextField {
    /// A field for a value that has a text form; what can't be read leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        self.init(text: Self.text(of: value, format), label: Text(titleKey), prompt: prompt)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        self.init(text: Self.text(of: value, format), label: Text(titleKey), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        self.init(text: Self.text(of: value, format), label: Text(title), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        self.init(text: Self.text(of: value, format), label: Text(title), prompt: prompt)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: Self.text(of: value, format), label: label(), prompt: prompt)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: Self.text(of: value, format), label: label(), prompt: prompt)
    }

    private static func text<F: ParseableFormatStyle>(of value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    }

    private static func text<F: ParseableFormatStyle>(of value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            get: { format.format(value.wrappedValue) },
            set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    }
}

/// The label of a text field inside a style.
public nonisolated struct _TextFieldStyleLabel: ConfigurationPart {
    package let content: AnyView
}
