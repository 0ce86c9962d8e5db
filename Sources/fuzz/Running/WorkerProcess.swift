import Foundation

/// A worker as its parent sees it.
final class WorkerProcess {
    enum Answer: Equatable {
        case done(UInt8)
        /// It ended; what it said last.
        case crashed(String)
        case hung
    }

    private var process: pid_t = 0
    private var input: Int32 = -1
    private var output: Int32 = -1
    /// What it says, in a file without a name.
    private let messages: Int32
    private let showsBacktrace: Bool

    init?(program: String, showsBacktrace: Bool = false) {
        self.showsBacktrace = showsBacktrace
        guard let file = tmpfile() else { return nil }
        messages = dup(fileno(file))
        fclose(file)
        guard start(program) else { return nil }
    }

    deinit { stop() }

    private func start(_ program: String) -> Bool {
        var (toWorker, fromWorker): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&toWorker) == 0, pipe(&fromWorker) == 0 else { return false }
        for end in toWorker + fromWorker { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toWorker[0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromWorker[1], STDOUT_FILENO)
        ftruncate(messages, 0)
        lseek(messages, 0, SEEK_SET)
        posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
        let backtrace =
            showsBacktrace ? "enable=yes,color=no,limit=24,sanitize=no,images=none,registers=none" : "enable=no"
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = backtrace
        let arguments = Self.vector([program, "--worker"])
        let environment = Self.vector(variables.map { "\($0.key)=\($0.value)" })
        defer { (arguments + environment).forEach { free($0) } }
        let code = posix_spawn(&process, program, &actions, nil, arguments, environment)
        close(toWorker[0])
        close(fromWorker[1])
        (input, output) = (toWorker[1], fromWorker[0])
        return code == 0
    }

    /// As C takes texts: each to be freed, nil at the end.
    private static func vector(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        var result: [UnsafeMutablePointer<CChar>?] = []
        for text in texts { result.append(strdup(text)) }
        result.append(nil)
        return result
    }

    /// Hands an input over and waits for what becomes of it.
    func run(_ bytes: [UInt8], seconds: Double) -> Answer {
        let head = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
        guard write(head + bytes) else { return .crashed(lastWords()) }
        var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        var ready: Int32
        repeat { ready = poll(&waiting, 1, Int32(seconds * 1000)) } while ready < 0 && errno == EINTR
        guard ready > 0 else { return .hung }
        var answer: UInt8 = 0
        return read(output, &answer, 1) == 1 ? .done(answer) : .crashed(lastWords())
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func lastWords() -> String {
        var status: Int32 = 0
        if process > 0 { waitpid(process, &status, 0) }
        process = 0
        let handle = FileHandle(fileDescriptor: messages, closeOnDealloc: false)
        try? handle.seek(toOffset: 0)
        let text = String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
        return "signal \(status & 0x7F)\n" + String(text.suffix(6_000))
    }

    private func stop() {
        if input >= 0 { close(input) }
        if output >= 0 { close(output) }
        if process > 0 {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        close(messages)
    }
}
