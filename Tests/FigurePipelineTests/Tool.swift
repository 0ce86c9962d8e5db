import Foundation

/// Another program, as a user runs it.
enum Tool {
    static func path(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (folders + ["/usr/sbin"]).map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    static func exists(_ name: String) -> Bool { path(name) != nil }

    struct Result {
        var status: Int32
        var output: Data
        var error: String
        var text: String { String(decoding: output, as: UTF8.self) }
    }

    static func run(
        _ name: String, _ arguments: [String], input: Data = Data(), in folder: String,
        environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(name) ?? name)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let scratch = "\(folder)/.tool-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        func file(_ name: String, _ data: Data = Data()) throws -> FileHandle {
            let url = URL(fileURLWithPath: "\(scratch)/\(name)")
            try data.write(to: url)
            return try FileHandle(forUpdating: url)
        }
        process.standardInput = try file("input", input)
        process.standardOutput = try file("output")
        process.standardError = try file("error")
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: try Data(contentsOf: URL(fileURLWithPath: "\(scratch)/output")),
            error: String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(scratch)/error")), as: UTF8.self))
    }

    /// The folder of examples in the checkout.
    static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples").path
}
