import Rendering

/// How much a command says besides its result.
struct Verbosity {
    var isQuiet = false
    var isVerbose = false

    func report(_ lines: [String]) {
        guard !isQuiet else { return }
        for line in lines { Messages.error(line) }
    }

    /// The phases and their times.
    func report(_ phases: PhaseTimes) {
        guard isVerbose else { return }
        let total = phases.phases.reduce(Duration.zero) { $0 + $1.duration }
        for (name, duration) in phases.phases + [("total", total)] {
            let time = Self.milliseconds(duration)
            let gap = String(repeating: " ", count: max(1, 20 - name.count - time.count))
            Messages.error("\(name)\(gap)\(time) ms\n")
        }
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let microseconds = Int(duration / .microseconds(1))
        let fraction = String(microseconds % 1000)
        return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}
