import Foundation

/// A connection to a program on this machine, used by one thread.
final class LoopbackConnection {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let descriptor: Int32
    private var pending: [UInt8] = []

    /// Seconds without a byte after which the other side is taken for dead: a machine that is busy with other tests may
    /// let a browser wait long before it starts its first page.
    private static let patience = 240

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(UInt16(port).bigEndian)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(descriptor)
            throw Failure(description: "nobody listens at port \(port)")
        }
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func take(_ count: Int) throws -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while pending.count < count {
            let read = recv(descriptor, &chunk, chunk.count, 0)
            guard read > 0 else {
                let reason = read == 0 ? "closed the connection" : String(cString: strerror(errno))
                throw Failure(description: "the browser doesn't answer: \(reason)")
            }
            pending += chunk[..<read]
        }
        defer { pending.removeFirst(count) }
        return Array(pending[..<count])
    }

    /// The head of an answer of HTTP, with the empty line that ends it.
    func takeHead() throws -> String {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head += try take(1) }
        return String(decoding: head, as: UTF8.self)
    }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the browser is gone") }
            rest = rest.dropFirst(count)
        }
    }

    /// The body that a request by HTTP is answered with.
    static func post(_ body: [UInt8], to path: String, port: Int) throws -> [UInt8] {
        let connection = try LoopbackConnection(port: port)
        let head = """
            POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n\
            Content-Length: \(body.count)\r\nConnection: close\r\n\r\n
            """
        try connection.write(Array(head.utf8) + body)
        let lines = try connection.takeHead().lowercased().split(whereSeparator: \.isNewline)
        guard let field = lines.first(where: { $0.hasPrefix("content-length:") }),
            let length = Int(field.dropFirst(15).trimmingCharacters(in: .whitespaces))
        else { throw Failure(description: "an answer without a length") }
        return try connection.take(length)
    }
}
