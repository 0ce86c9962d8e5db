import ArgumentParser
import Figures
import Files
import Rendering

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells in words why a view is as large as it is, and stands where it stands.")

    @Argument(
        help: ArgumentHelp("Sources, or folders of them, as one program; '-' reads standard input.", valueName: "input")
    )
    var inputs: [String]

    @Option(
        help: ArgumentHelp(
            "The view: its visible text, its accessibility label, or its id in 'render inspect'.", valueName: "view"))
    var of: String?

    @Flag(help: "Tells of every text that is cut off who gave it too little, and what would do.")
    var whyTruncated = false

    @Option(
        help: ArgumentHelp(
            "Tells what moves where one value of the source is another: a modifier's, an argument's by its label, a constant's; '12:padding=8' chooses a line.",
            valueName: "name=value"))
    var whatIf: String?

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("A file in place of standard output.", valueName: "out"))
    var output = "-"

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    func validate() throws {
        guard [of != nil, whyTruncated, whatIf != nil].filter({ $0 }).count == 1 else {
            throw ValidationError("One of '--of', '--why-truncated' and '--what-if' is expected.")
        }
        if let whatIf, SourceChange(whatIf) == nil {
            throw ValidationError(
                "The value '\(whatIf)' is invalid for '--what-if': it has to be a name and a value, as in 'padding=8'.")
        }
    }

    func run() throws {
        try KeptSources.check(inputs, output: output)
        let options = try drawing.options()
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        let source = try SourceReader.project(inputs, options)
        let text: String
        if let of {
            let explanation = try Explanations.explain(of, in: source, options: options)
            text = json ? explanation.json : explanation.text + "\n"
        } else if let change = whatIf.flatMap({ SourceChange($0) }) {
            let difference = try Explanations.whatIf(change, in: source, options: options)
            text = json ? difference.json : difference.text + "\n"
        } else {
            let truncations = try Explanations.truncations(in: source, options: options)
            let sentences = truncations.map(\.sentence).joined(separator: "\n")
            text =
                json ? Truncation.json(truncations) : (truncations.isEmpty ? "No text is cut off." : sentences) + "\n"
        }
        try OutputFile.create(output) { try $0.write(Array(text.utf8)) }
    }
}
