import Rendering
import SwiftUI

/// What figures are made of: the request, and its source's program, session and trees, each made when it is asked for.
nonisolated final class FigureInput {
    let request: FigureRequest
    let style: FigureStyle
    private(set) var warnings: [String] = []
    private var loaded: InterpretedProgram?

    init(_ request: FigureRequest) throws(RenderFailure) {
        self.request = request
        style = try FigureStyle(request)
    }

    var settings: FigureSettings { request.settings }
    var options: RenderOptions { request.options }
    /// How wide the figure's content may be.
    var contentWidth: CGFloat { max(settings.width - 2 * style.theme.margin, 60) }

    func program() throws(RenderFailure) -> InterpretedProgram {
        if let loaded { return loaded }
        let program = try request.source.program(showing: options.view)
        loaded = program
        return program
    }

    /// A session of the source, with the request's options changed by `change`.
    func session(_ change: (inout RenderOptions) -> Void = { _ in }) throws(RenderFailure) -> RenderSession {
        var options = options
        change(&options)
        let session = try RenderSession(program: program(), options: options)
        for warning in session.warnings where !warnings.contains(warning) { warnings.append(warning) }
        return session
    }

    func drawn(_ change: (inout RenderOptions) -> Void = { _ in }) throws(RenderFailure) -> DrawnView {
        try DrawnView(session(change))
    }

    /// The file that is shown as code.
    var sourceText: SourceText? { request.source.files.first }
}
