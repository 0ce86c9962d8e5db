import Foundation

/// A WebSocket to a program on this machine, used by one thread: text in, text out.
final class WebSocket {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let descriptor: Int32
    private var pending: [UInt8] = []

    /// - Parameter address: `ws://127.0.0.1:PORT/path`.
    init(_ address: String) throws {
        guard let url = URLComponents(string: address), let port = url.port else {
            throw Failure(description: "'\(address)' is no address")
        }
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
            throw Failure(description: "nobody listens at \(address)")
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let head = """
            GET \(url.path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
            Sec-WebSocket-Key: ZWFzZWwgdGVzdHMgcGFnZXM=\r\nSec-WebSocket-Version: 13\r\n\r\n
            """
        try write(Array(head.utf8))
        var answer: [UInt8] = []
        while !answer.suffix(4).elementsEqual([13, 10, 13, 10]) { answer += try take(1) }
        guard String(decoding: answer, as: UTF8.self).contains(" 101 ") else {
            throw Failure(description: "\(address) doesn't speak WebSocket")
        }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(1, Array(text.utf8)) }

    private func send(_ kind: UInt8, _ body: [UInt8]) throws {
        var frame: [UInt8] = [0x80 | kind]
        switch body.count {
        case ..<126: frame.append(0x80 | UInt8(body.count))
        case ..<65_536: frame += [0x80 | 126, UInt8(body.count >> 8), UInt8(body.count & 255)]
        default:
            frame.append(0x80 | 127)
            frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
        }
        // A mask of zeros leaves the body what it is; what it protects from doesn't exist on this machine.
        try write(frame + [0, 0, 0, 0] + body)
    }

    /// The next whole text.
    func receive() throws -> String {
        var text: [UInt8] = []
        while true {
            let head = try take(2)
            var length = Int(head[1] & 127)
            if length == 126 { length = try take(2).reduce(0) { $0 << 8 | Int($1) } }
            if length == 127 { length = try take(8).reduce(0) { $0 << 8 | Int($1) } }
            let body = try take(length)
            switch head[0] & 15 {
            case 8: throw Failure(description: "the browser closed the connection")
            case 9: try send(10, body)
            case 10: break
            default:
                text += body
                if head[0] & 0x80 != 0 { return String(decoding: text, as: UTF8.self) }
            }
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while pending.count < count {
            let read = recv(descriptor, &chunk, chunk.count, 0)
            guard read > 0 else { throw Failure(description: "the browser doesn't answer") }
            pending += chunk[..<read]
        }
        defer { pending.removeFirst(count) }
        return Array(pending[..<count])
    }

    private func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the browser is gone") }
            rest = rest.dropFirst(count)
        }
    }
}
