import ArgumentParser
import Files
import Rendering

struct Fonts: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the families, faces and symbol names in use and where each comes from.")

    @Option(help: ArgumentHelp("A folder of fonts that come before the shipped ones; repeatable.", valueName: "dir"))
    var fontDir: [String] = []

    @Flag(help: "Lists only the names of symbols.")
    var symbols = false

    func run() throws {
        Watch.liftTimeLimit()
        try Folders.check(fontDir)
        let listing = FontListing(directories: fontDir)
        try OutputFile.print(symbols ? listing.symbolText : listing.text)
    }
}
