import CSandbox
import Foundation
import Testing
import WorkerProtocol

@testable import RenderService

/// Code that took over the process of a request gets at nothing.
struct SandboxTests {
    @Test("a worker that was taken over can't read, write, signal, connect or start anything")
    func audit() throws {
        let temporary = try AssetFolder.makeRoot()
        defer { temporary.remove() }
        let root = temporary.path
        let canary = root + "/canary"
        try Data("untouched".utf8).write(to: URL(fileURLWithPath: canary))
        chmod(canary, 0o666)
        let folder = try AssetFolder(in: root)
        let worker = try WorkerProcess(
            program: ServiceProgram.folder.appendingPathComponent("render").path, folder: folder.path)
        defer { worker.end() }
        let request = WorkerRequest(
            .audit, files: [], options: [WorkerOption("path", canary), WorkerOption("port", "9")],
            limits: WorkerLimits())
        let answer = try worker.answer(request)
        let lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.count == Int(sandbox_attempt_count()))
        var escapes = lines.filter { !$0.hasSuffix("kept in") }
        // A kernel without Landlock leaves reading to the interpreter, which opens nothing but assets.
        if worker.greeting.confinement & Int(SANDBOX_FILES) == 0 {
            escapes.removeAll { $0.hasPrefix("read ") || $0.hasPrefix("list ") || $0.hasPrefix("open the parent's") }
        }
        #expect(escapes.isEmpty)
        #expect(worker.greeting.confinement & Int(SANDBOX_CALLS) != 0)
        #expect(try String(contentsOfFile: canary, encoding: .utf8) == "untouched")
    }
}
