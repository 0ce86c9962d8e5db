import Foundation
import Logging

/// Log lines on standard error: a JSON object each, or words for a terminal.
public struct LogLines: LogHandler {
    public var metadata = Logger.Metadata()
    public var logLevel = Logger.Level.info
    private let isJSON: Bool

    public init(isJSON: Bool) { self.isJSON = isJSON }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { _, last in last }
        let line: [UInt8]
        if isJSON {
            var members: [String: JSONValue] = all.mapValues { .string("\($0)") }
            members["time"] = .string(Date().formatted(.iso8601.time(includingFractionalSeconds: true)))
            members["level"] = .string(event.level.rawValue)
            members["message"] = .string("\(event.message)")
            line = JSONValue.object(members).bytes
        } else {
            let details = all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
            line = Array("\(event.level.rawValue): \(event.message) \(details)".utf8)
        }
        // One write a line, so that those of several threads don't mix.
        // Unsafe: the line's own storage and its length, which `write` doesn't keep.
        _ = (line + [0x0A]).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
