import SwiftSyntax
import Synchronization

/// The trees of the libraries' own sources, each of which is parsed once in a process: programs that use charts would
/// spend most of their time on parsing what charts are made of. Whoever reads a tree leaves it as it is, and several
/// threads may read one.
enum LibraryTrees {
    private static let known = Mutex<[String: (text: String, tree: SourceFileSyntax)]>([:])

    /// The tree of a source, which `parse` makes where it isn't known.
    static func tree(of source: SourceFile, parse: () -> SourceFileSyntax?) -> SourceFileSyntax? {
        if let known = known.withLock({ $0[source.name] }), known.text == source.text { return known.tree }
        guard let tree = parse() else { return nil }
        // What a directive stands for is another matter in each program.
        if !tree.hasError, !source.text.utf8.contains(UInt8(ascii: "#")) {
            known.withLock { $0[source.name] = (source.text, tree) }
        }
        return tree
    }
}
