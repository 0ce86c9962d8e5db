import Foundation
import Synchronization

/// Where figures are kept between runs and machines. Whatever it does, it costs time at worst: what it hands out is
/// taken only where its own hash agrees.
protocol FigureCache: Sendable {
    /// Nil where there is none, or the cache doesn't answer.
    func bytes(for key: String) -> [UInt8]?
    func store(_ bytes: [UInt8], for key: String)
    /// What its user should know, once each.
    var warnings: [String] { get }
}

extension FigureCache {
    func record(for key: String) -> FigureRecord? { bytes(for: key).flatMap { FigureRecord(encoded: $0) } }
}

/// Messages that are said once.
final class CacheWarnings: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) {
        texts.withLock { texts in if !texts.contains(text) { texts.append(text) } }
    }

    var all: [String] { texts.withLock { $0 } }
}

/// A folder with a file a figure.
struct FolderCache: FigureCache {
    private let path: String
    private let notes = CacheWarnings()
    var warnings: [String] { notes.all }

    init(_ path: String) { self.path = path }

    private func file(_ key: String) -> String { "\(path)/\(key.prefix(2))/\(key)" }

    func bytes(for key: String) -> [UInt8]? { SmallFile.read(file(key)) }

    func store(_ bytes: [UInt8], for key: String) {
        let folder = "\(path)/\(key.prefix(2))"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            return notes.add("warning: the cache '\(path)' can't be written to; nothing is kept (--cache)\n")
        }
        // Several machines may write the same at once.
        let part = "\(folder)/.\(key).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
        guard SmallFile.write(bytes, part), rename(part, file(key)) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(part)
            return notes.add("warning: the cache '\(path)' can't be written to: \(reason) (--cache)\n")
        }
    }
}

enum SmallFile {
    static let limit = 256 << 20

    /// A regular file's bytes; nil for anything else.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
        let size = Int(status.st_size)
        var isWhole = true
        // Unsafe: no more is read than the buffer has room for, and `count` is what was.
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else {
                    isWhole = false
                    return
                }
                count += got
            }
        }
        return isWhole ? bytes : nil
    }

    static func write(_ bytes: [UInt8], _ path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            // Unsafe: the bytes are only read, during the call.
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = errno
                close(file)
                errno = reason
                return false
            }
            rest = rest.dropFirst(count)
        }
        return close(file) == 0
    }
}
