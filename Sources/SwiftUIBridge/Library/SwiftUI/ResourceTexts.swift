// Texts from localized resources.
// Also read for: LocalizedStringResource.
// Not read for its members.

extension Text {
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String) {
        self.init(String(localized: title), systemImage: systemImage)
    }
}

extension Button where Label == Text {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(String(localized: title), action: action)
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(String(localized: title), role: role, action: action)
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(String(localized: title), isOn: isOn)
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>) {
        self.init(String(localized: title), text: text)
    }
}

extension View {
    @_disfavoredOverload
    public func navigationTitle(_ title: LocalizedStringResource) -> some View {
        navigationTitle(String(localized: title))
    }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(String(localized: label))
    }
}
