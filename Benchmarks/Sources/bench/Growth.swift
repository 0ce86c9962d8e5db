import Foundation

/// How layout time grows with the number of rows, the depth of nesting and the number of cells: in proportion, so that
/// the time for one of them stays the same.
struct Growth {
    let program: RenderProgram

    private struct Series {
        var name: String
        var file: String
        var property: String
        var values: [Int]
        /// How many things there are for a value.
        var count: (Int) -> Int
        var arguments: [String]
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Workloads").path

    private let series = [
        Series(
            name: "rows of text", file: "Rows", property: "count", values: [100, 1_000, 10_000, 100_000],
            count: { $0 }, arguments: ["--size", "400x_", "--scale", "0.01"]),
        Series(
            name: "stacks in stacks in frames", file: "Nested", property: "depth", values: [10, 100, 1_000, 10_000],
            count: { $0 }, arguments: ["--size", "300x300", "--scale", "1"]),
        Series(
            name: "cells of a grid", file: "Cells", property: "side", values: [10, 32, 100],
            count: { $0 * $0 }, arguments: ["--size", "_x_", "--scale", "0.05"]),
    ]

    func printAll() {
        print("\n| layout of | number | time | for one |\n|---|---|---|---|")
        for series in series {
            for value in series.values { row(series, value) }
        }
    }

    private func row(_ series: Series, _ value: Int) {
        let file = "\(Self.folder)/\(series.file).swiftdsl"
        let limits = ["--max-nodes", "10000000", "--max-steps", "1000000000", "--max-time", "600"]
        let run = program.run(
            [file, "-o", "/tmp/easel-bench.png", "-v", "--set", "\(series.property)=\(value)"] + series.arguments
                + limits)
        guard run.status == 0, let time = run.medianPhases["layout"] else {
            print("| \(series.name) | \(value) | failed: \(run.error) | |")
            return
        }
        let count = series.count(value)
        let each = String(format: "%.2f", time * 1000 / Double(count))
        print("| \(series.name) | \(count) | \(String(format: "%.1f", time)) ms | \(each) µs |")
    }
}
