import Foundation

/// The program that is measured.
struct RenderProgram {
    let path: String

    struct Run {
        var milliseconds: Double
        var error: String
        var status: Int32
        /// The most memory the process itself had, in megabytes.
        var peak = Double.nan

        /// What `render -v` said of each phase, in milliseconds, and of the memory, in megabytes: the middle column of
        /// `phase   1.234 ms`.
        var medianPhases: [String: Double] {
            var phases: [String: Double] = [:]
            for line in error.split(separator: "\n") {
                let words = line.split(separator: " ")
                if words.count == 3, let value = Double(words[1]) { phases[String(words[0])] = value }
            }
            return phases
        }

        /// The most memory the process had at any moment, as `-v` tells it.
        var peakMegabytes: Double { medianPhases["memory"] ?? .nan }
    }

    /// One process, from before it is started until it has ended.
    func run(_ arguments: [String]) -> Run {
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { return Run(milliseconds: .nan, error: "", status: -1) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], STDERR_FILENO)
        posix_spawn_file_actions_addclose(&actions, pipes[0])
        defer { posix_spawn_file_actions_destroy(&actions) }
        let texts = ([path] + arguments).map { strdup($0) }
        defer { texts.forEach { free($0) } }
        var process = pid_t()
        let start = ContinuousClock.now
        let spawned = posix_spawn(&process, path, &actions, nil, texts + [nil], environ)
        close(pipes[1])
        var text = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = read(pipes[0], &buffer, buffer.count), count > 0 { text += buffer[..<count] }
        close(pipes[0])
        var status: Int32 = 0
        var usage = rusage()
        guard spawned == 0, wait4(process, &status, 0, &usage) == process else {
            return Run(milliseconds: .nan, error: "", status: -1)
        }
        let time = ContinuousClock.now - start
        return Run(
            milliseconds: time / .milliseconds(1), error: String(decoding: text, as: UTF8.self), status: status,
            peak: Double(usage.ru_maxrss) / 1024)
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
