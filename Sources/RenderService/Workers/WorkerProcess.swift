import CSandbox
import Foundation
import WorkerProtocol

/// A process that draws, and the connection to it. Used by one thread at a time.
final class WorkerProcess {
    enum Failure: Error {
        /// The process that worked on the request ended; the status as `waitpid` gives it.
        case ended(Int32)
        /// It answered neither in time nor that it takes longer.
        case late
        /// It is gone, or doesn't keep to the protocol.
        case lost
        case notStarted(String)
    }

    let process: pid_t
    let greeting: WorkerGreeting
    /// What the worker may read besides fonts.
    let folder: String
    private let stream: FrameStream
    private(set) var answered = 0

    /// Seconds that a worker has to become warm in.
    private static let startSeconds = 60.0

    /// Starts one and waits until it is warm and shut in.
    init(program: String, folder: String) throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .notStarted("there is no socket: \(String(cString: strerror(errno)))")
        }
        defer { close(ends[1]) }
        do throws(Failure) {
            process = try Self.start(program, ["--worker", folder], input: ends[1])
        } catch {
            close(ends[0])
            throw error
        }
        self.folder = folder
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        stream = FrameStream(ends[0])
        close(ends[1])
        ends[1] = -1
        do {
            let end = FrameStream.now &+ UInt64(Self.startSeconds * 1e9)
            let (kind, payload) = try stream.receive(until: end)
            let greeting = try WorkerGreeting(decoding: payload)
            guard kind == .greeting, greeting.version == WorkerGreeting.version else {
                throw FrameStream.Failure.malformed
            }
            self.greeting = greeting
        } catch {
            close(ends[0])
            kill(process, SIGKILL)
            Self.wait(for: process)
            throw .notStarted("'\(program) --worker' didn't become ready: \(error)")
        }
    }

    private static func start(_ program: String, _ arguments: [String], input: Int32) throws(Failure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        for number in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
        }
        sandbox_add_close_from(&actions, 3)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        // A terminal's signals are for the service, which ends its workers itself.
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // Nothing of the service's own environment: it may hold what isn't for strangers.
        // Functions of shared libraries are found once, by the worker, and not by every process that it makes.
        var environment = ["LANG=C.UTF-8", "PATH=/usr/bin:/bin", "LD_BIND_NOW=1"]
        if let fonts = ProcessInfo.processInfo.environment["EASEL_FONTS"] { environment.append("EASEL_FONTS=\(fonts)") }
        var texts = ([program] + arguments).map { strdup($0) } + [nil]
        var values = environment.map { strdup($0) } + [nil]
        defer { for text in texts + values { free(text) } }
        var process = pid_t()
        let code = posix_spawn(&process, program, &actions, &attributes, &texts, &values)
        guard code == 0 else {
            throw .notStarted("can't start '\(program)': \(String(cString: strerror(code)))")
        }
        return process
    }

    private static func wait(for process: pid_t) {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Whether the process is still there.
    var isAlive: Bool {
        var status: Int32 = 0
        return waitpid(process, &status, WNOHANG) == 0
    }

    /// Has one request drawn, and waits for it.
    func answer(_ request: WorkerRequest) throws(Failure) -> WorkerAnswer {
        // The worker itself answers that a limit is reached; this is for one that doesn't.
        let end = FrameStream.now &+ UInt64((min(max(request.limits.seconds, 0), 1e6) + 3) * 1e9)
        do {
            try stream.send(.request, request.encoded, until: end)
            let (kind, payload) = try stream.receive(until: end)
            answered += 1
            switch kind {
            case .answer: return try WorkerAnswer(decoding: payload)
            case .end where payload.count == 4:
                // Unsafe: the payload is four bytes long, as the case says; they are loaded as a number at any alignment.
                throw Failure.ended(payload.withUnsafeBytes { Int32(littleEndian: $0.loadUnaligned(as: Int32.self)) })
            default: throw Failure.lost
            }
        } catch let failure as Failure {
            throw failure
        } catch FrameStream.Failure.late {
            throw .late
        } catch {
            throw .lost
        }
    }

    /// Ends it, and what it has started.
    func end() {
        close(stream.descriptor)
        kill(process, SIGKILL)
        Self.wait(for: process)
    }
}
