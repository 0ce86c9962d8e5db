import Foundation
import HTTPExchange
import Synchronization
import WorkerProtocol

/// Answers that several services share: a web server that keeps what is PUT to it, as for a build engine.
///
/// It may be slow, full or gone: then pictures are drawn as if there were none.
final class SharedCache: Sendable {
    private let host: String
    private let port: String
    private let path: String
    private let queue = DispatchQueue(label: "shared-cache", attributes: .concurrent)
    private let state = Mutex(State())

    private struct State {
        var inFlight = 0
        var failures = 0
        /// Until then it is left alone.
        var pause: ContinuousClock.Instant?
    }

    /// Seconds that a look may take: less than most pictures that are worth keeping, or drawing is quicker.
    private static let patience = 1.0
    private static let tolerated = 2
    private static let pause = Duration.seconds(10)
    /// Each is a thread.
    private static let mostInFlight = 16
    private static let limit = 64 << 20

    init(_ address: String) throws(StartFailure) {
        guard let url = URLComponents(string: address), url.scheme == "http", let host = url.host, !host.isEmpty else {
            throw StartFailure(
                .setting, "'\(address)' is no address of a shared cache: 'http://host[:port]/path' is one")
        }
        self.host = host
        port = String(url.port ?? 80)
        path = url.percentEncodedPath.hasSuffix("/") ? url.percentEncodedPath : url.percentEncodedPath + "/"
    }

    /// What another service, or this one before, was answered; nil where nothing is kept.
    func answer(for key: String) async -> WorkerAnswer? {
        await withCheckedContinuation { continuation in
            let isTaken = request("GET", key, []) { answer in
                guard let answer, answer.status == 200 else { return continuation.resume(returning: nil) }
                continuation.resume(returning: try? WorkerAnswer(decoding: answer.body))
            }
            if !isTaken { continuation.resume(returning: nil) }
        }
    }

    /// Keeps an answer, some time soon.
    func keep(_ answer: WorkerAnswer, for key: String) {
        _ = request("PUT", key, answer.encoded) { _ in }
    }

    /// False where it isn't asked at all.
    private func request(
        _ method: String, _ key: String, _ body: [UInt8], _ done: @escaping @Sendable (HTTPAnswer?) -> Void
    ) -> Bool {
        let isTaken = state.withLock { state in
            if let pause = state.pause, pause > .now { return false }
            guard state.inFlight < Self.mostInFlight else { return false }
            state.inFlight += 1
            return true
        }
        guard isTaken else { return false }
        queue.async { [self] in
            let connection = HTTPConnection(host: host, port: port, seconds: Self.patience)
            let answer = connection?.answer(to: method, path + key, body, limit: Self.limit)
            state.withLock { state in
                state.inFlight -= 1
                state.failures = answer == nil ? state.failures + 1 : 0
                state.pause = state.failures >= Self.tolerated ? .now + Self.pause : nil
            }
            done(answer)
        }
        return true
    }
}
