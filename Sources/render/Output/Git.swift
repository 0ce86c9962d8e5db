import Files
import Foundation

/// Asks git, which has to be there only for what is about revisions.
enum Git {
    /// What a command prints.
    ///
    /// - Throws: what it says is wrong.
    static func output(_ arguments: [String], in folder: String? = nil) throws -> Data {
        try run(["git"] + arguments, in: folder)
    }

    /// The first line of what it prints.
    static func line(_ arguments: [String], in folder: String? = nil) throws -> String {
        let text = String(decoding: try output(arguments, in: folder), as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// All files of a revision, below a new folder in one that is there.
    static func extract(_ revision: String, to folder: String, from repository: String) throws {
        // What is round it isn't made anew: it is gone where the program is being ended.
        guard mkdir(folder, 0o777) == 0 else {
            throw CommandFailure(ExitStatus.cantCreate, "can't make the folder '\(folder)'")
        }
        let archive = folder + ".tar"
        defer { unlink(archive) }
        _ = try output(["archive", "--format=tar", "-o", archive, revision], in: repository)
        _ = try run(["tar", "-xf", archive, "-C", folder])
    }

    private static func run(_ arguments: [String], in folder: String? = nil) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let (output, error) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        let noted: NotedProcess
        do {
            noted = try NotedProcess {
                try process.run()
                return process.processIdentifier
            }
        } catch {
            throw CommandFailure(
                ExitStatus.unavailable, "'\(arguments[0])' can't be run: \(error.localizedDescription)")
        }
        defer { noted.ended() }
        // What it says of mistakes is short; it fits into a pipe while the rest is read.
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            if process.terminationStatus == 127 {
                throw CommandFailure(ExitStatus.unavailable, "'\(arguments[0])' isn't installed")
            }
            let line = text.split(separator: "\n").first.map(String.init) ?? "it failed"
            throw CommandFailure(ExitStatus.usage, "\(arguments[0]): \(line)")
        }
        return data
    }
}
