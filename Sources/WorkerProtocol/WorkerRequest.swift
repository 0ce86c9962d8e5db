/// What a worker is asked for: sources, what is drawn of them, and what that may cost.
public struct WorkerRequest: Sendable, Hashable {
    public enum Kind: UInt8, Sendable, Hashable {
        /// One picture; with the option `report`, also what was laid out.
        case picture
        /// What was laid out, as JSON.
        case inspection
        /// Mistakes and warnings alone.
        case check
        /// A film: APNG, GIF, WebP or an SVG that browsers play.
        case film
        /// The names of SwiftUI that sources can use, a line each.
        case supported
        /// What the worker can still reach beyond itself; `options` names the targets.
        case audit
        /// Why a view is as large as it is, in words.
        case explanation
        /// A documentation figure; `figure` is its kind.
        case figure
        /// What is different between `otherFiles`, the older version, and `files`.
        case difference
        /// What is wrong at some width, type size, direction or language.
        case exploration
        /// What an editor offers: names with their signatures, as JSON.
        case completions
    }

    public var kind: Kind
    /// The sources; the first is the one that a message without a place belongs to.
    public var files: [WorkerFile]
    /// The older version's sources, where two are compared.
    public var otherFiles: [WorkerFile]
    /// The kind of figure; empty where none is drawn.
    public var figure: String
    /// The folder with the request's own assets, which the worker may read; empty for none.
    public var assetFolder: String
    /// The command line's options by their names, in their order.
    public var options: [WorkerOption]
    public var limits: WorkerLimits

    public init(
        _ kind: Kind, files: [WorkerFile] = [], otherFiles: [WorkerFile] = [], figure: String = "",
        assetFolder: String = "", options: [WorkerOption] = [], limits: WorkerLimits = WorkerLimits()
    ) {
        (self.kind, self.files, self.otherFiles, self.figure) = (kind, files, otherFiles, figure)
        (self.assetFolder, self.options, self.limits) = (assetFolder, options, limits)
    }
}

/// A file as it came with a request.
public struct WorkerFile: Sendable, Hashable {
    /// A relative path, as messages show it.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}

/// An option as the command line writes it, `--name text`.
public struct WorkerOption: Sendable, Hashable {
    public var name: String
    public var text: String

    public init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
}

/// What one request may cost; its own options may ask for less, not for more.
public struct WorkerLimits: Sendable, Hashable {
    public var seconds = 10.0
    /// Megabytes beyond what a warm worker has.
    public var memory = 512
    public var pixels = 40_000_000
    public var steps = 50_000_000
    public var depth = 2_000
    public var nodes = 500_000

    public init() {}
}

extension WorkerRequest {
    public var encoded: [UInt8] {
        var writer = MessageWriter()
        writer.write(kind.rawValue)
        for list in [files, otherFiles] {
            writer.write(list.count)
            for file in list {
                writer.write(file.name)
                writer.write(file.bytes)
            }
        }
        writer.write(figure)
        writer.write(assetFolder)
        writer.write(options.count)
        for option in options {
            writer.write(option.name)
            writer.write(option.text)
        }
        writer.write(limits.seconds)
        for number in [limits.memory, limits.pixels, limits.steps, limits.depth, limits.nodes] { writer.write(number) }
        return writer.bytes
    }

    public init(decoding bytes: [UInt8]) throws(MessageError) {
        var reader = MessageReader(bytes)
        guard let kind = Kind(rawValue: try reader.byte()) else { throw MessageError() }
        let files = try Self.files(&reader)
        let otherFiles = try Self.files(&reader)
        let figure = try reader.string()
        let folder = try reader.string()
        var options: [WorkerOption] = []
        for _ in 0..<(try reader.count()) {
            options.append(WorkerOption(try reader.string(), try reader.string()))
        }
        var limits = WorkerLimits()
        limits.seconds = try reader.double()
        limits.memory = try reader.int()
        limits.pixels = try reader.int()
        limits.steps = try reader.int()
        limits.depth = try reader.int()
        limits.nodes = try reader.int()
        self.init(
            kind, files: files, otherFiles: otherFiles, figure: figure, assetFolder: folder, options: options,
            limits: limits)
    }

    private static func files(_ reader: inout MessageReader) throws(MessageError) -> [WorkerFile] {
        var files: [WorkerFile] = []
        for _ in 0..<(try reader.count()) {
            files.append(WorkerFile(name: try reader.string(), bytes: try reader.blob()))
        }
        return files
    }
}
