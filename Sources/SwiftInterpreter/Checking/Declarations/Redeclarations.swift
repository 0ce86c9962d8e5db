import SwiftSyntax

/// Declarations of one scope that nothing distinguishes.
extension World {
    /// Whether two values of one name, of which neither is a library's, are one too many.
    func redeclares(_ a: ValueDecl, _ b: ValueDecl) -> Bool {
        switch (a, b) {
        case (let a as FunctionDecl, let b as FunctionDecl): return isSame(a, b)
        case (let function as FunctionDecl, is VariableDecl), (is VariableDecl, let function as FunctionDecl):
            return function.kind == .function && function.parameters.isEmpty
                && a.genericSignature.requirements == b.genericSignature.requirements
        case (is FunctionDecl, _), (_, is FunctionDecl): return false
        // The labels of what a case holds are part of its name.
        case (let a as EnumCaseDecl, let b as EnumCaseDecl):
            return a.parameters.map(\.label) == b.parameters.map(\.label)
        case (let item as EnumCaseDecl, _), (_, let item as EnumCaseDecl): return item.parameters.isEmpty
        default: return a.genericSignature.requirements == b.genericSignature.requirements
        }
    }

    private func isSame(_ a: FunctionDecl, _ b: FunctionDecl) -> Bool {
        a.kind == b.kind && a.fixity == b.fixity && a.isAsync == b.isAsync
            && a.parameters.count == b.parameters.count
            && zip(a.parameters, b.parameters).allSatisfy { x, y in
                x.label == y.label && x.type == y.type && x.isInout == y.isInout && x.isVariadic == y.isVariadic
                    && !containsError(x.type)
            }
            && isSameResult(a.result, b.result)
            && a.genericSignature.parameters.count == b.genericSignature.parameters.count
            && a.genericSignature.requirements == b.genericSignature.requirements
    }

    private func isSameResult(_ a: Type, _ b: Type) -> Bool {
        if case .opaque(let a, _) = a, case .opaque(let b, _) = b {
            return a.protocols == b.protocols && a.associatedTypes == b.associatedTypes
        }
        return a == b && !containsError(a)
    }
}

extension ValueDecl {
    /// As messages about declarations of one name call it.
    var nameAmongOthers: String {
        let isPlain = (self as? FunctionDecl)?.kind == .function
        return isPlain ? displayName : nameInMessages
    }
}

extension Collector {
    func reportRedeclaration(of name: String, _ type: TypeDeclaration, _ old: TypeDeclaration) {
        let range = type.declaration?.range ?? .none
        let first = old.declaration?.range ?? .none
        sink.report(
            Diagnostic(
                .error, "invalid redeclaration of '\(name)'", at: range,
                notes: first == .none ? [] : [.note("'\(name)' previously declared here", at: first)]))
    }

    /// Reports names that come twice in one list: of parameters, of generic parameters.
    func refuseRepeated(_ names: some Sequence<TokenSyntax>, _ context: LexicalContext) {
        guard !world.libraryFiles.contains(context.file) else { return }
        var seen: Set<String> = []
        for name in names where name.tokenKind != .wildcard && !seen.insert(name.identifierText).inserted {
            report("invalid redeclaration of '\(name.identifierText)'", name, context)
        }
    }
}
