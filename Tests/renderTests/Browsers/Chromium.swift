import Foundation

/// Chromium, through chromedriver on the loopback interface.
final class Chromium: Browser {
    private static let driver = "/usr/bin/chromedriver"
    private static let program = "/usr/bin/chromium"

    static var isInstalled: Bool {
        let programs: [String] = [driver, program, "/usr/bin/curl"]
        return programs.allSatisfy { access($0, X_OK) == 0 }
    }

    private let process = Process()
    private let base: String
    private var session = ""

    init() throws {
        let port = try FreePort.any()
        base = "http://127.0.0.1:\(port)"
        process.executableURL = URL(fileURLWithPath: Self.driver)
        process.arguments = ["--port=\(port)", "--log-level=OFF"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let options: [String: Any] = [
            "binary": Self.program,
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=900,900",
                "--no-first-run", "--disable-background-networking",
            ],
        ]
        do {
            try waitUntilReady()
            let answer = try send(
                "POST", "session", ["capabilities": ["alwaysMatch": ["goog:chromeOptions": options]]])
            session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
        } catch {
            stop()
            throw error
        }
    }

    deinit {
        if !session.isEmpty { _ = try? send("DELETE", "session/\(session)", nil) }
        stop()
    }

    private func stop() {
        process.terminate()
        // `waitUntilExit` would turn this thread's run loop, which the tests' threads don't have.
        for _ in 0..<200 where process.isRunning { usleep(10_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The driver takes a moment to listen; a browser is asked for once it does, and only once.
    private func waitUntilReady() throws {
        for _ in 0..<200 {
            if let status = try? send("GET", "status", nil) as? [String: Any], status["ready"] as? Bool == true {
                return
            }
            usleep(100_000)
        }
        throw BrowserFailure(description: "chromedriver doesn't answer")
    }

    func open(_ address: String) throws { _ = try send("POST", "session/\(session)/url", ["url": address]) }

    func value(_ expression: String) throws -> String {
        let body: [String: Any] = ["script": "return String(\(expression))", "args": [Any]()]
        return try send("POST", "session/\(session)/execute/sync", body) as? String ?? ""
    }

    func type(_ keys: String, into selector: String) throws {
        _ = try send("POST", "session/\(session)/element/\(element(selector))/value", ["text": keys])
    }

    func click(_ selector: String) throws {
        _ = try send("POST", "session/\(session)/element/\(element(selector))/click", [String: Any]())
    }

    func drag(_ selector: String, by distance: Int) throws {
        let moves = PointerMoves.drag(
            from: ["element-6066-11e4-a52e-4f735466cecf": try element(selector)], by: distance)
        _ = try send("POST", "session/\(session)/actions", ["actions": moves])
    }

    /// Which appearance pages are told that their reader likes.
    func setAppearance(_ name: String) throws {
        let features = [["name": "prefers-color-scheme", "value": name]]
        _ = try send(
            "POST", "session/\(session)/goog/cdp/execute",
            ["cmd": "Emulation.setEmulatedMedia", "params": ["features": features]])
    }

    private func element(_ selector: String) throws -> String {
        let answer = try send(
            "POST", "session/\(session)/element", ["using": "css selector", "value": selector])
        guard let id = (answer as? [String: String])?.values.first else {
            throw BrowserFailure(description: "there is no '\(selector)'")
        }
        return id
    }

    private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any? {
        let curl = Process()
        curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        curl.arguments = ["-s", "-m", "60", "-X", method, "\(base)/\(path)"]
        if let body {
            let data = try JSONSerialization.data(withJSONObject: body)
            curl.arguments? += ["-d", String(decoding: data, as: UTF8.self)]
        }
        let output = Pipe()
        curl.standardOutput = output
        try curl.run()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"]
        if let failure = value as? [String: Any], let message = failure["message"] as? String, failure["error"] != nil {
            throw BrowserFailure(description: message)
        }
        return value
    }
}
