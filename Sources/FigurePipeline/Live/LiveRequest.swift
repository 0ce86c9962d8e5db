import Foundation

/// The head of a request.
package struct LiveRequest {
    package let method: String
    /// Without a query.
    package let path: String
    let host: String
    private let lines: [String]

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
        lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        guard first.count == 3, first[1].hasPrefix("/"), first[2].hasPrefix("HTTP/1.") else { return nil }
        (method, path) = (String(first[0]), first[1].split(separator: "?").first.map(String.init) ?? "/")
        host = Self.header("host", in: lines) ?? ""
    }

    /// What a line of the head says; nil where there is none.
    package func header(_ name: String) -> String? { Self.header(name, in: lines) }

    private static func header(_ name: String, in lines: [String]) -> String? {
        lines.dropFirst().first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    /// A whole answer, after which the connection ends.
    package static func answer(_ connection: Int32, _ status: Int, _ type: String, _ body: [UInt8]) {
        let head =
            "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Error")\r\nContent-Type: \(type)\r\n"
            + "Content-Length: \(body.count)\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        _ = write(Array(head.utf8) + body, to: connection)
    }

    static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // Unsafe: the bytes are only read, during the call.
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
