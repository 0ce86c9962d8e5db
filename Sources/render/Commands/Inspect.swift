import ArgumentParser
import Rendering

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints what was laid out, as JSON.")

    @Argument(help: ArgumentHelp("The source; '-' reads standard input.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("layout: frames and texts; view: the static view tree. (default: layout)", valueName: "kind"))
    var tree: String?

    @Flag(help: "With '--tree view': shows TupleView nodes.")
    var tuples = false

    @Option(name: [.short, .customLong("output")], help: ArgumentHelp("A file in place of standard output.", valueName: "out"))
    var output = "-"

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    private enum Tree: String { case layout, view, render }

    func validate() throws {
        if let tree, Tree(rawValue: tree) == nil {
            throw ValidationError("The value '\(tree)' is invalid for '--tree': it has to be 'layout', 'view' or 'render'.")
        }
    }

    func run() throws {
        let options = try drawing.options()
        try Folders.check(options)
        let session = try RenderSession(source: SourceReader.read(file), options: options)
        let text: String
        switch tree.flatMap(Tree.init(rawValue:)) ?? .layout {
        case .layout: text = try session.inspection().json
        case .view, .render: text = try session.inspection().json
        }
        try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
        verbosity.verbosity.report(session.warnings)
        verbosity.verbosity.report(session.phases)
    }
}
