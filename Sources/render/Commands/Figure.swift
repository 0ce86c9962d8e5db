import ArgumentParser
import Figures
import Files
import Foundation
import Rendering

struct DrawFigure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figure", abstract: "Draws one documentation figure of a source.",
        discussion: """
            Kinds: \(FigureKind.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(help: ArgumentHelp("What the figure shows.", valueName: "kind"))
    var kind: String

    @Argument(
        help: ArgumentHelp("Sources, or folders of them, as one program; '-' reads standard input.", valueName: "input")
    )
    var inputs: [String]

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The file to write: .png, .svg, .pdf, or .html for an interactive page; '-' is standard output.",
            valueName: "out"))
    var output: String

    @Option(help: ArgumentHelp("png, svg, pdf or html, where the file's name doesn't say it.", valueName: "format"))
    var format: String?

    @Flag(help: "Prints the alternate text as well.")
    var alt = false

    @OptionGroup var figure: FigureArguments
    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    private func figureKind() throws -> FigureKind {
        if let known = FigureKind(rawValue: kind) { return known }
        let names = FigureKind.allCases.map(\.rawValue)
        let hint = NameSuggestion.nearest(to: kind, among: names).map { " Did you mean '\($0)'?" }
        throw ValidationError(
            "There is no figure '\(kind)'.\(hint ?? " There are \(names.joined(separator: ", ")).")")
    }

    /// Whether a page is asked for.
    private var isPage: Bool { format == "html" || format == nil && output.lowercased().hasSuffix(".html") }

    private func pictureFormat() throws -> PictureFormat {
        if let format {
            if let known = PictureFormat(rawValue: format) { return known }
            throw ValidationError(
                "The value '\(format)' is invalid for '--format': it has to be png, svg, pdf or html.")
        }
        if let known = PictureFormat(path: output) { return known }
        throw ValidationError(
            "The name '\(output)' says no format: it has to end in .png, .svg, .pdf or .html, or '--format' says it.")
    }

    /// The folder of the sources, from which a style sheet is looked for.
    private var folder: String {
        guard let input = inputs.first, input != "-" else { return "." }
        return SourceProject.isFolder(input) ? input : (input as NSString).deletingLastPathComponent
    }

    func validate() throws {
        _ = try figure.settings(for: figureKind())
        if !isPage { _ = try pictureFormat() }
    }

    func run() throws {
        try KeptSources.check(inputs, output: output)
        let options = try drawing.options()
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        var settings = try figure.settings(for: figureKind())
        settings.findStyle(from: folder)
        let request = FigureRequest(
            kind: try figureKind(), source: try SourceReader.project(inputs, options), options: options,
            settings: settings)
        if isPage {
            let bytes = try Figures.page(request)
            return try OutputFile.create(output) { try $0.write(Array(bytes)) }
        }
        let figure = try Figures.draw(request)
        let bytes = try figure.encoded(as: pictureFormat())
        try OutputFile.create(output) { try $0.write(Array(bytes)) }
        if alt { try OutputFile.print(figure.alternateText) }
        verbosity.verbosity.report(figure.warnings)
    }
}
