import Foundation
import Logging
import WorkerProtocol

/// The Model Context Protocol on standard input and output, a message a line: `render mcp`.
public struct AgentStandardIO: Sendable {
    private let settings: ServiceSettings
    private let logger: Logger

    public init(_ settings: ServiceSettings, logger: Logger) { (self.settings, self.logger) = (settings, logger) }

    /// Answers until standard input ends. Messages are answered as they are done, whatever came first.
    public func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let pool = try WorkerPool(settings, logger: logger)
        let signals = EndingSignals()
        defer { signals.cancel() }
        let desk = DrawingDesk(pool, cache: settings.cache)
        let session = AgentSession(desk: desk, settings: settings, client: "agent")
        let output = LineOutput(STDOUT_FILENO)
        let input = LineInput(STDIN_FILENO, limit: 4 * settings.bodyLimit)
        await withDiscardingTaskGroup { group in
            for await line in input.lines {
                group.addTask {
                    if !line.isEmpty, let answer = await session.answer(line) { output.write(answer.bytes) }
                    input.done()
                }
            }
        }
        await pool.drain(seconds: 1)
    }
}
