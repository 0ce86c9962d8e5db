import SwiftSyntax

/// Writes out the macros that extend a type by what its source says (`@Animatable`): extensions behind the text of the
/// file, so that everything in the file keeps its place.
struct ExtensionMacros {
    private let macros: [(macro: MacroDecl, implementation: SourceExtensionMacro)]
    private let conditions: CompilationCondition

    init(_ conditions: CompilationCondition) {
        self.conditions = conditions
        macros = conditions.libraries.macros.compactMap { macro in
            if case .sourceExtension(let implementation) = macro.implementation { (macro, implementation) } else { nil }
        }
    }

    /// - Returns: the file with what the macros add; the file itself where nobody uses them.
    func expanded(_ source: SourceFile, file: Int, diagnostics: inout [Diagnostic]) -> SourceFile {
        let used = macros.filter { source.text.contains("@" + $0.macro.name) }
        guard !used.isEmpty else { return source }
        // What is wrong with the file is found when it is read for good.
        var ignored: [Diagnostic] = []
        let tree = SourceParser.parse(source, file: file, conditions: conditions, diagnostics: &ignored)
        guard let tree, !tree.hasError else { return source }
        var added = ""
        for (macro, implementation) in used {
            let finder = Finder(attribute: macro.name)
            finder.walk(tree)
            for use in finder.uses {
                do throws(SourceExtensionMacro.Failure) {
                    added += try text(of: macro, implementation, use)
                } catch {
                    diagnostics.append(
                        Diagnostic(.error, error.message, at: use.attribute.sourceRange(in: file)))
                }
            }
        }
        return added.isEmpty
            ? source : SourceFile(name: source.name, text: source.text + added + "\n", module: source.module)
    }

    private func text(
        of macro: MacroDecl, _ implementation: SourceExtensionMacro, _ use: Use
    ) throws(SourceExtensionMacro.Failure) -> String {
        guard let path = use.path else {
            throw SourceExtensionMacro.Failure(
                message: "'@\(macro.name)' of a local type is not supported yet; declare the type outside, "
                    + "or \(implementation.alternative)")
        }
        let members = try implementation.members(use.declaration.trimmedDescription)
        let conformances = macro.conformances.joined(separator: ", ")
        return "\nextension \(path): \(conformances) { \(members) } // '@\(macro.name)' of \(path)"
    }

    private struct Use {
        let attribute: AttributeSyntax
        let declaration: DeclSyntax
        /// The type's name with those of the types it stands in; nil where it stands in a function.
        let path: String?
    }

    private final class Finder: SyntaxVisitor {
        private let attribute: String
        private(set) var uses: [Use] = []

        init(attribute: String) {
            self.attribute = attribute
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.attributes) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.attributes) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.attributes) }

        private func note(
            _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax
        ) -> SyntaxVisitorContinueKind {
            for case .attribute(let item) in attributes where item.attributeName.trimmedDescription == attribute {
                uses.append(Use(attribute: item, declaration: DeclSyntax(node), path: Self.path(of: Syntax(node))))
            }
            return .visitChildren
        }

        private static func path(of node: Syntax) -> String? {
            var names: [String] = []
            var current: Syntax? = node
            while let syntax = current {
                switch syntax.as(SyntaxEnum.self) {
                case .structDecl(let type): names.append(type.name.text)
                case .classDecl(let type): names.append(type.name.text)
                case .enumDecl(let type): names.append(type.name.text)
                case .actorDecl(let type): names.append(type.name.text)
                case .extensionDecl(let type): names.append(type.extendedType.trimmedDescription)
                case .functionDecl, .initializerDecl, .accessorDecl, .closureExpr, .subscriptDecl: return nil
                default: break
                }
                current = syntax.parent
            }
            return names.reversed().joined(separator: ".")
        }
    }
}
