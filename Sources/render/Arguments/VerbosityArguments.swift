import ArgumentParser

struct VerbosityArguments: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Says nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Tells the phases and their times.")
    var verbose = false

    var verbosity: Verbosity { Verbosity(isQuiet: quiet, isVerbose: verbose) }

    /// - Parameter isStrict: whether warnings are errors.
    func verbosity(isStrict: Bool) -> Verbosity {
        Verbosity(isQuiet: quiet, isVerbose: verbose, isStrict: isStrict)
    }
}
