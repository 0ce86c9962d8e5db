import ArgumentParser
import Rendering

/// How much a command says besides its result.
struct VerbosityArguments: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Says nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Tells the phases and their times.")
    var verbose = false

    func report(_ warnings: [String]) {
        guard !quiet else { return }
        for warning in warnings { Messages.error(warning) }
    }

    func report(_ phases: PhaseTimes) {
        guard verbose else { return }
        let total = phases.phases.reduce(Duration.zero) { $0 + $1.duration }
        for (name, duration) in phases.phases + [("total", total)] {
            let microseconds = String(Int(duration / .microseconds(1)))
            let padded = String(repeating: " ", count: max(0, 9 - microseconds.count)) + microseconds
            Messages.error("\(name.padding(toLength: 10, withPad: " ", startingAt: 0))\(padded) µs\n")
        }
    }
}
