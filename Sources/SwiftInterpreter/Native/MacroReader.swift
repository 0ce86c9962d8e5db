import SwiftSyntax

/// Reads the macros that a library declares in Swift:
///
///     @attached(member) @attached(extension, conformances: Observable, PersistentModel)
///     public macro Model() = #externalMacro(module: "SwiftInterpreter", type: "ObservedMacro")
///
/// Instead of a compiler's plug-in, `#externalMacro` names something that the interpreter does itself. A macro without it
/// marks a declaration and makes nothing of it.
enum MacroReader {
    static func macro(_ syntax: MacroDeclSyntax) -> MacroDecl {
        MacroDecl(syntax.name.identifierText, conformances: conformances(syntax), implementation(syntax))
    }

    private static func conformances(_ syntax: MacroDeclSyntax) -> [String] {
        var names: [String] = []
        for case .attribute(let attribute) in syntax.attributes {
            guard case .argumentList(let arguments)? = attribute.arguments else { continue }
            // What follows a label without one of its own belongs to it.
            var label = ""
            for argument in arguments {
                label = argument.label?.text ?? label
                if label == "conformances" { names.append(argument.expression.trimmedDescription) }
            }
        }
        return names
    }

    private static func implementation(_ syntax: MacroDeclSyntax) -> MacroImplementation {
        let definition = syntax.definition?.value.as(MacroExpansionExprSyntax.self)
        let type = definition?.arguments.first { $0.label?.text == "type" }
        switch type?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        case "ObservedMacro": return .observed
        case "InitializerMacro": return .initializer
        default: return .marker
        }
    }
}
