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
        try service.apply(to: &settings, from: workers.source())
        return settings
    }

    func run() async throws {
        let settings = try settings()
        let source = try workers.source()
        let isJSON = (service.logFormat ?? source.text("log-format")) == "json"
        LoggingSystem.bootstrap { _ in LogLines(isJSON: isJSON) }
        var logger = Logger(label: "easel")
        logger.logLevel = Logger.Level(rawValue: service.logLevel ?? source.text("log-level") ?? "info") ?? .info
        do {
            try await HTTPService(settings, logger: logger, reread: { try self.settings() }).run()
        } catch let failure as HTTPService.Failure {
            throw ProgramFailure(status: 69, message: failure.description)
        } catch {
            throw ProgramFailure(status: 69, message: "the service can't run: \(error)")
        }
    }
}

/// Says why, and ends with a code of the command line's.
struct ProgramFailure: Error, CustomStringConvertible {
    let status: Int32
    let message: String
    var description: String { message }

    init(status: Int32, message: String) {
        (self.status, self.message) = (status, message)
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(status)
    }
}
