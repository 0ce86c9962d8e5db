import Foundation
import Testing
import WorkerProtocol

@testable import RenderService

/// What the process of a request finds in memory when it begins.
struct WorkerMemoryTests {
    @Test("a worker runs its own copy of the code, which the processes made from it find mapped")
    func codeIsCopied() throws {
        try withWorker { worker in
            let maps = try String(contentsOfFile: "/proc/\(worker.process)/maps", encoding: .utf8)
            let code = maps.split(separator: "\n").map { $0.split(separator: " ") }.filter {
                $0.dropFirst().first == "r-xp"
            }
            // The number of the file is 0 where memory is no file's.
            #expect(code.first.map { $0[4] } == "0")
            // Nothing can be written that can be run.
            #expect(!maps.contains("rwxp"))
        }
    }

    @Test("requests don't make a worker grow: what they take goes with their processes")
    func requestsTakeNothing() throws {
        try withWorker { worker in
            for number in 0..<3 { try draw(number, worker) }
            let before = try size(of: worker)
            for number in 3..<23 { try draw(number, worker) }
            #expect(try size(of: worker) == before)
        }
    }

    private func withWorker(_ body: (WorkerProcess) throws -> Void) throws {
        let temporary = try AssetFolder.makeRoot()
        defer { temporary.remove() }
        let folder = try AssetFolder(in: temporary.path)
        let worker = try WorkerProcess(
            program: ServiceProgram.folder.appendingPathComponent("render").path, folder: folder.path)
        defer { worker.end() }
        try body(worker)
    }

    private func draw(_ number: Int, _ worker: WorkerProcess) throws {
        let source = WorkerFile(name: "view.swiftdsl", bytes: Array("Text(\"\(number)\").padding()".utf8))
        let answer = try worker.answer(WorkerRequest(.picture, files: [source], options: [], limits: WorkerLimits()))
        #expect(answer.outcome == .done)
    }

    /// Kilobytes of memory that are the worker's, none of a file's among them.
    private func size(of worker: WorkerProcess) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(worker.process)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }
}
