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

    let settings: ServiceSettings
    let desk: DrawingDesk
    let doorkeeper: Doorkeeper
    let metrics: PrometheusMetrics
    let lifecycle: Lifecycle
    let logger: Logger

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
        case .script: return PlaygroundFiles.script
        case .icon: return PlaygroundFiles.icon
        case .examples: return PlaygroundFiles.examples
        case .health: return .text("ok\n")
        case .readiness: return readiness()
        case .metrics:
            metrics.note(desk.state)
            return Reply(Array(metrics.page.utf8), "text/plain; version=0.0.4; charset=utf-8")
        case .openAPI: return Reply(OpenAPIDocument.json(settings))
        case .supported, .draw, .address, .diagram, .diagramBody, .agents: break
        }
        let client = try doorkeeper.admit(request, address: context.address)
        switch route {
        case .supported:
            return try await reply(to: DrawingRequest(work: work(.supported), client: client), request, isAddress: true)
        case .draw(let kind): return try await draw(kind, request, client)
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

    // MARK: - Drawing

    func work(
        _ kind: WorkerRequest.Kind, files: [WorkerFile] = [], options: [WorkerOption] = []
    ) -> WorkerRequest {
        WorkerRequest(kind, files: files, options: options, limits: settings.limits)
    }

    private func draw(_ kind: WorkerRequest.Kind, _ request: Request, _ client: String) async throws -> Reply {
        var options = try Self.options(of: request)
        let contents = try RequestContents(
            try await request.contents(settings), contentType: request.headers[.contentType])
        options += contents.options
        guard contents.sources.contains(where: { !$0.bytes.isEmpty }) else {
            throw ServiceFailure.badRequest("there is no source in the body")
        }
        if kind == .picture, !options.contains(where: { $0.name == "format" }) {
            let accept = request.headers[.accept] ?? ""
            let preferred = [("image/svg+xml", "svg"), ("application/pdf", "pdf"), ("application/json", "json")]
                .first { accept.hasPrefix($0.0) }
            if let preferred { options.append(WorkerOption("format", preferred.1)) }
        }
        var answersJSON = false
        if kind == .picture, let place = options.firstIndex(where: { $0.name == "format" && $0.text == "json" }) {
            options.remove(at: place)
            options.append(WorkerOption("report", "true"))
            answersJSON = true
        }
        let drawing = DrawingRequest(
            work: work(kind, files: contents.sources, options: options), assets: contents.assets, client: client)
        return try await reply(to: drawing, request, isAddress: false, answersJSON: answersJSON)
    }

    static func options(of request: Request) throws(ServiceFailure) -> [WorkerOption] {
        guard let query = request.uri.query, !query.isEmpty else { return [] }
        guard let options = QueryText.options(query) else { throw .badRequest("the query can't be read") }
        return options.map { WorkerOption($0.name, $0.text) }
    }

    private static let films: Set<String> = ["apng", "gif", "webp"]

    func addressed(format: String, source: String, _ request: Request) throws(ServiceFailure) -> WorkerRequest {
        let options = try Self.options(of: request)
        return try addressed(format: format, source: source, options)
    }

    /// A picture whose source is packed in a path.
    func addressed(
        format: String, source: String, _ options: [WorkerOption]
    ) throws(ServiceFailure) -> WorkerRequest {
        guard let text = QueryText.decoded(source, plusIsSpace: false), let packed = Deflated.bytes(base64: text) else {
            throw .badRequest("the source in the path is no base 64 as URLs hold it")
        }
        let bytes: [UInt8]
        do throws(Deflated.Failure) {
            bytes = try Deflated.unpacked(packed, limit: settings.bodyLimit)
        } catch {
            throw error == .tooLarge
                ? .tooLarge("body", "a source may have \(settings.bodyLimit) bytes (limit 'body')")
                : .badRequest("the source in the path isn't packed by deflate")
        }
        return try picture(format: format, bytes, options)
    }

    /// A picture or a film, as the format says.
    func picture(
        format: String, _ source: [UInt8], _ options: [WorkerOption]
    ) throws(ServiceFailure) -> WorkerRequest {
        let format = format.lowercased()
        guard Self.films.contains(format) || ["png", "svg", "pdf"].contains(format) else {
            throw ServiceFailure(
                .badRequest, "option",
                "there is no format '\(format.prefix(40))'; png, svg, pdf, apng, gif and webp are")
        }
        return work(
            Self.films.contains(format) ? .film : .picture,
            files: [WorkerFile(name: RequestContents.sourceName, bytes: source)],
            options: options.filter { $0.name != "format" } + [WorkerOption("format", format)])
    }

    /// - Parameter isAddress: the request's URL says everything, so that its answer never changes.
    func reply(
        to drawing: DrawingRequest, _ request: Request, isAddress: Bool, answersJSON: Bool = false
    ) async throws -> Reply {
        let key = drawing.key
        let tag = "\"\(key.prefix(32))\(answersJSON ? "-json" : "")\""
        let caching = isAddress ? "public, max-age=31536000, immutable" : "no-cache"
        if let known = request.headers[.ifNoneMatch], Self.tags(known, contain: tag) {
            var reply = Reply([], "text/plain", status: .notModified)
            reply.headers[.contentType] = nil
            reply.headers[.eTag] = tag
            reply.headers[.cacheControl] = caching
            return reply
        }
        let outcome = await desk.answer(drawing, key: key)
        if let failure = ServiceFailure(outcome) { throw failure }
        guard case .answer(let answer) = outcome else { throw ServiceFailure.badRequest("there is no answer") }
        var reply: Reply
        if drawing.work.kind == .check {
            reply = Reply(["diagnostics": JSONValue(SourceDiagnostic.list(answer.warnings.joined()))])
        } else if answersJSON {
            reply = Reply(Self.json(answer))
        } else {
            reply = Reply(answer.body, answer.mediaType)
        }
        reply.headers[.eTag] = tag
        reply.headers[.cacheControl] = caching
        reply.headers[.init("Server-Timing")!] = answer.phases
            .map { "\($0.name.filter { $0.isASCII && $0.isLetter });dur=\($0.milliseconds)" }.joined(separator: ", ")
        if !answer.warnings.isEmpty { reply.headers[.init("Easel-Warnings")!] = "\(answer.warnings.count)" }
        return reply
    }

    private static func tags(_ header: String, contain tag: String) -> Bool {
        header.split(separator: ",").map(\.trimmed).contains { $0 == tag || $0 == "W/" + tag || $0 == "*" }
    }

    /// A picture with all that is known of it.
    static func json(_ answer: WorkerAnswer) -> JSONValue {
        [
            "picture": [
                "mediaType": .string(answer.mediaType), "base64": .string(Data(answer.body).base64EncodedString()),
            ],
            "layout": JSONValue(Array(answer.report.utf8)) ?? .null,
            "console": .array(answer.console.map(JSONValue.string)),
            "diagnostics": JSONValue(SourceDiagnostic.list(answer.warnings.joined())),
            "milliseconds": .object(
                Dictionary(answer.phases.map { ($0.name, .number($0.milliseconds)) }) { first, _ in first }),
        ]
    }
}
