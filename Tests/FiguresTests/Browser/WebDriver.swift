import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A browser that a test drives, through chromedriver on the loopback interface.
final class WebDriver {
    struct Failure: Error, CustomStringConvertible { let description: String }

    static let driver = "/usr/bin/chromedriver"
    static let browser = "/usr/bin/chromium"

    static var isInstalled: Bool {
        [driver, browser].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private let process = Process()
    private let base: URL
    private var session = ""

    init(port: Int) throws {
        guard let base = URL(string: "http://127.0.0.1:\(port)") else { throw Failure(description: "no address") }
        self.base = base
        process.executableURL = URL(fileURLWithPath: Self.driver)
        process.arguments = ["--port=\(port)", "--log-level=OFF"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let options: [String: Any] = [
            "binary": Self.browser,
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=900,900"],
        ]
        var last: any Error = Failure(description: "chromedriver doesn't answer")
        for _ in 0..<50 {
            do {
                let answer = try send(
                    "POST", "session", ["capabilities": ["alwaysMatch": ["goog:chromeOptions": options]]])
                session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
                return
            } catch {
                last = error
                Thread.sleep(forTimeInterval: 0.2)
            }
        }
        process.terminate()
        throw last
    }

    deinit {
        _ = try? send("DELETE", "session/\(session)", nil)
        process.terminate()
        process.waitUntilExit()
    }

    func open(_ file: URL) throws { _ = try send("POST", "session/\(session)/url", ["url": file.absoluteString]) }

    /// What an expression of JavaScript is, as text.
    func value(_ expression: String) throws -> String {
        let body: [String: Any] = ["script": "return String(\(expression))", "args": [Any]()]
        return try send("POST", "session/\(session)/execute/sync", body) as? String ?? ""
    }

    /// Presses keys while an element has the focus.
    func type(_ keys: String, into selector: String) throws {
        let id = try element(selector)
        _ = try send("POST", "session/\(session)/element/\(id)/value", ["text": keys])
    }

    func click(_ selector: String) throws {
        let id = try element(selector)
        _ = try send("POST", "session/\(session)/element/\(id)/click", [String: Any]())
    }

    /// Drags from the middle of an element by points to the right.
    func drag(_ selector: String, by distance: Int) throws {
        let origin = ["element-6066-11e4-a52e-4f735466cecf": try element(selector)]
        let steps: [[String: Any]] = [
            ["type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": origin],
            ["type": "pointerDown", "button": 0],
            ["type": "pointerMove", "duration": 50, "x": distance, "y": 0, "origin": "pointer"],
            ["type": "pointerUp", "button": 0],
        ]
        let pointer: [String: Any] = [
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps,
        ]
        _ = try send("POST", "session/\(session)/actions", ["actions": [pointer]])
    }

    private func element(_ selector: String) throws -> String {
        let answer = try send(
            "POST", "session/\(session)/element", ["using": "css selector", "value": selector])
        return (answer as? [String: String])?.values.first ?? ""
    }

    private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any? {
        var request = URLRequest(url: base.appendingPathComponent(path), timeoutInterval: 20)
        request.httpMethod = method
        if let body { request.httpBody = try JSONSerialization.data(withJSONObject: body) }
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let answered = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result<Data, any Error> = .failure(Failure(description: "no answer"))
        URLSession.shared.dataTask(with: request) { data, _, error in
            if let data { result = .success(data) } else if let error { result = .failure(error) }
            answered.signal()
        }.resume()
        answered.wait()
        let value = (try JSONSerialization.jsonObject(with: result.get()) as? [String: Any])?["value"]
        if let failure = value as? [String: Any], let message = failure["message"] as? String, failure["error"] != nil {
            throw Failure(description: message)
        }
        return value
    }
}
