import Foundation
import Rendering
import WorkerProtocol

/// An option that isn't one, or a text that it doesn't take.
struct OptionFailure: Error {
    let message: String
    init(_ message: String) { self.message = message }
}

/// A request's options as the command line knows them, those of commands included.
struct RequestOptions {
    enum Tree: String { case layout, view, render }

    var drawing = RenderOptions()
    private(set) var isStrict = false
    private(set) var reports = false
    private(set) var tree = Tree.layout
    private(set) var showsChanges = false
    private(set) var showsAnimations = false
    private(set) var showsTuples = false
    private(set) var showsMarks = false

    private let request: WorkerRequest
    /// In lower case; nil where none is given.
    private(set) var format: String?
    /// The options of the command itself besides those above, in their order.
    private var commandOptions: [WorkerOption] = []

    init(_ request: WorkerRequest) {
        self.request = request
        let limits = request.limits
        drawing.limits.pixels = limits.pixels
        drawing.limits.steps = limits.steps
        drawing.limits.depth = limits.depth
        drawing.limits.nodes = limits.nodes
        drawing.limits.memory = limits.memory << 20
        drawing.limits.seconds = limits.seconds
        if !request.assetFolder.isEmpty { drawing.assets = request.assetFolder }
    }

    // MARK: - By kind of request

    mutating func picture() throws -> PictureFormat {
        try read(["format", "svg-text", "strict-vector", "report", "sources", "marks"])
        return try pictureFormat() ?? .png
    }

    /// The format that was asked for; nil for none.
    func pictureFormat() throws -> PictureFormat? {
        guard let format else { return nil }
        guard let known = PictureFormat(rawValue: format) else {
            throw OptionFailure("there is no picture format '\(format)'; it has to be png, svg or pdf")
        }
        return known
    }

    mutating func inspection() throws {
        try read(["tree", "changes", "probes", "animations", "tuples", "sources"])
    }

    mutating func plain() throws { try read([]) }

    /// - Returns: no format for an SVG that browsers play.
    mutating func film() throws -> (FilmFormat?, FilmOptions) {
        try read(["format", "film", "hold", "loop", "show-taps", "max-frames"])
        let format = FilmFormat(rawValue: format ?? "apng")
        guard format.map({ !$0.isVideo }) ?? (self.format == PictureFormat.svg.rawValue) else {
            throw OptionFailure(
                "there is no film format '\(self.format ?? "")' here; it has to be apng, gif, webp or svg")
        }
        var film = FilmOptions(rate: format.map { $0 == .gif ? $0.defaultRate : 30 } ?? 30)
        if let text = text("film") {
            guard let given = FilmOptions(text, rate: film.rate) else {
                throw OptionFailure("'film' has to be FROM...TO@FPS, as in 0...1.5@30")
            }
            film = given
        }
        if let text = text("hold") {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
            guard parts.count == 2, let start = parts[0], let end = parts[1], (0...3_600).contains(start),
                (0...3_600).contains(end)
            else { throw OptionFailure("'hold' has to be two numbers of seconds, as in 0.5,1") }
            film.hold = (start, end)
        }
        if let text = text("loop") {
            guard let loops = Int(text), (1...65_535).contains(loops) else {
                throw OptionFailure("'loop' has to be 1 … 65535")
            }
            film.loops = loops
        }
        film.showsTaps = try flag("show-taps", text("show-taps"))
        film.maxFrames = 600
        if let text = text("max-frames") {
            guard let frames = Int(text), (1...film.maxFrames).contains(frames) else {
                throw OptionFailure("'max-frames' has to be 1 … \(film.maxFrames)")
            }
            film.maxFrames = frames
        }
        return (format, film)
    }

    // MARK: - Reading

    /// The last text of an option of the command itself.
    func text(_ name: String) -> String? { commandOptions.last { $0.name == name }?.text }

    func texts(_ name: String) -> [String] { commandOptions.filter { $0.name == name }.map(\.text) }

    /// Reads all options: those that say what is drawn, and the command's own.
    mutating func read(_ own: Set<String>) throws {
        for option in request.options {
            if own.contains(option.name) {
                try readOwn(option)
            } else if Self.isFolder(option.name) {
                throw OptionFailure("'\(option.name)' names a folder, and none is read here; send files instead")
            } else {
                do throws(OptionError) {
                    try drawing.set(option.name, to: option.text)
                } catch {
                    throw RenderOptions.isOption(option.name)
                        ? OptionFailure(
                            "'\(option.text)' is invalid for '\(option.name)': it has to be \(error.expected)")
                        : OptionFailure(
                            "there is no option '\(option.name)' here" + Self.suggestion(for: option.name, own))
                }
            }
        }
        limit(&drawing)
    }

    private static func suggestion(for name: String, _ own: Set<String>) -> String {
        let names = RenderOptions.optionNames.filter { !isFolder($0) } + own.sorted()
        return NameSuggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Keeps to the service's own limits, whatever a request says.
    func limit(_ options: inout RenderOptions) {
        let most = request.limits
        options.limits.pixels = min(options.limits.pixels, most.pixels)
        options.limits.steps = min(options.limits.steps, most.steps)
        options.limits.depth = min(options.limits.depth, most.depth)
        options.limits.nodes = min(options.limits.nodes, most.nodes)
        options.limits.memory = min(options.limits.memory, most.memory << 20)
        options.limits.seconds = min(options.limits.seconds, most.seconds)
    }

    /// Options that lead to files of the machine, which no request does.
    static func isFolder(_ name: String) -> Bool { ["assets", "font-dir", "package"].contains(name) }

    private mutating func readOwn(_ option: WorkerOption) throws {
        switch option.name {
        case "format": format = option.text.lowercased()
        case "svg-text": drawing.svgText = try flag(option.name, option.text)
        case "strict-vector": isStrict = try flag(option.name, option.text)
        case "report": reports = try flag(option.name, option.text)
        case "changes": showsChanges = try flag(option.name, option.text)
        case "probes": drawing.recordsProbes = try flag(option.name, option.text)
        case "animations": showsAnimations = try flag(option.name, option.text)
        case "tuples": showsTuples = try flag(option.name, option.text)
        case "tree":
            guard let tree = Tree(rawValue: option.text) else {
                throw OptionFailure("'\(option.text)' is invalid for 'tree': it has to be layout, view or render")
            }
            self.tree = tree
        case "sources": drawing.recordsSources = try flag(option.name, option.text)
        case "marks": showsMarks = try flag(option.name, option.text)
        default: commandOptions.append(option)
        }
    }

    func flag(_ name: String, _ text: String?) throws -> Bool {
        switch text?.lowercased() {
        case nil, "false", "0", "no": false
        case "", "true", "1", "yes": true
        default: throw OptionFailure("'\(text ?? "")' is invalid for '\(name)': it has to be true or false")
        }
    }
}
