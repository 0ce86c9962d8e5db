import Rendering
import ViewGraph

/// Finds the view that somebody means: by its visible text, its accessibility label or identifier, or its id.
nonisolated enum ViewSearch {
    /// - Throws: where no view or several are called that, with the candidates.
    static func node(called name: String, in root: LayoutReport?) throws(RenderFailure) -> LayoutReport {
        let nodes = root?.flattened ?? []
        if let node = nodes.first(where: { $0.id == name }) { return node }
        var found = nodes.filter { names(of: $0).contains(name) }
        if found.isEmpty { found = nodes.filter { isCutOff($0, name) } }
        if found.isEmpty { found = nodes.filter { names(of: $0).contains { $0.contains(name) } } }
        if found.isEmpty { found = nodes.filter { $0.name == name } }
        if found.count == 1, let only = found.first { return only }
        guard !found.isEmpty else { throw missing(name, nodes) }
        let list = found.prefix(20).map { "\n  \(describe($0))" }.joined()
        throw RenderFailure(
            .request,
            text: "error: \(found.count) views are called '\(name)' (--of)\nnote: choose one by its id:\(list)\n")
    }

    /// Whether the view shows the beginning of a text that it has no room for.
    private static func isCutOff(_ node: LayoutReport, _ text: String) -> Bool {
        guard let shown = node.text, shown.isTruncated else { return false }
        let beginning = shown.lines.joined(separator: " ").prefix { $0 != "…" }
        return !beginning.isEmpty && text.hasPrefix(beginning)
    }

    private static func missing(_ name: String, _ nodes: [LayoutReport]) -> RenderFailure {
        let all = nodes.flatMap { names(of: $0) }
        if let nearest = NameSuggestion.nearest(to: name, among: all) {
            return RenderFailure(
                .request, text: "error: there is no view called '\(name)' (--of)\nnote: did you mean '\(nearest)'?\n")
        }
        let list = nodes.filter { !names(of: $0).isEmpty }.prefix(20).map { "\n  \(describe($0))" }.joined()
        let note = list.isEmpty ? "\nnote: ids are those of 'render inspect'" : "\nnote: there are:\(list)"
        return RenderFailure(.request, text: "error: there is no view called '\(name)' (--of)\(note)\n")
    }

    private static func names(of node: LayoutReport) -> [String] {
        var names = node.text.map { [$0.lines.joined(separator: " ")] } ?? []
        names += [node.accessibility?.label, node.accessibility?.identifier].compactMap { $0 }
        return names.filter { !$0.isEmpty }
    }

    private static func describe(_ node: LayoutReport) -> String {
        let name = names(of: node).first.map { " “\($0)”" } ?? ""
        let place = "\(FigureNumbers.text(node.frame.minX)),\(FigureNumbers.text(node.frame.minY))"
        return "\(node.id): \(node.name)\(name) at \(place)"
    }
}
