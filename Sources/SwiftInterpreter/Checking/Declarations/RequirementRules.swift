import SwiftSyntax

/// What may be written of a protocol's requirements.
struct RequirementRules {
    let collector: Collector
    let decl: ProtocolDecl
    let context: LexicalContext

    private func report(_ message: String, _ node: some SyntaxProtocol) { collector.report(message, node, context) }

    func check(_ member: DeclSyntax) {
        switch member.as(DeclSyntaxEnum.self) {
        case .functionDecl(let item):
            refuseAccess(item.modifiers)
            if let body = item.body { report("protocol methods must not have bodies", body) }
            refuseDefaults(item.signature.parameterClause)
        case .initializerDecl(let item):
            refuseAccess(item.modifiers)
            if let body = item.body { report("protocol initializers must not have bodies", body) }
            refuseDefaults(item.signature.parameterClause)
        case .subscriptDecl(let item):
            refuseAccess(item.modifiers)
            if item.accessorBlock == nil {
                report(
                    "subscript in protocol must have explicit { get } or { get set } specifier", item.subscriptKeyword)
            }
        case .variableDecl(let item):
            refuseAccess(item.modifiers)
            for binding in item.bindings { check(binding, isLet: item.bindingSpecifier.tokenKind == .keyword(.let)) }
        case .typeAliasDecl(let item): refuseAccess(item.modifiers)
        case .structDecl(let item): refuseNested(item.name)
        case .classDecl(let item): refuseNested(item.name)
        case .enumDecl(let item): refuseNested(item.name)
        case .actorDecl(let item): refuseNested(item.name)
        case .protocolDecl(let item): refuseNested(item.name)
        default: break
        }
    }

    private func check(_ binding: PatternBindingSyntax, isLet: Bool) {
        guard let block = binding.accessorBlock else {
            return report(
                isLet
                    ? "protocols cannot require properties to be immutable; declare read-only properties by using 'var' "
                        + "with a '{ get }' specifier"
                    : "property in protocol must have explicit { get } or { get set } specifier", binding.pattern)
        }
        switch block.accessors {
        case .getter(let items): report("expected get or set in a protocol property", items)
        case .accessors(let list):
            if isLet { report("'let' declarations cannot be computed properties", block) }
            for accessor in list {
                guard let body = accessor.body else { continue }
                let kind = accessor.accessorSpecifier.tokenKind == .keyword(.get) ? "getter" : "setter"
                report(
                    "protocol property \(kind) cannot have a default implementation specified here; use extension "
                        + "instead", body)
            }
        }
    }

    private func refuseAccess(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package),
                .keyword(.public), .keyword(.open):
                report("'\(modifier.name.text)' modifier cannot be used in protocols", modifier)
            default: break
            }
        }
    }

    private func refuseDefaults(_ clause: FunctionParameterClauseSyntax) {
        for parameter in clause.parameters {
            if let value = parameter.defaultValue {
                report("default argument not permitted in a protocol method", value)
            }
        }
    }

    private func refuseNested(_ name: TokenSyntax) {
        report("type '\(name.identifierText)' cannot be nested in protocol '\(decl.name)'", name)
    }
}
