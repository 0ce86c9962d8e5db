import Foundation

/// nginx with WebDAV, on a port of its own.
// Unchecked: a test that stops it on another thread waits for that.
package final class WebServer: @unchecked Sendable {
    package let address: String
    private let process = Process()

    /// The program, where it is installed.
    private static let program = (ProcessInfo.processInfo.environment["PATH", default: ""] + ":/usr/sbin")
        .split(separator: ":").map { String($0) + "/nginx" }.first { access($0, X_OK) == 0 }

    package static var isInstalled: Bool { program != nil }

    /// - Parameter folder: is served below `www`, and keeps what else it needs.
    package init(in folder: String, isWritable: Bool = true) throws {
        let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let port = try Self.bind(probe)
        close(probe)
        address = "http://127.0.0.1:\(port)/figures"
        try FileManager.default.createDirectory(
            atPath: "\(folder)/www/figures", withIntermediateDirectories: true)
        let settings = """
            daemon off; master_process off; pid \(folder)/nginx.pid; error_log \(folder)/nginx.log;
            events {}
            http {
              access_log off; client_max_body_size 64m;
              client_body_temp_path \(folder)/body; proxy_temp_path \(folder)/proxy; fastcgi_temp_path \(folder)/fcgi;
              uwsgi_temp_path \(folder)/uwsgi; scgi_temp_path \(folder)/scgi;
              server { listen 127.0.0.1:\(port); root \(folder)/www; \(isWritable ? "dav_methods PUT;" : "") }
            }
            """
        try settings.write(toFile: "\(folder)/nginx.conf", atomically: true, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: Self.program ?? "nginx")
        process.arguments = ["-c", "\(folder)/nginx.conf", "-p", folder]
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<200 where !Self.answers(port) { usleep(10_000) }
    }

    deinit { stop() }

    package func stop(by number: Int32 = SIGTERM) {
        guard process.isRunning else { return }
        kill(process.processIdentifier, number)
        // `waitUntilExit` would turn this thread's run loop, which the tests' threads don't have.
        for _ in 0..<100 where process.isRunning { usleep(10_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Binds a socket to a free port and answers that.
    package static func bind(_ descriptor: Int32) throws -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                Foundation.bind(descriptor, pointer, size) == 0 ? getsockname(descriptor, pointer, &size) : -1
            }
        }
        guard status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func answers(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = in_port_t(port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
