import FigurePipeline
import Foundation
import SnapshotCases
import Synchronization

/// The report of `snapshot review --page`, served to browsers of this machine until everything is decided.
final class ReviewServer: Sendable {
    var address: String { listener.address }
    private let listener: LoopbackListener
    private let changes: [PendingChange]
    private let page: [UInt8]
    private let token: String
    private let state: Mutex<State>
    private let finished = DispatchSemaphore(value: 0)

    private struct State {
        var decisions: Decisions
        var decided: Set<Int> = []
    }

    init(_ decisions: sending Decisions, _ changes: [PendingChange], port: Int) throws {
        do throws(Problem) {
            listener = try LoopbackListener(port: port)
        } catch {
            throw CommandFailure(ExitStatus.cantCreate, text: error.text)
        }
        self.changes = changes.sorted { $0.key < $1.key }
        token = String((0..<24).compactMap { _ in "abcdefghijkmnpqrstuvwxyz23456789".randomElement() })
        page = HTMLReport(deciding: self.changes, folder: decisions.folder, token: token).bytes()
        state = Mutex(State(decisions: decisions))
    }

    /// Answers until all is decided; how many are left open then.
    func run() -> Int {
        listener.start { [self] request, connection in serve(request, connection) }
        finished.wait()
        // The last answer is on its way.
        usleep(200_000)
        return state.withLock { $0.decisions.open.count }
    }

    private func serve(_ request: LiveRequest, _ connection: Int32) {
        func answer(_ status: Int, _ text: String) {
            LiveRequest.answer(connection, status, "text/plain; charset=utf-8", Array(text.utf8))
        }
        if request.method == "GET" {
            guard request.path == "/" else { return answer(404, "there is no such page\n") }
            return LiveRequest.answer(connection, 200, "text/html; charset=utf-8", page)
        }
        guard request.method == "POST" else { return answer(405, "only GET and POST\n") }
        // A page of another site may send here, but doesn't know the token.
        guard request.header("X-Easel-Token") == token else { return answer(403, "this isn't the page's request\n") }
        let parts = request.path.split(separator: "/").map(String.init)
        guard parts.count == 2, ["accept", "reject"].contains(parts[0]), let number = Int(parts[1]),
            changes.indices.contains(number - 1)
        else { return answer(404, "there is no such change\n") }
        let change = changes[number - 1]
        let outcome: (status: Int, text: String, isLast: Bool) = state.withLock { state in
            guard !state.decided.contains(number) else { return (200, "decided already\n", false) }
            do {
                if parts[0] == "accept" {
                    try state.decisions.accept([change])
                } else {
                    try state.decisions.drop([change])
                }
            } catch let failure as CommandFailure {
                return (500, failure.text, false)
            } catch {
                return (500, "\(error)\n", false)
            }
            state.decided.insert(number)
            return (200, "\(parts[0])ed\n", state.decided.count == changes.count)
        }
        answer(outcome.status, outcome.text)
        if outcome.isLast { finished.signal() }
    }
}
