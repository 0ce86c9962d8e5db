import ArgumentParser
import Budget
import FigurePipeline
import Files
import Foundation
import Rendering

struct DrawFigures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures", abstract: "Draws the figures of a book and writes its pages with them.",
        usage: "render figures SRC ... -o DIR [options]",
        discussion: """
            SRC are Markdown files, single sources, folders and DocC catalogs. A fence of Swift becomes a figure by its \
            info string: ```swift figure=listing name=hello size=320x480 caption="…". Also: use=name draws an earlier \
            fence's code, after=name continues it, hide leaves the code out, words adds what the figure says in words; \
            any option of 'render figure' can be given. @fig:hello refers to a figure. What _shared.swiftdsl beside a \
            chapter declares can be used in it.
            """)

    @Argument(help: ArgumentHelp("Markdown, single sources, folders, DocC catalogs.", valueName: "src"))
    var sources: [String] = []

    @Option(
        name: [.short, .customLong("output")], help: ArgumentHelp("The folder that is written.", valueName: "dir"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "markdown, html, docc, or pdf: a site and all of it as book.pdf, printed by Chromium. (default: markdown, docc for a catalog)",
            valueName: "name"))
    var format: String?

    @Option(help: ArgumentHelp("svg, png or pdf. (default: svg, png for docc)", valueName: "name"))
    var pictures: String?

    @Option(help: ArgumentHelp("The site's name. (default: the first page's)", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("A folder, or http://…, that figures are kept in.", valueName: "dir|url"))
    var cache: String?

    @Flag(help: "Writes nothing and fails where a figure or page differs.")
    var check = false

    @Option(help: ArgumentHelp("Writes the pictures' hashes; with '--check' compares with them.", valueName: "file"))
    var lock: String?

    @Option(help: ArgumentHelp("Writes what depends on what, for Make and Ninja.", valueName: "file"))
    var deps: String?

    @Option(help: ArgumentHelp("Does one part of the work, in chapters of about equal cost.", valueName: "i/n"))
    var shard: String?

    @Option(help: ArgumentHelp("How many figures are drawn at a time. (default: the cores)", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Draws one figure, and no pages.", valueName: "name"))
    var only: String?

    @Option(
        help: ArgumentHelp(
            "Prints a build file with an edge a figure, in place of drawing: ninja.", valueName: "engine"))
    var plan: String?

    @Flag(help: "Makes warnings errors.")
    var strict = false

    @Flag(help: "Removes figures of earlier runs that no source names any more.")
    var clean = false

    @Flag(help: "Draws again whenever a source changes, and shows the site in a browser as it is.")
    var watch = false

    @Option(help: ArgumentHelp("The port of '--watch'. (default: a free one)", valueName: "n"))
    var port: Int?

    @Flag(
        help: """
            Filters a document of Pandoc from standard input to standard output; SRC is the format that Pandoc writes. \
            Pictures go to the folder '-o' names. (default: figures)
            """)
    var pandoc = false

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "All figures, where a fence doesn't say it") var common: CommonFigureArguments
    @OptionGroup(title: "What is drawn, where a fence doesn't say it") var drawing: DrawingArguments

    private func settings() throws -> PipelineSettings {
        var settings = PipelineSettings(inputs: sources, output: output.map { Self.plain($0) })
        if let format {
            guard let known = PipelineSettings.Format(rawValue: format) else {
                throw ValidationError(
                    "The value '\(format)' is invalid for '--format': it has to be 'markdown', 'html', 'docc' or 'pdf'."
                )
            }
            settings.format = known
        }
        if let pictures {
            guard let known = PictureFormat(rawValue: pictures) else {
                throw ValidationError(
                    "The value '\(pictures)' is invalid for '--pictures': it has to be 'svg', 'png' or 'pdf'.")
            }
            settings.pictureFormat = known
        }
        if let shard {
            guard let known = PipelineSettings.Shard(shard) else {
                throw ValidationError(
                    "The value '\(shard)' is invalid for '--shard': it has to be a part and how many there are, as in 2/8."
                )
            }
            settings.shard = known
        }
        if let jobs {
            guard 1...1_000 ~= jobs else {
                throw ValidationError("The value '\(jobs)' is invalid for '--jobs': it has to be 1 … 1000.")
            }
            settings.workers = jobs
        }
        settings.options = try (drawing.written + common.written).map { GivenOption(name: $0.name, text: $0.text) }
        (settings.title, settings.cache, settings.lock, settings.dependencies) = (title, cache, lock, deps)
        settings.only = only
        (settings.checks, settings.isStrict, settings.cleans) = (check, strict, clean)
        settings.programVersion = PipelineSettings.version(named: RenderCommand.configuration.version)
        return settings
    }

    private static func plain(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    func validate() throws {
        if pandoc {
            if sources.count > 1 { throw ValidationError("With '--pandoc' there is one format at most.") }
            _ = try settings()
            return
        }
        if sources.isEmpty { throw ValidationError("Missing expected argument '<src> ...'") }
        if output == nil, lock == nil { throw ValidationError("Missing expected argument '--output <dir>'") }
        if watch, check || lock != nil || output == nil {
            throw ValidationError("'--watch' needs an output and can't be used with '--check' or '--lock'.")
        }
        if let port, !(1...65_535 ~= port) {
            throw ValidationError("The value '\(port)' is invalid for '--port': it has to be 1 … 65535.")
        }
        if format == "pdf", check || shard != nil || watch || output == nil {
            throw ValidationError(
                "'--format pdf' prints a whole book: it needs '--output' and can't be used with '--check', '--shard' or '--watch'."
            )
        }
        if let plan {
            guard plan == BuildPlan.ninja else { throw ValidationError(BuildPlan.refusal(of: plan)) }
            if check || watch || lock != nil || only != nil || shard != nil || output == nil {
                throw ValidationError(
                    "'--plan' needs '--output' and can't be used with '--check', '--lock', '--only', '--shard' or '--watch'."
                )
            }
        }
        if only != nil, check || watch || lock != nil || format == "pdf" {
            throw ValidationError("'--only' can't be used with '--check', '--lock', '--watch' or '--format pdf'.")
        }
        if output == "-" { throw ValidationError("The output of 'figures' has to be a folder.") }
        _ = try settings()
    }

    func run() throws {
        // Each figure has limits of its own; a book may take its time.
        Watch.liftTimeLimit()
        let settings = try settings()
        if pandoc { return try filter(settings) }
        let pipeline = FigurePipeline(settings, worker: Self.worker, write: Self.write)
        if plan != nil { return try printPlan(pipeline, settings) }
        if watch {
            try refuse(pipeline)
            try follow(pipeline, settings)
        }
        let progress = FiguresProgress(isQuiet: verbosity.quiet)
        let report = pipeline.run { progress.show($0, $1, $2) }
        progress.clear()
        try finish(report, settings)
    }

    private func printPlan(_ pipeline: FigurePipeline, _ settings: PipelineSettings) throws {
        var command = BuildPlan.command
        // The figures come to the pages by way of a cache.
        if cache == nil, let output = settings.output { command += ["--cache", output + "/.cache"] }
        let (text, report) = pipeline.ninjaPlan(command: command)
        try finish(report, settings, isSilent: true)
        try OutputFile.print(text)
    }

    /// A run that would write over a source ends here, rather than wait for a change that can't help.
    private func refuse(_ pipeline: FigurePipeline) throws {
        let refusals = pipeline.refusals()
        guard !refusals.isEmpty else { return }
        for refusal in refusals { Messages.error(refusal.text) }
        throw CommandFailure.silent(ExitStatus.usage)
    }

    private func follow(_ pipeline: FigurePipeline, _ settings: PipelineSettings) throws -> Never {
        let server: LiveServer
        do throws(Problem) {
            server = try LiveServer(folder: settings.output ?? ".", port: port ?? 0)
        } catch {
            throw CommandFailure(ExitStatus.unavailable, text: error.text)
        }
        server.start()
        try OutputFile.print(server.address)
        let isQuiet = verbosity.quiet
        pipeline.watch(server) { report, duration in
            for problem in report.problems { Messages.error(problem.text) }
            guard !isQuiet else { return }
            let milliseconds = Int(duration / .milliseconds(1))
            Messages.error("\(report.drawn) of \(report.figures) figures drawn in \(milliseconds) ms\n")
        }
    }

    private static let worker = ["/proc/self/exe", DrawFiguresWorker.name]

    private static let write: FigurePipeline.Write = { path, bytes in
        do {
            try OutputFile.create(path) { try $0.write(bytes) }
        } catch let failure as OutputFile.Failure {
            throw Problem.cantWrite(failure.text)
        }
    }

    private func filter(_ settings: PipelineSettings) throws {
        var settings = settings
        if settings.output == nil { settings.output = "figures" }
        let filter = PandocFilter(
            settings, target: sources.first ?? "html", worker: Self.worker, write: Self.write)
        let input: [UInt8]
        do throws(RenderFailure) { input = try FileBytes.read("-") } catch {
            throw CommandFailure(error.exitStatus, "can't read standard input")
        }
        let (document, report) = filter.run(input)
        if let document { try OutputFile.create("-") { try $0.write(document) } }
        try finish(report, settings, isSilent: true)
    }

    private func finish(_ report: PipelineReport, _ settings: PipelineSettings, isSilent: Bool = false) throws {
        let warnings = report.problems.filter { $0.severity == .warning }
        if !verbosity.quiet { for warning in warnings { Messages.error(warning.text) } }
        let errors = report.problems.filter { $0.severity == .error }
        for error in errors { Messages.error(error.text) }
        for difference in report.differences { Messages.error(difference) }
        if !verbosity.quiet, !isSilent, !errors.contains(where: { $0.cause == .request }) {
            var parts: [String] = []
            func add(_ count: Int, _ name: String) { if count > 0 { parts.append("\(count) \(name)") } }
            add(report.drawn, "drawn")
            add(report.cached, "from the cache")
            add(report.unchanged, "unchanged")
            add(report.figures - report.drawn - report.cached - report.unchanged, "failed")
            let details = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
            try OutputFile.print("\(report.figures) figure\(report.figures == 1 ? "" : "s")\(details)")
            for path in report.removed { try OutputFile.print("removed \(path)") }
        }
        if let worst = errors.map(\.cause).max(by: { $0.rawValue < $1.rawValue }) {
            throw CommandFailure.silent(ExitStatus.code(worst))
        }
        if !report.differences.isEmpty {
            let again = settings.lock.map { "'--lock \($0)'" } ?? "a run"
            Messages.error("note: \(again) without '--check' writes what is new\n")
            throw CommandFailure.silent(ExitStatus.source)
        }
    }
}

extension ExitStatus {
    fileprivate static func code(_ cause: Problem.Cause) -> Int32 {
        switch cause {
        case .source: source
        case .request: usage
        case .unreadable: noInput
        case .limit: limit
        case .cantWrite: cantCreate
        case .unavailable: unavailable
        case .defect: defect
        }
    }
}

/// What draws for `figures`, in a process of its own.
struct DrawFiguresWorker: ParsableCommand {
    static let name = "figures-worker"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Draws figures that come on standard input.", shouldDisplay: false)

    func run() throws {
        Watch.liftTimeLimit()
        FigureWorker.run { work in
            // What waits for the next figure isn't counted.
            defer { Watch.rest() }
            work()
        }
    }
}

/// How far the figures are, on a terminal.
private final class FiguresProgress: Sendable {
    private let isShown: Bool

    init(isQuiet: Bool) { isShown = !isQuiet && isatty(STDERR_FILENO) == 1 }

    func show(_ done: Int, _ total: Int, _ name: String) {
        guard isShown else { return }
        let width = 24
        let filled = total > 0 ? done * width / total : width
        let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
        Messages.error("\r\u{1B}[K\(bar) \(done)/\(total) \(name.prefix(40))")
    }

    func clear() { if isShown { Messages.error("\r\u{1B}[K") } }
}
