import Foundation

/// Source as it is handed in: what it is called in messages, and its text.
public struct SourceText: Sendable {
    /// The name that messages show.
    public var name: String
    public var text: String
    /// Where the file lies; nil for what didn't come from a file.
    public var path: String?

    public init(name: String, text: String, path: String? = nil) {
        (self.name, self.text, self.path) = (name, text, path)
    }

    /// Reads a file. A text that isn't UTF-8 is an error.
    public init(path: String) throws(RenderFailure) {
        let bytes = try FileBytes.read(path)
        try self.init(name: path, bytes: bytes, path: path)
    }

    /// Reads standard input to its end.
    public init(standardInputNamed name: String) throws(RenderFailure) {
        try self.init(name: name, bytes: FileBytes.read("-"))
    }

    public init(name: String, bytes: [UInt8], path: String? = nil) throws(RenderFailure) {
        guard var text = String(validating: bytes, as: UTF8.self) else {
            throw RenderFailure(.source, text: "\(name): error: this is no text in UTF-8\n")
        }
        if text.utf8.contains(0) {
            throw RenderFailure(.source, text: "\(name): error: this is no text: it holds bytes of value 0\n")
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        self.init(name: name, text: text, path: path)
    }
}

/// Reads whole files without more machinery than that takes.
package enum FileBytes {
    /// A text, with the ends of its lines as we write them: a checkout on Windows gives files others.
    package static func text(_ path: String) throws(RenderFailure) -> String {
        String(decoding: try read(path), as: UTF8.self).replacing("\r\n", with: "\n")
    }

    package static func read(_ path: String) throws(RenderFailure) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw RenderFailure(.unreadable, "can't read '\(path)': it is a folder")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: max(Int(min(status.st_size, 1 << 24)) + 1, 1 << 14))
        while true {
            // Unsafe: the system writes no more than the chunk has, and says how much it wrote.
            let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw unreadable(path)
            }
            bytes += chunk[..<count]
            guard bytes.count <= maximum else {
                throw RenderFailure(.unreadable, "can't read '\(path)': it is larger than \(maximum >> 20) MB")
            }
        }
    }

    /// Far more than any source or picture; a device that never ends isn't read for ever.
    private static let maximum = 256 << 20

    private static func unreadable(_ path: String) -> RenderFailure {
        RenderFailure(.unreadable, "can't read '\(path)': \(String(cString: strerror(errno)))")
    }
}
