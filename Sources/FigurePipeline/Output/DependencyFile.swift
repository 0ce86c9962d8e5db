/// What the outputs depend on, as Make and Ninja read it.
struct DependencyFile {
    let text: String

    init(_ plan: BookPlan, _ settings: PipelineSettings, _ share: PlanShare) {
        let folder = settings.output.map { $0 + "/" } ?? ""
        var rules: [String] = []
        for index in plan.figures.indices where share.figures.contains(index) {
            let figure = plan.figures[index]
            let targets = figure.job.outputs.map { Self.escaped(folder + settings.path(of: figure, $0)) }
            rules.append("\(targets.joined(separator: " ")): \(figure.inputs.map(Self.escaped).joined(separator: " "))")
        }
        for index in share.chapters {
            let place = plan.chapters[index].place
            let page = settings.isSite ? SiteWriter.page(of: plan.chapters[index]) : place.relativePath
            var inputs = [place.path]
            for figure in plan.figures where figure.chapter == index {
                for input in figure.inputs where !inputs.contains(input) { inputs.append(input) }
            }
            rules.append("\(Self.escaped(folder + page)): \(inputs.map(Self.escaped).joined(separator: " "))")
        }
        text = rules.map { $0 + "\n" }.joined()
    }

    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path {
            switch character {
            case " ", "#", "\\": result += "\\\(character)"
            case "$": result += "$$"
            default: result.append(character)
            }
        }
        return result
    }
}
