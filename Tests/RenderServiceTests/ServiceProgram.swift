import Foundation
import FoundationNetworking
import Synchronization

/// The real program on a free port of this machine.
final class ServiceProgram: Sendable {
    static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    enum Failure: Error { case notStarted }

    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body: Data
        var text: String { String(decoding: body, as: UTF8.self) }
        var json: [String: Any] { ((try? JSONSerialization.jsonObject(with: body)) as? [String: Any]) ?? [:] }
        var error: [String: Any] { json["error"] as? [String: Any] ?? [:] }
    }

    let address: String
    let identifier: pid_t
    private let process: Process

    /// One for all tests that leave it as it was; it ends with them.
    static let shared: Result<ServiceProgram, any Error> = Result {
        let program = try ServiceProgram(["--workers", "2", "--max-time", "5"])
        sharedProcess.store(program.identifier, ordering: .relaxed)
        atexit { kill(sharedProcess.load(ordering: .relaxed), SIGKILL) }
        return program
    }

    init(_ arguments: [String]) throws {
        process = Process()
        process.executableURL = Self.folder.appendingPathComponent("render")
        process.arguments = ["serve", "--port", "0"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        identifier = process.processIdentifier
        var line = Data()
        while !line.contains(0x0A) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure.notStarted }
            line += more
        }
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Answers with the code that it ended with.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    deinit { if process.isRunning { kill(identifier, SIGKILL) } }

    /// - Parameter proxy: what is asked in place of the service itself.
    func ask(
        _ method: String = "GET", _ path: String, _ body: String? = nil, headers: [String: String] = [:],
        at proxy: String? = nil
    ) async throws -> Answer {
        guard let url = URL(string: (proxy ?? address) + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        (request.httpMethod, request.httpBody) = (method, body.map { Data($0.utf8) })
        // A type of URLSession's own would say that it is a form.
        if body != nil { request.setValue("text/x-swift", forHTTPHeaderField: "Content-Type") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        request.timeoutInterval = 60
        request.cachePolicy = .reloadIgnoringLocalCacheData
        let (data, response) = try await URLSession.shared.data(for: request)
        let http = response as? HTTPURLResponse
        var fields: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] { fields["\(name)".lowercased()] = "\(value)" }
        return Answer(status: http?.statusCode ?? 0, headers: fields, body: data)
    }

    /// The processes that draw for it.
    var workers: [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { number in
            guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { return false }
            let fields = text[end...].split(separator: " ")
            return fields.count > 2 && fields[1] != "Z" && pid_t(fields[2]) == identifier
        }
    }
}

private let sharedProcess = Atomic<pid_t>(0)

extension Data {
    var isPNG: Bool { starts(with: [0x89, 0x50, 0x4E, 0x47]) }
}
