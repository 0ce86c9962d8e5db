import Foundation

/// Runs the built program as a user does.
enum Program {
    struct Result {
        var status: Int32
        var output: Data
        var error: String
        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The program beside the test bundle.
    static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("render")

    /// - Parameter seconds: when it is ended, with status 124.
    static func run(
        _ arguments: [String], input: Data = Data(), in folder: URL? = nil, environment: [String: String] = [:],
        seconds: Int? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = seconds == nil ? url : URL(fileURLWithPath: "/usr/bin/timeout")
        let arguments = (seconds.map { ["\($0)", url.path] } ?? []) + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        func file(_ name: String, _ data: Data = Data()) throws -> FileHandle {
            let url = scratch.appendingPathComponent(name)
            try data.write(to: url)
            return try FileHandle(forUpdating: url)
        }
        process.standardInput = try file("input", input)
        process.standardOutput = try file("output")
        process.standardError = try file("error")
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try Data(contentsOf: scratch.appendingPathComponent("output")),
            error: String(decoding: try Data(contentsOf: scratch.appendingPathComponent("error")), as: UTF8.self))
    }
}

/// A folder that is there as long as a test runs.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws -> String {
        try data.write(to: url.appendingPathComponent(name))
        return name
    }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    func data(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }
}
