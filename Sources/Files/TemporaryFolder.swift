import CGuard
import Glibc
import Synchronization

/// A folder that only its owner reads and that is gone when the program is, however that ends.
package final class TemporaryFolder: Sendable {
    package let path: String
    /// What removes it where the program is ended; nil where it is gone. See `guard_begin_folder`.
    private let number: Mutex<Int32?>

    /// - Throws: a failure where the system's folder for such can't be written.
    package init() throws(OutputFile.Failure) {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let parent = base.isEmpty ? "/tmp" : base
        var template = Array((parent + "/easel-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw OutputFile.Failure(path: parent, reason: String(cString: strerror(errno)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        number = Mutex(guard_begin_folder(path))
    }

    deinit { remove() }

    /// Removes it with what is in it. Whoever uses only the path has to call this at the end, since an object is gone
    /// after its last use.
    package func remove() {
        number.withLock { number in
            guard let known = number else { return }
            guard_remove_folder(path)
            guard_end_folder(known)
            number = nil
        }
    }
}

/// A program of ours that works in such a folder, which is ended before the folder is removed.
package struct NotedProcess: Sendable {
    private let number: Int32

    /// - Parameter start: starts the program and gives its process.
    package init<Failure>(_ start: () throws(Failure) -> Int32) throws(Failure) {
        guard_start_process()
        do {
            number = guard_begin_process(try start())
        } catch {
            _ = guard_begin_process(0)
            throw error
        }
    }

    package func ended() { guard_end_process(number) }
}
