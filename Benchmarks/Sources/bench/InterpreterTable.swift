import Foundation

/// What the interpreter takes, against the goals of `issue 5`: a source of 100 lines, the first look at the tables of
/// what sources may call, a loop of numbers, and what renders leave behind in a process.
struct InterpreterTable {
    let table: Table

    private static let lines = Table.Workload(file: "HundredLines", arguments: ["--size", "390x_"])
    private static let empty = Table.Workload(file: "Empty", arguments: [])
    private static let loop = Table.Workload(file: "Loop", arguments: [])

    func printAll() {
        print("\n| interpreter | median | goal |\n|---|---|---|")
        let phases = table.phases(of: Self.lines, rounds: 100)
        table.row("100 lines: parse, check, evaluate, warm", sum(phases, "check", "evaluate"), "ms", goal: 3)
        let cold = (0..<21).map { _ in sum(table.phases(of: Self.empty, rounds: 1), "check") }
        let warm = sum(table.phases(of: Self.empty, rounds: 100), "check")
        table.row("tables of the API, first use", median(cold) - warm, "ms", goal: 1)
        let loop = table.phases(of: Self.loop, rounds: 9)
        table.row("loop of 1,000,000 rounds", sum(loop, "evaluate"), "ms", goal: 100)
        // The heap has its final size after about a thousand.
        let few = table.peakMemory(of: Self.lines, rounds: 1_500)
        let many = table.peakMemory(of: Self.lines, rounds: 3_000)
        table.row("memory left by 1,500 renders", many - few, "MB", goal: 1)
    }

    private func sum(_ phases: [String: Double], _ names: String...) -> Double {
        names.reduce(0) { $0 + (phases[$1] ?? .nan) }
    }
}

extension Table {
    /// Medians of the phases of so many renders in one process, in milliseconds.
    func phases(of workload: Workload, rounds: Int) -> [String: Double] {
        run(workload, ["-v", "--repeat", "\(rounds)"]).medianPhases
    }

    func peakMemory(of workload: Workload, rounds: Int) -> Double {
        run(workload, ["-v", "--repeat", "\(rounds)"]).peakMegabytes
    }
}
