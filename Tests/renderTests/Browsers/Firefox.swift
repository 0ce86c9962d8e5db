import Foundation

/// Firefox, through its own protocol Marionette: messages of JSON over a socket of the loopback interface, each after
/// its length and a colon.
final class Firefox: Browser {
    private static let program = "/usr/bin/firefox-esr"
    static var isInstalled: Bool { access(program, X_OK) == 0 }

    private let process = Process()
    private let profile: URL
    private var connection: Int32 = -1
    private var buffer: [UInt8] = []
    private var number = 0

    init() throws {
        let port = try FreePort.any()
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("easel-firefox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let preferences = """
            user_pref("marionette.port", \(port));
            user_pref("browser.shell.checkDefaultBrowser", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("app.update.enabled", false);
            user_pref("network.captive-portal-service.enabled", false);
            user_pref("network.connectivity-service.enabled", false);
            user_pref("services.settings.server", "http://127.0.0.1:9/");
            user_pref("security.sandbox.content.level", 0);

            """
        try Data(preferences.utf8).write(to: profile.appendingPathComponent("user.js"))
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["--headless", "--marionette", "--no-remote", "--profile", profile.path, "about:blank"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["MOZ_HEADLESS": "1", "HOME": profile.path, "MOZ_DISABLE_CONTENT_SANDBOX": "1"]) { _, new in new }
        try process.run()
        do {
            try connect(port)
            _ = try receive()
            _ = try send("WebDriver:NewSession", [:])
            _ = try send("WebDriver:SetWindowRect", ["width": 900, "height": 900])
        } catch {
            stop()
            throw error
        }
    }

    deinit {
        _ = try? send("Marionette:Quit", ["flags": ["eForceQuit"]])
        stop()
    }

    private func stop() {
        if connection >= 0 { close(connection) }
        for _ in 0..<300 where process.isRunning { usleep(10_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: profile)
    }

    func open(_ address: String) throws { _ = try send("WebDriver:Navigate", ["url": address]) }

    func value(_ expression: String) throws -> String {
        let answer = try send(
            "WebDriver:ExecuteScript", ["script": "return String(\(expression))", "args": [Any]()])
        return answer["value"] as? String ?? ""
    }

    func type(_ keys: String, into selector: String) throws {
        _ = try send("WebDriver:ElementSendKeys", ["id": try element(selector).id, "text": keys])
    }

    func click(_ selector: String) throws {
        _ = try send("WebDriver:ElementClick", ["id": try element(selector).id])
    }

    func drag(_ selector: String, by distance: Int) throws {
        let found = try element(selector)
        _ = try send(
            "WebDriver:PerformActions", ["actions": PointerMoves.drag(from: [found.key: found.id], by: distance)])
    }

    private func element(_ selector: String) throws -> (key: String, id: String) {
        let answer = try send("WebDriver:FindElement", ["using": "css selector", "value": selector])
        guard let first = (answer["value"] as? [String: String])?.first else {
            throw BrowserFailure(description: "there is no '\(selector)'")
        }
        return (first.key, first.value)
    }

    // MARK: - Messages

    private func connect(_ port: Int) throws {
        for _ in 0..<300 {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            address.sin_port = in_port_t(port).bigEndian
            let status = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if status == 0 {
                var patience = timeval(tv_sec: 60, tv_usec: 0)
                setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
                connection = descriptor
                return
            }
            close(descriptor)
            usleep(100_000)
        }
        throw BrowserFailure(description: "Firefox doesn't answer")
    }

    private func send(_ name: String, _ parameters: [String: Any]) throws -> [String: Any] {
        number += 1
        let body = Array(try JSONSerialization.data(withJSONObject: [0, number, name, parameters]))
        var rest = (Array("\(body.count):".utf8) + body)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw BrowserFailure(description: "Firefox has gone") }
            rest = rest.dropFirst(count)
        }
        guard let answer = try receive() as? [Any], answer.count == 4 else {
            throw BrowserFailure(description: "Firefox answers something else")
        }
        if let failure = answer[2] as? [String: Any] {
            throw BrowserFailure(description: "\(name): \(failure["message"] ?? "an error")")
        }
        return answer[3] as? [String: Any] ?? [:]
    }

    private func receive() throws -> Any {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let colon = buffer.firstIndex(of: UInt8(ascii: ":")),
                let length = Int(String(decoding: buffer[..<colon], as: UTF8.self)), buffer.count > colon + length
            {
                let body = buffer[(colon + 1)...(colon + length)]
                buffer.removeFirst(colon + length + 1)
                return try JSONSerialization.jsonObject(with: Data(body))
            }
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { throw BrowserFailure(description: "Firefox says nothing more") }
            buffer += chunk[..<count]
        }
    }
}
