import Budget
import Rendering
import SwiftUI

/// Documentation figures: each is a view that is drawn by this engine, of what a session reports of the source's view.
public enum Figures {
    /// Draws a figure.
    ///
    ///     let figure = try Figures.draw(FigureRequest(kind: .viewTree, source: source))
    ///     try figure.encoded(as: .svg).write(to: file)
    public static func draw(_ request: FigureRequest) throws(RenderFailure) -> Figure {
        let input = try FigureInput(request)
        let content = try input.content()
        return try draw(content, input)
    }

    static func draw(_ content: FigureContent, _ input: FigureInput) throws(RenderFailure) -> Figure {
        var options = RenderOptions()
        (options.scale, options.appearance) = (input.options.scale, input.options.appearance)
        (options.fontDirectories, options.svgText) = (input.options.fontDirectories, input.options.svgText)
        options.limits = input.options.limits
        options.background = canvas(input)
        let view = FigureCanvas(style: input.style, width: input.settings.width, content: AnyView(content.view))
        let session = try RenderSession(view: view, options: options)
        let picture = try session.picture()
        var pictureOptions = picture.options
        (pictureOptions.title, pictureOptions.summary) = (content.title, content.alternateText)
        return Figure(
            picture: Picture(displayList: picture.displayList, options: pictureOptions, limits: options.limits),
            alternateText: content.alternateText, text: content.text, warnings: input.warnings)
    }

    private static func canvas(_ input: FigureInput) -> CanvasBackground {
        guard let text = input.settings.text("canvas") else { return .color(input.style.colors.canvas.resolved) }
        return ThemeColor(text).map { .color($0.resolved) } ?? .transparent
    }
}
