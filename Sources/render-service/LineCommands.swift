import ArgumentParser
import Foundation
import Logging
import RenderService

/// What both commands that speak by lines have: standard output is theirs, so that all else goes to standard error.
enum LineLogging {
    static func logger() -> Logger {
        LoggingSystem.bootstrap { _ in LogLines(isJSON: false) }
        var logger = Logger(label: "easel")
        logger.logLevel = .warning
        return logger
    }
}

struct ServeAgents: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serves agents by the Model Context Protocol on standard input and output.")

    @OptionGroup var workers: WorkerArguments

    func validate() throws { _ = try workers.settings() }

    func run() async throws { try await AgentStandardIO(workers.settings(), logger: LineLogging.logger()).run() }
}

struct DrawBatch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Draws many pictures, from JSON lines to JSON lines.",
        discussion: """
            A job is an object on a line: "source" or "path", and if need be "id", "files", "assets", "options", \
            "events", "kind" (picture, inspect, check, film) and "output", the file to write. Its answer is a line with \
            the "id", "status" (done, failed), "hash", "bytes", "output" or "base64", "diagnostics", "milliseconds".
            """)

    @Argument(help: ArgumentHelp("The file of jobs; '-' reads standard input.", valueName: "jobs"))
    var input = "-"

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("A file that answers are added to, in place of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Answers jobs as they are done rather than in their order.")
    var unordered = false

    @Flag(help: "Passes over jobs that the file '-o' names has answers to, whose outputs are still there.")
    var resume = false

    @OptionGroup var workers: WorkerArguments

    func validate() throws {
        _ = try workers.settings()
        if resume, output == nil || output == "-" {
            throw ValidationError("'--resume' needs '-o' with the answers so far.")
        }
    }

    func run() async throws {
        var options = BatchRun.Options()
        (options.isUnordered, options.resumes) = (unordered, resume)
        (options.input, options.answers) = (input, output)
        do {
            let failures = try await BatchRun(workers.settings(), options, logger: LineLogging.logger()).run()
            if failures > 0 { throw ExitCode(1) }
        } catch let failure as BatchRun.Failure {
            if case .unreadable = failure { throw ProgramFailure(status: 66, message: failure.description) }
            throw ProgramFailure(status: 73, message: failure.description)
        }
    }
}
