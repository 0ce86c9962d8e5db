import ArgumentParser
import Rendering

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints what was laid out, as JSON.")

    @Argument(help: ArgumentHelp("The source; '-' reads standard input.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp("layout: frames and texts; view: the static view tree. (default: layout)", valueName: "kind"),
        transform: { try argument($0, Tree.init(rawValue:), "'layout', 'view' or 'render'") })
    var tree: Tree?

    @Flag(help: "With '--tree view': shows TupleView nodes.")
    var tuples = false

    @Option(name: [.short, .customLong("output")], help: ArgumentHelp("A file in place of standard output.", valueName: "out"))
    var output = "-"

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    enum Tree: String { case layout, view, render }

    func run() throws {
        let session = try RenderSession(source: SourceReader.read(file), options: drawing.options())
        let text: String
        switch tree ?? .layout {
        case .layout: text = try session.inspection().json
        case .view, .render: text = try session.inspection().json
        }
        try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
        verbosity.report(session.warnings)
        verbosity.report(session.phases)
    }
}
