import ArgumentParser
import Rendering

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints what was laid out, as JSON.")

    @Argument(help: ArgumentHelp("The source; '-' reads standard input.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp("layout: frames and texts; view: the static view tree. (default: layout)", valueName: "kind")
    )
    var tree: String?

    @Flag(help: "With '--tree view': shows TupleView nodes.")
    var tuples = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("A file in place of standard output.", valueName: "out"))
    var output = "-"

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    private enum Tree: String { case layout, view }

    func validate() throws {
        if tree == "render" { throw ValidationError("'--tree render' is not supported yet.") }
        if let tree, Tree(rawValue: tree) == nil {
            throw ValidationError("The value '\(tree)' is invalid for '--tree': it has to be 'layout' or 'view'.")
        }
    }

    func run() throws {
        let options = try drawing.options()
        try Folders.check(options)
        let program = try InterpretedProgram(SourceReader.read(file))
        guard tree != Tree.view.rawValue else {
            let text = try program.viewTree(of: options.view, showsTuples: tuples).json
            return try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
        }
        let session = try RenderSession(program: program, options: options)
        let text = try session.inspection().json
        try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
        verbosity.verbosity.report(session.warnings)
        verbosity.verbosity.report(session.phases)
    }
}
