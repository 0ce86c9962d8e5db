import CFiles
import Glibc

/// A file's bytes, mapped into memory rather than read: pages that nobody looks at cost nothing.
///
/// Only regular files are: a pipe or a device that took a file's place since its folder was read isn't waited for.
// Unchecked, Unsafe: the mapping is read-only and stays where it is as long as the object lives, which who hands out
// pointers to it keeps. A file that somebody cuts off meanwhile ends in the handler of crashes.
package final class MappedFile: @unchecked Sendable {
    package let start: UnsafeRawPointer
    package let count: Int

    /// A file by its path, for those that no source names: shipped fonts, those that the machine's catalogue lists.
    package convenience init?(path: String) {
        guard !path.utf8.contains(0) else { return nil }
        self.init(opened: open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    }

    /// - Parameter descriptor: is closed.
    init?(opened descriptor: Int32) {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            status.st_size <= Self.limit,
            let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        (start, count) = (UnsafeRawPointer(memory), Int(status.st_size))
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: start), count) }

    /// More than any font has.
    private static let limit = 1 << 30
}

extension FolderFiles {
    /// A file of the folder, mapped into memory; nil where there is none, or no regular one.
    package func map(_ name: String) -> MappedFile? { MappedFile(opened: descriptor(of: name)) }
}
