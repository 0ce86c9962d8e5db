import ArgumentParser
import Rendering

struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws a view to a picture; the default command.",
        usage: "render FILE -o OUT [options]\nrender FILE --all -o DIR [options]")

    @Argument(help: ArgumentHelp("The source; '-' reads standard input.", valueName: "file"))
    var file: String

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("The picture: .png, .svg or .pdf; '-' is standard output.", valueName: "out"))
    var output: String

    @Option(
        help: ArgumentHelp("png, svg or pdf, in place of what the output's name says.", valueName: "name"),
        transform: { try argument($0, PictureFormat.init(rawValue:), "'png', 'svg' or 'pdf'") })
    var format: PictureFormat?

    @Flag(help: "Draws every preview of the file, each to a file of its own in the folder '-o' names.")
    var all = false

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    func run() throws {
        guard !all else { return try drawAll() }
        let format = try chosenFormat()
        let session = try RenderSession(source: SourceReader.read(file), options: drawing.options())
        try write(session, to: output, as: format)
    }

    private func chosenFormat() throws -> PictureFormat {
        if let format { return format }
        if output == "-" { throw ValidationError("Writing to standard output needs '--format png', 'svg' or 'pdf'.") }
        if let format = PictureFormat(path: output) { return format }
        throw ValidationError(
            "The format of '\(output)' isn't known: it has to end in .png, .svg or .pdf, or '--format' has to be given.")
    }

    private func drawAll() throws {
        guard output != "-" else { throw ValidationError("With '--all' the output has to be a folder.") }
        let options = try drawing.options()
        let program = try InterpretedProgram(SourceReader.read(file), options: options)
        let previews = try program.previewNames()
        try Folder.create(output)
        let format = format ?? .png
        var names = FileNames()
        for preview in previews {
            let session = try RenderSession(preview: preview, of: program, options: options)
            let path = "\(output)/\(names.next(preview.title)).\(format.rawValue)"
            try write(session, to: path, as: format)
            if !verbosity.quiet { print(path) }
        }
    }

    private func write(_ session: RenderSession, to path: String, as format: PictureFormat) throws {
        let picture = try session.picture()
        var phases = session.phases
        try OutputFile.create(path) { file in
            try phases.measure("encode") {
                if format == .png {
                    try picture.png { try file.write($0) }
                } else {
                    try file.write(picture.encoded(as: format))
                }
            }
        }
        verbosity.report(session.warnings)
        if !verbosity.quiet { session.console.forEach { Messages.error($0 + "\n") } }
        verbosity.report(phases)
    }
}
