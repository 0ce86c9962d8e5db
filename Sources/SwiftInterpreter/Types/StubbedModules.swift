/// Modules that can't be here and whose names stand for placeholders: a box with the name where a view is drawn, and a
/// value that nothing is known of elsewhere.
struct StubbedModules {
    /// The view of the libraries that stands for what they declare.
    static let placeholder = "_Placeholder"

    /// Those that options name: any name that isn't known may be theirs.
    var chosen: Set<String> = []
    /// The stubbed modules that each file imports.
    private var imports: [Int: [String]] = [:]

    init(_ chosen: Set<String> = []) { self.chosen = chosen }

    /// Whether a module is taken for one of them.
    func contains(_ name: String) -> Bool { chosen.contains(name) || PlaceholderModules.names.contains(name) }

    mutating func add(import name: String, in file: Int) { imports[file, default: []].append(name) }

    var isEmpty: Bool { imports.isEmpty }

    /// Whether some file imports one.
    func isImported(_ name: String) -> Bool { imports.values.contains { $0.contains(name) } }

    /// Whether an unknown name of a type may be one of theirs.
    func declare(type name: String, in file: Int) -> Bool {
        guard let modules = imports[file], name.first?.isUppercase ?? false else { return false }
        return modules.contains { chosen.contains($0) || Unavailable.family(ofModule: $0)?.hasImported(name) ?? false }
    }

    /// Whether an unknown member of views may be one of theirs.
    func declare(modifier name: String, in file: Int) -> Bool {
        guard let modules = imports[file] else { return false }
        return modules.contains { module in
            chosen.contains(module) || Unavailable.family(ofModule: module)?.hasModifier(name) ?? false
        }
    }
}
