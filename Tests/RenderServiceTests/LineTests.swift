import Foundation
import Testing

/// The commands that speak by lines: `render mcp` and `render batch`.
struct LineTests {
    private struct Scratch: ~Copyable {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    }

    private func run(
        _ arguments: [String], _ lines: [String], _ scratch: borrowing Scratch
    ) throws -> (Int32, [[String: Any]]) {
        let process = Process()
        process.executableURL = ServiceProgram.folder.appendingPathComponent("render")
        process.arguments = arguments + ["--workers", "1"]
        let (input, output) = (scratch.path("input"), scratch.path("printed"))
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: input))
        try Data().write(to: URL(fileURLWithPath: output))
        process.standardInput = FileHandle(forReadingAtPath: input)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try Self.objects(output))
    }

    private static func objects(_ path: String) throws -> [[String: Any]] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        }
    }

    @Test("an agent finds tools, has a view drawn, and is told its mistakes")
    func agent() throws {
        let scratch = try Scratch()
        func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
            #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        }
        let (status, answers) = try run(
            ["mcp"],
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
                call(3, "render", #"{"source": "Text(\"word\")"}"#),
                call(4, "render", #"{"source": "Text(\"a\").paddin(1)"}"#),
                call(5, "diff", #"{"old": "Text(\"a\")", "new": "Text(\"a longer one\")"}"#),
                call(7, "render", #"{"source": "Button(\"Go\") {}", "marks": true}"#),
                call(8, "explain", #"{"source": "Text(\"a\").padding(3)", "of": "a"}"#),
                call(9, "explore", #"{"source": "Text(\"too long\").lineLimit(1)", "widths": "30...60"}"#),
                call(10, "figure", #"{"source": "HStack { Text(\"a\"); Text(\"b\") }", "kind": "stack"}"#),
                call(6, "fly", "{}"),
                "no JSON",
            ], scratch)
        #expect(status == 0)
        #expect(answers.count == 11)
        func result(_ id: Int) -> [String: Any] {
            answers.first { $0["id"] as? Int == id }?["result"] as? [String: Any] ?? [:]
        }
        func contents(_ id: Int) -> [[String: Any]] { result(id)["content"] as? [[String: Any]] ?? [] }
        #expect(result(1)["protocolVersion"] as? String == "2025-03-26")
        let tools = (result(2)["tools"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        #expect(tools == ["render", "inspect", "explain", "check", "diff", "explore", "figure", "film"])
        #expect(contents(3).first?["mimeType"] as? String == "image/png")
        #expect((contents(3).last?["text"] as? String)?.contains("\"word\"") == true)
        #expect(result(4)["isError"] as? Bool == true)
        #expect((contents(4).first?["text"] as? String)?.contains("did you mean 'padding'") == true)
        #expect((contents(5).first?["text"] as? String)?.contains("a longer one") == true)
        #expect(contents(5).last?["mimeType"] as? String == "image/png")
        #expect((contents(7).last?["text"] as? String)?.contains("[1] Button") == true)
        #expect((contents(8).first?["text"] as? String)?.contains("So Text is") == true)
        #expect((contents(9).first?["text"] as? String)?.contains("truncated") == true)
        #expect(contents(10).first?["mimeType"] as? String == "image/png")
        let errors = answers.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
        #expect(errors.sorted() == [-32_700, -32_602])
    }

    @Test("a job's members are those there are, each of its type")
    func membersOfJobs() throws {
        let scratch = try Scratch()
        let cases = [
            (#""events": {"tap": "A"}"#, #"'events' has to be a list, as in [{"tap": "Add"}]"#),
            (#""event": []"#, "there is no member 'event'; did you mean 'events'?"),
            (#""kind": 3"#, "'kind' has to be a text"), (#""output": 3"#, "'output' has to be a text"),
            (#""path": {}"#, "'path' has to be a text"),
        ]
        let (status, answers) = try run(["batch"], cases.map { #"{"source": "Text(\"a\")", \#($0.0)}"# }, scratch)
        #expect(status == 1)
        #expect(answers.compactMap { $0["message"] as? String } == cases.map { $0.1 })
    }

    @Test("an agent is not given a picture of less than it asked for")
    func argumentsOfAgents() throws {
        let scratch = try Scratch()
        let calls = [
            (
                #"{"name": "render", "arguments": {"source": "Text(\"a\")", "size": "20x20"}}"#,
                "there is no member 'size'"
            ),
            (
                #"{"name": "render", "arguments": {"source": "Text(\"a\")", "events": {"tap": "a"}}}"#,
                "has to be a list"
            ),
            (#"{"name": "diff", "arguments": {"new": "Text(\"a\")"}}"#, "'old' and 'new' have to be sources"),
            (#"{"name": "explain", "arguments": {"source": "Text(\"a\")", "of": "zzz"}}"#, "\n  0: Text “a” at "),
        ]
        let lines = calls.enumerated().map {
            #"{"jsonrpc": "2.0", "id": \#($0), "method": "tools/call", "params": \#($1.0)}"#
        }
        let (_, answers) = try run(["mcp"], lines, scratch)
        for (index, call) in calls.enumerated() {
            let result = answers.first { $0["id"] as? Int == index }?["result"] as? [String: Any]
            let text = (result?["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
            #expect(result?["isError"] as? Bool == true && text.contains(call.1), "\(text)")
        }
    }

    @Test("a batch whose reader has gone ends by itself")
    func nobodyReads() throws {
        let scratch = try Scratch()
        let jobs = (0..<300).map { #"{"id": \#($0), "source": "Text(\"\#($0)\")"}"# }
        let input = scratch.path("input")
        try Data((jobs.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: input))
        let process = Process()
        process.executableURL = ServiceProgram.folder.appendingPathComponent("render")
        process.arguments = ["batch", "--workers", "1"]
        let output = Pipe()
        process.standardInput = FileHandle(forReadingAtPath: input)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        #expect(!output.fileHandleForReading.availableData.isEmpty)
        try output.fileHandleForReading.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
    }

    @Test("a batch answers jobs in order, goes on after failures, and takes up where it was left")
    func batch() throws {
        let scratch = try Scratch()
        let picture = scratch.path("a.png")
        let jobs = [
            #"{"id": "a", "source": "Text(\"a\")", "output": "\#(picture)"}"#,
            #"{"id": "b", "source": "Txet(\"b\")"}"#,
            "no JSON",
            #"{"id": "d", "source": "Text(\"d\")", "options": {"format": "svg"}}"#,
        ]
        let (status, answers) = try run(["batch"], jobs, scratch)
        #expect(status == 1)
        #expect(answers.map { $0["status"] as? String } == ["done", "failed", "failed", "done"])
        #expect(answers.compactMap { $0["id"] as? String } == ["a", "b", "d"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: picture)).isPNG)
        let drawing = try #require((answers[3]["base64"] as? String).flatMap { Data(base64Encoded: $0) })
        #expect(String(decoding: drawing, as: UTF8.self).contains("<svg"))
        #expect(
            ((answers[1]["diagnostics"] as? [[String: Any]])?.first?["message"] as? String)?.contains("Txet") == true)

        let done = scratch.path("answers")
        #expect(try run(["batch", "-o", done], Array(jobs[..<1]), scratch).0 == 0)
        #expect(try run(["batch", "--resume", "-o", done], [jobs[0], jobs[3]], scratch).0 == 0)
        #expect(try Self.objects(done).compactMap { $0["id"] as? String } == ["a", "d"])
        // Half a line, as a run leaves it that is killed while it writes, is taken away; its job is done again.
        let handle = try #require(FileHandle(forUpdatingAtPath: done))
        let length = try handle.seekToEnd()
        try handle.truncate(atOffset: length - 9)
        try handle.close()
        #expect(try run(["batch", "--resume", "-o", done], [jobs[0], jobs[3]], scratch).0 == 0)
        #expect(try Self.objects(done).compactMap { $0["id"] as? String } == ["a", "d"])
        // What failed for its source's sake would fail again.
        #expect(try run(["batch", "--resume", "-o", done], Array(jobs[1...1]), scratch).0 == 1)
        #expect(try run(["batch", "--resume", "-o", done], Array(jobs[1...1]), scratch).0 == 1)
        #expect(try Self.objects(done).compactMap { $0["id"] as? String } == ["a", "d", "b"])
        // What was finished but is gone has to be drawn again.
        try FileManager.default.removeItem(atPath: picture)
        #expect(try run(["batch", "--resume", "-o", done], Array(jobs[..<1]), scratch).0 == 0)
        #expect(FileManager.default.fileExists(atPath: picture))
    }

    @Test("a batch whose answers can't be written ends with code 73")
    func unwritableAnswers() throws {
        let process = Process()
        process.executableURL = ServiceProgram.folder.appendingPathComponent("render")
        process.arguments = ["batch", "--workers", "1"]
        let (input, error) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = error
        try process.run()
        input.fileHandleForWriting.write(Data(#"{"source": "Text(\"a\")"}"#.utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
        #expect(text.contains("can't write standard output"))
    }

    @Test("a batch writes an output through a link, and one that can't be written fails alone")
    func outputs() throws {
        let scratch = try Scratch()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("link.png"), withDestinationPath: "real.png")
        let folder = scratch.url.path
        let jobs = ["link.png", "input/a.png", "new/folder/a.png", "a\\u0000.png"].map { name in
            #"{"source": "Text(\"a\")", "output": "\#(folder)/\#(name)"}"#
        }
        let (status, answers) = try run(["batch"], jobs, scratch)
        #expect(status == 1)
        #expect(answers.map { $0["status"] as? String } == ["done", "failed", "done", "failed"])
        #expect(answers[1]["code"] as? String == "output")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.png")) == "real.png")
        for name in ["real.png", "new/folder/a.png"] {
            #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path(name))).isPNG)
        }
    }

    @Test("a signal leaves nothing of a batch or of an agent's server", arguments: ["batch", "mcp"])
    func signals(_ command: String) throws {
        let scratch = try Scratch()
        let folder = scratch.url.path
        for number in [SIGTERM, SIGINT, SIGHUP] {
            let process = Process()
            process.executableURL = ServiceProgram.folder.appendingPathComponent("render")
            process.arguments = [command, "--workers", "1"]
            process.environment = ["TMPDIR": folder]
            process.standardInput = Pipe()
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
            for _ in 0..<1000 where try names().isEmpty { usleep(10_000) }
            #expect(try !names().isEmpty)
            usleep(200_000)
            kill(process.processIdentifier, number)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
            #expect(try names().isEmpty)
        }
    }
}
