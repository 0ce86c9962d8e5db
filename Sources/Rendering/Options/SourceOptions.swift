/// How sources are read: what else is there for them, and what stands for what isn't.
public struct SourceOptions: Sendable, Hashable {
    /// The target of a package whose views are looked through for the root; nil looks through all.
    public var target: String?
    /// Names that `#if` finds defined, besides `DEBUG`.
    public var definitions: Set<String> = []
    /// Modules that are accepted although they aren't there: their views are drawn as boxes with their names.
    public var stubs: Set<String> = []
    /// Packages that sources may import from.
    public var packages: [PackagePlace] = []

    public init() {}
}

/// A package beside the sources: what it is called and the folder of its `Package.swift`.
public struct PackagePlace: Sendable, Hashable {
    public var name: String
    public var folder: String

    public init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }

    /// Reads `NAME=FOLDER`; nil where either is missing.
    public init?(_ text: String) {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let (name, folder) = (text[..<equals], text[text.index(after: equals)...])
        guard !name.isEmpty, !folder.isEmpty else { return nil }
        self.init(name: String(name), folder: String(folder))
    }
}
