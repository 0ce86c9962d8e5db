import SwiftParser
import SwiftSyntax

/// What a library's part that is written in Swift declares, as the tables of native types would say it.
final class SourceDeclarations: SyntaxVisitor {
    private(set) var types: [(name: String, declaration: String)] = []
    private(set) var members: [(owner: String?, signature: String)] = []
    /// The types around the declaration that is read.
    private var path: [String] = []

    init(_ text: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    // MARK: - Types

    private func enter(_ name: String, _ declaration: String) -> SyntaxVisitorContinueKind {
        path.append(name)
        types.append((path.joined(separator: "."), declaration))
        return .visitChildren
    }

    private func enter(
        _ keyword: String, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let head = generics?.trimmedDescription ?? ""
        return enter(name.text, "\(keyword) \(name.text)\(head)\(inheritance?.trimmedDescription ?? "")")
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("struct", node.name, node.genericParameterClause, node.inheritanceClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("class", node.name, node.genericParameterClause, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("enum", node.name, node.genericParameterClause, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("actor", node.name, node.genericParameterClause, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        return enter(name, "extension \(name)\(node.inheritanceClause?.trimmedDescription ?? "")")
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    // MARK: - Members

    private func add(_ modifiers: DeclModifierListSyntax, _ text: String) {
        let words = modifiers.map { $0.name.text }
        guard !words.contains("private"), !words.contains("fileprivate") else { return }
        let kept = words.filter { ["static", "mutating"].contains($0) || $0 == "class" }
        let head = kept.map { $0 == "class" ? "static " : $0 + " " }.joined()
        members.append((path.isEmpty ? nil : path.joined(separator: "."), head + text))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.modifiers, "func \(node.name.text)" + tail(node.genericParameterClause, node.signature))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "init" + (node.optionalMark?.text ?? "")
        add(node.modifiers, name + tail(node.genericParameterClause, node.signature))
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let accessors = isSettable(node.accessorBlock) ? "{ get set }" : "{ get }"
        let list = parameters(node.parameterClause)
        add(node.modifiers, "subscript(\(list)) -> \(node.returnClause.type.trimmedDescription) \(accessors)")
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isConstant = node.bindingSpecifier.text == "let"
        for binding in node.bindings {
            guard let type = type(of: binding) else { continue }
            let isStored = binding.accessorBlock == nil && !isConstant
            let accessors = isStored || isSettable(binding.accessorBlock) ? "{ get set }" : "{ get }"
            add(node.modifiers, "var \(binding.pattern.trimmedDescription): \(type) \(accessors)")
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let payload = element.parameterClause?.parameters.map { parameter in
                let label = parameter.firstName.map { $0.text + ": " } ?? ""
                return label + parameter.type.trimmedDescription
            }
            add([], "case \(element.name.text)" + (payload.map { "(" + $0.joined(separator: ", ") + ")" } ?? ""))
        }
        return .skipChildren
    }

    // MARK: - Parts

    private func tail(_ generics: GenericParameterClauseSyntax?, _ signature: FunctionSignatureSyntax) -> String {
        let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        let result = signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        let list = parameters(signature.parameterClause)
        return (generics?.trimmedDescription ?? "") + "(\(list))\(effects)\(result)"
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
        clause.parameters.map { parameter in
            let names = [parameter.firstName, parameter.secondName].compactMap { $0?.text }.joined(separator: " ")
            let dots = parameter.ellipsis == nil ? "" : "..."
            let value = parameter.defaultValue == nil ? "" : " = _"
            return "\(names): \(parameter.type.trimmedDescription)\(dots)\(value)"
        }
        .joined(separator: ", ")
    }

    private func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard case .accessors(let accessors) = block?.accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.text != "get" }
    }

    /// As it is written, or as the first value tells it.
    private func type(of binding: PatternBindingSyntax) -> String? {
        if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
        guard let value = binding.initializer?.value else { return nil }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let call = value.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription }
        if let member = value.as(MemberAccessExprSyntax.self) { return member.base?.trimmedDescription }
        return nil
    }
}
