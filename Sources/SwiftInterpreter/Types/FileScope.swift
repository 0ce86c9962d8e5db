/// What is declared at file scope: of one file for itself (`private` and `fileprivate`), or of the files of one module.
struct FileScope {
    var types: [String: TypeDeclaration] = [:]
    var globals: [String: [ValueDecl]] = [:]
}

extension World {
    /// Whether code of the file that is being checked may name a member. Members of one name may stand in extensions of
    /// several files, each for itself.
    func isVisible(_ member: ValueDecl) -> Bool {
        guard viewer >= 0 else { return true }
        if member.isPrivate, member.range.file >= 0 { return Int(member.range.file) == viewer }
        return modules.sees(member, from: viewer)
    }

    /// Looks at declarations as code of `file` sees them; -1 sees all.
    func viewed<Result>(from file: Int, _ work: () -> Result) -> Result {
        let outer = viewer
        viewer = file
        defer { viewer = outer }
        return work()
    }
}
