import ArgumentParser
import RenderConfiguration
import Foundation
import Rendering
import SnapshotCases

/// What all commands of snapshots are told: which sources, in which configurations.
struct SnapshotArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("Sources, or folders of them, as one program.", valueName: "path"))
    var inputs: [String]

    @Option(help: ArgumentHelp("The settings. (default: render.yml, found upwards)", valueName: "file"))
    var config: String?

    @Option(
        name: .customLong("only"),
        help: ArgumentHelp(
            "Only snapshots whose source and name hold this, match it, or are it after a '='; repeatable.",
            valueName: "pattern"))
    var patterns: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Keeps hashes in snapshots.lock in place of pictures. (default: where there is a snapshots.lock)")
    var lock: Bool?

    @Flag(help: "Records what assistive technology reads, too.")
    var accessibility = false

    @Option(help: ArgumentHelp("A part of the sources, as in 2/8.", valueName: "i/n"))
    var shard: String?

    @Option(help: ArgumentHelp("How many threads draw. (default: one a core)", valueName: "n"))
    var jobs: Int?

    @OptionGroup(title: "Configurations: several values with commas are a matrix") var matrix: MatrixArguments
    @OptionGroup var verbosity: VerbosityArguments

    func validate() throws {
        if let jobs, !(1...1_024 ~= jobs) { throw ValidationError("'--jobs' has to be from 1 to 1024.") }
        _ = try shardNumbers()
        _ = try matrix.given()
    }

    func shardNumbers() throws -> (index: Int, count: Int)? {
        guard let shard else { return nil }
        let parts = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count, count <= 10_000
        else { throw ValidationError("The value '\(shard)' is invalid for '--shard': it has to be I/N, as in 2/8.") }
        return (index, count)
    }
}

/// What the commands are told that draw everything again and again.
struct SnapshotCacheArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where hashes of what was drawn are kept between runs and machines: a folder, or an http address with GET "
                + "and PUT. What nothing has changed of isn't drawn again.",
            valueName: "dir or url"))
    var cache: String?
}

/// Options of a configuration. An axis may have several values.
struct MatrixArguments: ParsableArguments {
    @Option(help: ArgumentHelp("light, dark or both. (default: light)", valueName: "names"))
    var appearance: String?

    @Option(help: ArgumentHelp("ios, macos or both. (default: ios)", valueName: "names"))
    var platform: String?

    @Option(help: ArgumentHelp("Devices, whose screens are drawn; 'render devices' lists them.", valueName: "names"))
    var device: String?

    @Option(help: ArgumentHelp("xSmall … accessibility5. (default: large)", valueName: "names"))
    var dynamicType: String?

    @Option(help: ArgumentHelp("Locales. (default: en_US)", valueName: "ids"))
    var locale: String?

    @Option(help: ArgumentHelp("ltr, rtl or both. (default: ltr)", valueName: "names"))
    var layoutDirection: String?

    @Option(help: ArgumentHelp("Canvases in points, '_' for what is left to the root.", valueName: "WxH,…"))
    var size: String?

    @Option(help: ArgumentHelp("Pixels per point. (default: 2)", valueName: "n,…"))
    var scale: String?

    @Option(help: ArgumentHelp("The time zone views see. (default: UTC)", valueName: "id"))
    var timeZone: String?

    @Option(help: ArgumentHelp("The time views see. (default: a fixed date)", valueName: "iso8601"))
    var now: String?

    @Option(help: ArgumentHelp("What random numbers start from. (default: 0)", valueName: "n"))
    var seed: String?

    @Option(help: ArgumentHelp("Insets inside the canvas in points. (default: 0)", valueName: "t,l,b,r"))
    var safeArea: String?

    @Option(help: ArgumentHelp("Pictures and tables of texts. (default: the source's folder)", valueName: "dir"))
    var assets: String?

    @Option(help: ArgumentHelp("transparent, #rrggbb[aa] or a system colour.", valueName: "color"))
    var background: String?

    @Option(help: ArgumentHelp("Fonts that come before the shipped ones; repeatable.", valueName: "dir"))
    var fontDir: [String] = []

    @Option(help: ArgumentHelp("The most memory one picture may take, in MB. (default: 1024)", valueName: "n"))
    var maxMemory: String?

    @Option(help: ArgumentHelp("The longest one picture may take, in seconds. (default: 10)", valueName: "n"))
    var maxTime: String?

    @Option(help: ArgumentHelp("The most pixels of a picture. (default: 100000000)", valueName: "n"))
    var maxPixels: String?

    /// Axes with their values, and what else is set.
    func given() throws -> (axes: [String: [String]], options: [SnapshotConfiguration.Option]) {
        let axisTexts = [
            ("appearance", appearance), ("platform", platform), ("device", device), ("dynamic-type", dynamicType),
            ("locale", locale), ("layout-direction", layoutDirection), ("size", size), ("scale", scale),
        ]
        var axes: [String: [String]] = [:]
        for case (let name, let text?) in axisTexts {
            let values = text.split(separator: ",", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            for (index, value) in values.enumerated() {
                try Self.check(name, value)
                if values[..<index].contains(value) {
                    throw ValidationError("The value '\(value)' stands twice in '--\(name)'.")
                }
            }
            axes[name] = values
        }
        let others = [
            ("time-zone", timeZone), ("now", now), ("seed", seed), ("safe-area", safeArea), ("assets", assets),
            ("background", background), ("max-memory", maxMemory), ("max-time", maxTime), ("max-pixels", maxPixels),
        ]
        var options: [SnapshotConfiguration.Option] = []
        for case (let name, let text?) in others + fontDir.map({ ("font-dir", $0) }) {
            try Self.check(name, text)
            options.append(.init(name, text))
        }
        return (axes, options)
    }

    private static func check(_ name: String, _ text: String) throws {
        var options = RenderOptions()
        do throws(OptionError) {
            try options.set(name, to: text)
        } catch {
            throw ValidationError("The value '\(text)' is invalid for '--\(name)': it has to be \(error.expected).")
        }
    }
}
