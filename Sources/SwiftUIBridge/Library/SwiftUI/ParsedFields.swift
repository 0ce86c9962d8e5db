// Also read for: ParseableFormatStyle.

/// Fields whose text a program's own style writes and reads.
extension TextField where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(titleKey, text: _parsed(value, format), prompt: prompt) }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(titleKey, text: _parsed(value, format), prompt: prompt) }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(title, text: _parsed(value, format), prompt: prompt) }
}

extension TextField {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(text: _parsed(value, format), prompt: prompt, label: label) }
}

/// The text of a value; one that can't be read leaves the value as it is.
func _parsed<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
where F.FormatOutput == String {
    Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        })
}

/// The text of a value that may be missing; one that can't be read is missing.
func _parsed<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
where F.FormatOutput == String {
    Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { text in value.wrappedValue = try? format.parseStrategy.parse(text) })
}
