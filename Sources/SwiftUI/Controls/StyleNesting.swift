import ViewGraph

/// Styles inside styles: `ProgressView(configuration)` in a progress view style is drawn by the style around it.
nonisolated extension View {
    /// Gives the controls inside a style; the one they had so far is kept for what the style draws.
    func controlStyle<Style>(
        _ path: WritableKeyPath<EnvironmentValues, StyleBox<Style>> & Sendable, _ style: Style
    ) -> some View { transformEnvironment(path) { $0 = StyleBox(style, inside: $0) } }
}

nonisolated extension StyleBox {
    typealias Path = WritableKeyPath<EnvironmentValues, StyleBox> & Sendable

    /// What the style drew, with the style around it for controls of its kind.
    func drawn(_ content: any View, _ path: Path) -> any View {
        outer.map { AnyView(any: content).environment(path, $0) } ?? content
    }

    /// A part of the control that the style was given: it isn't the style's, so it keeps the style.
    func part(_ view: AnyView, _ path: Path) -> AnyView { outer == nil ? view : AnyView(view.environment(path, self)) }
}
