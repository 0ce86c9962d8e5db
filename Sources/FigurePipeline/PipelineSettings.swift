import Foundation
import Rendering

/// What a run is asked for.
public struct PipelineSettings: Sendable {
    public enum Format: String, CaseIterable, Sendable {
        /// The same Markdown, with pictures.
        case markdown
        /// A site.
        case html
        /// A site, and all of it as `book.pdf`, which Chromium prints.
        case pdf
        /// A DocC catalog: pictures in `Resources`, with the names that DocC knows dark ones by.
        case docc
    }

    /// One part of the work of several machines: `2/8`.
    public struct Shard: Sendable, Hashable {
        public var index: Int
        public var count: Int

        /// Nil for what isn't `i/n` with 1 ≤ i ≤ n ≤ 10,000.
        public init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let index = parts[0], let count = parts[1], 1...10_000 ~= count, 1...count ~= index
            else { return nil }
            (self.index, self.count) = (index, count)
        }
    }

    /// Files and folders.
    public var inputs: [String]
    /// The folder that is written; nil where nothing is, as for a check against hashes.
    public var output: String?
    public var format = Format.markdown
    /// What the pictures are written as; nil leaves it to the format: SVG, and PNG for DocC.
    public var pictureFormat: PictureFormat?
    /// What holds for every figure that doesn't say otherwise.
    public var options: [GivenOption] = []
    /// A folder or an `http:` address.
    public var cache: String?
    /// How long a request to a cache may take, in seconds.
    public var cachePatience = 3.0
    /// Compares in place of writing.
    public var checks = false
    /// A file of hashes: written, or compared with.
    public var lock: String?
    /// A file of dependencies for a build engine.
    public var dependencies: String?
    public var shard: Shard?
    /// The one figure that is drawn, without pages; nil for all.
    public var only: String?
    /// Whether warnings are errors.
    public var isStrict = false
    /// Removes pictures of earlier runs that no source names any more.
    public var cleans = false
    /// The site's name; nil for the first page's.
    public var title: String?
    /// How many figures are drawn at a time.
    public var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// What identifies the program that draws, so that another version's pictures aren't taken for its own.
    public var programVersion = ""

    public init(inputs: [String], output: String?) { (self.inputs, self.output) = (inputs, output) }

    /// Whether a figure that can't be drawn keeps its last picture.
    var keepsLastPictures = false
    /// Whether pictures lie in the output folder itself.
    var isFlat = false

    /// Whether pages are HTML.
    var isSite: Bool { format == .html || format == .pdf }

    var pictures: PictureFormat { pictureFormat ?? (format == .docc ? .png : .svg) }

    /// The pictures of a figure: light and dark, unless an appearance is chosen.
    func outputs(for fence: FigureFence) -> [FigureJob.Output] {
        let chosen = (options + fence.options).last { $0.name == "appearance" }?.text
        let appearances = chosen.map { [$0] } ?? ["light", "dark"]
        return appearances.map { FigureJob.Output(format: pictures.rawValue, appearance: $0) }
    }

    /// Where a picture lies in the output.
    func path(of figure: PlannedFigure, _ output: FigureJob.Output) -> String {
        let isVariant = output.appearance == "dark" && figure.job.outputs.count > 1
        if format == .docc {
            return "Resources/\(figure.name)\(isVariant ? "~dark" : "")@2x.\(output.format)"
        }
        let name = "\(figure.name)\(isVariant ? "-dark" : "").\(output.format)"
        return figure.chapter == nil || isFlat ? name : "figures/\(name)"
    }
}
