/// The tables of types that a target declares in Swift beneath `Declarations/`, a folder for each module.
///
/// Those files are never compiled. They say of Swift's and Foundation's types what programs can use; the code behind is
/// the type's own, or what `Implementation` names.
struct DeclaredTables {
    /// The target's folder: `Sources/SwiftInterpreter`.
    let target: String
    /// The type that has the lists, and the functions that take calls as they are: `StandardLibrary`.
    let type: String
    /// What couldn't be written: nothing of a declaration may be lost.
    private(set) var problems: [String] = []
    private(set) var modules: [(name: String, api: PublicAPI)] = []

    init(target: String, type: String) { (self.target, self.type) = (target, type) }

    mutating func add(module: String, sources: [String]) {
        var collector = Collector(nativeOwner: type)
        for source in sources { collector.read(source) }
        modules.append((module, collector.api))
    }

    /// The generated files by name.
    mutating func files() -> [String: String] {
        if modules.isEmpty { return [:] }
        var result: [String: String] = [:]
        var representations: [String: String] = [:]
        for (_, api) in modules {
            for item in api.types.values { representations[item.name] = item.representation }
        }
        var boxed: Set<String> = []
        for (name, api) in modules {
            var api = api
            api.representations = representations
            api.module = name
            var writer = TableWriter(api: api)
            let tables = writer.tables()
            boxed.formUnion(writer.representations())
            problems += writer.unsupported.map { "\(name)/\($0.name): \($0.reason)" }
            var files = FileWriter(imports: imports)
            files.add(tables, to: "Declared+\(name)")
            files.addList(tables, in: type, named: "declaredTypesOf\(name)", to: "Declared+\(name)")
            result.merge(files.files) { $1 }
        }
        var files = FileWriter(imports: imports)
        files.addBoxes(
            boxed.sorted(by: utf8), of: isInterpreter ? "BridgeConvertible, BoxedConvertible" : "NativeBoxed",
            to: "DeclaredBoxes")
        return result.merging(files.files) { $1 }
    }

    private var isInterpreter: Bool { target.split(separator: "/").last == "SwiftInterpreter" }

    private var imports: [String] {
        isInterpreter ? ["Foundation"] : ["Foundation", "SwiftInterpreter", "SwiftUI"]
    }
}
