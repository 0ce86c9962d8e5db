import ArgumentParser
import Foundation

/// The program `render-service`, which lies beside this one: whoever draws single pictures carries no server along.
enum ServiceProgram {
    private static let name = "render-service"
    private static let commands: Set<String> = ["serve", "mcp", "batch"]

    /// Whether this process draws for the service: `render --worker` is for the service alone.
    static var isWorker: Bool {
        guard CommandLine.argc >= 2, let argument = CommandLine.unsafeArgv[1] else { return false }
        return strcmp(argument, "--worker") == 0
    }

    static func isNamed(_ arguments: [String]) -> Bool { arguments.first.map(commands.contains) ?? false }

    /// Becomes that program, with the same arguments.
    static func start(_ arguments: [String]) throws -> Never {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        // Unsafe: `readlink` gets the array's own storage and its length.
        let length = buffer.withUnsafeMutableBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? -1
            }
        }
        let own = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
        let path = own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + name
        guard access(String(path), X_OK) == 0 else {
            throw CommandFailure(
                ExitStatus.unavailable,
                "'render \(arguments[0])' needs the program '\(name)' beside this one, and it isn't built "
                    + "('make service', or 'swift build --product \(name)')")
        }
        // Its signals and its limits are its own.
        var signals = sigset_t()
        sigemptyset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        signal(SIGPIPE, SIG_DFL)
        var pointers = ([String(path)] + arguments).map { strdup($0) } + [nil]
        execv(String(path), &pointers)
        throw CommandFailure(ExitStatus.unavailable, "can't start '\(path)': \(String(cString: strerror(errno)))")
    }
}

/// So that help lists them; what they take, `render serve --help` says.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves pictures over HTTP, with a playground.")
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
    func run() throws { try ServiceProgram.start(["serve"] + arguments) }
}

struct ServeAgents: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serves agents by the Model Context Protocol on standard input and output.")
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
    func run() throws { try ServiceProgram.start(["mcp"] + arguments) }
}

struct DrawBatch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Draws many pictures, from JSON lines to JSON lines.")
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
    func run() throws { try ServiceProgram.start(["batch"] + arguments) }
}
