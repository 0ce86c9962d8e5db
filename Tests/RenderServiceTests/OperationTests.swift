import Foundation
import Testing

/// What whoever runs the service relies on: reread settings, a graceful end, several instances, a shared cache, numbers.
@Suite(.serialized)
struct OperationTests {
    private func scratch() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // nginx's own user reads there.
        chmod(folder.path, 0o755)
        return folder
    }

    @Test("SIGHUP rereads the configuration; one that can't be read leaves what was there")
    func reread() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("render.yml")
        func set(_ line: String) throws { try Data("serve:\n  \(line)\n".utf8).write(to: file) }
        try set("max-body: 1000")
        let service = try ServiceProgram(["--workers", "1", "--config", file.path])
        let source = "Text(\"a\")" + String(repeating: " ", count: 2_000)
        #expect(try await service.ask("POST", "/render", source).status == 413)
        try set("max-body: 9000")
        kill(service.identifier, SIGHUP)
        #expect(try await waits { try await service.ask("POST", "/render", source).status == 200 })
        try set("max-body: many")
        kill(service.identifier, SIGHUP)
        try await Task.sleep(for: .milliseconds(300))
        #expect(try await service.ask("POST", "/render", source + " ").status == 200)
        #expect(service.stop() == 0)
    }

    @Test("a request on its way is answered before the service ends, which then has left nothing behind")
    func gracefulEnd() async throws {
        let service = try ServiceProgram(["--workers", "1"])
        #expect(try await service.ask("POST", "/render", "Text(\"warm\")").status == 200)
        let source = """
            func f() -> Int { var n = 0; while n < 300_000 { n += 1 }; return n }
            Text("\\(f())")
            """
        async let answer = service.ask("POST", "/render", source)
        // On a busy machine the answer may have come before the first look; what follows has to hold either way.
        _ = try await waits { try await service.ask("GET", "/readyz").json["running"] as? Int == 1 }
        kill(service.identifier, SIGTERM)
        #expect(try await answer.status == 200)
        #expect(service.stop() == 0)
        #expect(service.workers.isEmpty)
    }

    @Test("of two instances behind nginx one can be killed under load", .enabled(if: Nginx.isInstalled))
    func instances() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = ["--workers", "1", "--behind-proxy"]
        let (first, second) = (try ServiceProgram(settings), try ServiceProgram(settings))
        // The configuration that is deployed, at other addresses.
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var text = try String(
            contentsOf: sources.appendingPathComponent("Deployment/nginx.conf"), encoding: .utf8)
        for (name, service) in [("easel-1:8080", first), ("easel-2:8080", second)] {
            text = text.replacingOccurrences(of: name, with: String(service.address.dropFirst(7)))
        }
        text = text.replacingOccurrences(of: "/tmp/", with: folder.path + "/")
        let nginx = try Nginx(text.replacingOccurrences(of: "listen 8080", with: "listen 127.0.0.1:PORT"), folder)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<60 {
                if number >= 4 { _ = try await group.next() }
                if number == 20 { kill(first.identifier, SIGKILL) }
                group.addTask {
                    try await second.ask("POST", "/render", "Text(\"\(number)\")", at: nginx.address).status
                }
            }
            var rest: [Int] = []
            for try await status in group { rest.append(status) }
            return rest
        }
        #expect(statuses.allSatisfy { $0 == 200 }, "\(statuses)")
        // `Text("a")`; a picture by its URL is kept by nginx.
        let path = "/render/png/eNoLSa0o0VBKVNIEAA8FApw"
        #expect(try await second.ask("GET", path, at: nginx.address).headers["x-cache"] == "MISS")
        #expect(try await second.ask("GET", path, at: nginx.address).headers["x-cache"] == "HIT")
        #expect(try await second.ask("GET", "/metrics", at: nginx.address).status == 404)
        #expect(second.stop() == 0)
    }

    @Test("what one instance drew, another one takes from the cache that they share", .enabled(if: Nginx.isInstalled))
    func sharedCache() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = folder.appendingPathComponent("www/easel")
        try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
        for path in [store.path, folder.path + "/www"] { chmod(path, 0o777) }
        let nginx = try Nginx(
            """
            pid \(folder.path)/pid; events {}
            http {
              access_log off; client_max_body_size 64m; client_body_temp_path \(folder.path)/body;
              server { listen 127.0.0.1:PORT; root \(folder.path)/www; dav_methods PUT; }
            }
            """, folder)
        let settings = ["--workers", "1", "--shared-cache", nginx.address + "/easel"]
        let first = try ServiceProgram(settings)
        let drawn = try await first.ask("POST", "/render", "Text(\"shared\")")
        #expect(drawn.body.isPNG)
        #expect(try await waits { try FileManager.default.contentsOfDirectory(atPath: store.path).count == 1 })
        #expect(first.stop() == 0)
        let second = try ServiceProgram(settings)
        #expect(try await second.ask("POST", "/render", "Text(\"shared\")").body == drawn.body)
        #expect(try await second.ask("GET", "/metrics").text.contains("easel_shared_cache_hits_total 1\n"))
        // What somebody spoils there is drawn, and a store that is gone costs nothing but the drawing.
        let kept = store.appendingPathComponent(try FileManager.default.contentsOfDirectory(atPath: store.path)[0])
        try Data("<html>".utf8).write(to: kept)
        let third = try ServiceProgram(settings)
        #expect(try await third.ask("POST", "/render", "Text(\"shared\")").body == drawn.body)
        nginx.stop()
        #expect(try await third.ask("POST", "/render", "Text(\"alone\")").body.isPNG)
        #expect(third.stop() == 0)
        #expect(second.stop() == 0)
    }

    @Test("Prometheus takes the page of numbers", .enabled(if: access("/usr/bin/promtool", X_OK) == 0))
    func numbers() async throws {
        let page = try await ServiceProgram.shared.get().ask("GET", "/metrics").body
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/promtool")
        process.arguments = ["check", "metrics"]
        let input = Pipe()
        process.standardInput = input
        try process.run()
        input.fileHandleForWriting.write(page)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private func waits(for condition: () async throws -> Bool) async throws -> Bool {
        for _ in 0..<500 {
            if try await condition() { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }
}

// Unchecked: used by one test at a time.
/// nginx with a configuration whose `PORT` is a free one.
private final class Nginx: @unchecked Sendable {
    static let isInstalled = access(path, X_OK) == 0
    private static let path = "/usr/sbin/nginx"
    let address: String
    private let process = Process()

    init(_ configuration: String, _ folder: URL) throws {
        let port = try Self.freePort()
        address = "http://127.0.0.1:\(port)"
        let file = folder.appendingPathComponent("nginx.conf")
        try Data(configuration.replacingOccurrences(of: "PORT", with: "\(port)").utf8).write(to: file)
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = ["-p", folder.path, "-e", folder.path + "/log", "-c", file.path, "-g", "daemon off;"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<500 where !Self.answers(port) { usleep(10_000) }
    }

    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        // `waitUntilExit` would turn this thread's run loop, which the tests' threads don't have.
        for _ in 0..<300 where process.isRunning { usleep(10_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    deinit { stop() }

    private static func place(_ port: Int) -> sockaddr_in {
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        place.sin_port = in_port_t(UInt16(port).bigEndian)
        return place
    }

    private static func withSocket<Result>(
        _ port: Int, _ body: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
    ) -> Result {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var (place, size) = (place(port), socklen_t(MemoryLayout<sockaddr_in>.size))
        return withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(descriptor, $0, &size) }
        }
    }

    private static func freePort() throws -> Int {
        let port = withSocket(0) { descriptor, place, size in
            guard bind(descriptor, place, size.pointee) == 0, getsockname(descriptor, place, size) == 0 else {
                return 0
            }
            return place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                Int(UInt16(bigEndian: $0.pointee.sin_port))
            }
        }
        guard port > 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        return port
    }

    private static func answers(_ port: Int) -> Bool { withSocket(port) { connect($0, $1, $2.pointee) == 0 } }
}
