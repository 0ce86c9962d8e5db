import Foundation
import Rendering
import SwiftUI

extension Figures {
    /// A figure as a page of its own, in which a reader drags the proposed width, steps through a layout or moves time.
    /// The states are pictures that were drawn before; without scripts the page shows the still figure. It needs no
    /// network and follows the reader's light or dark appearance.
    public static func page(_ request: FigureRequest) throws(RenderFailure) -> Data {
        let light = try drawings(request, .light)
        let dark = try drawings(request, .dark)
        let page = InteractivePage(
            title: light.still.picture.options.title ?? "", alternateText: light.still.alternateText,
            still: PicturePair(light: try svg(light.still), dark: try svg(dark.still)),
            states: try pairs(light, dark), control: light.states?.control ?? "", plays: light.states?.plays ?? false,
            initial: light.states?.initial ?? 0, colors: FigureTheme.Colors.pages(light.style, dark.style))
        return Data(page.html.utf8)
    }

    private struct Drawings {
        var still: Figure
        var states: InteractiveStates?
        var pictures: [Figure] = []
        var style: FigureStyle
    }

    private static func drawings(
        _ request: FigureRequest, _ appearance: ColorScheme
    ) throws(RenderFailure) -> Drawings {
        var request = request
        request.options.appearance = appearance
        let input = try FigureInput(request)
        var result = Drawings(still: try draw(request), style: input.style)
        guard let states = try input.interactiveStates() else { return result }
        result.states = states
        for state in states.states {
            let content = FigureContent(view: state.content, title: state.value, alternateText: state.text)
            result.pictures.append(try draw(content, input))
        }
        return result
    }

    private static func pairs(_ light: Drawings, _ dark: Drawings) throws(RenderFailure) -> [InteractivePage.State] {
        var result: [InteractivePage.State] = []
        for (index, state) in (light.states?.states ?? []).enumerated() where dark.pictures.indices.contains(index) {
            let size = light.pictures[index].picture.options.size
            result.append(
                InteractivePage.State(
                    value: state.value, text: state.text,
                    edge: state.edge.map { ($0 + light.style.theme.margin) / max(size.width, 1) },
                    width: size.width,
                    picture: PicturePair(light: try svg(light.pictures[index]), dark: try svg(dark.pictures[index]))))
        }
        return result
    }

    private static func svg(_ figure: Figure) throws(RenderFailure) -> Data { try figure.encoded(as: .svg) }
}

/// The same picture for both appearances, as SVG.
struct PicturePair {
    var light: Data
    var dark: Data
}

extension FigureTheme.Colors {
    /// The colours of a page, as CSS for both appearances.
    fileprivate static func pages(_ light: FigureStyle, _ dark: FigureStyle) -> (light: String, dark: String) {
        (light.colors.css, dark.colors.css)
    }

    private var css: String {
        "--canvas:\(canvas.css);--ink:\(ink.css);--secondary:\(secondary.css);--line:\(line.css);--accent:\(accent.css)"
    }
}

extension ThemeColor {
    fileprivate var css: String {
        func byte(_ component: Double) -> String {
            let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + byte(resolved.red) + byte(resolved.green) + byte(resolved.blue)
    }
}
