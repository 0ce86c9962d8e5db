import Rendering

/// One figure as somebody asks for it.
public struct FigureRequest: Sendable {
    public var kind: FigureKind
    /// The source whose view is shown.
    public var source: SourceProject
    /// How the view itself is drawn: its size, appearance, events. The figure has the same scale and appearance.
    public var options: RenderOptions
    public var settings: FigureSettings

    /// - Parameter settings: nil leaves every option of the kind at its default.
    public init(
        kind: FigureKind, source: SourceProject, options: RenderOptions = RenderOptions(),
        settings: FigureSettings? = nil
    ) {
        (self.kind, self.source, self.options) = (kind, source, options)
        self.settings = settings ?? FigureSettings(for: kind)
    }

    /// A figure of one source.
    public init(
        kind: FigureKind, source: SourceText, options: RenderOptions = RenderOptions(), settings: FigureSettings? = nil
    ) {
        self.init(kind: kind, source: SourceProject(source), options: options, settings: settings)
    }
}
