import SwiftSyntax

/// `let icon: View`: protocols that stand where a type of values is meant, without `some` or `any` before them.
struct PlainProtocol {
    let decl: ProtocolDecl
    let range: SourceRange
}

extension TypeResolver {
    /// Keeps a protocol that is named as a type. What it requires may not be known yet.
    func note(_ decl: ProtocolDecl, at node: Syntax) {
        guard node.is(IdentifierTypeSyntax.self) || node.is(MemberTypeSyntax.self), isType(node),
            !world.libraryFiles.contains(context.file)
        else { return }
        sink.plainProtocols.append(PlainProtocol(decl: decl, range: node.sourceRange(in: context.file)))
    }

    /// Whether what stands here is a type of values, rather than what another type has to conform to.
    private func isType(_ node: Syntax) -> Bool {
        var node = node.parent
        while let current = node {
            switch current.kind {
            case .compositionTypeElement, .compositionTypeElementList, .compositionType, .attributedType,
                .suppressedType:
                node = current.parent
            case .someOrAnyType, .inheritedType, .genericParameter, .conformanceRequirement, .sameTypeRequirement,
                .typeInitializerClause, .extensionDecl, .memberType, .keyPathExpr:
                return false
            default: return true
            }
        }
        return false
    }
}

extension Checker {
    /// Reports those whose values can't be of a type of their own: what they require depends on who conforms.
    func checkPlainProtocols() {
        for item in sink.plainProtocols where world.requiresAny(item.decl) {
            let name = item.decl.name
            sink.report(
                Diagnostic(
                    .warning,
                    "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error in a "
                        + "future Swift language mode", at: item.range,
                    fixIts: [FixIt(range: item.range, replacement: "any \(name)")]))
        }
    }
}

extension World {
    /// Whether a protocol has associated types, or requirements that take values of `Self`.
    fileprivate func requiresAny(_ decl: ProtocolDecl) -> Bool {
        allProtocols(of: decl).contains { item in
            item.collectMembers()
            return !item.associatedTypes.isEmpty || requirements(of: item).contains { takesSelf($0, item) }
        }
    }

    private func takesSelf(_ requirement: ValueDecl, _ item: ProtocolDecl) -> Bool {
        guard let function = requirement as? FunctionDecl else { return false }
        return function.parameters.contains { mentions($0.type, .parameter(item.selfParameter)) }
    }
}
