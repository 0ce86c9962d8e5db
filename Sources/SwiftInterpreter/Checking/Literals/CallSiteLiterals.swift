/// `#function`, `#line` and their like: where code stands.
extension BodyChecker {
    /// The literal for a name, if it is one of these.
    func callSite(_ name: String, _ place: SourceRange) -> Expression? {
        switch name {
        case "file", "fileID", "filePath": literal(.string, .string(checker.fileName(context.file)), place)
        case "line": literal(.integer, .int(checker.position(of: place).line), place)
        case "column": literal(.integer, .int(checker.position(of: place).column), place)
        case "function": literal(.string, .string(functionName), place)
        default: nil
        }
    }

    /// The function or property around, whatever closures are between.
    private var functionName: String {
        var current = body
        while let parent = current.parent, Self.closureNames.contains(current.name) { current = parent }
        guard let owner = context.nominal?.qualifiedName, current.name.hasPrefix(owner + ".") else {
            return current.name
        }
        return String(current.name.dropFirst(owner.utf8.count + 1))
    }

    private static let closureNames: Set<String> = ["closure", "autoclosure", "async let"]
}
