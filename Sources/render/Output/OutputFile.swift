import Foundation

/// A file that appears whole or not at all: it is written beside its name and renamed when it is complete. What is no
/// file (a device, a pipe) is written to as it is.
struct OutputFile {
    let path: String
    private let temporaryPath: String
    private let descriptor: Int32

    /// `-` is standard output.
    init(_ path: String) throws {
        self.path = path
        guard path != "-" else {
            (temporaryPath, descriptor) = ("", STDOUT_FILENO)
            return
        }
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw CommandFailure(ExitStatus.cantCreate, "can't write '\(path)': it is a folder")
        }
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            temporaryPath = ""
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
        } else {
            temporaryPath = "\(path).\(getpid()).part"
            descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(write) }

    /// Gives the file its name.
    func finish() throws {
        guard path != "-" else { return }
        guard close(descriptor) == 0, temporaryPath.isEmpty || rename(temporaryPath, path) == 0 else {
            let failure = Self.failure(path)
            if !temporaryPath.isEmpty { unlink(temporaryPath) }
            throw failure
        }
    }

    /// Leaves nothing behind.
    func discard() {
        guard path != "-" else { return }
        close(descriptor)
        if !temporaryPath.isEmpty { unlink(temporaryPath) }
    }

    /// Writes a whole file by `content`; where that fails nothing is there.
    static func create(_ path: String, _ content: (OutputFile) throws -> Void) throws {
        let file = try OutputFile(path)
        do {
            try content(file)
        } catch {
            file.discard()
            throw error
        }
        try file.finish()
    }

    private static func failure(_ path: String) -> CommandFailure {
        let name = path == "-" ? "standard output" : "'\(path)'"
        return CommandFailure(ExitStatus.cantCreate, "can't write \(name): \(String(cString: strerror(errno)))")
    }
}
