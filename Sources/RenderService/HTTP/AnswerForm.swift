import WorkerProtocol

/// In which form an answer is wanted: the option `format` says it, else the header `Accept`.
struct AnswerForm {
    private let kind: WorkerRequest.Kind
    private let accept: String

    init(of kind: WorkerRequest.Kind, accept: String) { (self.kind, self.accept) = (kind, accept) }

    /// Adds what the header says to the options, and takes out what isn't a worker's matter.
    ///
    /// - Returns: whether the picture is sent within JSON, with all that is known of it.
    func complete(_ options: inout [WorkerOption]) -> Bool {
        if !options.contains(where: { $0.name == "format" }), let name = accepted {
            options.append(WorkerOption("format", name))
        }
        switch kind {
        case .picture, .figure:
            guard take("json", &options) else { return false }
            if kind == .picture { options.append(WorkerOption("report", "true")) }
            return true
        case .explanation, .difference, .exploration:
            if take("json", &options) { options.append(WorkerOption("json", "true")) }
            _ = take("text", &options)
            return false
        default:
            return false
        }
    }

    private func take(_ format: String, _ options: inout [WorkerOption]) -> Bool {
        guard let place = options.lastIndex(where: { $0.name == "format" && $0.text == format }) else { return false }
        options.remove(at: place)
        return true
    }

    /// The first type that the client accepts, where it is one of those there are.
    private var accepted: String? {
        let names: [(type: String, format: String)] =
            switch kind {
            case .picture: [("image/svg+xml", "svg"), ("application/pdf", "pdf"), ("application/json", "json")]
            case .figure:
                [
                    ("image/svg+xml", "svg"), ("application/pdf", "pdf"), ("application/json", "json"),
                    ("text/html", "html"), ("text/plain", "text"),
                ]
            case .difference:
                [
                    ("application/json", "json"), ("image/png", "png"), ("image/svg+xml", "svg"),
                    ("application/pdf", "pdf"),
                ]
            case .explanation, .exploration: [("application/json", "json")]
            case .film:
                [
                    ("image/gif", "gif"), ("image/webp", "webp"), ("image/apng", "apng"), ("image/svg+xml", "svg"),
                ]
            default: []
            }
        return names.first { accept.hasPrefix($0.type) }?.format
    }
}
