import Foundation

/// How many instructions workloads take, counted by valgrind: the same on a busy machine as on a quiet one. A file in
/// the repository holds them, so that whoever makes a workload slower has to say so there.
struct InstructionCounts {
    let render: String
    let file: String

    /// By how much a count may grow before the file has to say so.
    private static let tolerance = 0.03

    private static let workloads = [("W1", Table.w1), ("W2", Table.w2), ("W3", Table.w3)]

    /// - Returns: the process's exit code.
    func write() -> Int32 {
        let counts = count()
        guard counts.count == Self.workloads.count else { return 70 }
        let lines = counts.map { "\($0.name) \($0.count)\n" }.joined()
        do {
            try lines.write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            print("can't write \(file): \(error)")
            return 73
        }
        print(lines, terminator: "")
        return 0
    }

    /// - Returns: 1 where a workload takes more than the file says, and 3 % on top.
    func check() -> Int32 {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            print("there is no \(file): 'make instructions' writes it")
            return 66
        }
        var expected: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { expected[String(words[0])] = Int(words[1]) }
        }
        let counts = count()
        var status: Int32 = counts.count == Self.workloads.count ? 0 : 70
        for (name, count) in counts {
            guard let before = expected[name] else {
                print("\(name): \(count) instructions, not in \(file)")
                status = 1
                continue
            }
            let change = Double(count) / Double(before) - 1
            let percent = String(format: "%+.1f %%", change * 100)
            print("\(name): \(count) instructions, \(percent)")
            if change > Self.tolerance { status = 1 }
        }
        if status == 1 {
            print("a workload takes more instructions than \(file) says: 'make instructions' writes it anew")
        }
        return status
    }

    private func count() -> [(name: String, count: Int)] {
        Self.workloads.compactMap { name, workload in
            let arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", render, workload.path]
            let run = RenderProgram(path: "/usr/bin/valgrind").run(
                arguments + ["-o", "/tmp/easel-bench.png", "--max-time", "300"] + workload.arguments)
            // "==123== Collected : 12345678"
            let line = run.error.split(separator: "\n").first { $0.contains("Collected :") }
            guard run.status == 0, let word = line?.split(separator: " ").last, let count = Int(word) else {
                print("\(name) can't be counted:\n\(run.error)")
                return nil
            }
            return (name, count)
        }
    }
}
