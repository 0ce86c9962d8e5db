import CoreMetrics
@preconcurrency import Dispatch
import Files
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import ServiceLifecycle

/// The service as a whole: `render serve`.
public struct HTTPService: Sendable {
    private let settings: ServiceSettings
    private let reread: @Sendable () throws -> ServiceSettings
    private let logger: Logger

    /// - Parameter reread: reads the settings again from where they came from; it is called at SIGHUP.
    public init(
        _ settings: ServiceSettings, logger: Logger, reread: @escaping @Sendable () throws -> ServiceSettings
    ) {
        (self.settings, self.logger, self.reread) = (settings, logger, reread)
    }

    /// Serves until SIGTERM or SIGINT; what was taken on is answered before.
    ///
    /// - Throws: a `StartFailure` where it can't begin to.
    public func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let metrics = PrometheusMetrics()
        MetricsSystem.bootstrap(metrics)
        let live = LiveSettings(settings)
        let doorkeeper = try Doorkeeper(live)
        let shared = try settings.sharedCache.map { try SharedCache($0) }
        let pool = try workers(live)
        let desk = DrawingDesk(pool, cache: settings.cache, shared: shared)
        do {
            try await waitForWorker(pool)
        } catch {
            await pool.drain(seconds: 0)
            throw error
        }
        let lifecycle = Lifecycle()
        let responder = ServiceResponder(
            live: live, desk: desk, doorkeeper: doorkeeper, metrics: metrics, lifecycle: lifecycle,
            logger: logger)
        let (settings, logger) = (settings, logger)
        let application = Application(
            responder: responder,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [SlowReaderHandler(seconds: Int64(settings.readSeconds))],
                    idleTimeout: .seconds(60),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: 64 << 10, maxHeaderListSize: 80 << 10, maxHeaderFieldCount: 100))),
            configuration: .init(
                address: .hostname(settings.host, port: settings.port), serverName: "easel",
                availableConnectionsDelegate: MaximumAvailableConnections(settings.connections)),
            onServerRunning: { channel in
                let address = channel.localAddress
                let place = "http://" + Self.place(address?.ipAddress ?? settings.host, address?.port ?? settings.port)
                lifecycle.listen()
                // For whoever started it with port 0.
                FileHandle.standardOutput.write(Data("\(place)\n".utf8))
                logger.info("serving", metadata: ["address": "\(place)"])
            },
            logger: quiet(logger))
        let signals = SignalService(
            live: live, reread: reread, doorkeeper: doorkeeper, lifecycle: lifecycle, logger: logger)
        let group = ServiceGroup(
            configuration: .init(
                services: [
                    .init(service: application), .init(service: signals),
                ],
                gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet(logger))
        )
        let result: Result<Void, any Error>
        do {
            result = .success(try await group.run())
        } catch {
            let failure = StartFailure(listeningAt: Self.place(settings.host, settings.port), error)
            result = .failure(lifecycle.isListening ? error : failure ?? error)
        }
        await desk.drain(seconds: settings.drainSeconds)
        logger.info("stopped")
        try result.get()
    }

    private static func place(_ host: String, _ port: Int) -> String {
        "\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    private func workers(_ live: LiveSettings) throws(StartFailure) -> WorkerPool {
        do {
            return try WorkerPool(live, logger: logger)
        } catch {
            let reason = (error as? OutputFile.Failure)?.description
            throw StartFailure(.unwritable, reason ?? "the folders for assets can't be made")
        }
    }

    /// Hummingbird's own notes are for who looks for a mistake in it.
    private func quiet(_ logger: Logger) -> Logger {
        var logger = logger
        logger.logLevel = max(logger.logLevel, .notice)
        return logger
    }

    private func waitForWorker(_ pool: WorkerPool) async throws {
        while pool.state.ready == 0 {
            if let failure = pool.state.failure {
                throw StartFailure(.unavailable, "no worker can be started: \(failure)")
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        let confinement = Confinement(pool.state.confinement ?? 0)
        for missing in confinement.missing { logger.warning("not shut in", metadata: ["reason": "\(missing)"]) }
        if settings.requiresSandbox, !confinement.isTight {
            let missing = confinement.missing.joined(separator: "; ")
            throw StartFailure(.unavailable, "workers can't be shut in: \(missing) (--require-sandbox)")
        }
    }
}

/// Rereads settings and tokens when asked to, and notes that the end is near.
private struct SignalService: Service {
    let live: LiveSettings
    let reread: @Sendable () throws -> ServiceSettings
    let doorkeeper: Doorkeeper
    let lifecycle: Lifecycle
    let logger: Logger

    func run() async throws {
        await withGracefulShutdownHandler {
            let signals = AsyncStream<Void> { continuation in
                signal(SIGHUP, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: SIGHUP)
                source.setEventHandler { continuation.yield() }
                source.resume()
                continuation.onTermination = { _ in source.cancel() }
            }
            for await _ in signals.cancelOnGracefulShutdown() {
                rereadAll()
            }
        } onGracefulShutdown: {
            lifecycle.stop()
        }
    }

    /// What can't be read leaves what was there before.
    private func rereadAll() {
        do {
            let fixed = live.replace(by: try reread())
            try doorkeeper.reread()
            logger.notice("settings and tokens were read again")
            if !fixed.isEmpty {
                logger.warning(
                    "settings that need a new start", metadata: ["names": "\(fixed.joined(separator: ", "))"])
            }
        } catch {
            logger.error("the settings can't be read; those before stay", metadata: ["reason": "\(error)"])
        }
    }
}
