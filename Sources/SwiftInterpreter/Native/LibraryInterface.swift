/// What a library declares beside types, functions and variables. The interpreter knows no module, macro or family of
/// missing names but by this.
///
/// All of it is requirements of a type and not parts of a value, so that none is made before it is first requested.
package protocol LibraryInterface: SendableMetatype {
    /// The modules that programs can import, besides the one that the library is called.
    static var modules: [String] { get }
    /// Modules of which no more is here than placeholders for what they add to views, besides what the library has of
    /// them.
    static var placeholderModules: [String] { get }
    /// The result builder by which expressions at top level are put together, as in a body: what it builds is what
    /// programs show.
    static var topLevelBuilder: String? { get }
    /// How values in texts are formatted that aren't plain strings.
    static var interpolationFormats: InterpolationFormats? { get }
    /// The macros that programs can use, besides those that the library declares in Swift.
    static var macros: [MacroDecl] { get }
    /// Names that programs for Apple's systems use and that can't be here, by the reason.
    static var unavailableFamilies: [UnavailableFamily] { get }

    /// Whether a module of the library is one that a system doesn't have.
    static func isMissing(module: String, on platform: CompilationConfiguration.Platform) -> Bool
}

/// `\(x, format: …)` is what an initializer of a type gives that has one of these labels.
package struct InterpolationFormats: Sendable {
    let type: String
    let labels: Set<String>

    package init(type: String, labels: Set<String>) { (self.type, self.labels) = (type, labels) }
}

extension LibraryInterface {
    package static var modules: [String] { [] }
    package static var placeholderModules: [String] { [] }
    package static var topLevelBuilder: String? { nil }
    package static var interpolationFormats: InterpolationFormats? { nil }
    package static var macros: [MacroDecl] { [] }
    package static var unavailableFamilies: [UnavailableFamily] { [] }

    package static func isMissing(module: String, on platform: CompilationConfiguration.Platform) -> Bool { false }
}

extension [NativeLibrary] {
    /// Whether a module can be imported, and not only for placeholders.
    func declare(module name: String) -> Bool {
        contains { $0.name == name } || contains { $0.interface?.modules.contains(name) ?? false }
    }

    /// Whether a module's names are placeholders where the libraries don't have them.
    func havePlaceholders(ofModule name: String) -> Bool {
        contains { $0.interface?.placeholderModules.contains(name) ?? false }
    }

    /// `canImport(UIKit)`
    func canImport(_ module: String, on platform: CompilationConfiguration.Platform) -> Bool {
        (contains { $0.interface?.modules.contains(module) ?? false } || havePlaceholders(ofModule: module))
            && !contains { $0.interface?.isMissing(module: module, on: platform) ?? false }
    }

    var topLevelBuilder: String? {
        for library in self {
            if let name = library.interface?.topLevelBuilder { return name }
        }
        return nil
    }

    var interpolationFormats: InterpolationFormats? {
        for library in self {
            if let formats = library.interface?.interpolationFormats { return formats }
        }
        return nil
    }

    var macros: [MacroDecl] { flatMap { $0.interface?.macros ?? [] } }

    func macro(named name: String) -> MacroDecl? {
        for library in self {
            if let found = library.interface?.macros.first(where: { $0.name == name }) { return found }
        }
        return nil
    }

    /// Which family a module is of.
    func family(ofModule name: String) -> UnavailableFamily? { family { $0.modules.contains(name) } }

    /// Which family a name is of; nil for one that simply isn't known.
    func family(of name: String) -> UnavailableFamily? { family { $0.has(name) } }

    /// Whether a generic type that isn't here has arguments that a tool makes.
    func takesGenerated(_ name: String) -> Bool { family { $0.holdersOfGenerated.contains(name) } != nil }

    private func family(where isMeant: (UnavailableFamily) -> Bool) -> UnavailableFamily? {
        for library in self {
            if let found = library.interface?.unavailableFamilies.first(where: isMeant) { return found }
        }
        return nil
    }
}
