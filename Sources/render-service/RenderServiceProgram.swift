import ArgumentParser
import Foundation
import Logging
import RenderService

/// The program that `render serve`, `render mcp` and `render batch` become.
@main
struct RenderServiceProgram: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws SwiftUI views for others: over HTTP, for agents, in bulk.",
        version: ServiceSettings.version, subcommands: [Serve.self, ServeAgents.self, DrawBatch.self])
}

/// Settings come from an option, else from the environment (`EASEL_PORT`), else from the configuration's file.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves pictures over HTTP, with a playground at '/'.")

    @OptionGroup var service: ServiceArguments
    @OptionGroup var workers: WorkerArguments

    func validate() throws { _ = try settings() }

    private func settings() throws -> ServiceSettings {
        var settings = try workers.settings()
        let source = try workers.source()
        try service.apply(to: &settings, from: source)
        _ = try service.log(from: source)
        return settings
    }

    func run() async throws {
        let settings = try settings()
        let (level, format) = try service.log(from: workers.source())
        LoggingSystem.bootstrap { _ in LogLines(isJSON: format == .json) }
        var logger = Logger(label: "easel")
        logger.logLevel = level
        do {
            try await HTTPService(settings, logger: logger, reread: { try self.settings() }).run()
        } catch let failure as StartFailure {
            throw ProgramFailure(status: failure.exitStatus, text: failure.text)
        } catch {
            throw ProgramFailure(
                status: 70,
                message: "render has a defect: the service ended by \(error). Please report it with its settings.")
        }
    }
}

extension StartFailure {
    /// By the command line's table of codes.
    fileprivate var exitStatus: Int32 {
        switch cause {
        case .setting: 64
        case .unreadable: 66
        case .unavailable: 69
        case .unwritable: 73
        }
    }
}

/// Says why, and ends with a code of the command line's.
struct ProgramFailure: Error, CustomStringConvertible {
    let status: Int32
    /// The whole message.
    let text: String
    var description: String { text }

    init(status: Int32, message: String) { self.init(status: status, text: "error: \(message)\n") }

    init(status: Int32, text: String) {
        (self.status, self.text) = (status, text)
        FileHandle.standardError.write(Data(text.utf8))
        exit(status)
    }
}
