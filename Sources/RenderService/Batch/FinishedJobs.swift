import Foundation

/// What an earlier run answered, by the hashes of its jobs.
struct FinishedJobs: Sendable {
    enum State: Sendable, Hashable {
        /// Done; the hash of what was drawn.
        case done(String)
        /// It failed, and would again: its source or its options are wrong.
        case failed
    }

    private var states: [String: State] = [:]

    init() {}

    /// Reads a file of answers, of which only hashes are kept: it may be far larger than memory. The half line that a run
    /// leaves that is killed while it writes is taken off the file; its job is drawn again.
    init(answers path: String?) throws {
        guard let path, let handle = FileHandle(forUpdatingAtPath: path) else { return }
        defer { try? handle.close() }
        var (pending, whole): ([UInt8], UInt64) = ([], 0)
        while let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
            pending += chunk
            var start = pending.startIndex
            while let end = pending[start...].firstIndex(of: 0x0A) {
                note(Array(pending[start..<end]))
                start = end + 1
            }
            whole += UInt64(start)
            pending.removeSubrange(..<start)
        }
        if !pending.isEmpty { try handle.truncate(atOffset: whole) }
    }

    /// Nil for a job that is still to be done.
    subscript(_ job: String) -> State? { states[job] }

    private mutating func note(_ line: [UInt8]) {
        guard let answer = JSONValue(line), let job = answer["job"]?.string else { return }
        if answer["status"] == "done", let hash = answer["hash"]?.string {
            states[job] = .done(hash)
        } else if let code = answer["code"]?.string, ["source", "request", "option"].contains(code) {
            states[job] = .failed
        }
    }
}
