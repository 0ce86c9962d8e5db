import Foundation
import FoundationNetworking

/// A real browser without a window, driven by WebDriver BiDi on the loopback interface.
public final class Browser {
    public enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        case chromium, firefox

        public var description: String { rawValue }

        /// Whether Debian's packages are there.
        public var isInstalled: Bool {
            let programs = self == .chromium ? ["chromium", "chromedriver"] : ["firefox-esr"]
            return programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
        }
    }

    public struct Failure: Error, CustomStringConvertible { public let description: String }

    private let process = Process()
    private let folder: URL
    private let socket: WebSocket
    private let context: String
    private var number = 1

    /// - Parameter isDark: whether pages are told that their reader prefers dark colours.
    public init(_ kind: Kind, width: Int = 1_200, height: Int = 900, isDark: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let started: (socket: WebSocket, process: Process)
        switch kind {
        case .chromium: started = try Self.chromium(process, folder, isDark)
        case .firefox: started = try Self.firefox(process, folder, isDark)
        }
        socket = started.socket
        if kind == .firefox { _ = try Self.call(socket, 1, "session.new", ["capabilities": [String: Any]()]) }
        let tree = try Self.call(socket, 2, "browsingContext.getTree", [:])
        let contexts = tree["contexts"] as? [[String: Any]]
        guard let context = contexts?.first?["context"] as? String else {
            throw Failure(description: "there is no page")
        }
        self.context = context
        number = 3
        try resize(width, height)
    }

    deinit {
        _ = try? Self.call(socket, number + 1, "browser.close", [:])
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - Starting

    private static func chromium(
        _ process: Process, _ folder: URL, _ isDark: Bool
    ) throws -> (WebSocket, Process) {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
        process.arguments = ["--port=0"]
        let line = try start(process) { $0.contains("on port ") }
        let digits = line.components(separatedBy: "on port ").last?.prefix { $0.isNumber } ?? ""
        var arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
            "--disable-dev-shm-usage",
        ]
        if isDark { arguments.append("--blink-settings=preferredColorScheme=0") }
        let options: [String: Any] = ["binary": "/usr/bin/chromium", "args": arguments]
        let wanted: [String: Any] = ["webSocketUrl": true, "goog:chromeOptions": options]
        guard let address = URL(string: "http://127.0.0.1:\(digits)/session") else {
            throw Failure(description: "chromedriver says no port")
        }
        var request = URLRequest(url: address)
        (request.httpMethod, request.timeoutInterval) = ("POST", 60)
        request.httpBody = try JSONSerialization.data(withJSONObject: ["capabilities": ["alwaysMatch": wanted]])
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) { data, _, _ in
            answer.data = data ?? Data()
            done.signal()
        }.resume()
        done.wait()
        let value = (try? JSONSerialization.jsonObject(with: answer.data) as? [String: Any])?["value"] as? [String: Any]
        let capabilities = value?["capabilities"] as? [String: Any]
        guard let socket = capabilities?["webSocketUrl"] as? String else {
            throw Failure(description: "chromium doesn't start: \(value?["message"] ?? "")")
        }
        return (try WebSocket(socket), process)
    }

    private final class Answer: @unchecked Sendable { var data = Data() }

    private static func firefox(
        _ process: Process, _ folder: URL, _ isDark: Bool
    ) throws -> (WebSocket, Process) {
        let settings = """
            user_pref("browser.shell.checkDefaultBrowser", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("app.update.disabledForTesting", true);
            user_pref("network.captive-portal-service.enabled", false);
            user_pref("network.connectivity-service.enabled", false);
            user_pref("layout.css.prefers-color-scheme.content-override", \(isDark ? 0 : 1));
            """
        try Data(settings.utf8).write(to: folder.appendingPathComponent("user.js"))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/firefox-esr")
        process.arguments = [
            "--headless", "--no-remote", "--profile", folder.path, "--remote-debugging-port", "0", "about:blank",
        ]
        var environment = ProcessInfo.processInfo.environment
        (environment["HOME"], environment["MOZ_DISABLE_CONTENT_SANDBOX"]) = (folder.path, "1")
        process.environment = environment
        let line = try start(process) { $0.contains("ws://127.0.0.1:") }
        let place = line[(line.range(of: "ws://")?.lowerBound ?? line.startIndex)...].prefix { !$0.isWhitespace }
        return (try WebSocket("\(place)/session"), process)
    }

    /// Starts a program and waits for the line by which it says where it listens.
    private static func start(_ process: Process, _ isMeant: (String) -> Bool) throws -> String {
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        var text = Data()
        while true {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else {
                throw Failure(description: "the browser ended: \(String(decoding: text, as: UTF8.self))")
            }
            text += more
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            if let line = lines.dropLast().first(where: { isMeant(String($0)) }) {
                // What it says from now on is thrown away, so that it never waits for a reader.
                output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
                return String(line)
            }
        }
    }

    // MARK: - Commands

    private static func call(
        _ socket: WebSocket, _ id: Int, _ method: String, _ parameters: [String: Any]
    ) throws -> [String: Any] {
        let message: [String: Any] = ["id": id, "method": method, "params": parameters]
        try socket.send(String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self))
        while true {
            let text = try socket.receive()
            guard let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                answer["id"] as? Int == id
            else { continue }
            if answer["type"] as? String == "error" {
                throw Failure(description: "\(method): \(answer["message"] ?? answer["error"] ?? "")")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        number += 1
        return try Self.call(socket, number, method, parameters.merging(["context": context]) { own, _ in own })
    }

    public func open(_ address: String) throws {
        try call("browsingContext.navigate", ["url": address, "wait": "complete"])
    }

    public func resize(_ width: Int, _ height: Int) throws {
        try call("browsingContext.setViewport", ["viewport": ["width": width, "height": height]])
    }

    /// What an expression of JavaScript is, promises awaited: a number, a text, a list … as JSON has them.
    public func value(_ expression: String) throws -> Any? {
        number += 1
        let result = try Self.call(
            socket, number, "script.evaluate",
            [
                "expression": "(async () => JSON.stringify([await (\(expression))]))()",
                "target": ["context": context], "awaitPromise": true,
            ])
        if let details = result["exceptionDetails"] as? [String: Any] {
            throw Failure(description: "\(expression): \(details["text"] ?? "")")
        }
        guard let text = (result["result"] as? [String: Any])?["value"] as? String else { return nil }
        let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any]
        return list?.first.flatMap { $0 is NSNull ? nil : $0 }
    }

    public func text(_ expression: String) throws -> String { try value("String(\(expression))") as? String ?? "" }

    public func number(_ expression: String) throws -> Double {
        (try value(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Waits until an expression is true; false where it isn't in that time.
    public func waits(for expression: String, seconds: Double = 20) throws -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            if try value("Boolean(\(expression))") as? Bool == true { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    /// The page as a PNG.
    public func screenshot() throws -> Data {
        let text = try call("browsingContext.captureScreenshot", [:])["data"] as? String ?? ""
        return Data(base64Encoded: text) ?? Data()
    }
}
