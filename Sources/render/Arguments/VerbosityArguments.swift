import ArgumentParser

struct VerbosityArguments: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Says nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Tells the phases and their times.")
    var verbose = false

    @Flag(help: "Takes warnings for errors: then nothing is drawn.")
    var strict = false

    var verbosity: Verbosity { Verbosity(isQuiet: quiet, isVerbose: verbose, isStrict: strict) }
}
