/// Modules that can't be here and whose names stand for placeholders: a box with the name where a view is drawn, and a
/// value that nothing is known of elsewhere.
struct StubbedModules {
    /// The view of the libraries that stands for what they declare.
    static let placeholder = "_Placeholder"

    /// Those that options name: any name that isn't known may be theirs.
    var chosen: Set<String> = []
    /// The stubbed modules that each file imports.
    private var imports: [Int: [String]] = [:]

    private let libraries: [NativeLibrary]

    init(_ chosen: Set<String> = [], libraries: [NativeLibrary]) {
        (self.chosen, self.libraries) = (chosen, libraries)
    }

    /// Whether a module is taken for one of them.
    func contains(_ name: String) -> Bool { chosen.contains(name) || libraries.havePlaceholders(ofModule: name) }

    mutating func add(import name: String, in file: Int) { imports[file, default: []].append(name) }

    /// All modules that each file imports.
    private var allImports: [Int: Set<String>] = [:]

    mutating func note(import name: String, in file: Int) { allImports[file, default: []].insert(name) }

    /// Whether a name that a library has means a stubbed module's, since the file imports only that: `Transaction` is
    /// StoreKit's where SwiftUI isn't imported.
    func takes(type name: String, from library: @autoclosure () -> String?, in file: Int) -> Bool {
        guard let modules = imports[file],
            modules.contains(where: { libraries.family(ofModule: $0)?.hasCommon(name) ?? false }),
            let library = library()
        else { return false }
        return allImports[file]?.contains(library) != true
    }

    var isEmpty: Bool { imports.isEmpty }

    /// Whether some file imports one.
    func isImported(_ name: String) -> Bool { imports.values.contains { $0.contains(name) } }

    /// Whether an unknown name of a type may be one of theirs.
    func declare(type name: String, in file: Int) -> Bool {
        guard let modules = imports[file], name.first?.isUppercase ?? false else { return false }
        return modules.contains { chosen.contains($0) || libraries.family(ofModule: $0)?.hasImported(name) ?? false }
    }

    /// The files are all that a project has: a name that none of them declares is of another module.
    var isWhole = false
    /// Which names that nobody declares are spelled like one that somebody does.
    private var misspelled: [String: Bool] = [:]

    /// Whether a type that nobody declares is taken for one of theirs: of Apple's modules the tables hold what is used
    /// most, not everything. A name that is nearly one of `known` is a mistake.
    mutating func mayDeclare(type name: String, in file: Int, known: @autoclosure () -> [String]) -> Bool {
        guard isWhole, name.first?.isUppercase ?? false, imports[file] != nil else { return false }
        if let isMistake = misspelled[name] { return !isMistake }
        // One slip; what a message suggests may be much further off.
        let isMistake = Spelling.nearest(to: name, among: known(), most: 1) != nil
        misspelled[name] = isMistake
        return !isMistake
    }

    /// The first stubbed module that a file imports.
    func module(importedIn file: Int) -> String? { imports[file]?.first }

    /// Whether an unknown member of views may be one of theirs: of a module that the file imports or, as members are seen
    /// in all of a module, another file.
    func declare(modifier name: String, in file: Int) -> Bool {
        if imports[file]?.contains(where: { chosen.contains($0) || has(modifier: name, $0) }) ?? false { return true }
        return isWhole && imports.values.contains { $0.contains { has(modifier: name, $0) } }
    }

    private func has(modifier name: String, _ module: String) -> Bool {
        libraries.family(ofModule: module)?.hasModifier(name) ?? false
    }
}
