extension World {
    func macro(named name: String) -> MacroDecl? { libraryMacros[name] ?? libraries.macro(named: name) }

    var topLevelBuilder: NominalDecl? { libraries.topLevelBuilder.flatMap(nativeNominal) }

    /// What the top level, and so a program, shows.
    var shownProtocol: ProtocolDecl? { elementProtocol(of: topLevelBuilder) }

    /// What every expression of a native result builder conforms to.
    func elementProtocol(of builder: NominalDecl?) -> ProtocolDecl? {
        (builder?.native?.resultBuilder?.elementProtocol).flatMap(protocolDecl)
    }

    /// A property wrapper of the program's own.
    func ownWrapper(named name: String, from file: Int) -> NominalDecl? {
        guard case .nominal(let decl)? = fileScopes[file]?.types[name] ?? modules.type(named: name, from: file),
            decl.propertyWrapper
        else { return nil }
        return decl
    }

    func isModule(_ name: String) -> Bool {
        libraries.declare(module: name) || modules.isModule(name) || stubs.isImported(name)
    }
}
