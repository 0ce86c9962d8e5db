import Foundation

/// What is measured, against which goals.
struct Table {
    let program: RenderProgram

    struct Workload {
        var file: String
        var arguments: [String]

        var path: String { "\(Table.folder)/\(file).swiftdsl" }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Workloads").path

    static let w1 = Workload(file: "W1", arguments: ["--size", "320x480"])
    static let w2 = Workload(file: "W2", arguments: ["--size", "400x300"])
    static let w2Shadow = Workload(file: "W2Shadow", arguments: ["--size", "400x300"])
    static let w3 = Workload(file: "W3", arguments: ["--size", "400x_", "--scale", "1"])
    static let w3b = Workload(file: "W3b", arguments: ["--size", "400x_", "--scale", "0.05"])
    static let w7 = Workload(file: "W7", arguments: ["--size", "400x300"])
    private static let rows = Workload(file: "Rows", arguments: ["--size", "400x_", "--scale", "0.01"])

    private static let w4 = Workload(file: "W4", arguments: ["--scale", "0.1"])
    private static let w6 = Workload(file: "W6", arguments: ["--scale", "0.02"])
    private static let w5 = Workload(file: "W5", arguments: [])

    func printAll() {
        print("| workload | median | goal |\n|---|---|---|")
        cold("W1 cold", Self.w1, goal: 12)
        cold("W2 cold", Self.w2, goal: 16)
        let w1 = warm("W1 warm", Self.w1, rounds: 300, goal: 1.2)
        let w2 = warm("W2 warm", Self.w2, rounds: 200, goal: 5)
        _ = warm("W2 + 8 px shadow, warm", Self.w2Shadow, rounds: 100, goal: 8)
        cold("W3 cold", Self.w3, goal: 180, rounds: 7)
        layout("W3 layout", Self.w3, rounds: 10, goal: 12)
        layout("W3b layout", Self.w3b, rounds: 3, goal: 120)
        memory("peak memory W1", Self.w1, goal: 25)
        memory("peak memory W3", Self.w3, goal: 45)
        update("one leaf of 10,000 views changes", Self.w4, tap: "Count", goal: 1)
        update("one of 10,000 rows with gestures changes", Self.w6, tap: "Row 500", goal: 1)
        finding("finding it by its label", Self.w6, tap: "Row 500", goal: 2)
        taps("1,000 taps on a small view", Self.w5, tap: "Add", goal: 150)
        growth("memory after 10,000 taps more", Self.w5, tap: "Add", goal: 1)
        print("")
        phases("W1", w1)
        phases("W2", w2)
        if let total = w1["total"] { print("W1: \(Int(1000 / total)) renders a second in one process") }
        if let total = w2["total"] { print("W2: \(Int(1000 / total)) renders a second in one process") }
    }

    func run(_ workload: Workload, _ more: [String] = []) -> RenderProgram.Run {
        let run = program.run([workload.path, "-o", "/tmp/easel-bench.png"] + workload.arguments + more)
        if run.status != 0 { print("\(workload.file) failed:\n\(run.error)") }
        return run
    }

    func row(_ name: String, _ value: Double, _ unit: String, goal: Double) {
        let text = value < 10 ? String(format: "%.2f", value) : String(format: "%.1f", value)
        print("| \(name) | \(text) \(unit) | ≤ \(goal.formatted()) |")
    }

    private func cold(_ name: String, _ workload: Workload, goal: Double, rounds: Int = 41) {
        _ = run(workload)
        row(name, median((0..<rounds).map { _ in run(workload).milliseconds }), "ms", goal: goal)
    }

    private func warm(_ name: String, _ workload: Workload, rounds: Int, goal: Double) -> [String: Double] {
        let phases = run(workload, ["-v", "--repeat", "\(rounds)"]).medianPhases
        row(name, phases["total"] ?? .nan, "ms", goal: goal)
        return phases
    }

    private func layout(_ name: String, _ workload: Workload, rounds: Int, goal: Double) {
        let phases = run(workload, ["-v", "--repeat", "\(rounds)"]).medianPhases
        row(name, phases["layout"] ?? .nan, "ms", goal: goal)
    }

    private func memory(_ name: String, _ workload: Workload, goal: Double) {
        row(name, median((0..<5).map { _ in run(workload, ["-v"]).peakMegabytes }), "MB", goal: goal)
    }

    /// What laying out one of so many rows takes.
    func rowMicroseconds(_ count: Int) -> Double {
        let limits = ["--max-nodes", "10000000", "--max-steps", "1000000000", "--max-time", "600"]
        let run = run(Self.rows, ["-v", "--set", "count=\(count)"] + limits)
        return (run.medianPhases["layout"] ?? .nan) * 1_000 / Double(count)
    }

    /// What bringing everything up to date takes after a tap, layout included.
    private func update(_ name: String, _ workload: Workload, tap label: String, goal: Double) {
        let count = 200
        let phases = run(workload, ["-v"] + taps(label, count)).medianPhases
        row(name, (phases["react"] ?? .nan) / Double(count), "ms", goal: goal)
    }

    /// What finding out takes whom an event reaches, with what the action itself takes.
    private func finding(_ name: String, _ workload: Workload, tap label: String, goal: Double) {
        let count = 200
        let phases = run(workload, ["-v"] + taps(label, count)).medianPhases
        row(name, (phases["events"] ?? .nan) / Double(count), "ms", goal: goal)
    }

    /// Whole events: finding whom they reach, the action, the update.
    private func taps(_ name: String, _ workload: Workload, tap label: String, goal: Double) {
        let phases = run(workload, ["-v"] + taps(label, 1_000)).medianPhases
        row(name, (phases["react"] ?? .nan) + (phases["events"] ?? .nan), "ms", goal: goal)
    }

    /// As many events either way: a list of 20,000 takes memory itself.
    private func growth(_ name: String, _ workload: Workload, tap label: String, goal: Double) {
        let few = run(workload, ["-v"] + taps(label, 10_000) + waits(10_000)).peakMegabytes
        row(name, run(workload, ["-v"] + taps(label, 20_000)).peakMegabytes - few, "MB", goal: goal)
    }

    private func waits(_ count: Int) -> [String] {
        (0..<count).flatMap { _ in ["--wait", "0"] }
    }

    private func taps(_ label: String, _ count: Int) -> [String] {
        (0..<count).flatMap { _ in ["--tap", label] }
    }

    private func phases(_ name: String, _ phases: [String: Double]) {
        let order = ["check", "evaluate", "update", "layout", "draw", "encode"]
        let texts = order.compactMap { phase in phases[phase].map { "\(phase) \(String(format: "%.3f", $0))" } }
        print("\(name) warm by phase, ms: " + texts.joined(separator: ", "))
    }
}
