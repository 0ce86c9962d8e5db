import MacroExpansion
import SwiftSyntax

/// Writes out `@Animatable`: an extension behind the text of the file, so that everything in the file keeps its place.
enum AnimatableMacro {
    private static let attribute = "Animatable"

    /// - Returns: the file with what the macro adds; the file itself where nobody uses it.
    static func expanded(
        _ source: SourceFile, file: Int, conditions: CompilationCondition, diagnostics: inout [Diagnostic]
    ) -> SourceFile {
        guard source.text.contains("@" + attribute) else { return source }
        // What is wrong with the file is found when it is read for good.
        var ignored: [Diagnostic] = []
        let tree = SourceParser.parse(source, file: file, conditions: conditions, diagnostics: &ignored)
        guard let tree, !tree.hasError else { return source }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        var added = ""
        for use in finder.uses {
            do throws(AnimatableExpansion.Failure) {
                guard let path = use.path else {
                    throw AnimatableExpansion.Failure(
                        message: "'@Animatable' of a local type is not supported yet; declare the type outside, "
                            + "or write its 'animatableData'")
                }
                let member = try AnimatableExpansion(of: use.declaration.trimmedDescription).member
                added += "\nextension \(path): Animatable { \(member) } // '@Animatable' of \(path)"
            } catch {
                diagnostics.append(
                    Diagnostic(.error, error.message, at: use.attribute.sourceRange(in: file)))
            }
        }
        return added.isEmpty
            ? source : SourceFile(name: source.name, text: source.text + added + "\n", module: source.module)
    }

    private struct Use {
        let attribute: AttributeSyntax
        let declaration: DeclSyntax
        /// The type's name with those of the types it stands in; nil where it stands in a function.
        let path: String?
    }

    private final class Finder: SyntaxVisitor {
        private(set) var uses: [Use] = []

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
