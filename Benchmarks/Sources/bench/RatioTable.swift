import Foundation

/// What we take beside what bare C with Cairo takes (`Floor/floor.c`) and the best peer (`Floor/pangocairo.c`), run in
/// turn: the machine's speed differs by a factor of three from day to day, the ratio of neighbouring runs doesn't.
struct RatioTable {
    let table: Table
    let floor: RenderProgram
    let peer: RenderProgram

    /// One line of the table; each closure is one measurement, of whatever unit all three share.
    private struct Row {
        var name: String
        var rounds: Int
        /// The most that ours may be of the floor's.
        var goal: Double
        var ours: () -> Double
        var floor: () -> Double
        var peer: (() -> Double)?
        var unit = "ms"
    }

    /// nil where the two programs aren't in `folder`: `make floor` builds them.
    init?(table: Table, folder: String) {
        let paths = ["floor", "pangocairo"].map { folder + "/" + $0 }
        guard paths.allSatisfy(FileManager.default.isExecutableFile) else { return nil }
        (self.table, floor, peer) = (table, RenderProgram(path: paths[0]), RenderProgram(path: paths[1]))
    }

    /// - Parameter share: how much of the usual number of rounds is done.
    func printAll(share: Double = 1) {
        print("| ratio | floor | PangoCairo | Easel | ÷ floor (from … to) | goal | PangoCairo ÷ Easel |")
        print("|---|---|---|---|---|---|---|")
        for row in rows { measure(row, rounds: max(3, Int(Double(row.rounds) * share))) }
        print("")
    }

    private var rows: [Row] {
        [
            cold("W1 cold", Table.w1, "w1", rounds: 41, goal: 1.35),
            cold("W2 cold", Table.w2, "w2", rounds: 41, goal: 1.4),
            cold("W3 cold", Table.w3, "w3", rounds: 9, goal: 1.5),
            warm("W1 warm", Table.w1, "w1", repeats: 60, goal: 1.1),
            warm("W2 warm", Table.w2, "w2", repeats: 40, goal: 1.1),
            warm("W2 + 8 px shadow, warm", Table.w2Shadow, "w2s", repeats: 30, goal: 1.2, hasPeer: false),
            layout("W3 layout ÷ shaping", Table.w3, "w3", repeats: 12, goal: 2.5),
            layout("W3b layout ÷ shaping", Table.w3b, "w3b", repeats: 3, goal: 2.5),
            Row(
                name: "a row of 100,000 ÷ one of 10,000", rounds: 5, goal: 1.05,
                ours: { table.rowMicroseconds(100_000) }, floor: { table.rowMicroseconds(10_000) }, unit: "µs"),
            Row(
                name: "a moment of W2 ÷ W2, cold (W9)", rounds: 21, goal: 1.2,
                ours: { table.run(Table.w7, ["--tap", "200,150", "--at", "0.3"]).milliseconds },
                floor: { table.run(Table.w2).milliseconds }),
        ]
    }

    private func cold(_ name: String, _ workload: Table.Workload, _ scene: String, rounds: Int, goal: Double) -> Row {
        let arguments = [scene, "/tmp/easel-bench-floor.png"]
        return Row(
            name: name, rounds: rounds, goal: goal, ours: { table.run(workload).milliseconds },
            floor: { floor.run(arguments).milliseconds }, peer: { peer.run(arguments).milliseconds })
    }

    private func warm(
        _ name: String, _ workload: Table.Workload, _ scene: String, repeats: Int, goal: Double, hasPeer: Bool = true
    ) -> Row {
        phase("total", name, workload, [scene, "/tmp/easel-bench-floor.png"], repeats, goal, hasPeer)
    }

    private func layout(
        _ name: String, _ workload: Table.Workload, _ scene: String, repeats: Int, goal: Double
    ) -> Row {
        phase("layout", name, workload, [scene, "-", "--layout"], repeats, goal, true)
    }

    private func phase(
        _ phase: String, _ name: String, _ workload: Table.Workload, _ arguments: [String], _ repeats: Int,
        _ goal: Double, _ hasPeer: Bool
    ) -> Row {
        let count = ["--repeat", "\(repeats)"]
        let peer: () -> Double = { self.peer.run(arguments + count).printedNumber }
        return Row(
            name: name, rounds: 7, goal: goal,
            ours: { table.run(workload, ["-v"] + count).medianPhases[phase] ?? .nan },
            floor: { floor.run(arguments + count).printedNumber }, peer: hasPeer ? peer : nil)
    }

    private func measure(_ row: Row, rounds: Int) {
        var (ours, floors, peers): ([Double], [Double], [Double]) = ([], [], [])
        _ = (row.floor(), row.ours())
        for _ in 0..<rounds {
            floors.append(row.floor())
            if let peer = row.peer { peers.append(peer()) }
            ours.append(row.ours())
        }
        let ratios = zip(ours, floors).map { $0 / $1 }.sorted()
        let peerRatios = zip(peers, ours).map { $0 / $1 }
        func text(_ value: Double) -> String {
            value.isNaN ? "–" : String(format: value < 10 ? "%.2f" : "%.1f", value)
        }
        print(
            "| \(row.name) | \(text(median(floors))) \(row.unit) | \(text(median(peers))) | \(text(median(ours))) "
                + "| **\(text(median(ratios)))** (\(text(ratios.first ?? .nan)) … \(text(ratios.last ?? .nan))) "
                + "| ≤ \(row.goal.formatted()) | \(text(median(peerRatios))) |")
    }
}

extension RenderProgram.Run {
    /// The one number that a program of `Floor` says of its rounds, in milliseconds.
    fileprivate var printedNumber: Double {
        Double(error.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    }
}
