import ViewGraph

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// With an edge on macOS, the text alone on iOS.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldChrome(field: configuration, look: .automatic)
    }
}

/// The text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldChrome(field: configuration, look: .plain) }
}

/// In a field with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldChrome(field: configuration, look: .rounded)
    }
}

/// In a field with sharp corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldChrome(field: configuration, look: .square)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A field in its style. What a style draws with is plain, so that a style ends.
struct TextFieldContent: ControlPart {
    let style: StyleBox<any TextFieldStyle>
    let configuration: TextField<_TextFieldStyleLabel>

    var body: some View {
        AnyView(any: content).environment(\.textFieldStyleBox, StyleBox(PlainTextFieldStyle()))
    }

    private var content: any View {
        func open<S: TextFieldStyle>(_ style: S) -> any View {
            StyledView(style, configuration) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0._body(configuration: $0.1) }
            }
        }
        return open(style.style)
    }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any TextFieldStyle> { StyleBox(DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
    package var textFieldStyleBox: StyleBox<any TextFieldStyle> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the text fields inside.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyleBox, StyleBox(style))
    }
}
