import SwiftSyntax

/// `#if` conditions, as the platform that is drawn for and the options answer them.
struct CompilationCondition {
    let configuration: CompilationConfiguration
    let libraries: [NativeLibrary]
    /// Modules that are there besides the libraries' own.
    var modules: Set<String> = []

    func activeClause(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        config.clauses.first { clause in clause.condition.map { holds($0) } ?? true }
    }

    func holds(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
        case .declReferenceExpr(let node): return configuration.definitions.contains(node.baseName.text)
        case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
        case .prefixOperatorExpr(let node): return node.operator.text == "!" ? !holds(node.expression) : false
        case .sequenceExpr(let node): return sequence(Array(node.elements))
        case .infixOperatorExpr(let node):
            let name = node.operator.trimmedDescription
            return name == "||"
                ? holds(node.leftOperand) || holds(node.rightOperand)
                : holds(node.leftOperand) && holds(node.rightOperand)
        case .functionCallExpr(let node): return call(node)
        default: return false
        }
    }

    private func sequence(_ elements: [ExprSyntax]) -> Bool {
        // `||` binds weaker than `&&`.
        var result = false
        var conjunction = true
        var index = 0
        while index < elements.count {
            conjunction = conjunction && holds(elements[index])
            if index + 1 < elements.count, elements[index + 1].trimmedDescription == "||" {
                result = result || conjunction
                conjunction = true
            }
            index += 2
        }
        return result || conjunction
    }

    private func call(_ node: FunctionCallExprSyntax) -> Bool {
        let argument = node.arguments.first?.expression.trimmedDescription ?? ""
        switch node.calledExpression.trimmedDescription {
        case "os": return configuration.platform.systems.contains(argument)
        case "canImport": return canImport(argument)
        case "swift": return Self.isVersion(CompilationConfiguration.languageVersion, argument)
        case "compiler": return Self.isVersion(CompilationConfiguration.compilerVersion, argument)
        case "targetEnvironment": return argument == "simulator" && configuration.platform != .macOS
        case "arch": return argument == "arm64"
        case "_endian": return argument == "little"
        default: return false
        }
    }

    private func canImport(_ name: String) -> Bool {
        let outermost = name.split(separator: ".").first.map(String.init) ?? name
        return modules.contains(outermost) || libraries.canImport(outermost, on: configuration.platform)
    }

    /// `>=5.9`, `<6`
    private static func isVersion(_ own: [Int], _ condition: String) -> Bool {
        let isLess = condition.hasPrefix("<")
        guard isLess || condition.hasPrefix(">=") else { return false }
        let parts = condition.dropFirst(isLess ? 1 : 2).split(separator: ".").map {
            Int($0.trimmingPrefix(while: { $0 == " " })) ?? 0
        }
        let length = max(own.count, parts.count)
        func padded(_ version: [Int]) -> [Int] { version + Array(repeating: 0, count: length - version.count) }
        let isBefore = padded(own).lexicographicallyPrecedes(padded(parts))
        return isLess ? isBefore : !isBefore
    }
}
