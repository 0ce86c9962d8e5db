import CGuard
import Glibc
import Synchronization

/// A file that appears whole or not at all: it is written beside its name and renamed when it is complete. What is no
/// file (a device, a pipe) is written to as it is. Of a link it is the target that is written.
package struct OutputFile: Sendable {
    /// As the user wrote it.
    package let path: String
    /// Where the file is in the end.
    private let target: String
    private let temporaryPath: String
    /// For a writer of another process; it may start with nothing and seek where the file is one.
    package let descriptor: Int32
    /// What removes the temporary file where the program is ended; see `guard_begin_file`.
    private let guardNumber: Int32

    /// Several threads may write the same file at once.
    private static let number = Atomic(0)

    /// An output that can't be written.
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let reason: String

        package var description: String {
            "can't write \(path == "-" ? "standard output" : "'\(path)'"): \(reason)"
        }
    }

    /// `-` is standard output.
    package init(_ path: String) throws(Failure) {
        self.path = path
        guard path != "-" else {
            (target, temporaryPath, descriptor, guardNumber) = ("", "", STDOUT_FILENO, -1)
            return
        }
        // A name that C would cut off leads elsewhere.
        guard !path.utf8.contains(0) else { throw Failure(path: path, reason: "no file can have this name") }
        var status = stat()
        // A pipe that a name of the system leads to (`/dev/stdout`) has no path of its own to follow.
        let isPlain = stat(path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
        target = isPlain ? try Self.target(of: path) : path
        let isThere = stat(target, &status) == 0
        let type = status.st_mode & S_IFMT
        if isThere, type == S_IFDIR {
            throw Failure(path: path, reason: "it is a folder")
        }
        if isThere, type != S_IFREG {
            (temporaryPath, guardNumber) = ("", -1)
            descriptor = open(target, O_WRONLY | O_CLOEXEC)
        } else {
            // A file that can't be written to isn't replaced either.
            if isThere, access(target, W_OK) != 0 { throw Self.failure(path) }
            let number = Self.number.wrappingAdd(1, ordering: .relaxed).oldValue
            temporaryPath = "\(target).\(getpid())-\(number).part"
            guardNumber = guard_begin_file(temporaryPath)
            if !isThere { Self.makeFolder(of: target) }
            descriptor = Self.create(temporaryPath)
            if descriptor < 0 { guard_end_file(guardNumber) }
            if isThere, descriptor >= 0 { fchmod(descriptor, status.st_mode & 0o7777) }
        }
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    /// A new file: one that lies there already, or a link, was left by somebody else.
    private static func create(_ path: String) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let file = open(path, flags, 0o666)
        guard file < 0, errno == EEXIST else { return file }
        unlink(path)
        return open(path, flags, 0o666)
    }

    /// The folders that a file is to lie in, where they aren't there. That one can't be made is reported of the file.
    private static func makeFolder(of path: String) {
        guard path.utf8.count < Int(PATH_MAX), let slash = path.lastIndex(of: "/"),
            access(String(path[..<slash]), F_OK) != 0
        else { return }
        for index in path.indices where path[index] == "/" && index != path.startIndex {
            mkdir(String(path[..<index]), 0o777)
        }
    }

    /// Where a link leads in the end; a path that is none leads to itself.
    private static func target(of path: String) throws(Failure) -> String {
        var target = path
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            // Unsafe: the system writes no more than the buffer has, and says how much it wrote.
            let count = buffer.withUnsafeMutableBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) { bytes in
                    bytes.baseAddress.map { readlink(target, $0, bytes.count) } ?? -1
                }
            }
            guard count > 0 else { return target }
            let next = String(decoding: buffer.prefix(count), as: UTF8.self)
            let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
            target = next.hasPrefix("/") ? next : folder + next
        }
        errno = ELOOP
        throw failure(path)
    }

    // Unsafe: read within the call, no further than its count.
    package func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    package func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(write) }

    /// Gives the file its name.
    package func finish() throws(Failure) {
        guard path != "-" else { return }
        let isThere = close(descriptor) == 0 && (temporaryPath.isEmpty || rename(temporaryPath, target) == 0)
        defer { guard_end_file(guardNumber) }
        guard isThere else {
            let failure = Self.failure(path)
            if !temporaryPath.isEmpty { unlink(temporaryPath) }
            throw failure
        }
    }

    /// Leaves nothing behind.
    package func discard() {
        guard path != "-" else { return }
        close(descriptor)
        if !temporaryPath.isEmpty { unlink(temporaryPath) }
        guard_end_file(guardNumber)
    }

    /// Writes a whole file by `content`; where that fails nothing is there.
    package static func create(_ path: String, _ content: (OutputFile) throws -> Void) throws {
        let file = try OutputFile(path)
        do {
            try content(file)
        } catch {
            file.discard()
            throw error
        }
        try file.finish()
    }

    private static func failure(_ path: String) -> Failure {
        Failure(path: path, reason: String(cString: strerror(errno)))
    }
}
