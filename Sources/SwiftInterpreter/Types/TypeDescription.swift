extension Type {
    /// What stands for a type that isn't known because of an error. No message is to show it.
    static let unknownName = "<<error type>>"
}

extension World {
    /// The type as the compiler prints it in messages.
    package func describe(_ type: Type) -> String {
        guard typeWork.enter() else { return "…" }
        defer { typeWork.leave() }
        switch resolve(type) {
        case .nominal(let decl, let arguments): return describeNominal(decl, arguments)
        case .tuple(let elements):
            let parts = elements.map { element in
                (element.label.map { $0 + ": " } ?? "") + describe(element.type)
            }
            return "(" + parts.joined(separator: ", ") + ")"
        case .function(let function):
            let parts = function.parameters.map { parameter in
                (parameter.isInout ? "inout " : "") + describe(parameter.type) + (parameter.isVariadic ? "..." : "")
            }
            let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
            return "(" + parts.joined(separator: ", ") + ")" + effects + " -> " + describe(function.result)
        case .parameter(let parameter): return parameter.isPack ? "each " + parameter.name : parameter.name
        case .pack(let elements): return elements.map { describe($0) }.joined(separator: ", ")
        case .expansion(let pattern): return "repeat " + describe(pattern)
        case .member(let base, let name):
            if case .opaque = resolve(base) { return "(" + describe(base) + ")." + name }
            return describe(base) + "." + name
        case .metatype(let instance):
            if case .existential = resolve(instance) { return "(" + describe(instance) + ").Type" }
            return describe(instance) + ".Type"
        case .existential(let protocols):
            if protocols.isEmpty { return "Any" }
            return "any " + protocols.map(\.name).joined(separator: " & ")
        case .opaque(let opaque, _): return "some " + opaque.protocols.map(\.name).joined(separator: " & ")
        case .variable(let variable):
            return variable.literal.flatMap { known.defaultType(of: $0) }.map { describe($0) } ?? "_"
        case .error: return Type.unknownName
        }
    }

    private func describeNominal(_ decl: NominalDecl, _ arguments: [Type]) -> String {
        if decl === known.optionalDecl, let wrapped = arguments.first {
            let inner = describe(wrapped)
            switch resolve(wrapped) {
            case .existential(let protocols): return protocols.isEmpty ? inner + "?" : "(" + inner + ")?"
            case .function, .opaque: return "(" + inner + ")?"
            default: return inner + "?"
            }
        }
        if decl === known.arrayDecl, let element = arguments.first { return "[" + describe(element) + "]" }
        if decl === known.dictionaryDecl, arguments.count == 2 {
            return "[" + describe(arguments[0]) + " : " + describe(arguments[1]) + "]"
        }
        let outerCount = decl.owner?.genericSignature.parameters.count ?? 0
        var text = decl.name
        if let owner = decl.owner {
            text = describeNominal(owner, Array(arguments.prefix(outerCount))) + "." + text
        }
        let own = arguments.dropFirst(outerCount)
        guard !own.isEmpty else { return text }
        // Not `joined`, a generic function for whose types the runtime searches all conformances of the program.
        var separator = "<"
        for argument in own {
            text += separator + describe(argument)
            separator = ", "
        }
        return text + ">"
    }
}
