import Hummingbird

/// The Model Context Protocol over HTTP: `POST /mcp`. There are no sessions; each message stands for itself.
struct AgentEndpoint {
    private let session: AgentSession
    private let settings: ServiceSettings

    init(_ desk: DrawingDesk, _ settings: ServiceSettings, client: String) {
        session = AgentSession(desk: desk, settings: settings, client: client)
        self.settings = settings
    }

    func answer(_ request: Request) async throws -> Reply {
        // A page of another origin that a user has open is not to ask by that user's browser.
        if let origin = request.headers[.origin], settings.corsOrigin != "*", origin != settings.corsOrigin {
            guard origin.split(separator: "/").last.map(String.init) == request.head.authority else {
                throw ServiceFailure(.forbidden, "origin", "the origin '\(origin.prefix(100))' isn't allowed")
            }
        }
        let body = try await request.contents(settings)
        guard let answer = await session.answer(body) else { return Reply([], "text/plain", status: .accepted) }
        return Reply(answer)
    }
}
