import Rendering
import SwiftUI
import ViewGraph

nonisolated extension FigureInput {
    /// The values of a preference on their way up, and where several became one.
    func preferences() throws(RenderFailure) -> FigureContent {
        let session = try session()
        let inspection = try session.inspection()
        let nodes = session.reportedNodes
        let written = nodes.compactMap(\.node.writtenPreference)
        // The views' own preferences come first; those of the library's views are there besides.
        guard let preference = written.last else {
            throw RenderFailure(.request, text: "error: no view here sets a preference\n")
        }
        let index = Int(settings.number("preference") ?? 1)
        var keys: [WrittenPreference] = []
        for one in written where !keys.contains(where: { $0.id == one.id }) { keys.append(one) }
        guard index <= keys.count else {
            let known = keys.count == 1 ? "is only one preference" : "are only \(keys.count) preferences"
            throw RenderFailure(
                .request,
                text: "error: there is no preference \(index) here (--preference)\nnote: there \(known)\n")
        }
        let key = index >= 1 ? keys[index - 1] : preference
        var values: [String: String] = [:]
        var writers: Set<String> = []
        for node in nodes {
            if let value = key.value(node.node) { values[node.id] = session.describe(value) }
            if node.node.writtenPreference?.id == key.id { writers.insert(node.id) }
        }
        return preferencesFigure(inspection, values: values, writers: writers)
    }

    private func preferencesFigure(
        _ inspection: Inspection, values: [String: String], writers: Set<String>
    ) -> FigureContent {
        let own = DeclaredTypes.names(in: request.source.files.map(\.text))
        var sentences: [String] = []
        let boxes = [inspection.root].compactMap { $0 }.map {
            TreeNode($0, own: own) { report, node in
                guard let value = values[report.id] else { return }
                node.rightNotes = [TreeNote(text: TreeNode.short(value), role: .answer)]
                let sources = report.children.filter { values[$0.id] != nil }
                if writers.contains(report.id) {
                    node.isMarked = true
                    sentences.append(
                        style.labels("{view} sets {value}.", ["view": report.name, "value": value]))
                } else if sources.count > 1 {
                    node.tint = FigureTheme.Pair(series: 2, of: style.colors)
                    node.details = [
                        TreeNote(
                            text: style.labels("reduces {count} values", ["count": String(sources.count)]), role: .state
                        )
                    ]
                    sentences.append(
                        style.labels(
                            "{view} reduces {count} values to {value}.",
                            ["view": report.name, "count": String(sources.count), "value": value]))
                }
            }
        }
        return FigureContent(
            view: TreeDiagram(boxes, style: style), title: style.labels("A preference on its way up"),
            alternateText: sentences.joined(separator: " "), text: sentences.joined(separator: "\n"))
    }
}
