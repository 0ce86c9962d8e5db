// Animatable data of text renderers, interpolated as that of modifiers is.

struct _TextRendering<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View { content._textRenderer(renderer) }
}

extension View {
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendering(renderer: renderer))
    }
}
