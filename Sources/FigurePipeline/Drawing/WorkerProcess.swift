import Foundation
import Rendering
import Synchronization

/// A process that draws figures for this one: a source that ends it, by a limit or a defect, ends no other figure.
final class WorkerProcess {
    private let command: [String]
    private var process: pid_t = 0
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var messages: Int32 = -1

    /// - Parameter command: the program and its arguments.
    init(_ command: [String]) { self.command = command }

    deinit { stop() }

    func draw(_ job: FigureJob) -> Result<FigureRecord, RenderFailure> {
        guard let request = try? JSONEncoder().encode(job), process > 0 || start() else {
            return .failure(RenderFailure(.defect, text: "error: no process can be started to draw with\n"))
        }
        guard Frame.write(Array(request), input), let answer = Frame.read(output) else { return .failure(reap()) }
        if answer.first == 0, let record = FigureRecord(encoded: Array(answer.dropFirst())) { return .success(record) }
        return .failure(WorkerFailure.decoded(answer.dropFirst()))
    }

    /// One at a time: a process that is started just now would keep the ends that another one's are about to be.
    private static let starting = Mutex(())

    private func start() -> Bool { Self.starting.withLock { _ in startAlone() } }

    private func startAlone() -> Bool {
        var ends: [[Int32]] = []
        for _ in 0..<3 {
            var pair: [Int32] = [-1, -1]
            guard pipe(&pair) == 0 else {
                for end in ends.joined() { close(end) }
                return false
            }
            for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            ends.append(pair)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0][0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1][1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[2][1], STDERR_FILENO)
        // Unsafe: copies of our own, freed once the child has its own.
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var started: pid_t = 0
        let code = posix_spawn(&started, command[0], &actions, nil, &arguments, environ)
        for end in [ends[0][0], ends[1][1], ends[2][1]] { close(end) }
        (input, output, messages) = (ends[0][1], ends[1][0], ends[2][0])
        guard code == 0 else {
            closeEnds()
            return false
        }
        process = started
        return true
    }

    /// Why the process ended in the middle of a figure.
    private func reap() -> RenderFailure {
        var status: Int32 = 0
        close(input)
        input = -1
        var text: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while text.count < 1 << 20 {
            let count = read(messages, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            text += chunk[..<count]
        }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        process = 0
        closeEnds()
        let message = String(decoding: text, as: UTF8.self)
        if status & 0x7F == 0, (status >> 8) & 0xFF == 75 {
            return RenderFailure(.limit("run"), text: message.isEmpty ? "error: a limit was reached\n" : message)
        }
        return RenderFailure(
            .defect, text: message.isEmpty ? "error: the process that drew it ended (status \(status))\n" : message)
    }

    private func stop() {
        guard process > 0 else { return }
        closeEnds()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        process = 0
    }

    private func closeEnds() {
        for end in [input, output, messages] where end >= 0 { close(end) }
        (input, output, messages) = (-1, -1, -1)
    }
}
