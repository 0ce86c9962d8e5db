import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// The chain of proposals and answers down to one view, each link with the line of the source that made it.
    func explain() throws(RenderFailure) -> FigureContent {
        guard let name = settings.text("of") else {
            throw RenderFailure(.request, text: "error: which view is explained? '--of' names its text or its id\n")
        }
        let inspection = try session { options in
            (options.recordsProbes, options.recordsSources) = (true, true)
        }.inspection()
        let explanation = try Explanation(of: name, in: inspection)
        let sentences = explanation.sentences(style.labels)
        let lines = ColoredSources(request.source.files)
        return FigureContent(
            view: ExplainFigure(explanation: explanation, sources: lines, style: style, width: contentWidth),
            title: style.labels("Why {view} is as large as it is", ["view": explanation.links.last?.name ?? name]),
            alternateText: sentences.joined(separator: " "), text: sentences.joined(separator: "\n"))
    }
}

/// The lines of several files in their colours, each file coloured when one of its lines is shown.
nonisolated final class ColoredSources {
    private let files: [SourceText]
    private var colored: [String: ColoredSource] = [:]

    init(_ files: [SourceText]) { self.files = files }

    func line(_ place: SourcePlace) -> CodeLine? {
        guard let file = files.first(where: { $0.name == place.file }) else { return nil }
        let source = colored[file.name] ?? ColoredSource(file.text)
        colored[file.name] = source
        guard source.lines.indices.contains(place.line - 1) else { return nil }
        var pieces = source.lines[place.line - 1]
        while let first = pieces.first {
            let text = String(first.text.drop { $0 == " " })
            guard text != first.text else { break }
            if text.isEmpty { pieces.removeFirst() } else { pieces[0].text = text }
        }
        return CodeLine(number: place.line, pieces: pieces)
    }
}

nonisolated struct ExplainFigure: View {
    let explanation: Explanation
    let sources: ColoredSources
    let style: FigureStyle
    let width: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(explanation.links.indices, id: \.self) { index in
                row(index)
                    .padding(.bottom, index < explanation.links.count - 1 ? 14 : 0)
                    .background(alignment: .topLeading) { if index < explanation.links.count - 1 { connector } }
            }
        }
    }

    private var connector: some View {
        Rectangle().fill(style.line).frame(width: 1).padding(.leading, 20).padding(.top, 20)
    }

    private func row(_ index: Int) -> some View {
        let link = explanation.links[index]
        let isLast = index == explanation.links.count - 1
        return HStack(alignment: .top, spacing: 14) {
            TreeBox(node: node(link, isLast: isLast), style: style, size: style.theme.labelSize)
                .frame(width: min(150, width / 3), alignment: .leading)
            VStack(alignment: .leading, spacing: 4) {
                HStack(spacing: 12) {
                    TreeNoteView(note: proposal(link), style: style, size: 11.5)
                    TreeNoteView(note: answer(link), style: style, size: 11.5)
                }
                if let reason = link.reason, index > 0 {
                    Text(verbatim: style.labels.reason(reason)).font(style.caption).foregroundStyle(style.secondary)
                }
                if let place = link.source { source(place) }
            }
            .padding(.top, 4)
        }
    }

    private func node(_ link: Explanation.Link, isLast: Bool) -> TreeNode {
        var node = TreeNode(id: link.id, name: link.name)
        node.kind = link.name.hasPrefix(".") ? .modifier : .view
        node.isMarked = isLast
        return node
    }

    private func proposal(_ link: Explanation.Link) -> TreeNote {
        TreeNote(text: FigureNumbers.text(link.proposal.width, link.proposal.height), role: .proposal)
    }

    private func answer(_ link: Explanation.Link) -> TreeNote {
        TreeNote(text: FigureNumbers.text(link.answer), role: .answer)
    }

    private func source(_ place: SourcePlace) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(verbatim: "\(fileName(place.file)):\(place.line)")
                .font(style.label(10.5))
                .foregroundStyle(style.secondary)
                .fixedSize()
            if let line = sources.line(place) {
                Text(line.text(in: style)).font(style.code(10.5)).lineLimit(width < 420 ? 2 : 1)
            }
        }
        .padding(.horizontal, 7)
        .padding(.vertical, 3)
        .background(style.panel, in: RoundedRectangle(cornerRadius: 5))
    }

    private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
