import Foundation
import Hummingbird
import Logging
import Metrics
import WorkerProtocol

/// What is known of a request besides itself.
struct ServiceContext: InitializableFromSource {
    let address: String
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        address = source.channel.remoteAddress?.ipAddress ?? "local"
        logger = source.logger
    }
}

/// Answers requests.
struct ServiceResponder: HTTPResponder {
    typealias Context = ServiceContext

    let live: LiveSettings
    let desk: DrawingDesk
    let doorkeeper: Doorkeeper
    let metrics: PrometheusMetrics
    let lifecycle: Lifecycle
    let logger: Logger

    var settings: ServiceSettings { live.value }

    func respond(to request: Request, context: ServiceContext) async throws -> Response {
        let start = ContinuousClock.now
        let id = Self.identifier(of: request)
        var logger = logger
        logger[metadataKey: "request"] = "\(id)"
        let found = Route.of(request.uri.path, method: request.method.rawValue)
        let reply: Reply
        do {
            reply = try await answer(request, found, context, id)
        } catch let failure as ServiceFailure {
            reply = Reply(failure, id: id, asText: Self.prefersText(request, found?.route))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            logger.warning("a request failed", metadata: ["reason": "\(error)"])
            let failure = ServiceFailure(.badRequest, "request", "the request can't be read")
            reply = Reply(failure, id: id, asText: false)
        }
        let name = found?.route.name ?? "other"
        let duration = ContinuousClock.now - start
        note(request, name, reply, duration, logger)
        return reply.response(id: id, settings: settings, isHead: request.method == .head)
    }

    private func note(_ request: Request, _ name: String, _ reply: Reply, _ duration: Duration, _ logger: Logger) {
        let labels = [("route", name), ("status", "\(reply.status.code)")]
        Counter(label: "easel_requests_total", dimensions: labels).increment()
        Counter(label: "easel_response_bytes_total", dimensions: [("route", name)]).increment(by: reply.body.count)
        Metrics.Timer(label: "easel_request_seconds", dimensions: [("route", name)])
            .recordNanoseconds(Int64(duration / .nanoseconds(1)))
        let level: Logger.Level = reply.status.code >= 500 ? .error : .info
        guard name != "/healthz", name != "/readyz", name != "/metrics" else { return }
        logger.log(
            level: level, "request",
            metadata: [
                "method": "\(request.method.rawValue)", "route": "\(name)", "status": "\(reply.status.code)",
                "bytes": "\(reply.body.count)", "milliseconds": "\(Int(duration / .milliseconds(1)))",
            ])
    }

    /// The client's own where that is one, so that it finds its request in our logs.
    private static func identifier(of request: Request) -> String {
        let given = request.headers[.init("X-Request-Id")!] ?? ""
        let isPlain = given.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
                || byte == 0x5F
        }
        return (1...64).contains(given.utf8.count) && isPlain
            ? given : String(UUID().uuidString.lowercased().prefix(13))
    }

    private static func prefersText(_ request: Request, _ route: Route?) -> Bool {
        let accept = request.headers[.accept] ?? ""
        switch route {
        case .diagram, .diagramBody: return !accept.contains("json")
        default: return accept.hasPrefix("text/plain")
        }
    }

    // MARK: - Routes

    private func answer(
        _ request: Request, _ found: (route: Route, methods: [String])?, _ context: ServiceContext, _ id: String
    ) async throws -> Reply {
        guard let (route, methods) = found else {
            throw ServiceFailure(
                .notFound, "path", "there is nothing at this path; '/openapi.json' lists what there is")
        }
        if request.method == .options, settings.corsOrigin != nil {
            var reply = Reply([], "text/plain", status: .noContent)
            reply.headers[.accessControlAllowMethods] = methods.joined(separator: ", ")
            reply.headers[.accessControlAllowHeaders] = "Authorization, Content-Type, X-Request-Id"
            return reply
        }
        guard methods.contains(request.method.rawValue) else {
            var failure = ServiceFailure(
                .methodNotAllowed, "method", "this path takes \(methods.joined(separator: ", "))")
            failure.allowed = methods.joined(separator: ", ")
            throw failure
        }
        switch route {
        case .playground: return PlaygroundFiles.page
        case .style: return PlaygroundFiles.style
        case .script(let name): return PlaygroundFiles.scripts[name] ?? Reply([], "text/plain", status: .notFound)
        case .icon: return PlaygroundFiles.icon
        case .examples: return PlaygroundFiles.examples
        case .health: return .text("ok\n")
        case .readiness: return readiness()
        case .metrics:
            metrics.note(desk.state)
            return Reply(Array(metrics.page.utf8), "text/plain; version=0.0.4; charset=utf-8")
        case .openAPI: return Reply(OpenAPIDocument.json(settings))
        case .supported, .completions, .draw, .figure, .address, .diagram, .diagramBody, .agents: break
        }
        let client = try doorkeeper.admit(request, address: context.address)
        switch route {
        case .supported:
            return try await reply(
                to: DrawingRequest(work: .table(.supported, settings.limits), client: client), request, isAddress: false
            )
        case .completions:
            return try await reply(
                to: DrawingRequest(work: .table(.completions, settings.limits), client: client), request,
                isAddress: false)
        case .draw(let kind): return try await draw(kind, request, client)
        case .figure(let kind): return try await draw(.figure, request, client, figure: kind)
        case .address(let format, let source):
            let work = try addressed(format: format, source: source, request)
            return try await reply(to: DrawingRequest(work: work, client: client), request, isAddress: true)
        case .diagram(let format, let source):
            return try await diagram(format: format, source: source, request, client)
        case .diagramBody: return try await diagramBody(request, client)
        case .agents: return try await AgentEndpoint(desk, settings, client: client).answer(request)
        default: throw ServiceFailure(.notFound, "path", "there is nothing at this path")
        }
    }

    private func readiness() -> Reply {
        let state = desk.state
        let isReady = state.ready > 0 && !lifecycle.isStopping
        var body: [String: JSONValue] = [
            "ready": .bool(isReady), "workers": .number(Double(state.workers)),
            "readyWorkers": .number(Double(state.ready)), "running": .number(Double(state.running)),
            "waiting": .number(Double(state.waiting)), "version": .string(ServiceSettings.version),
        ]
        if let bits = state.confinement { body["sandbox"] = Confinement(bits).json }
        if let failure = state.failure { body["failure"] = .string(failure) }
        if lifecycle.isStopping { body["stopping"] = true }
        return Reply(.object(body), status: isReady ? .ok : .serviceUnavailable)
    }
}
