import ArgumentParser
import Files
import Foundation
import RenderWorker
import Rendering

/// The program: it runs on a stack that no view tree can exhaust and ends with one of the documented codes.
@main
enum Render {
    static let version = "0.1.0"

    static func main() {
        HeapMemory.prepare()
        if ServiceProgram.isWorker { WorkerLoop.run(version: version) }
        Watch.run { run(Array(CommandLine.arguments.dropFirst())) }
    }

    static func run(_ arguments: [String]) -> Int32 {
        reporting {
            if let job = DrawingJob(plain: arguments) {
                try job.run()
            } else if ServiceProgram.isNamed(arguments) {
                try ServiceProgram.start(arguments)
            } else {
                try checkHelp(arguments)
                var command = try RenderCommand.parseAsRoot(EventArguments.numbered(arguments))
                try command.run()
            }
        }
    }

    /// The parser answers help for a command that isn't there with the help for all.
    private static func checkHelp(_ arguments: [String]) throws {
        guard arguments.first == "help" else { return }
        var command: any ParsableCommand.Type = RenderCommand.self
        for name in arguments.dropFirst() where !name.hasPrefix("-") {
            guard let next = command.configuration.subcommands.first(where: { $0._commandName == name }) else {
                throw CommandFailure(ExitStatus.usage, "there is no command '\(name)'; 'render help' lists them")
            }
            command = next
        }
    }

    /// Does some work, says what went wrong, and answers the code to end with.
    static func reporting(_ work: () throws -> Void) -> Int32 {
        do {
            try work()
            return ExitStatus.success
        } catch let failure as CommandFailure {
            Messages.error(failure.text)
            return failure.status
        } catch let failure as OutputFile.Failure {
            Messages.error(failure.text)
            return ExitStatus.cantCreate
        } catch let failure as RenderFailure {
            Messages.error(failure.text)
            return failure.exitStatus
        } catch {
            return finish(error)
        }
    }

    /// What the argument parser has to say: help and the version on standard output, mistakes on standard error.
    private static func finish(_ error: any Error) -> Int32 {
        let status = RenderCommand.exitCode(for: error).rawValue
        let message = RenderCommand.fullMessage(for: error)
        guard status != ExitStatus.success else {
            if !message.isEmpty { print(message) }
            return status
        }
        if status == ExitStatus.usage {
            Messages.error(message + "\n")
            return status
        }
        Messages.error(Messages.defect("\(error)"))
        return ExitStatus.defect
    }
}

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws SwiftUI views.",
        usage: "render FILE -o OUT [options]\nrender FILE --all -o DIR [options]\nrender SUBCOMMAND",
        version: Render.version,
        subcommands: [
            Draw.self,
            Inspect.self,
            Check.self,
            Explain.self,
            Diff.self,
            Bisect.self,
            DrawFigure.self,
            DrawFigures.self,
            DrawFiguresWorker.self,
            Fonts.self,
            Snapshot.self,
            Devices.self,
            Serve.self,
            ServeAgents.self,
            DrawBatch.self,
        ],
        defaultSubcommand: Draw.self)
}
