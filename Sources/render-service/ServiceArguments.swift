import ArgumentParser
import Foundation
import Logging
import NearNames
import RenderService

/// Where a setting comes from that no option gives: the environment, then the file.
struct SettingSource {
    private let file: [String: String]

    /// What may stand below `serve:`.
    private static let names = [
        "behind-proxy", "cache", "cors-origin", "drain", "host", "log-format", "log-level", "max-body",
        "max-connections", "max-memory", "max-pixels", "max-steps", "max-time", "max-wait", "port", "program", "queue",
        "replace-after", "require-sandbox", "shared-cache", "tokens", "workers",
    ]

    /// Reads the `name: value` lines below `serve:`, the names being those of options; `#` begins a remark. What else
    /// `render.yml` holds is for other commands.
    init(path: String?) throws {
        guard let path else {
            file = [:]
            return
        }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ValidationError("The configuration '\(path)' can't be read.")
        }
        var values: [String: String] = [:]
        var isOurs = false
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            let plain = line.split(separator: "#", omittingEmptySubsequences: false)[0]
            let parts = plain.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = parts.first, !name.isEmpty else { continue }
            guard plain.first == " " else {
                isOurs = name == "serve"
                continue
            }
            guard isOurs else { continue }
            guard Self.names.contains(name) else {
                let near = Spelling.nearest(to: name, among: Self.names).map { "; did you mean '\($0)'?" } ?? ""
                throw ValidationError("\(path):\(number + 1): there is no setting '\(name)' below 'serve:'\(near)")
            }
            if parts.count == 2, !parts[1].isEmpty {
                values[name] = parts[1].trimmingCharacters(in: ["\"", "'"])
            }
        }
        file = values
    }

    func text(_ name: String) -> String? {
        let variable = "EASEL_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
        return ProcessInfo.processInfo.environment[variable] ?? file[name]
    }

    func value<Value: LosslessStringConvertible>(
        _ name: String, _ given: Value?, in range: (Value) -> Bool = { _ in true }
    ) throws -> Value? {
        guard let value = try given ?? text(name).map({ try Self.read(name, $0) }) else { return nil }
        guard range(value) else { throw ValidationError("The value '\(value)' is invalid for '--\(name)'.") }
        return value
    }

    /// One of a few words.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, _ given: String?
    ) throws -> Value? where Value.RawValue == String {
        guard let word = given ?? text(name) else { return nil }
        guard let value = Value(rawValue: word) else {
            let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("The value '\(word)' is invalid for '--\(name)': it has to be one of \(words).")
        }
        return value
    }

    /// - Parameter given: whether it stands on the command line, which can't take it back.
    func flag(_ name: String, _ given: Bool) throws -> Bool {
        guard !given, let word = text(name) else { return given }
        switch word.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: throw ValidationError("The value '\(word)' of the setting '\(name)' has to be 'true' or 'false'.")
        }
    }

    private static func read<Value: LosslessStringConvertible>(_ name: String, _ text: String) throws -> Value {
        guard let value = Value(text) else {
            throw ValidationError("The value '\(text)' of the setting '\(name)' is invalid.")
        }
        return value
    }
}

/// What all that draw by workers have.
struct WorkerArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Processes that draw. (default: one a core)", valueName: "n"))
    var workers: Int?

    @Option(help: ArgumentHelp("The longest time for one picture. (default: 10)", valueName: "seconds"))
    var maxTime: Double?

    @Option(help: ArgumentHelp("The most memory for one picture, in MB. (default: 512)", valueName: "n"))
    var maxMemory: Int?

    @Option(help: ArgumentHelp("The most pixels of a picture. (default: 40000000)", valueName: "n"))
    var maxPixels: Int?

    @Option(help: ArgumentHelp("The most evaluation steps. (default: 50000000)", valueName: "n"))
    var maxSteps: Int?

    @Option(help: ArgumentHelp("The program that draws. (default: 'render' beside this one)", valueName: "path"))
    var program: String?

    @Option(
        help: ArgumentHelp(
            "A file with settings below 'serve:', 'name: value' a line. (default: render.yml)", valueName: "file"))
    var config: String?

    @Flag(help: "Doesn't start where the kernel can't shut workers in.")
    var requireSandbox = false

    func source() throws -> SettingSource {
        let usual = "render.yml"
        return try SettingSource(path: config ?? (FileManager.default.fileExists(atPath: usual) ? usual : nil))
    }

    func settings() throws -> ServiceSettings {
        let source = try source()
        var settings = ServiceSettings()
        if let n = try source.value("workers", workers, in: { (1...256).contains($0) }) { settings.workers = n }
        if let n = try source.value("max-time", maxTime, in: { $0 > 0 && $0 <= 3_600 }) { settings.limits.seconds = n }
        if let n = try source.value("max-memory", maxMemory, in: { (1...1 << 20).contains($0) }) {
            settings.limits.memory = n
        }
        if let n = try source.value("max-pixels", maxPixels, in: { $0 > 0 }) { settings.limits.pixels = n }
        if let n = try source.value("max-steps", maxSteps, in: { $0 > 0 }) { settings.limits.steps = n }
        settings.program = program ?? source.text("program")
        settings.requiresSandbox = try source.flag("require-sandbox", requireSandbox)
        return settings
    }
}

/// What the service alone has.
struct ServiceArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The address to listen at. (default: 127.0.0.1)", valueName: "address"))
    var host: String?

    @Option(help: ArgumentHelp("The port; 0 takes a free one. (default: 8080)", valueName: "n"))
    var port: Int?

    @Option(help: ArgumentHelp("Requests that may wait. (default: 64)", valueName: "n"))
    var queue: Int?

    @Option(help: ArgumentHelp("How long a request may wait. (default: 20)", valueName: "seconds"))
    var maxWait: Double?

    @Option(help: ArgumentHelp("The largest body, in bytes. (default: 8388608)", valueName: "n"))
    var maxBody: Int?

    @Option(help: ArgumentHelp("Connections at a time. (default: 1024)", valueName: "n"))
    var maxConnections: Int?

    @Option(help: ArgumentHelp("Memory for answers that are kept, in MB. (default: 64)", valueName: "n"))
    var cache: Int?

    @Option(
        help: ArgumentHelp(
            "A store of answers that several services share, read by GET and written by PUT.", valueName: "url"))
    var sharedCache: String?

    @Option(help: ArgumentHelp("Pictures after which a worker is replaced. (default: 10000)", valueName: "n"))
    var replaceAfter: Int?

    @Option(
        help: ArgumentHelp("How long requests have to end when the service stops. (default: 20)", valueName: "seconds"))
    var drain: Double?

    @Option(help: ArgumentHelp("Bearer tokens, 'TOKEN NAME [REQUESTS-A-MINUTE]' a line.", valueName: "file"))
    var tokens: String?

    @Flag(help: "Takes the client's address from X-Forwarded-For.")
    var behindProxy = false

    @Option(help: ArgumentHelp("The origin whose pages may read answers; '*' for all.", valueName: "origin"))
    var corsOrigin: String?

    @Option(
        help: ArgumentHelp(
            "trace, debug, info, notice, warning, error, critical. (default: info)", valueName: "name"))
    var logLevel: String?

    @Option(help: ArgumentHelp("text or json. (default: text)", valueName: "name"))
    var logFormat: String?

    func apply(to settings: inout ServiceSettings, from source: SettingSource) throws {
        settings.shedsStandingQueue = true
        if let text = host ?? source.text("host") { settings.host = text }
        if let n = try source.value("port", port, in: { (0...65_535).contains($0) }) { settings.port = n }
        if let n = try source.value("queue", queue, in: { $0 >= 0 }) { settings.queue = n }
        if let n = try source.value("max-wait", maxWait, in: { $0 > 0 && $0 <= 3_600 }) { settings.queueSeconds = n }
        if let n = try source.value("max-body", maxBody, in: { (1...256 << 20).contains($0) }) {
            settings.bodyLimit = n
        }
        if let n = try source.value("max-connections", maxConnections, in: { $0 > 0 }) { settings.connections = n }
        if let n = try source.value("cache", cache, in: { (0...1 << 20).contains($0) }) { settings.cache = n << 20 }
        if let n = try source.value("replace-after", replaceAfter, in: { $0 > 0 }) { settings.replacement = n }
        if let n = try source.value("drain", drain, in: { $0 >= 0 && $0 <= 3_600 }) { settings.drainSeconds = n }
        settings.sharedCache = sharedCache ?? source.text("shared-cache")
        settings.tokenFile = tokens ?? source.text("tokens")
        settings.isBehindProxy = try source.flag("behind-proxy", behindProxy)
        settings.corsOrigin = corsOrigin ?? source.text("cors-origin")
    }

    enum LogFormat: String, CaseIterable { case text, json }

    func log(from source: SettingSource) throws -> (level: Logger.Level, format: LogFormat) {
        (try source.choice("log-level", logLevel) ?? .info, try source.choice("log-format", logFormat) ?? .text)
    }
}
