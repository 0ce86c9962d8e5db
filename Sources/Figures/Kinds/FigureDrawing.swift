import Rendering
import SwiftUI

/// What one kind makes of its input, before it is drawn.
nonisolated struct FigureContent {
    let view: any View
    /// What the figure is called, for readers of its file.
    let title: String
    let alternateText: String
    var text: String?
}

nonisolated extension FigureInput {
    /// The figure of the request's kind.
    func content() throws(RenderFailure) -> FigureContent {
        switch request.kind {
        case .preview: try preview()
        case .code: try code()
        case .listing: try listing()
        case .viewTree: try viewTree()
        case .layoutSteps: try layoutSteps()
        case .proposals: try proposals()
        case .resize: try resize()
        case .filmstrip: try filmstrip()
        case .stack: try stack()
        case .grid: try grid()
        case .alignment: try alignment()
        case .renderTree: try renderTree()
        case .environment: try environment()
        case .preferences: try preferences()
        case .timeline: try timeline()
        case .diff: try diff()
        case .explain: try explain()
        }
    }
}
