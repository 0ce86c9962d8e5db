import Files
import Rendering

/// What a command draws from: it may be the author's only copy, so that no output takes its place.
enum KeptSources {
    /// Fails where an output is one of the inputs, whatever it is called, or a Swift file that is there.
    static func check(_ inputs: [String], output: String?) throws {
        guard let output, output != "-", let file = FileIdentity(written: output) else { return }
        guard SourceProject.isSource(output) || inputs.contains(where: { FileIdentity($0) == file }) else { return }
        throw CommandFailure(ExitStatus.usage, "'\(output)' is a source; '-o' takes the name of another file")
    }

    /// The same for what an option writes besides: a report, tests. That may be a Swift file, but none that is drawn from.
    static func check(_ inputs: [String], report: String?, option: String) throws {
        guard let report, report != "-", let file = FileIdentity(written: report),
            inputs.contains(where: { FileIdentity($0) == file })
        else { return }
        throw CommandFailure(ExitStatus.usage, "'\(report)' is a source; '\(option)' takes the name of another file")
    }
}
