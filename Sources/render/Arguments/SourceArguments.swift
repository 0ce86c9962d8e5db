import ArgumentParser
import Rendering

/// The options that say what sources are read with, the same for every command that reads some.
struct SourceArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The target of a package whose views are looked through.", valueName: "name"))
    var target: String?

    @Option(
        name: [.customShort("D", allowingJoined: true), .long],
        help: ArgumentHelp("A name that '#if' finds defined, besides DEBUG; repeatable.", valueName: "name"))
    var define: [String] = []

    @Option(
        help: ArgumentHelp("A package that sources may import from; repeatable.", valueName: "name=folder"))
    var package: [String] = []

    @Option(
        help: ArgumentHelp(
            "A module that isn't there: its views are boxes with their names; repeatable.", valueName: "module"))
    var stub: [String] = []

    var given: [(name: String, text: String)] {
        [("target", target)].compactMap { option in option.1.map { (option.0, $0) } }
            + define.map { ("define", $0) } + package.map { ("package", $0) } + stub.map { ("stub", $0) }
    }
}
