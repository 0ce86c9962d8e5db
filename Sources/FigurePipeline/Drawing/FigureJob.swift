import Foundation

/// An option as its name and text: `size`, `320x480`.
public struct GivenOption: Codable, Sendable, Hashable {
    public var name: String
    public var text: String

    public init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

/// Everything that one figure's pictures depend on, so that another process, or another machine, can draw them.
public struct FigureJob: Codable, Sendable, Hashable {
    struct Source: Codable, Sendable, Hashable {
        /// What diagnostics call it.
        var name: String
        var text: String
        /// The chapter's; its folder is where pictures and colours are looked for.
        var path: String
    }

    /// One picture: how it is written and in which appearance.
    struct Output: Codable, Sendable, Hashable {
        var format: String
        /// `light` or `dark`.
        var appearance: String
    }

    /// The one with the root first.
    var sources: [Source]
    var kind: String
    /// In the order they were written in, which counts for events.
    var options: [GivenOption]
    var outputs: [Output]

    /// About how long it takes to draw, for sharing out the work; only the order of magnitude matters.
    var cost: Int {
        let size = sources.reduce(200) { $0 + $1.text.utf8.count }
        let views = ["resize", "filmstrip", "proposals", "timeline"].contains(kind) ? 6 : 2
        return size * views * outputs.count
    }

    /// What tells this figure from every other: an equal key means equal bytes.
    ///
    /// - Parameter world: what all figures depend on besides: the program, its fonts, the folder's pictures.
    func key(_ world: [String]) -> String {
        var hasher = ContentHasher()
        hasher.add("easel-figure 1")
        hasher.add(world.count)
        for text in world { hasher.add(text) }
        hasher.add(sources.count)
        for (index, source) in sources.enumerated() {
            hasher.add(source.name)
            // Where a helper stands in its file is seen only where lines are named.
            hasher.add(index == 0 || kind == "explain" ? source.text : DeclarationPieces.content(of: source.text))
        }
        hasher.add(kind)
        hasher.add(options.count)
        for option in options {
            hasher.add(option.name)
            hasher.add(option.text)
        }
        for output in outputs {
            hasher.add(output.format)
            hasher.add(output.appearance)
        }
        return hasher.finish()
    }
}
