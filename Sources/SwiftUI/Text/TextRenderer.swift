import Typesetting
import ViewGraph

/// Draws texts in a way of its own: line by line, run by run, or glyph by glyph.
public protocol TextRenderer: Animatable {
    /// Draws a text that was laid out, in its own coordinates.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size that the text takes; its own where this isn't written.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far outside of the text something is drawn. A picture cuts nothing off there.
    var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer draws, to be measured.
public struct TextProxy {
    private let measure: (ProposedViewSize) -> CGSize

    init(measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Something that is said of a part of a text, for its renderer.
public protocol TextAttribute {}

nonisolated extension Text {
    /// Says something of the text that a renderer finds at its runs, by the value's type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        customAttribute(key: ObjectIdentifier(T.self), value: value)
    }

    package func customAttribute(key: ObjectIdentifier, value: Any) -> Text {
        adding(.custom(CustomAttribute(key: key, value: value)))
    }

    /// A value of any type that is said of a text.
    // Unchecked: the value doesn't change once it is made.
    struct CustomAttribute: Equatable, @unchecked Sendable {
        let key: ObjectIdentifier
        let value: Any

        static func == (a: Self, b: Self) -> Bool { a.key == b.key && areEqual(a.value, b.value) }
    }
}

/// The renderer of texts below, of whatever type.
package struct ErasedTextRenderer {
    let draw: (Text.Layout, inout GraphicsContext) -> Void
    let size: (ProposedViewSize, TextProxy) -> CGSize

    package nonisolated init<R: TextRenderer>(_ renderer: R) {
        draw = { renderer.draw(layout: $0, in: &$1) }
        size = { renderer.sizeThatFits(proposal: $0, text: $1) }
    }
}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: ErasedTextRenderer? { nil }
}

extension EnvironmentValues {
    package var textRenderer: ErasedTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Draws texts of this view by a renderer; what the renderer animates is what it is drawn with.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendering(renderer: renderer))
    }
}

nonisolated private struct _TextRendering<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        content.environment(\.textRenderer, ErasedTextRenderer(renderer))
    }
}
