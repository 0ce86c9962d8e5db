import Glibc

/// Lets one process at a time change a file that several add to: the others wait until it is done.
package enum FolderLock {
    /// Waits for the folder of a path, so that no file of a lock is left; a lock goes with the process that has it.
    ///
    /// A file system that knows no locks, or a folder that isn't there, lets everybody in.
    package static func whileHeld<Result, Failure: Error>(
        of path: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return try body() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }
}
