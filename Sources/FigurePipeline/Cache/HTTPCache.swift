import Foundation
import HTTPExchange
import Synchronization

/// A cache that is read by GET and written by PUT, as a build engine's remote cache and a web server with WebDAV are.
final class HTTPCache: FigureCache {
    private let host: String
    private let port: String
    private let path: String
    private let address: String
    private let notes = CacheWarnings()
    /// Requests in a row that weren't answered; too many, and the cache is left alone.
    private let failures = Atomic<Int>(0)
    /// Seconds that a request may take.
    private let patience: Double
    private static let tolerated = 2

    var warnings: [String] { notes.all }

    /// Nil for an address that isn't `http://host[:port]/path`.
    init?(_ address: String, patience: Double = 3) {
        guard let url = URLComponents(string: address), url.scheme == "http", let host = url.host, !host.isEmpty else {
            return nil
        }
        (self.address, self.host, self.patience) = (address, host, patience)
        port = String(url.port ?? 80)
        path = url.percentEncodedPath.hasSuffix("/") ? url.percentEncodedPath : url.percentEncodedPath + "/"
    }

    func bytes(for key: String) -> [UInt8]? {
        guard let answer = request("GET", key, []) else { return nil }
        if answer.status == 200 { return answer.body }
        if answer.status != 404, answer.status != 410 {
            notes.add("warning: the cache \(address) answers \(answer.status) to GET (--cache)\n")
        }
        return nil
    }

    func store(_ bytes: [UInt8], for key: String) {
        guard let answer = request("PUT", key, bytes), !(200..<300).contains(answer.status) else { return }
        notes.add("warning: the cache \(address) answers \(answer.status) to PUT; nothing is kept (--cache)\n")
    }

    private func request(_ method: String, _ key: String, _ body: [UInt8]) -> HTTPAnswer? {
        guard failures.load(ordering: .relaxed) < Self.tolerated else { return nil }
        let connection = HTTPConnection(host: host, port: port, seconds: patience)
        if let answer = connection?.answer(to: method, path + key, body, limit: SmallFile.limit) {
            failures.store(0, ordering: .relaxed)
            return answer
        }
        if failures.wrappingAdd(1, ordering: .relaxed).newValue >= Self.tolerated {
            notes.add("warning: the cache \(address) doesn't answer; the run goes on without it (--cache)\n")
        }
        return nil
    }
}
