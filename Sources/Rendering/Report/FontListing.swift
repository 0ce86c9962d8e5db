import Typesetting

/// The fonts and symbols there are, as `render fonts` prints them.
public struct FontListing: Sendable {
    private let catalog: FontCatalog

    /// - Parameter directories: folders whose fonts come before the shipped ones.
    public init(directories: [String] = []) { catalog = FontCatalog(directories: directories) }

    /// Families with their faces, then the symbols, each with where it comes from.
    public var text: String {
        "Fonts: \(catalog.folder ?? "none found")\n\n" + symbolText
    }

    /// The names `Image(systemName:)` knows, one a line.
    public var symbolText: String { Symbols.names.joined(separator: "\n") }
}
