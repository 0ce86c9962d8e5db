import Foundation
import Synchronization

/// Listens for browsers of this machine, and for nobody else.
package final class LoopbackListener: Sendable {
    /// `http://127.0.0.1:8080/`.
    package var address: String { "http://127.0.0.1:\(port)/" }
    package let port: Int
    private let listener: Int32
    private let connections = Atomic<Int>(0)

    private static let connectionLimit = 64

    /// - Parameter port: 0 takes a free one.
    package init(port: Int) throws(Problem) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var (yes, place): (Int32, sockaddr_in) = (1, sockaddr_in())
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        place.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        // Unsafe: the address is passed as the type that sockets have, with its own size, during the call.
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
    }

    deinit { close(listener) }

    /// Answers from now on, each connection on a thread of its own.
    package func start(_ serve: @escaping @Sendable (LiveRequest, Int32) -> Void) {
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
                    self.read(connection, serve)
                    close(connection)
                    self.connections.wrappingSubtract(1, ordering: .relaxed)
                }
            }
        }
    }

    private func read(_ connection: Int32, _ serve: (LiveRequest, Int32) -> Void) {
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard let request = LiveRequest(connection) else { return }
        // Another site's script that knows the port would come under another name.
        guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else {
            return LiveRequest.answer(connection, 403, "text/plain", Array("another host\n".utf8))
        }
        serve(request, connection)
    }
}
