extension World {
    func isModule(_ name: String) -> Bool {
        libraries.declare(module: name) || modules.isModule(name) || stubs.isImported(name)
    }
}
