import ArgumentParser
import Rendering

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Parses and type-checks sources without drawing them.")

    @Argument(help: ArgumentHelp("The sources; '-' reads standard input.", valueName: "file"))
    var files: [String] = []

    @Flag(help: "Lists the declarations of SwiftUI that sources can't use yet.")
    var supported = false

    @OptionGroup var verbosity: VerbosityArguments

    func validate() throws {
        if files.isEmpty, !supported { throw ValidationError("Missing expected argument '<file> ...'") }
    }

    func run() throws {
        if supported {
            for (name, reason) in InterpretedProgram.unsupported { print("\(name): \(reason)") }
        }
        var worst = ExitStatus.success
        for file in files {
            do throws(RenderFailure) {
                let program = try InterpretedProgram(SourceReader.read(file))
                verbosity.verbosity.report(program.warnings)
                verbosity.verbosity.report(program.phases)
            } catch {
                Messages.error(error.text)
                worst = max(worst, error.exitStatus)
            }
        }
        if worst != ExitStatus.success { throw CommandFailure.silent(worst) }
    }
}
