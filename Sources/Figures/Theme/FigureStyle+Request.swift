import Rendering
import SwiftUI

nonisolated extension FigureStyle {
    /// The style that a request asks for.
    init(_ request: FigureRequest) throws(RenderFailure) {
        isDark = request.options.appearance == .dark
        if let path = request.settings.text("style") { theme = try StyleSheet.theme(path: path) }
        if let language = request.settings.text("labels") { labels = try FigureLabels(language: language) }
    }
}
