import CFiles
import Glibc
import Synchronization

/// The files below a folder, and nothing else: no link, `..` or race leads out of it, and nothing that lies in it (a pipe,
/// a device, a socket) makes a reader wait.
package final class FolderFiles: Sendable {
    package let path: String
    /// The folder's own descriptor, opened when it is first needed; -1 where it can't be.
    private let descriptor = Mutex<Int32?>(nil)

    package init(_ path: String) { self.path = path }

    deinit {
        if let open = descriptor.withLock({ $0 }), open >= 0 { close(open) }
    }

    package enum Kind: Sendable, Hashable { case file, folder, other }

    /// Why a file isn't read.
    package enum Failure: Error, Sendable, Hashable {
        /// There is no such file in the folder, or it isn't to be opened.
        case missing
        /// It is a folder, a pipe, a device.
        case notAFile
        case tooLarge
    }

    /// The bytes of a file, by its path from the folder.
    package func read(_ name: String, limit: Int) throws(Failure) -> [UInt8] {
        let file = open(name, O_RDONLY)
        guard file >= 0 else { throw .missing }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooLarge }
        var isComplete = true
        // A file may be longer than it says (`/proc`) or grow while it is read.
        let capacity = min(limit, max(Int(status.st_size), 4_096)) + 1
        // Unsafe: the system writes at most what is left of the room, and says how much it wrote.
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while count < capacity {
                let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, capacity - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { isComplete = false }
                guard got > 0 else { return }
                count += got
            }
        }
        guard isComplete else { throw .missing }
        guard bytes.count < capacity || bytes.count <= limit else { throw .tooLarge }
        return bytes
    }

    /// What a path leads to without leaving the folder; nil where that is nothing.
    package func kind(of name: String) -> Kind? {
        guard let folder = folder(for: name) else { return nil }
        switch kind_beneath(folder, name) {
        case -1: return nil
        case Int32(S_IFREG): return .file
        case Int32(S_IFDIR): return .folder
        default: return .other
        }
    }

    /// More names than this aren't looked at.
    private static let countLimit = 20_000

    /// The names in a folder below, or in the folder itself (`""`), sorted, without `.` and `..`.
    package func names(in name: String) -> [String] {
        let folder = open(name.isEmpty ? "." : name, O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else { return [] }
        guard let stream = fdopendir(folder) else {
            close(folder)
            return []
        }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < Self.countLimit, let entry = readdir(stream) {
            // Unsafe: the system ends a name with a zero within its 256 bytes; the entry is kept until the next call.
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Opens a file for reading; below 0 where that can't be.
    func descriptor(of name: String) -> Int32 { open(name, O_RDONLY) }

    private func open(_ name: String, _ flags: Int32) -> Int32 {
        folder(for: name).map { open_beneath($0, name, flags) } ?? -1
    }

    private func folder(for name: String) -> Int32? {
        // A name that C would cut off leads elsewhere.
        guard !name.utf8.contains(0) else { return nil }
        let folder = descriptor.withLock { known in
            if let known { return known }
            let opened = open_folder(path.isEmpty ? "." : path)
            known = opened
            return opened
        }
        return folder >= 0 ? folder : nil
    }
}
