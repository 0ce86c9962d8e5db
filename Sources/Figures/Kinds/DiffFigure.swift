import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// Two variants of a view, what differs marked in both.
    func diff() throws(RenderFailure) -> FigureContent {
        let before = try drawn()
        let (after, name) = try variant()
        var difference = LayoutDifference(before.inspection.root, after.inspection.root)
        try difference.addLooks(before, after)
        let sentences = difference.sentences(style.labels)
        return FigureContent(
            view: DiffFigure(
                before: before, after: after, difference: difference,
                captions: (firstName, name), style: style, width: contentWidth),
            title: style.labels("Two variants of a view"), alternateText: sentences.joined(separator: " "),
            text: sentences.joined(separator: "\n"))
    }

    /// Two views are called by their names; what was changed in one is what it was before.
    private var firstName: String {
        let isNamed = settings.text("what-if") == nil && settings.text("other") == nil
        return isNamed ? options.view ?? style.labels("before") : style.labels("before")
    }

    /// The other variant, and what it is called.
    private func variant() throws(RenderFailure) -> (DrawnView, String) {
        var options = options
        if let text = settings.text("what-if"), let change = SourceChange(text) {
            let project = try Explanations.changed(request.source, change)
            let program = try project.program(showing: options.view)
            return (try DrawnView(RenderSession(program: program, options: options)), text)
        }
        if let path = settings.text("other") {
            let program = try SourceProject(paths: [path], options: options).program(showing: options.view)
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return (try DrawnView(RenderSession(program: program, options: options)), name)
        }
        if let view = settings.text("other-view") {
            options.view = view
            let program = try request.source.program(showing: view)
            return (try DrawnView(RenderSession(program: program, options: options)), view)
        }
        throw RenderFailure(
            .request,
            text: "error: there is only one variant\n"
                + "note: '--what-if padding=8', '--other FILE' or '--other-view NAME' gives another\n")
    }
}

nonisolated struct DiffFigure: View {
    let before: DrawnView
    let after: DrawnView
    let difference: LayoutDifference
    let captions: (String, String)
    let style: FigureStyle
    let width: CGFloat

    private var scale: CGFloat {
        let widest = max(before.size.width, after.size.width)
        let both = before.size.width + after.size.width + style.theme.spacing
        let narrowed = (width - style.theme.spacing) / max(before.size.width + after.size.width, 1)
        if both <= width { return 1 }
        if narrowed >= 0.6 { return narrowed }
        return widest > width ? width / widest : 1
    }

    var body: some View {
        FlowRow(spacing: style.theme.spacing) {
            stage(before, captions.0) { change in
                switch change {
                case .removed(let frame), .changed(let frame, _), .look(let frame): frame
                case .inserted, .text: nil
                }
            }
            stage(after, captions.1) { change in
                switch change {
                case .inserted(let frame), .changed(_, let frame), .look(let frame): frame
                case .removed, .text: nil
                }
            }
        }
    }

    private func stage(
        _ drawn: DrawnView, _ caption: String, _ frame: (LayoutDifference.Change) -> CGRect?
    ) -> some View {
        let marks = difference.innermost.compactMap { frame($0.change) }.filter { $0.width >= 1 && $0.height >= 1 }
        return VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: caption).font(style.label(11, weight: .semibold)).foregroundStyle(style.secondary)
            drawn.view(scale: scale)
                .overlay { Rectangle().strokeBorder(style.line, lineWidth: 1) }
                .overlay(alignment: .topLeading) {
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        ForEach(marks.indices, id: \.self) { index in
                            RoundedRectangle(cornerRadius: 2)
                                .strokeBorder(style.colors.attention.color, lineWidth: 1)
                                .background(style.colors.attention.color.opacity(0.07))
                                .frame(
                                    width: max(marks[index].width * scale, 2),
                                    height: max(marks[index].height * scale, 2)
                                )
                                .offset(x: marks[index].minX * scale, y: marks[index].minY * scale)
                        }
                    }
                }
        }
    }
}
