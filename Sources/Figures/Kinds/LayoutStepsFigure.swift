import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// The view tree with each proposal and each answer, numbered; on request the numbered sentences in its place.
    func layoutSteps() throws(RenderFailure) -> FigureContent {
        let (steps, inspection) = try recordedSteps()
        let byView = steps.byView
        let own = DeclaredTypes.names(in: request.source.files.map(\.text))
        let nodes = [inspection.root].compactMap { $0 }.map {
            TreeNode($0, own: own) { report, node in
                let notes = (byView[report.id] ?? []).map { ($0.isProposal, steps.note($0)) }
                node.leftNotes = Self.shortened(notes.filter(\.0).map(\.1))
                node.rightNotes = Self.shortened(notes.filter { !$0.0 }.map(\.1))
            }
        }
        let sentences = steps.sentences(style.labels)
        let view: any View =
            settings.text("steps") == "text"
            ? StepsText(sentences: sentences, style: style) : TreeDiagram(nodes, style: style)
        let shown = sentences.prefix(60)
        var alternate = shown.joined(separator: " ")
        if sentences.count > shown.count {
            alternate += " " + style.labels("And {count} more.", ["count": String(sentences.count - shown.count)])
        }
        return FigureContent(
            view: view, title: style.labels("Layout, step by step"), alternateText: alternate,
            text: sentences.joined(separator: "\n"))
    }

    /// The negotiation, with or without what was asked only to find things out.
    func recordedSteps() throws(RenderFailure) -> (steps: LayoutSteps, inspection: Inspection) {
        let inspection = try session { $0.recordsProbes = true }.inspection()
        return (LayoutSteps(inspection, showsProbing: settings.flag("probes")), inspection)
    }

    /// So many questions beside one box that nobody could read them are cut off, the last one stays.
    static func shortened(_ notes: [TreeNote]) -> [TreeNote] {
        let limit = 9
        guard notes.count > limit, let last = notes.last else { return notes }
        let omitted = TreeNote(text: "+\(notes.count - limit)")
        return Array(notes.prefix(limit - 1)) + [omitted, last]
    }
}

/// Numbered sentences, one a line.
nonisolated struct StepsText: View {
    let sentences: [String]
    let style: FigureStyle

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            ForEach(sentences.indices, id: \.self) { index in
                Text(verbatim: sentences[index]).font(style.label().monospacedDigit()).foregroundStyle(style.ink)
            }
        }
    }
}
