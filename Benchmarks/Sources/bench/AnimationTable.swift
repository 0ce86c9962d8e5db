import Foundation

/// Films and their frames: W7, W8 and W9 of `spec/performance.md`.
struct AnimationTable {
    let program: RenderProgram

    private static let frames = 60.0

    func printAll() {
        print("\n| animation | time | goal |\n|---|---|---|")
        let film = ["--film", "0...0.98@60", "--tap", "200,150"]
        let card = median((0..<5).map { _ in run("W7", film, output: "apng").milliseconds })
        row("W7 60 frames 400×300 @2x to APNG", card, goal: "≤ 200 ms")
        let leaves = (0..<3).map { _ in
            let phases = run("W8", film, output: "apng").medianPhases
            return ((phases["react"] ?? .nan) + (phases["draw"] ?? .nan)) / Self.frames
        }
        row("W8 a frame of 1,000 leaves: update, layout, display list", median(leaves), goal: "≤ 5 ms")
        // By turns, so that what else the machine does counts for both.
        var (alone, still): ([Double], [Double]) = ([], [])
        for _ in 0..<9 {
            alone.append(run("W7", ["--at", "0.3", "--tap", "200,150"], output: "png").milliseconds)
            still.append(run("W2", [], output: "png").milliseconds)
        }
        row("W9 a frame of the film alone, cold", median(alone), goal: "≤ \(text(1.2 * median(still)))")
    }

    private func run(_ name: String, _ options: [String], output: String) -> RenderProgram.Run {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Workloads/\(name).swiftdsl").path
        let result = program.run(
            [path, "-o", "/tmp/easel-bench.\(output)", "--size", "400x300", "--scale", "2", "-v"] + options)
        if result.status != 0 { print("\(name) failed:\n\(result.error)") }
        return result
    }

    private func text(_ milliseconds: Double) -> String { String(format: "%.1f ms", milliseconds) }

    private func row(_ name: String, _ milliseconds: Double, goal: String) {
        print("| \(name) | \(text(milliseconds)) | \(goal) |")
    }
}
