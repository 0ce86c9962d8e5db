import Foundation

/// A WebSocket to a program on this machine, used by one thread: text in, text out.
final class WebSocket {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let connection: LoopbackConnection

    /// - Parameter address: `ws://127.0.0.1:PORT/path`.
    init(_ address: String) throws {
        guard let url = URLComponents(string: address), let port = url.port else {
            throw Failure(description: "'\(address)' is no address")
        }
        connection = try LoopbackConnection(port: port)
        let head = """
            GET \(url.path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
            Sec-WebSocket-Key: ZWFzZWwgdGVzdHMgcGFnZXM=\r\nSec-WebSocket-Version: 13\r\n\r\n
            """
        try connection.write(Array(head.utf8))
        guard try connection.takeHead().contains(" 101 ") else {
            throw Failure(description: "\(address) doesn't speak WebSocket")
        }
    }

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
        // Any mask does on this machine but zeros, which newer versions of Firefox take for none.
        let mask: [UInt8] = [0x5A, 0xC3, 0x96, 0x2D]
        try connection.write(frame + mask + body.enumerated().map { $0.element ^ mask[$0.offset & 3] })
    }

    /// The next whole text.
    func receive() throws -> String {
        var text: [UInt8] = []
        while true {
            let head = try connection.take(2)
            var length = Int(head[1] & 127)
            if length == 126 { length = try connection.take(2).reduce(0) { $0 << 8 | Int($1) } }
            if length == 127 { length = try connection.take(8).reduce(0) { $0 << 8 | Int($1) } }
            let body = try connection.take(length)
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
}
