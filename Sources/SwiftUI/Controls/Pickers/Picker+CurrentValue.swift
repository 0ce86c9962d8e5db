import ViewGraph

// Pickers that show what is chosen in another way than as the option itself: a menu does.

nonisolated extension Picker {
    public init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, label: label(), content: content(), current: AnyView(currentValueLabel()))
    }
}

nonisolated extension Picker where Label == Text {
    public init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, label: Text(titleKey), content: content(), current: AnyView(currentValueLabel()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, CurrentValueLabel: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, label: Text(title), content: content(), current: AnyView(currentValueLabel()))
    }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
            current: AnyView(currentValueLabel()))
    }
}
