import ArgumentParser
import Foundation
import Rendering

/// The options that choose what is drawn, the same for every command that draws. What their texts mean, and which are
/// refused, `RenderOptions` knows.
struct DrawingArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The root: a preview's name or a view type.", valueName: "name"))
    var view: String?

    @Option(help: ArgumentHelp("The canvas in points, '_' for what is left to the root.", valueName: "WxH"))
    var size: String?

    @Option(help: ArgumentHelp("A device's screen, as in 'iphone-16'; 'render devices' lists them.", valueName: "name"))
    var device: String?

    @Flag(help: "Draws the device round its screen.")
    var frame = false

    @Option(help: ArgumentHelp("Pixels per point. (default: 2)", valueName: "n"))
    var scale: String?

    @Option(help: ArgumentHelp("ios or macos. (default: ios)", valueName: "name"))
    var platform: String?

    @Option(help: ArgumentHelp("light or dark. (default: light)", valueName: "name"))
    var appearance: String?

    @Option(help: ArgumentHelp("xSmall … accessibility5. (default: large)", valueName: "name"))
    var dynamicType: String?

    @Option(help: ArgumentHelp("ltr or rtl. (default: ltr)", valueName: "name"))
    var layoutDirection: String?

    @Option(help: ArgumentHelp("The locale views see. (default: en_US)", valueName: "id"))
    var locale: String?

    @Option(help: ArgumentHelp("The time zone views see. (default: UTC)", valueName: "id"))
    var timeZone: String?

    @Option(help: ArgumentHelp("The time views see. (default: a fixed date)", valueName: "iso8601"))
    var now: String?

    @Option(help: ArgumentHelp("What random numbers start from. (default: 0)", valueName: "n"))
    var seed: String?

    @Option(help: ArgumentHelp("Insets inside the canvas in points. (default: 0)", valueName: "t,l,b,r"))
    var safeArea: String?

    @Option(
        help: ArgumentHelp(
            "Pictures, asset catalogs and tables of texts. (default: the source's folder)", valueName: "dir"))
    var assets: String?

    @Option(
        help: ArgumentHelp("transparent, #rrggbb[aa] or a system colour. (default: the platform's)", valueName: "color")
    )
    var background: String?

    @Option(help: ArgumentHelp("Fonts that come before the shipped ones; repeatable.", valueName: "dir"))
    var fontDir: [String] = []

    @Option(help: ArgumentHelp("The most pixels of a picture. (default: 100000000)", valueName: "n"))
    var maxPixels: String?

    @Option(help: ArgumentHelp("The most evaluation steps. (default: 50000000)", valueName: "n"))
    var maxSteps: String?

    @Option(help: ArgumentHelp("How deep calls and bodies may lie in each other. (default: 2000)", valueName: "n"))
    var maxDepth: String?

    @Option(help: ArgumentHelp("The most nodes of the view tree. (default: 2000000)", valueName: "n"))
    var maxNodes: String?

    @Option(help: ArgumentHelp("The most memory the run may take, in MB. (default: 1024)", valueName: "n"))
    var maxMemory: String?

    @Option(help: ArgumentHelp("The longest run, in seconds. (default: 10)", valueName: "n"))
    var maxTime: String?

    @OptionGroup(title: "How sources are read") var sources: SourceArguments

    @OptionGroup(title: "Events, in the order given") var events: EventArguments

    @Option(help: ArgumentHelp("Takes the picture this long after the last event. (default: 0)", valueName: "seconds"))
    var at: String?

    private var given: [(name: String, text: String?)] {
        [
            ("view", view), ("device", device), ("frame", frame ? "true" : nil), ("size", size), ("scale", scale),
            ("platform", platform), ("appearance", appearance),
            ("dynamic-type", dynamicType), ("layout-direction", layoutDirection), ("locale", locale),
            ("time-zone", timeZone), ("now", now), ("seed", seed), ("safe-area", safeArea), ("assets", assets),
            ("background", background), ("max-pixels", maxPixels), ("max-steps", maxSteps), ("max-depth", maxDepth),
            ("max-nodes", maxNodes), ("max-memory", maxMemory), ("max-time", maxTime), ("at", at),
        ]
    }

    /// What was written, by name, in the order that counts.
    var written: [(name: String, text: String)] {
        given.compactMap { option in option.text.map { (option.name, $0) } } + fontDir.map { ("font-dir", $0) }
            + sources.given + events.given
    }

    /// Everything as the session takes it.
    ///
    /// - Parameter others: what is set first, from elsewhere.
    func options(with others: [(name: String, text: String)] = []) throws -> RenderOptions {
        try Self.options(of: others + written)
    }

    static func options(of given: [(name: String, text: String)]) throws -> RenderOptions {
        var options = RenderOptions()
        for (name, text) in given {
            do throws(OptionError) {
                try options.set(name, to: text)
            } catch {
                throw ValidationError("The value '\(text)' is invalid for '--\(name)': it has to be \(error.expected).")
            }
        }
        return options
    }

    // MARK: - Several values at once

    /// One of the pictures that options with several values ask for.
    struct Combination {
        var options: RenderOptions
        /// The values, by the names of their options.
        var values: [String: String]
    }

    /// The options that may have several values, with commas between.
    static let dimensions = [
        "device", "platform", "appearance", "dynamic-type", "layout-direction", "locale", "time-zone", "scale",
    ]

    /// The options that do have several.
    var severalValued: [String] {
        given.filter { Self.dimensions.contains($0.name) && $0.text?.contains(",") ?? false }.map(\.name)
    }

    /// Each value of one option with each of the others, the first option changing last.
    func combinations() throws -> [Combination] {
        var lists: [[(name: String, text: String)]] = [[]]
        for (name, text) in given {
            guard let text else { continue }
            let values = Self.dimensions.contains(name) ? text.split(separator: ",").map(String.init) : [text]
            lists = lists.flatMap { list in (values.isEmpty ? [text] : values).map { list + [(name, $0)] } }
            guard lists.count <= 1000 else { throw ValidationError("These are more than 1000 pictures.") }
        }
        let repeated = fontDir.map { ("font-dir", $0) } + sources.given + events.given
        return try lists.map { list in
            Combination(
                options: try Self.options(of: list + repeated),
                values: Dictionary(list.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 }))
        }
    }

    /// Everything a parse can find wrong, before any file is looked at.
    func validate() throws {
        if frame, device == nil { throw ValidationError("'--frame' is for a device: '--device NAME' says which.") }
        _ = try combinations()
    }
}
