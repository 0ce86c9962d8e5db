import Foundation

/// A real browser without a window, driven by WebDriver BiDi on the loopback interface.
public final class Browser {
    public enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        case chromium, firefox

        public var description: String { rawValue }

        public static var installed: [Kind] { allCases.filter(\.isInstalled) }

        /// Whether Debian's packages are there.
        public var isInstalled: Bool {
            let programs = self == .chromium ? ["chromium", "chromedriver"] : ["firefox-esr"]
            return programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
        }
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
        public init(description: String) { self.description = description }
    }

    private let process: Process
    private let folder: URL
    private let socket: WebSocket
    private let context: String
    private var number = 1
    /// Let go when the browser has ended.
    private let turn: BrowserTurn

    /// Waits until no other browser runs, and starts one.
    ///
    /// - Parameter isDark: whether pages are told that their reader prefers dark colours.
    public init(_ kind: Kind, width: Int = 1_200, height: Int = 900, isDark: Bool = false) async throws {
        turn = try await BrowserTurn()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var process = Process()
        do {
            // chromedriver takes a free port of IPv6, which may be taken in IPv4, and ends then.
            for _ in 0..<5 where kind == .chromium {
                process.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
                process.arguments = ["--port=0"]
                do {
                    _ = try Self.start(process, folder) { $0.contains("successfully on port ") }
                    break
                } catch {
                    guard Self.log(folder).contains("port not available") else { throw error }
                    process = Process()
                }
            }
            switch kind {
            case .chromium: socket = try Self.chromium(folder, isDark)
            case .firefox: socket = try Self.firefox(process, folder, isDark)
            }
            self.process = process
            if kind == .firefox { _ = try Self.call(socket, 1, "session.new", ["capabilities": [String: Any]()]) }
            context = try Self.page(socket)
        } catch {
            let log = Self.log(folder)
            Self.stop(process, folder)
            throw Failure(description: "\(kind) doesn't start: \(error)\n\(log.suffix(2_000))")
        }
        number = 3
        try resize(width, height)
    }

    deinit {
        _ = try? Self.call(socket, number + 1, "browser.close", [:])
        Self.stop(process, folder)
    }

    private static func page(_ socket: WebSocket) throws -> String {
        let tree = try call(socket, 2, "browsingContext.getTree", [:])
        let contexts = tree["contexts"] as? [[String: Any]]
        guard let context = contexts?.first?["context"] as? String else {
            throw Failure(description: "there is no page")
        }
        return context
    }

    /// Ends it, and removes what it wrote.
    private static func stop(_ process: Process, _ folder: URL) {
        if process.isRunning { process.terminate() }
        // `waitUntilExit` would turn this thread's run loop, which the tests' threads don't have.
        for _ in 0..<500 where process.isRunning { usleep(10_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - Starting

    /// - Parameter folder: where chromedriver's log says on which port it listens.
    private static func chromium(_ folder: URL, _ isDark: Bool) throws -> WebSocket {
        let digits = log(folder).components(separatedBy: "successfully on port ").last?.prefix { $0.isNumber } ?? ""
        var arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
            "--disable-dev-shm-usage",
        ]
        if isDark { arguments.append("--blink-settings=preferredColorScheme=0") }
        let options: [String: Any] = ["binary": "/usr/bin/chromium", "args": arguments]
        let wanted: [String: Any] = ["webSocketUrl": true, "goog:chromeOptions": options]
        guard let port = Int(digits) else { throw Failure(description: "chromedriver says no port") }
        let body = try JSONSerialization.data(withJSONObject: ["capabilities": ["alwaysMatch": wanted]])
        let answer = try LoopbackConnection.post(Array(body), to: "/session", port: port)
        let json = try? JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any]
        let value = json?["value"] as? [String: Any]
        let capabilities = value?["capabilities"] as? [String: Any]
        guard let socket = capabilities?["webSocketUrl"] as? String else {
            throw Failure(description: "\(value?["message"] ?? "no session")")
        }
        return try WebSocket(socket)
    }

    private static func firefox(
        _ process: Process, _ folder: URL, _ isDark: Bool
    ) throws -> WebSocket {
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
        let line = try start(process, folder) { $0.contains("ws://127.0.0.1:") }
        let place = line[(line.range(of: "ws://")?.lowerBound ?? line.startIndex)...].prefix { !$0.isWhitespace }
        return try WebSocket("\(place)/session")
    }

    private static func log(_ folder: URL) -> String {
        (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
    }

    /// Starts a program and waits for the line by which it says where it listens.
    ///
    /// What it says goes to a file: a pipe would end a browser that still writes when nobody reads any more.
    private static func start(
        _ process: Process, _ folder: URL, _ isMeant: (String) -> Bool
    ) throws -> String {
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        (process.standardOutput, process.standardError) = (output, output)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        for _ in 0..<6_000 {
            let lines = Self.log(folder).split(separator: "\n", omittingEmptySubsequences: false)
            if let line = lines.dropLast().first(where: { isMeant(String($0)) }) { return String(line) }
            guard process.isRunning else { throw Failure(description: "it ended") }
            usleep(20_000)
        }
        throw Failure(description: "it doesn't say where it listens")
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
    ///
    /// Looks are counted rather than seconds, so that a busy machine, on which each takes longer, is given longer.
    public func waits(for expression: String, seconds: Double = 20) throws -> Bool {
        for _ in 0..<Int(seconds / 0.02) {
            if try value("Boolean(\(expression))") as? Bool == true { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    /// Waits until an expression is the expected text; what it is in the end.
    public func settle(_ expression: String, on expected: String) throws -> String {
        _ = try waits(for: "String(\(expression)) === \(Self.quoted(expected))")
        return try text(expression)
    }

    /// A text as JavaScript writes it.
    static func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    /// The page as a PNG.
    public func screenshot() throws -> Data {
        let text = try call("browsingContext.captureScreenshot", [:])["data"] as? String ?? ""
        return Data(base64Encoded: text) ?? Data()
    }
}
