import ArgumentParser
import Files
import Rendering

struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws a view to a picture; the default command.",
        usage: """
            render INPUT ... -o OUT [options]
            render INPUT ... --all -o DIR [options]
            render INPUT ... --scenario STEPS -o DIR [options]
            """)

    @Argument(
        help: ArgumentHelp(
            "Sources, or folders of them, as one program; or a package; '-' reads standard input.", valueName: "input")
    )
    var inputs: [String]

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The picture: .png, .svg or .pdf; a film: .apng, .gif, .webp, .mp4, .webm, or '%03d' in the name; '-' is standard output.",
            valueName: "out"))
    var output: String

    @Option(
        help: ArgumentHelp(
            "png, svg or pdf, or a film's: apng, gif, webp, mp4, webm; in place of what the output's name says.",
            valueName: "name"))
    var format: String?

    @Flag(help: "Draws every preview of the file, each to a file of its own in the folder '-o' names.")
    var all = false

    @Flag(help: "Fails where a part of an SVG or PDF would have to be pixels, with the view's name.")
    var strictVector = false

    @Flag(help: "Writes an SVG's text as text, in embedded fonts, rather than as outlines.")
    var svgText = false

    @Option(help: ArgumentHelp("Steps and pictures; '-o' names the folder of the pictures.", valueName: "file"))
    var scenario: String?

    @Flag(help: "Goes on, and draws again whenever a source is saved.")
    var watch = false

    @OptionGroup(title: "Films") var film: FilmArguments

    @Option(name: .customLong("repeat"), help: ArgumentHelp("Draws so often, for '-v'.", visibility: .hidden))
    var repetitions = 1

    @Flag(help: "Takes warnings for errors: then nothing is drawn.")
    var strict = false

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    func validate() throws {
        if watch, output == "-" || inputs.contains("-") {
            throw ValidationError("'--watch' needs files, and a file to draw to.")
        }
        try PictureName.checkPlaceholders(of: output)
        if isMatrix { try PictureName.check(output, drawing.severalValued, all: all) }
        if all || scenario != nil, output == "-" {
            throw ValidationError("With '--\(all ? "all" : "scenario")' the output has to be a folder.")
        }
        if all, let view = drawing.view {
            throw ValidationError("'--all' draws every preview: leave it out for '\(view)' alone, or '--view'.")
        }
        if all, scenario != nil { throw ValidationError("'--all' and '--scenario' can't be used together.") }
        if !all, scenario == nil, format == nil, FilmJob.isSeries(output), PictureFormat(path: output) == nil {
            throw ValidationError("The frames of '\(output)' have to be .png, .svg or .pdf.")
        }
        if let form = filmForm {
            if case .series = form, output == "-" {
                throw ValidationError("A picture a frame needs a name with '%03d' in it for each of them.")
            }
            _ = try filmOptions(form)
            return
        }
        if film.isGiven {
            throw ValidationError(
                "A film is written to .apng, .gif, .webp, .svg, .mp4, .webm, or to files with '%03d' in their name; or "
                    + "'--format' says which it is.")
        }
        if try chosenFormat() == .png, strictVector {
            throw ValidationError("'--strict-vector' is for SVG and PDF; a PNG is made of pixels.")
        }
    }

    private var isFilm: Bool { filmForm != nil }

    /// What film is asked for by the format or, without one, by the output's name; nil for a picture.
    private var filmForm: FilmJob.Form? {
        guard !all, scenario == nil else { return nil }
        let picture = format.map { PictureFormat(rawValue: $0) } ?? PictureFormat(path: output)
        let known = format.map { FilmFormat(rawValue: $0) } ?? FilmFormat(path: output)
        if FilmJob.isSeries(output), let picture { return .series(picture) }
        if let known { return .file(known) }
        return film.isGiven && picture == .svg ? .vectors : nil
    }

    private func filmOptions(_ form: FilmJob.Form) throws -> FilmOptions {
        guard case .file(let format) = form else { return try film.options(for: nil) }
        return try film.options(for: format)
    }

    func run() throws {
        guard watch else { return try draw() }
        let options = try drawing.combinations().first?.options ?? RenderOptions()
        let watcher = try SourceWatcher(inputs, output: output)
        while true {
            Watch.budget.begin(options.limits.budget)
            let status = Render.reporting { try draw() }
            Watch.liftTimeLimit()
            if !verbosity.quiet {
                Messages.error(status == ExitStatus.success ? "drawn: \(output)\n" : "waiting for a change\n")
            }
            try watcher.wait()
        }
    }

    /// Everything once.
    private func draw() throws {
        if isMatrix {
            return try PictureMatrix(
                inputs: inputs, template: output, format: chosenFormat(), combinations: combinations(), all: all,
                verbosity: verbosity.verbosity(isStrict: strict)
            ).run()
        }
        if let form = filmForm {
            return try FilmJob(
                inputs: inputs, output: output, form: form, options: options(), film: filmOptions(form),
                verbosity: verbosity.verbosity(isStrict: strict)
            ).run()
        }
        guard !all else { return try drawAll() }
        if let scenario { return try draw(Scenario(path: scenario)) }
        try DrawingJob(
            inputs: inputs, output: output, format: chosenFormat(), options: options(),
            verbosity: verbosity.verbosity(isStrict: strict), repetitions: repetitions, endsProcess: !watch,
            isStrict: strictVector
        ).run()
    }

    /// Whether there is a picture for each of several values.
    private var isMatrix: Bool {
        scenario == nil && !isFilm && (!drawing.severalValued.isEmpty || PictureName.hasPlaceholders(output))
    }

    private func combinations() throws -> [DrawingArguments.Combination] {
        try drawing.combinations().map { combination in
            var combination = combination
            combination.options.svgText = svgText
            return combination
        }
    }

    private func options() throws -> RenderOptions {
        var options = try drawing.options()
        options.svgText = svgText
        return options
    }

    private func chosenFormat() throws -> PictureFormat {
        if let format {
            if let known = PictureFormat(rawValue: format) { return known }
            let films = all || scenario != nil ? "" : ", or a film's: 'apng', 'gif', 'webp', 'mp4' or 'webm'"
            throw ValidationError(
                "The value '\(format)' is invalid for '--format': it has to be 'png', 'svg' or 'pdf'\(films).")
        }
        if let format = PictureFormat(path: output) { return format }
        if all || scenario != nil { return .png }
        if output == "-" { throw ValidationError("Writing to standard output needs '--format', as in '--format png'.") }
        throw ValidationError(
            "The format of '\(output)' isn't known: it has to end in .png, .svg or .pdf, or '--format' has to be given."
        )
    }

    /// Each picture of a scenario, to a file of its name.
    private func draw(_ scenario: Scenario) throws {
        let options = try drawing.options(with: scenario.options)
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        let program = try SourceReader.project(inputs, options).program(showing: options.view)
        let session = try RenderSession(program: program, options: options)
        try Folders.create(output)
        let (format, verbosity) = (try chosenFormat(), verbosity.verbosity(isStrict: strict))
        var names = FileNames()
        try session.perform(scenario) { name, session in
            let path = "\(output)/\(names.next(name)).\(format.rawValue)"
            try OutputFile.create(path) { try $0.write(try session.picture().encoded(as: format)) }
            if !verbosity.isQuiet { try OutputFile.print(path) }
            Watch.budget.begin(options.limits.budget)
        }
        try verbosity.report(warnings: session.warnings)
        verbosity.report(session.console.map { $0 + "\n" })
        verbosity.report(session.phases)
    }

    private func drawAll() throws {
        let options = try options()
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        let project = try SourceReader.project(inputs, options)
        guard !project.isSingleFile else {
            return try drawAll(project.program(showing: nil), options, into: output)
        }
        let parts = project.programsWithPreviews()
        guard !parts.isEmpty else {
            throw CommandFailure(ExitStatus.source, "there is no preview to draw in any of the files (--all)")
        }
        var folders = FileNames()
        var failed: [(file: String, status: Int32)] = []
        let messages = ReportedMessages()
        for part in parts {
            Watch.budget.begin(options.limits.budget)
            let name = part.file.name.split(separator: "/").last.map(String.init) ?? part.file.name
            let folder = "\(output)/\(folders.next(name.split(separator: ".").first.map(String.init) ?? name))"
            do {
                try drawAll(part.load(), options, into: folder, messages)
            } catch let failure as RenderFailure {
                Messages.error(messages.new(in: failure.text))
                failed.append((part.file.name, failure.exitStatus))
            }
        }
        if let worst = failed.map(\.status).max() {
            let files = failed.map { "    \($0.file)\n" }.joined()
            Messages.error(
                "error: the previews of \(failed.count) of \(parts.count) files couldn't be drawn:\n\(files)")
            throw CommandFailure.silent(worst)
        }
    }

    /// All previews of one program. One that can't be drawn doesn't keep the others from being drawn.
    private func drawAll(
        _ program: InterpretedProgram, _ options: RenderOptions, into folder: String,
        _ reported: ReportedMessages = ReportedMessages()
    ) throws {
        let previews = try program.previewNames()
        try Folders.create(folder)
        let format = try chosenFormat()
        var verbosity = verbosity.verbosity(isStrict: strict)
        verbosity.reported = reported
        var names = FileNames()
        var failure: RenderFailure?
        for preview in previews {
            // Each picture is a run of its own.
            Watch.budget.begin(options.limits.budget)
            let path = "\(folder)/\(names.next(preview.title)).\(format.rawValue)"
            do {
                let session = try RenderSession(preview: preview, of: program, options: options)
                if strictVector { try session.requireVectors(in: format) }
                verbosity.report(try DrawingJob.write(session, to: path, as: format, verbosity))
                if !verbosity.isQuiet { try OutputFile.print(path) }
            } catch let error as RenderFailure {
                if previews.count > 1 { Messages.error("'\(preview.title)' can't be drawn:\n") }
                if failure != nil { Messages.error(reported.new(in: error.text)) }
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }
}
