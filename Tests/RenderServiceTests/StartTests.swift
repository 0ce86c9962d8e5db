import Foundation
import Testing

/// What `render serve` says where it can't start: why, in words, and a code of the command line's table.
struct StartTests {
    private func start(_ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, error: String) {
        let process = Process()
        // One that starts after all is ended.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments =
            ["60", ServiceProgram.folder.appendingPathComponent("render").path, "serve", "--workers", "1"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        let error = Pipe()
        process.standardError = error
        try process.run()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var status: Int32
        /// What the message holds.
        var message: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases: [Case] = [
        Case(
            arguments: ["--tokens", "nope"], status: 66,
            message: "error: can't read 'nope': No such file or directory\n"),
        Case(arguments: ["--tokens", "/"], status: 66, message: "error: can't read '/': it is no file of tokens\n"),
        Case(arguments: ["--host", "nope.invalid"], status: 69, message: "error: can't listen at nope.invalid:0: "),
        Case(
            arguments: ["--host", "203.0.113.5"], status: 69,
            message: "error: can't listen at 203.0.113.5:0: Cannot assign requested address\n"),
        Case(arguments: ["--program", "/nowhere/render"], status: 69, message: "error: no worker can be started: "),
        Case(
            arguments: ["--shared-cache", "foo"], status: 64, message: "error: 'foo' is no address of a shared cache"),
        Case(
            arguments: ["--log-level", "foo"], status: 64,
            message: "The value 'foo' is invalid for '--log-level': it has to be one of trace, debug, info, notice, "
                + "warning, error, critical."),
        Case(
            arguments: ["--log-format", "foo"], status: 64,
            message: "The value 'foo' is invalid for '--log-format': it has to be one of text, json."),
    ]

    @Test("a service that can't start says why in words", arguments: cases)
    func refusal(_ example: Case) throws {
        let (status, error) = try start(["--port", "0"] + example.arguments)
        #expect(status == example.status)
        #expect(error.contains(example.message), "\(error)")
        for leak in ["Error Domain", "errno", "SocketAddressError", "(error "] { #expect(!error.contains(leak)) }
    }

    @Test("a port that is in use is named")
    func portInUse() throws {
        let port = try #require(URL(string: ServiceProgram.shared.get().address)?.port)
        let (status, error) = try start(["--port", "\(port)"])
        #expect(status == 69)
        #expect(error.hasSuffix("error: can't listen at 127.0.0.1:\(port): Address already in use\n"), "\(error)")
    }

    @Test(
        "a setting of a file is refused as an option is",
        arguments: [
            ("serve:\n  log-level: loud\n", "The value 'loud' is invalid for '--log-level'"),
            ("serve:\n  behind-proxy: perhaps\n", "The value 'perhaps' of the setting 'behind-proxy'"),
            ("serve:\n  require-sandbox: perhaps\n", "The value 'perhaps' of the setting 'require-sandbox'"),
        ])
    func settings(_ text: String, _ message: String) throws {
        let (status, error) = try inScratch(["render.yml": text]) { try start(["--port", "0"], in: $0) }
        #expect(status == 64)
        #expect(error.contains(message), "\(error)")
    }

    @Test("a mistake in the file of tokens stands at its line")
    func tokens() throws {
        let (status, error) = try inScratch(["tokens": "secret ann\nsecret2\n"]) {
            try start(["--port", "0", "--tokens", "tokens"], in: $0)
        }
        #expect(status == 64)
        #expect(error == "tokens:2: error: a line has to be 'TOKEN NAME [REQUESTS-A-MINUTE]'\n")
    }

    private func inScratch<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return try body(folder)
    }

    @Test("a setting that there isn't is refused at its line, with the one that was meant")
    func unknownSettings() throws {
        let text = "# ours\nappearance: dark\nserve:\n  port: 0\n  max-tmie: 4\n"
        let (status, error) = try inScratch(["render.yml": text]) { try start(["--port", "0"], in: $0) }
        #expect(status == 64)
        #expect(
            error.contains("render.yml:5: there is no setting 'max-tmie' below 'serve:'; did you mean 'max-time'?"),
            "\(error)")
    }

    /// What no option of the command would be missing from the file.
    @Test("every option with a value may stand in the file")
    func everyOptionIsASetting() throws {
        let process = Process()
        process.executableURL = ServiceProgram.folder.appendingPathComponent("render")
        process.arguments = ["serve", "--help"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let help = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let names = help.split(separator: "\n").compactMap { line -> String? in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("--") else { return nil }
            return String(line.dropFirst(2).prefix { $0.isLetter || $0 == "-" })
        }
        let settings = names.filter { !["config", "version", "help"].contains($0) }
        #expect(settings.count > 15, "\(names)")
        // All of them in one file, and one that there isn't: that is the only one refused by its name.
        let text = "serve:\n" + settings.map { "  \($0): \n" }.joined() + "  unknown: 1\n"
        let (status, error) = try inScratch(["render.yml": text]) { try start(["--port", "0"], in: $0) }
        #expect(status == 64)
        #expect(error.contains("there is no setting 'unknown'"), "\(error)")
    }
}
