import ArgumentParser
import Files
import Rendering

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints what was laid out, as JSON.")

    @Argument(
        help: ArgumentHelp(
            "Sources, or folders of them, as one program; or a package; '-' reads standard input.", valueName: "input")
    )
    var inputs: [String]

    @Option(
        help: ArgumentHelp(
            "layout: frames and texts; view: the static view tree; render: live nodes with their state. (default: layout)",
            valueName: "kind"))
    var tree: String?

    @Flag(help: "Prints what each event did: nodes that came, went or changed, bodies that ran and why.")
    var changes = false

    @Flag(help: "With '--tree view': shows TupleView nodes.")
    var tuples = false

    @Flag(help: "Adds every question a parent asked and every answer, in order, with the reason.")
    var probes = false

    @Flag(help: "Adds where in the source each view was made.")
    var sources = false

    @Flag(help: "Adds what is animated there: from, to, curve, elapsed time, velocity.")
    var animations = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("A file in place of standard output.", valueName: "out"))
    var output = "-"

    @Option(help: ArgumentHelp("Steps to do first; what they want pictures of is passed over.", valueName: "file"))
    var scenario: String?

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    private enum Tree: String { case layout, view, render }

    func validate() throws {
        if changes, tree != nil { throw ValidationError("'--changes' and '--tree' can't be used together.") }
        if scenario != nil, changes || tree == Tree.view.rawValue {
            throw ValidationError("'--scenario' can't be used with '--changes' or '--tree view'.")
        }
        if let tree, Tree(rawValue: tree) == nil {
            throw ValidationError(
                "The value '\(tree)' is invalid for '--tree': it has to be 'layout', 'view' or 'render'.")
        }
    }

    func run() throws {
        try KeptSources.check(inputs, output: output)
        let scenario = try scenario.map { try Scenario(path: $0) }
        var options = try scenario.map { try drawing.options(with: $0.options) } ?? drawing.options()
        options.recordsProbes = probes
        options.recordsSources = sources
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        let program = try SourceReader.project(inputs, options).program(showing: options.view)
        guard tree != Tree.view.rawValue else {
            let text = try program.viewTree(of: options.view, showsTuples: tuples).json
            return try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
        }
        let events = options.events
        if changes { options.events = [] }
        let session = try RenderSession(program: program, options: options)
        if let scenario { try session.perform(scenario) { _, _ in } }
        let text: String
        if changes {
            text = TreeChanges.json(try events.map { try session.changes(of: $0) })
        } else {
            var inspection = try session.inspection()
            inspection.showsAnimations = animations
            text = tree == Tree.render.rawValue ? session.renderTree().json : inspection.json
        }
        try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
        verbosity.verbosity.report(session.warnings)
        verbosity.verbosity.report(session.phases)
    }
}
