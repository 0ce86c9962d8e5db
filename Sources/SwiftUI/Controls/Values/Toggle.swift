import ViewGraph

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: ControlView {
    let isOn: Binding<Bool>
    /// Several values that the one toggle stands for.
    var others: [Binding<Bool>] = []
    let label: Label

    @Environment(\.toggleStyleBox) private var style

    init(isOn: Binding<Bool>, others: [Binding<Bool>] = [], label: Label) {
        (self.isOn, self.others, self.label) = (isOn, others, label)
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }

    /// One toggle for several values: mixed where they differ.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        let joined = Binding<Bool>(
            get: { !all.isEmpty && all.allSatisfy(\.wrappedValue) },
            set: { value in for binding in all { binding.wrappedValue = value } })
        self.init(isOn: joined, others: all, label: label())
    }

    public var body: some View {
        let isMixed = others.contains { $0.wrappedValue } && !others.allSatisfy(\.wrappedValue)
        AnyView(
            any: toggleContent(
                style,
                ToggleStyleConfiguration(
                    label: style.part(AnyView(label), \.toggleStyleBox), isOn: isOn, isMixed: isMixed)))
    }
}

nonisolated extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(title)) }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was asked to draw, for it to change something outside.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, label: configuration.label)
    }
}
