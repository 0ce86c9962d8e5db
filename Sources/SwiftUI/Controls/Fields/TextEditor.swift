import ViewGraph

/// A field for text of many lines.
public nonisolated struct TextEditor: ControlView {
    let text: Binding<String>

    @Environment(\.textEditorStyleBox) private var style

    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        func open<S: TextEditorStyle>(_ style: S) -> any View {
            StyledView(style, TextEditorStyleConfiguration(text: text)) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
        }
        return AnyView(any: open(style.style)).controlSpacing()
    }
}

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a text editor style draws.
public nonisolated struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// With the platform's background.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EditorText(text: configuration.text) }
}

/// The text alone.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EditorText(text: configuration.text, hasBackground: false)
    }
}

/// With an edge.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EditorText(text: configuration.text, hasBackground: false).modifier(FieldBackground(radius: 6))
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// The text on an opaque background, 5 points in (measured on macOS: facts 17.6).
struct EditorText: ControlPart {
    let text: Binding<String>
    var hasBackground = true

    @Environment(\.platform) private var platform
    @Environment(\.font) private var font
    @Environment(\.scrollContentBackground) private var scrollContentBackground
    @Environment(\.isEnabled) private var isEnabled

    private var showsBackground: Bool { hasBackground && scrollContentBackground != .hidden }

    var body: some View {
        let binding = text
        Text(verbatim: text.wrappedValue)
            .environment(\.font, font ?? (platform == .macOS ? .system(size: 12) : .body))
            .dimmed(!isEnabled)
            .padding(.horizontal, 5)
            .padding(.vertical, platform == .macOS ? 0 : 8)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
            .background(showsBackground ? AnyShapeStyle(.background) : AnyShapeStyle(Color.clear))
            .clipped()
            .interaction { node in
                Interaction.text(label: "Text Editor", focus: node.focusHandle, type: { binding.wrappedValue = $0 })
            }
    }
}

private enum TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any TextEditorStyle> { StyleBox(AutomaticTextEditorStyle()) }
}

extension EnvironmentValues {
    package var textEditorStyleBox: StyleBox<any TextEditorStyle> {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the text editors inside.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.textEditorStyleBox, StyleBox(style))
    }
}
