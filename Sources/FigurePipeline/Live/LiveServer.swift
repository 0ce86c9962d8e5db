import Files
import Foundation
import Synchronization

/// Shows an output folder to browsers of this machine, and tells them when it has changed.
public final class LiveServer: Sendable {
    /// `http://127.0.0.1:8080/`.
    public let address: String
    private let listener: LoopbackListener
    private let files: FolderFiles
    private let state = Mutex(State())

    private struct State {
        var version = 0
        var errors: [String] = []
    }

    private static let sizeLimit = 64 << 20

    /// - Parameter port: 0 takes a free one.
    public init(folder: String, port: Int) throws(Problem) {
        files = FolderFiles(folder)
        listener = try LoopbackListener(port: port)
        address = listener.address
    }

    /// Answers from now on, on threads of its own.
    public func start() {
        listener.start { [self] request, connection in serve(request, connection) }
    }

    /// Tells all browsers that there is something new.
    ///
    /// - Parameter errors: are shown over the last pictures.
    public func publish(_ errors: [String]) {
        state.withLock { state in
            state.version += 1
            state.errors = errors
        }
    }

    // MARK: - Answers

    private func serve(_ request: LiveRequest, _ connection: Int32) {
        guard request.method == "GET" else {
            return send(connection, 405, "text/plain", Array("only GET\n".utf8))
        }
        if request.path == "/.live/events" { return sendEvents(connection) }
        if request.path == "/.live/live.js" {
            return send(connection, 200, "text/javascript", Array(LivePage.script.utf8))
        }
        var path = String(request.path.dropFirst()).removingPercentEncoding ?? ""
        if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
        guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
            let bytes = try? files.read(path, limit: Self.sizeLimit)
        else { return send(connection, 404, "text/plain", Array("there is no such file\n".utf8)) }
        let isPage = path.hasSuffix(".html")
        send(connection, 200, LivePage.type(of: path), isPage ? LivePage.live(bytes) : bytes)
    }

    private func send(_ connection: Int32, _ status: Int, _ type: String, _ body: [UInt8]) {
        LiveRequest.answer(connection, status, type, body)
    }

    /// Server-sent events: a line whenever there is something new, and one from time to time to notice who has left.
    private func sendEvents(_ connection: Int32) {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
        guard LiveRequest.write(Array(head.utf8), to: connection) else { return }
        var (known, quiet) = (-1, 0)
        while true {
            let (version, errors) = state.withLock { ($0.version, $0.errors) }
            if version != known {
                let data = (try? JSONEncoder().encode(errors)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
                guard LiveRequest.write(Array("id: \(version)\ndata: \(data)\n\n".utf8), to: connection) else { return }
                (known, quiet) = (version, 0)
            }
            usleep(10_000)
            quiet += 1
            if quiet > 500 {
                guard LiveRequest.write(Array(": still here\n\n".utf8), to: connection) else { return }
                quiet = 0
            }
        }
    }
}
