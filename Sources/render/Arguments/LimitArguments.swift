import ArgumentParser
import Rendering

/// What one drawing may cost.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("The most pixels of a picture. (default: 100000000)", valueName: "n"),
        transform: { try argument($0, positive, "a whole number above 0") })
    var maxPixels: Int?

    @Option(
        help: ArgumentHelp("The most evaluation steps. (default: 50000000)", valueName: "n"),
        transform: { try argument($0, positive, "a whole number above 0") })
    var maxSteps: Int?

    @Option(
        help: ArgumentHelp("How deep calls and bodies may lie in each other. (default: 2000)", valueName: "n"),
        transform: { try argument($0, { positive($0).flatMap { $0 <= 100_000 ? $0 : nil } }, "between 1 and 100000") })
    var maxDepth: Int?

    @Option(
        help: ArgumentHelp("The most memory values may hold, in MB. (default: 512)", valueName: "n"),
        transform: { try argument($0, { positive($0).flatMap { $0 <= 1 << 20 ? $0 : nil } }, "between 1 and 1048576") })
    var maxMemory: Int?

    @Option(
        help: ArgumentHelp("The most nodes of the view tree. (default: 2000000)", valueName: "n"),
        transform: { try argument($0, positive, "a whole number above 0") })
    var maxNodes: Int?

    @Option(
        help: ArgumentHelp("The longest evaluation, in seconds. (default: 10)", valueName: "n"),
        transform: { try argument($0, { Double($0).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }, "above 0") })
    var maxTime: Double?

    var limits: RenderLimits {
        var limits = RenderLimits()
        if let maxPixels { limits.pixels = maxPixels }
        if let maxSteps { limits.steps = maxSteps }
        if let maxDepth { limits.depth = maxDepth }
        if let maxMemory { limits.memory = maxMemory << 20 }
        if let maxNodes { limits.nodes = maxNodes }
        if let maxTime { limits.seconds = maxTime }
        return limits
    }
}

private func positive(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }
