import Foundation

/// What a server answered.
package struct HTTPAnswer: Sendable {
    package var status: Int
    package var body: [UInt8]
}

/// One request over one connection, within a time.
package final class HTTPConnection {
    private let descriptor: Int32
    private let host: String
    private let deadline: ContinuousClock.Instant

    /// Nil where nobody listens there, or not in that time.
    package init?(host: String, port: String, seconds: Double) {
        (self.host, deadline) = (port == "80" ? host : "\(host):\(port)", .now + .seconds(seconds))
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        // Unsafe: the list is the resolver's, and freed by it at the end.
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, port, &hints, &found) == 0 else { return nil }
        defer { freeaddrinfo(found) }
        var open: Int32 = -1
        var next = found
        while let address = next?.pointee, open < 0 {
            let flags = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
            let candidate = socket(address.ai_family, flags, 0)
            if candidate >= 0 {
                let code = connect(candidate, address.ai_addr, address.ai_addrlen)
                if code == 0 || errno == EINPROGRESS && Self.isConnected(candidate, by: deadline) {
                    open = candidate
                } else {
                    close(candidate)
                }
            }
            next = address.ai_next
        }
        guard open >= 0 else { return nil }
        descriptor = open
    }

    deinit { close(descriptor) }

    private static func isConnected(_ descriptor: Int32, by deadline: ContinuousClock.Instant) -> Bool {
        guard wait(descriptor, Int16(POLLOUT), until: deadline) else { return false }
        var (code, size): (Int32, socklen_t) = (0, 4)
        return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0
    }

    private static func wait(_ descriptor: Int32, _ events: Int16, until deadline: ContinuousClock.Instant) -> Bool {
        let left = deadline - .now
        guard left > .zero else { return false }
        var request = pollfd(fd: descriptor, events: events, revents: 0)
        return poll(&request, 1, Int32(left / .milliseconds(1)) + 1) > 0
    }

    /// Nil where there is no whole answer in time, or one of more than `limit` bytes.
    package func answer(to method: String, _ path: String, _ body: [UInt8], limit: Int) -> HTTPAnswer? {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\nUser-Agent: easel\r\n"
        if method == "PUT" { head += "Content-Type: application/octet-stream\r\nContent-Length: \(body.count)\r\n" }
        guard send(Array((head + "\r\n").utf8) + body), let bytes = receive(limit) else { return nil }
        return Self.parse(bytes)
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // Unsafe: the bytes are only read, during the call.
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN || errno == EINTR {
                guard Self.wait(descriptor, Int16(POLLOUT), until: deadline) else { return false }
            } else {
                // A server that refuses a body may have answered already.
                return true
            }
        }
        return true
    }

    private func receive(_ limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            // Unsafe: no more is received than the chunk has room for.
            let count = chunk.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes += chunk[..<count]
            } else if errno == EAGAIN || errno == EINTR {
                guard Self.wait(descriptor, Int16(POLLIN), until: deadline) else { return nil }
            } else {
                return nil
            }
        }
        return nil
    }

    private static func parse(_ bytes: [UInt8]) -> HTTPAnswer? {
        var end: Int?
        for index in bytes.indices.dropFirst(3).prefix(1 << 16)
        where bytes[index] == 0x0A && bytes[index - 2] == 0x0A && bytes[index - 1] == 0x0D {
            end = index + 1
            break
        }
        guard let end else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        guard first.count >= 2, first[0].hasPrefix("HTTP/1."), let status = Int(first[1]) else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let body = bytes[end...]
        if headers["transfer-encoding"]?.lowercased() == "chunked" {
            return unchunked(body).map { HTTPAnswer(status: status, body: $0) }
        }
        if let length = headers["content-length"].flatMap({ Int($0) }) {
            guard length >= 0, body.count >= length else { return nil }
            return HTTPAnswer(status: status, body: Array(body.prefix(length)))
        }
        return HTTPAnswer(status: status, body: Array(body))
    }

    private static func unchunked(_ body: ArraySlice<UInt8>) -> [UInt8]? {
        var (rest, result): (ArraySlice<UInt8>, [UInt8]) = (body, [])
        while let end = rest.prefix(64).firstIndex(of: 0x0D), end + 1 < rest.endIndex {
            let digits = String(decoding: rest[..<end], as: UTF8.self).prefix { $0.isHexDigit }
            guard let count = Int(digits, radix: 16), count >= 0, rest.endIndex - (end + 2) >= count else { return nil }
            if count == 0 { return result }
            result += rest[(end + 2)..<(end + 2 + count)]
            rest = rest[(end + 2 + count)...].dropFirst(2)
        }
        return nil
    }
}
