import Hummingbird
import WorkerProtocol

/// A request that isn't answered with what it asked for.
struct ServiceFailure: Error {
    var status: HTTPResponse.Status
    /// One word for programs: `source`, `limit`, `busy`.
    var code: String
    var message: String
    /// The name of the limit that was reached.
    var limit: String?
    var diagnostics: [SourceDiagnostic] = []
    /// Seconds after which it may be worth trying again.
    var retryAfter: Int?
    var allowed: String?

    init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
        (self.status, self.code, self.message) = (status, code, message)
    }

    static func badRequest(_ message: String) -> ServiceFailure { ServiceFailure(.badRequest, "request", message) }

    static func tooLarge(_ limit: String, _ message: String) -> ServiceFailure {
        var failure = ServiceFailure(.contentTooLarge, "limit", message)
        failure.limit = limit
        return failure
    }

    /// What a worker's outcome means for a client; nil for one that is an answer.
    init?(_ outcome: DrawingOutcome) {
        switch outcome {
        case .answer(let answer):
            guard let failure = ServiceFailure(answer) else { return nil }
            self = failure
        case .crashed(let status) where status & 0x7F == 0 && status >> 8 & 0xFF == 75:
            self.init(.unprocessableContent, "limit", "calls are nested too deep (limit 'depth')")
            limit = "depth"
        case .crashed(let status) where status & 0x7F == 24 || status & 0x7F == 9:
            self.init(.gatewayTimeout, "limit", "the picture took more of the processor than it may (limit 'time')")
            limit = "time"
        case .crashed:
            self.init(.internalServerError, "defect", "the process that drew this ended; only this request is lost")
        case .late:
            self.init(.gatewayTimeout, "limit", "the picture took longer than it may (limit 'time')")
            limit = "time"
        case .refused:
            self.init(.tooManyRequests, "busy", "too many requests are waiting")
            retryAfter = 1
        case .expired:
            self.init(.serviceUnavailable, "busy", "the request waited longer than it may")
            retryAfter = 2
        case .badAsset(let name):
            self.init(.badRequest, "request", "an asset can't be called '\(name.prefix(200))'")
        case .unavailable(let reason):
            self.init(.serviceUnavailable, "unavailable", "no worker can draw: \(reason)")
            retryAfter = 5
        }
    }

    private init?(_ answer: WorkerAnswer) {
        let list = SourceDiagnostic.list(answer.message)
        let message = list.first { $0.severity == "error" }?.message ?? answer.message.trimmed
        switch answer.outcome {
        case .done: return nil
        case .source: self.init(.unprocessableContent, "source", message)
        case .limit:
            self.init(answer.limit == "time" ? .gatewayTimeout : .unprocessableContent, "limit", message)
            limit = answer.limit
        case .request: self.init(.unprocessableContent, "request", message)
        case .usage: self.init(.badRequest, "option", message)
        case .defect: self.init(.internalServerError, "defect", message)
        }
        diagnostics = list
    }

    func json(id: String) -> JSONValue {
        var members: [String: JSONValue] = [
            "status": .number(Double(status.code)), "code": .string(code), "message": .string(message),
            "request": .string(id),
        ]
        if let limit { members["limit"] = .string(limit) }
        if !diagnostics.isEmpty { members["diagnostics"] = JSONValue(diagnostics) }
        return ["error": .object(members)]
    }

    /// As a person reads it.
    var text: String {
        guard !diagnostics.isEmpty else { return "error: \(message)\n" }
        return diagnostics.map { diagnostic in
            let place = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
                .compactMap { $0 }.joined(separator: ":")
            let notes = diagnostic.notes.map { "note: \($0)\n" }.joined()
            return "\(place.isEmpty ? "" : place + ": ")\(diagnostic.severity): \(diagnostic.message)\n\(notes)"
        }.joined()
    }
}
