import Files
import Foundation
import Synchronization

/// Shows an output folder to browsers of this machine, and tells them when it has changed.
public final class LiveServer: Sendable {
    /// `http://127.0.0.1:8080/`.
    public let address: String
    private let port: Int
    private let listener: Int32
    private let files: FolderFiles
    private let state = Mutex(State())
    private let connections = Atomic<Int>(0)

    private struct State {
        var version = 0
        var errors: [String] = []
    }

    private static let connectionLimit = 64
    private static let sizeLimit = 64 << 20

    /// - Parameter port: 0 takes a free one.
    public init(folder: String, port: Int) throws(Problem) {
        files = FolderFiles(folder)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var (yes, place): (Int32, sockaddr_in) = (1, sockaddr_in())
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        place.sin_family = sa_family_t(AF_INET)
        // Nobody else's browser: the pages are drafts.
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        place.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isBound else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw Problem(.error, .cantWrite, text: "error: can't serve on port \(port): \(reason) (--port)\n")
        }
        self.port = Int(UInt16(bigEndian: place.sin_port))
        address = "http://127.0.0.1:\(self.port)/"
    }

    deinit { close(listener) }

    /// Answers from now on, on threads of its own.
    public func start() {
        Thread.detachNewThread {
            while true {
                let connection = accept(self.listener, nil, nil)
                if connection < 0 {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    if errno == EMFILE || errno == ENFILE {
                        usleep(100_000)
                        continue
                    }
                    return
                }
                guard self.connections.wrappingAdd(1, ordering: .relaxed).newValue <= Self.connectionLimit else {
                    self.connections.wrappingSubtract(1, ordering: .relaxed)
                    close(connection)
                    continue
                }
                Thread.detachNewThread {
                    self.serve(connection)
                    close(connection)
                    self.connections.wrappingSubtract(1, ordering: .relaxed)
                }
            }
        }
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

    private func serve(_ connection: Int32) {
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard let request = LiveRequest(connection) else { return }
        // Another site's script that knows the port would come under another name.
        guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else {
            return send(connection, 403, "text/plain", Array("another host\n".utf8))
        }
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
        let head =
            "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Error")\r\nContent-Type: \(type)\r\n"
            + "Content-Length: \(body.count)\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        _ = LiveRequest.write(Array(head.utf8) + body, to: connection)
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

/// The head of a request.
struct LiveRequest {
    let method: String
    /// Without a query.
    let path: String
    let host: String

    /// Nil for what isn't HTTP, or comes too slowly.
    init?(_ connection: Int32) {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let end = Array("\r\n\r\n".utf8)
        while bytes.count < 16 << 10, !bytes.suffix(4_100).contains(end) {
            let count = recv(connection, &chunk, chunk.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        guard first.count == 3, first[1].hasPrefix("/"), first[2].hasPrefix("HTTP/1.") else { return nil }
        (method, path) = (String(first[0]), first[1].split(separator: "?").first.map(String.init) ?? "/")
        host =
            lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }
            .map { $0.dropFirst(5).trimmingCharacters(in: .whitespaces) } ?? ""
    }

    static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
