import Foundation
import Rendering

/// How much a command says besides its result.
struct Verbosity {
    var isQuiet = false
    var isVerbose = false
    /// Whether warnings are errors.
    var isStrict = false
    /// What pictures of the same files have reported: it is reported once.
    var reported: ReportedMessages?

    func report(_ lines: [String]) {
        guard !isQuiet else { return }
        for line in lines { Messages.error(line) }
    }

    /// Reports warnings, or ends with them where they are errors.
    func report(warnings: [String]) throws {
        guard isStrict, !warnings.isEmpty else {
            guard let reported else { return report(warnings) }
            return report([reported.new(in: warnings.joined())])
        }
        throw RenderFailure(
            .source, text: warnings.joined().replacingOccurrences(of: "warning: ", with: "error: "))
    }

    /// The phases and their times, and the most memory there was at any moment.
    func report(_ phases: PhaseTimes) {
        guard isVerbose else { return }
        let total = phases.phases.reduce(Duration.zero) { $0 + $1.duration }
        for (name, duration) in phases.phases + [("total", total)] {
            Self.line(name, Self.milliseconds(duration), "ms")
        }
        if let memory = Self.peakMemory { Self.line("memory", String(format: "%.1f", memory), "MB") }
    }

    private static func line(_ name: String, _ number: String, _ unit: String) {
        let gap = String(repeating: " ", count: max(1, 20 - name.count - number.count))
        Messages.error("\(name)\(gap)\(number) \(unit)\n")
    }

    /// The program's own, in megabytes. What `getrusage` answers begins with the memory of whoever started it.
    private static var peakMemory: Double? {
        guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
        for line in String(decoding: status, as: UTF8.self).split(separator: "\n") where line.hasPrefix("VmHWM:") {
            return line.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
        }
        return nil
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let microseconds = Int(duration / .microseconds(1))
        let fraction = String(microseconds % 1000)
        return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}
