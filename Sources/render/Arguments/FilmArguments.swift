import ArgumentParser
import Rendering

/// The options that say what of a film is shown.
struct FilmArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The moments of a film, in seconds since the first event, and frames a second. (default: until all is still, 60, GIF 50)",
            valueName: "from...to@fps"))
    var film: String?

    @Option(help: ArgumentHelp("Still time before and after, in seconds.", valueName: "start,end"))
    var hold: String?

    @Option(
        help: ArgumentHelp("How often the film is played. (default: for ever; a video once)", valueName: "n"))
    var loop: Int?

    @Flag(help: "Draws where a finger touches.")
    var showTaps = false

    @Option(help: ArgumentHelp("The most frames of a film. (default: 3600)", valueName: "n"))
    var maxFrames: Int?

    var isGiven: Bool { film != nil || hold != nil || loop != nil || showTaps }

    /// - Parameter format: nil for an SVG and a picture a frame.
    func options(for format: FilmFormat?) throws -> FilmOptions {
        let rate = format?.defaultRate ?? 60
        var options = FilmOptions(rate: rate)
        if let film {
            guard let given = FilmOptions(film, rate: rate) else {
                throw ValidationError(
                    "The value '\(film)' is invalid for '--film': it has to be FROM...TO@FPS, as in 0...1.5@30.")
            }
            options = given
        }
        if let hold {
            let parts = hold.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
            guard parts.count == 2, let start = parts[0], let end = parts[1], (0...3_600).contains(start),
                (0...3_600).contains(end)
            else {
                throw ValidationError(
                    "The value '\(hold)' is invalid for '--hold': it has to be two numbers of seconds, as in 0.5,1.")
            }
            options.hold = (start, end)
        }
        if let loop {
            guard (1...65_535).contains(loop) else {
                throw ValidationError("The value '\(loop)' is invalid for '--loop': it has to be 1 … 65535.")
            }
            options.loops = loop
        }
        if let maxFrames {
            guard maxFrames > 0 else {
                throw ValidationError("The value '\(maxFrames)' is invalid for '--max-frames': it has to be above 0.")
            }
            options.maxFrames = maxFrames
        }
        options.showsTaps = showTaps
        return options
    }
}
