import Foundation
import Testing

/// What goes wrong costs only the request that it belongs to.
struct FailureTests {
    @Test("a worker that is killed is replaced, and the next picture is drawn")
    func killedWorker() async throws {
        let service = try ServiceProgram(["--workers", "1"])
        #expect(try await service.ask("POST", "/render", "Text(\"a\")").body.isPNG)
        let before = service.workers
        #expect(before.count == 1)
        for worker in before { kill(worker, SIGKILL) }
        // Not even the request that meets it fails: another one draws it.
        #expect(try await service.ask("POST", "/render", "Text(\"b\")").body.isPNG)
        #expect(try await service.ask("POST", "/render", "Text(\"c\")").body.isPNG)
        #expect(service.workers.count == 1)
        #expect(service.workers != before)
        #expect(service.stop() == 0)
        #expect(service.workers.isEmpty)
    }

    @Test(
        "when there is no room to wait, others are told when to come again; bodies have a bound; tokens are asked for")
    func bounds() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tokens = folder.appendingPathComponent("tokens")
        try Data("secret ann\nslow bob 1\n".utf8).write(to: tokens)
        let service = try ServiceProgram([
            "--workers", "1", "--queue", "1", "--max-time", "2", "--max-body", "2000", "--tokens", tokens.path,
        ])
        let token = ["Authorization": "Bearer secret"]

        #expect(try await service.ask("POST", "/render", "Text(\"a\")").status == 401)
        #expect(
            try await service.ask("POST", "/render", "Text(\"a\")", headers: ["Authorization": "Bearer x"]).status
                == 401)
        let large = try await service.ask("POST", "/render", String(repeating: " ", count: 3_000), headers: token)
        #expect(large.status == 413)
        #expect(large.error["limit"] as? String == "body")
        let slow = ["Authorization": "Bearer slow"]
        #expect(try await service.ask("POST", "/render", "Text(\"a\")", headers: slow).status == 200)
        #expect(try await service.ask("POST", "/render", "Text(\"a\")", headers: slow).status == 429)

        let statuses = try await withThrowingTaskGroup(of: ServiceProgram.Answer.self) { group in
            for number in 0..<6 {
                let source =
                    "func f() -> Int { var n = \(number); while n >= 0 { n += 1 }; return n }\nText(\"\\(f())\")"
                group.addTask { try await service.ask("POST", "/render", source, headers: token) }
            }
            var answers: [ServiceProgram.Answer] = []
            for try await answer in group { answers.append(answer) }
            return answers
        }
        #expect(statuses.allSatisfy { [429, 503, 504].contains($0.status) }, "\(statuses.map(\.status))")
        let refused = statuses.filter { $0.status == 429 }
        #expect(!refused.isEmpty && refused.allSatisfy { $0.headers["retry-after"] != nil })
        #expect(try await service.ask("POST", "/render", "Text(\"still here\")", headers: token).body.isPNG)
        #expect(service.stop() == 0)
    }
}
