/// One of the modules that a program's files make up.
package struct SourceModule: Sendable, Hashable {
    package var name: String
    /// Modules of one package see what is declared `package`.
    package var package: Int
    /// The modules that its files may import, by their places.
    package var dependencies: [Int]

    package init(name: String, package: Int = 0, dependencies: [Int] = []) {
        (self.name, self.package, self.dependencies) = (name, package, dependencies)
    }
}

/// Who may name a declaration, as far as that goes beyond files.
enum AccessLevel: UInt8 {
    /// Its module.
    case `internal`
    /// The modules of its package.
    case package
    case `public`
}

/// The modules of a program: what each declares at file scope, and which files see it.
///
/// Most programs are one module without a name; then everything is in its one scope.
struct ProgramModules {
    private(set) var modules: [SourceModule] = []
    /// Other names of the first module, which holds what they name.
    private let joined: Set<String>
    private var scopes = [FileScope()]
    /// By file; empty where all are of one module.
    private var moduleOfFile: [Int] = []
    /// What each file imports, in order.
    private var imports: [[Import]] = []
    /// What the files of each module import for whoever imports it.
    private var exports: [[Int]] = []

    private struct Import {
        let module: Int
        /// `@testable`: what is internal is seen as well.
        let isTestable: Bool
    }

    init() { joined = [] }

    init(_ modules: [SourceModule], joined: Set<String>, files: [Int]) {
        self.joined = joined
        guard !modules.isEmpty else { return }
        self.modules = modules
        scopes = modules.map { _ in FileScope() }
        moduleOfFile = files.map { min(max($0, 0), modules.count - 1) }
        imports = files.map { _ in [] }
        exports = modules.map { _ in [] }
    }

    var areSeveral: Bool { modules.count > 1 }

    func isModule(_ name: String) -> Bool { index(of: name) != nil }

    private func index(of name: String) -> Int? {
        modules.firstIndex { $0.name == name } ?? (joined.contains(name) ? 0 : nil)
    }

    private func module(of file: Int) -> Int? {
        guard areSeveral else { return 0 }
        return moduleOfFile.indices.contains(file) ? moduleOfFile[file] : nil
    }

    func areOfOneModule(_ first: Int, _ second: Int) -> Bool { module(of: first) == module(of: second) }

    // MARK: - Imports

    enum ImportResult { case found, notDeclared, unknown }

    /// `import Name` in a file.
    mutating func add(import name: String, in file: Int, isTestable: Bool, isExported: Bool) -> ImportResult {
        guard let target = index(of: name), let own = module(of: file) else { return .unknown }
        guard target != own else { return .found }
        guard modules[own].dependencies.contains(target) else { return .notDeclared }
        imports[file].append(Import(module: target, isTestable: isTestable))
        if isExported, !exports[own].contains(target) { exports[own].append(target) }
        return .found
    }

    /// The modules that a file sees besides its own: those it imports, and what they, and its own files, hand on.
    private func visible(from file: Int) -> [Import] {
        guard let own = module(of: file), imports.indices.contains(file) else { return [] }
        var result = imports[file] + exports[own].map { Import(module: $0, isTestable: false) }
        var index = 0
        while index < result.count {
            for target in exports[result[index].module] where !result.contains(where: { $0.module == target }) {
                result.append(Import(module: target, isTestable: false))
            }
            index += 1
        }
        return result
    }

    /// Whether code of a file may name a declaration.
    func sees(_ decl: Declaration?, from file: Int) -> Bool {
        guard areSeveral, let decl, decl.access != .public, let viewer = module(of: file),
            let home = module(of: Int(decl.range.file >= 0 ? decl.range.file : decl.owner?.range.file ?? -1)),
            viewer != home
        else { return true }
        if decl.access == .package, modules[viewer].package == modules[home].package { return true }
        return imports[file].contains { $0.module == home && $0.isTestable }
    }

    // MARK: - Declarations

    /// A type as the files of one module see it.
    func ownType(named name: String, in file: Int) -> TypeDeclaration? {
        module(of: file).flatMap { scopes[$0].types[name] }
    }

    func ownGlobals(named name: String, in file: Int) -> [ValueDecl]? {
        module(of: file).flatMap { scopes[$0].globals[name] }
    }

    mutating func declare(_ type: TypeDeclaration, named name: String, in file: Int) {
        guard let module = module(of: file) else { return }
        scopes[module].types[name] = type
    }

    mutating func declare(_ global: ValueDecl, in file: Int) {
        guard let module = module(of: file) else { return }
        scopes[module].globals[global.name, default: []].append(global)
    }

    /// - Parameter file: one that isn't the program's sees everything, the first module's before the others'.
    func type(named name: String, from file: Int) -> TypeDeclaration? {
        guard areSeveral else { return scopes[0].types[name] }
        guard let own = module(of: file) else { return scopes.lazy.compactMap { $0.types[name] }.first }
        if let found = scopes[own].types[name] { return found }
        for item in visible(from: file) {
            if let found = scopes[item.module].types[name], sees(found.declaration, from: file) { return found }
        }
        return nil
    }

    func globals(named name: String, from file: Int) -> [ValueDecl] {
        guard areSeveral else { return scopes[0].globals[name] ?? [] }
        guard let own = module(of: file) else { return scopes.flatMap { $0.globals[name] ?? [] } }
        let imported = visible(from: file).flatMap { item in
            (scopes[item.module].globals[name] ?? []).filter { sees($0, from: file) }
        }
        return (scopes[own].globals[name] ?? []) + imported
    }

    /// `Models.User`; nil where the program has no such module.
    func type(named name: String, inModule module: String, from file: Int) -> TypeDeclaration?? {
        guard let index = index(of: module) else { return nil }
        guard let found = scopes[index].types[name], sees(found.declaration, from: file) else { return .some(nil) }
        return found
    }

    func globals(named name: String, inModule module: String, from file: Int) -> [ValueDecl]? {
        guard let index = index(of: module) else { return nil }
        return (scopes[index].globals[name] ?? []).filter { sees($0, from: file) }
    }

    var typeNames: [String] { scopes.flatMap { $0.types.keys.sorted() } }
    var globalNames: [String] { scopes.flatMap { $0.globals.keys.sorted() } }

    /// What would make a name known that a file doesn't see.
    func contextualType(for name: String, in file: Int) -> String? {
        guard areSeveral, let own = module(of: file) else { return nil }
        for index in modules.indices where index != own {
            guard let decl = scopes[index].types[name]?.declaration ?? scopes[index].globals[name]?.first else {
                continue
            }
            let module = modules[index].name
            guard sees(decl, from: file) else {
                return "'\(name)' is internal to module '\(module)'; 'public' before it makes it visible here"
            }
            guard modules[own].dependencies.contains(index) else {
                return "'\(name)' is declared in module '\(module)', which '\(modules[own].name)' doesn't depend on"
            }
            return "'\(name)' is declared in module '\(module)'; 'import \(module)' makes it visible here"
        }
        return nil
    }
}
