import Hummingbird
import Synchronization

/// Who may ask, and how often: bearer tokens from a file, where there is one.
final class Doorkeeper: Sendable {
    private struct Token {
        /// Whose it is, as logs and turns name them.
        var name: String
        /// Requests a minute; nil for as many as there is room for.
        var rate: Double?
        /// Requests that may be made at once, and when that was so.
        var credit: Double
        var time: ContinuousClock.Instant
    }

    private let live: LiveSettings
    private let tokens = Mutex<[String: Token]>([:])

    init(_ live: LiveSettings) throws(StartFailure) {
        self.live = live
        try reread()
    }

    /// Reads the file again; what is wrong in it leaves the tokens as they were.
    func reread() throws(StartFailure) {
        guard let path = live.value.tokenFile else { return }
        var read: [String: Token] = [:]
        for entry in try TokenFile(path: path).entries {
            read[entry.token] = Token(name: entry.name, rate: entry.rate, credit: entry.rate ?? 0, time: .now)
        }
        let fresh = read
        tokens.withLock { $0 = fresh }
    }

    /// Who the client is.
    func admit(_ request: Request, address: String) throws(ServiceFailure) -> String {
        guard live.value.tokenFile != nil else { return client(request, address) }
        guard let text = request.headers[.authorization], text.lowercased().hasPrefix("bearer ") else {
            throw ServiceFailure(.unauthorized, "token", "this service wants 'Authorization: Bearer …'")
        }
        let given = text.dropFirst(7).trimmed
        let admitted: Result<String, ServiceFailure> = tokens.withLock { tokens in
            // All are compared, and each wholly: how long that takes tells nothing of them.
            guard let match = tokens.keys.filter({ Self.areEqual($0, given) }).first, var token = tokens[match] else {
                return .failure(ServiceFailure(.unauthorized, "token", "the token isn't known"))
            }
            guard let rate = token.rate else { return .success(token.name) }
            let now = ContinuousClock.now
            token.credit = min(rate, token.credit + rate / 60 * ((now - token.time) / .seconds(1)))
            token.time = now
            guard token.credit >= 1 else {
                var failure = ServiceFailure(
                    .tooManyRequests, "rate", "the token allows \(Int(rate)) requests a minute")
                failure.retryAfter = max(1, Int((60 / rate).rounded(.up)))
                tokens[match] = token
                return .failure(failure)
            }
            token.credit -= 1
            tokens[match] = token
            return .success(token.name)
        }
        return try admitted.get()
    }

    private func client(_ request: Request, _ address: String) -> String {
        guard live.value.isBehindProxy, let chain = request.headers[.init("X-Forwarded-For")!] else { return address }
        // The last one is what our own proxy saw.
        return chain.split(separator: ",").last.map { $0.trimmed } ?? address
    }

    private static func areEqual(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        var difference = first.count ^ second.count
        for index in 0..<min(first.count, second.count) { difference |= Int(first[index] ^ second[index]) }
        return difference == 0
    }
}
