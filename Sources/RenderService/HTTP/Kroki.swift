import Hummingbird
import WorkerProtocol

/// Kroki's protocol, so that the plug-ins that speak it reach this service as they are.
extension ServiceResponder {
    /// `GET /swiftui/{format}/{source}`, and `POST /swiftui/{format}` or `POST /swiftui` with the source in the body.
    func diagram(format: String?, source: String?, _ request: Request, _ client: String) async throws -> Reply {
        let format = format ?? Self.format(accepted: request)
        let options = try Self.options(of: request) + Self.headerOptions(request)
        let work: WorkerRequest
        if let source, request.method != .post {
            work = try addressed(format: format, source: source, options)
        } else {
            let body = try await request.contents(settings)
            work = try diagram(format: format, body, options, isJSON: Self.isJSON(request))
        }
        return try await reply(
            to: DrawingRequest(work: work, client: client), request, isAddress: request.method != .post)
    }

    /// `POST /` with `{"diagram_source", "diagram_type", "output_format", "diagram_options"}`.
    func diagramBody(_ request: Request, _ client: String) async throws -> Reply {
        let body = try await request.contents(settings)
        guard let json = JSONValue(body), json.object != nil else {
            throw ServiceFailure.badRequest("the body is no JSON object")
        }
        guard let type = json["diagram_type"]?.string, Route.diagramTypes.contains(type.lowercased()) else {
            throw ServiceFailure.badRequest("'diagram_type' has to be 'swiftui'")
        }
        let format = json["output_format"]?.string ?? Self.format(accepted: request)
        let options = try Self.options(of: request) + Self.headerOptions(request)
        let work = try diagram(format: format, body, options, isJSON: true)
        return try await reply(to: DrawingRequest(work: work, client: client), request, isAddress: false)
    }

    private func diagram(
        format: String, _ body: [UInt8], _ options: [WorkerOption], isJSON: Bool
    ) throws(ServiceFailure) -> WorkerRequest {
        var (source, options) = (body, options)
        if isJSON {
            guard let json = JSONValue(body), let text = json["diagram_source"]?.string else {
                throw .badRequest("'diagram_source' has to be a text")
            }
            source = Array(text.utf8)
            for (name, value) in (json["diagram_options"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let text = value.optionText else { throw .badRequest("the option '\(name)' has to be a text") }
                options.append(WorkerOption(name, text))
            }
        }
        guard !source.isEmpty else { throw .badRequest("there is no source in the body") }
        return try picture(format: format, source, options)
    }

    /// `Kroki-Diagram-Options-Dynamic-Type: large` is `dynamic-type=large`.
    private static func headerOptions(_ request: Request) -> [WorkerOption] {
        let prefix = "kroki-diagram-options-"
        return request.headers.compactMap { field in
            let name = field.name.canonicalName
            return name.hasPrefix(prefix) ? WorkerOption(String(name.dropFirst(prefix.count)), field.value) : nil
        }
    }

    private static func isJSON(_ request: Request) -> Bool {
        request.headers[.contentType]?.hasPrefix("application/json") ?? false
    }

    private static func format(accepted request: Request) -> String {
        let accept = request.headers[.accept] ?? ""
        return accept.hasPrefix("image/png") ? "png" : accept.hasPrefix("application/pdf") ? "pdf" : "svg"
    }
}
