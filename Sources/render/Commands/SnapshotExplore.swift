import ArgumentParser
import Comparison
import Files
import Foundation
import Rendering

/// `render snapshot explore`.
struct SnapshotExplore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Draws a view at many widths, type sizes, directions and languages, and reports only what is wrong.")

    @Argument(help: ArgumentHelp("Sources, or folders of them, as one program.", valueName: "input"))
    var inputs: [String]

    @Option(
        help: ArgumentHelp("The narrowest and the widest window in points, as in '200...1024'.", valueName: "range"))
    var widths: String?

    @Option(
        help: ArgumentHelp(
            "Kinds of findings that are a failure: truncation, overlap, outside, clipping, contrast, target, label; or all.",
            valueName: "kinds"))
    var failOn: String?

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("A folder for the smallest picture of each finding and for the ruler.", valueName: "dir"))
    var output: String?

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    func validate() throws { _ = try (matrix(), failing()) }

    func run() throws {
        Watch.liftTimeLimit()
        let options = try drawing.options()
        try Folders.check(options)
        let project = try SourceReader.project(inputs)
        let kinds = try failing()
        var (texts, documents): ([String], [String]) = ([], [])
        var (isFailure, number) = (false, 0)
        for preview in try previews(project, options) {
            let exploration = try Exploration.run(project, options: options, preview: preview, matrix: matrix())
            isFailure = isFailure || exploration.findings.contains { kinds.contains($0.kind) }
            texts.append((preview.map { "\($0.title)\n" } ?? "") + exploration.text)
            documents.append(exploration.json)
            if let output { try write(exploration, project, options, preview, into: output, &number) }
        }
        if !verbosity.verbosity.isQuiet {
            let list = documents.count == 1 ? documents[0] : "[\(documents.joined(separator: ","))]\n"
            let text = json ? list : texts.joined(separator: "\n")
            try OutputFile.create("-") { try $0.write(Array(text.utf8)) }
        }
        if isFailure { throw CommandFailure.silent(ExitStatus.source) }
    }

    /// Every preview of a file that has several, unless one is named.
    private func previews(_ project: SourceProject, _ options: RenderOptions) throws -> [PreviewName?] {
        guard options.view == nil else { return [nil] }
        let names = (try? project.program(showing: nil).previewNames()) ?? []
        return names.count > 1 ? names : [nil]
    }

    /// The smallest picture of each finding, and the ruler.
    private func write(
        _ exploration: Exploration, _ project: SourceProject, _ options: RenderOptions, _ preview: PreviewName?,
        into folder: String, _ number: inout Int
    ) throws {
        try Folders.create(folder)
        for finding in exploration.findings {
            number += 1
            let picture = try Exploration.picture(of: finding, in: project, options: options, preview: preview)
            try OutputFile.create("\(folder)/\(number)-\(finding.kind.rawValue).png") {
                try $0.write(picture.encoded(as: .png))
            }
        }
        let name = preview.map { "ruler-\($0.index + 1)" } ?? "ruler"
        let ruler = try exploration.ruler.picture(options)
        try OutputFile.create("\(folder)/\(name).svg") { try $0.write(ruler.encoded(as: .svg)) }
    }

    private func matrix() throws -> ExploredMatrix {
        var matrix = ExploredMatrix()
        guard let widths else { return matrix }
        guard matrix.narrow(to: widths) else {
            throw ValidationError(
                "The value '\(widths)' is invalid for '--widths': it has to be two widths, as in '200...1024'.")
        }
        return matrix
    }

    private func failing() throws -> [Finding.Kind] {
        guard let failOn else { return [] }
        if failOn == "all" { return Finding.Kind.allCases }
        return try failOn.split(separator: ",").map { name in
            guard let kind = Finding.Kind(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
                let all = Finding.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError(
                    "The value '\(name)' is invalid for '--fail-on': it has to be one of \(all), or 'all'.")
            }
            return kind
        }
    }
}
