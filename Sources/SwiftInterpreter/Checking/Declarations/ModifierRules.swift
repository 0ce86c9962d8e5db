import SwiftSyntax

/// Modifiers that don't belong where they are written.
extension DeclarationMaker {
    enum ModifiedKind: String {
        case method, initializer, property, `subscript`

        var plural: String { self == .property ? "properties" : rawValue + "s" }
    }

    /// The libraries' sources are right, and of a type that they declare it may not be known what Apple's is.
    private var ownerIsOwn: Bool {
        guard let owner else { return true }
        return owner.native == nil && !world.libraryFiles.contains(Int(owner.range.file))
    }

    func checkModifiers(_ modifiers: DeclModifierListSyntax, of kind: ModifiedKind, at keyword: TokenSyntax) {
        guard !modifiers.isEmpty, !world.libraryFiles.contains(context.file), ownerIsOwn else { return }
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.mutating), .keyword(.nonmutating): checkMutating(modifier, modifiers, kind)
            case .keyword(.convenience), .keyword(.required): checkInitializer(modifier, kind, at: keyword)
            case .keyword(.class): checkClass(kind, at: keyword)
            case .keyword(.override):
                if let owner, owner.isReference || owner is ProtocolDecl { continue }
                collector.report("'override' can only be specified on class members", modifier, context)
            case .keyword(.final) where kind != .initializer:
                if owner?.isReference ?? (kind == .property) { continue }
                collector.report("only classes and class members may be marked with 'final'", modifier, context)
            default: break
            }
        }
    }

    /// In an extension of a class an initializer leaves the work to another one.
    func requireConvenience(_ syntax: InitializerDeclSyntax) {
        guard let owner, owner.kind == .class, ownerIsOwn, !syntax.modifiers.has(.convenience) else { return }
        collector.report(
            "designated initializer cannot be declared in an extension of '\(owner.name)'; did you mean this to be a "
                + "convenience initializer?", syntax.initKeyword, context)
    }

    private func checkMutating(
        _ modifier: DeclModifierSyntax, _ modifiers: DeclModifierListSyntax, _ kind: ModifiedKind
    ) {
        let name = modifier.name.text
        guard kind == .method else {
            return collector.report("'\(name)' may only be used on 'func' declarations", modifier, context)
        }
        guard let owner else { return collector.report("'\(name)' is only valid on methods", modifier, context) }
        let isStatic = modifiers.has(.static)
        if owner.isReference {
            let methods = isStatic ? "static methods" : "instance methods"
            collector.report("'\(name)' is not valid on \(methods) in classes", modifier, context)
        } else if isStatic {
            collector.report("static functions must not be declared \(name)", modifier, context)
        } else if let item = owner as? ProtocolDecl, world.isClassBound(item) {
            collector.report(
                "'\(name)' is not valid on instance methods in class-bound protocols", modifier, context)
        }
    }

    private func checkInitializer(_ modifier: DeclModifierSyntax, _ kind: ModifiedKind, at keyword: TokenSyntax) {
        let name = modifier.name.text
        guard kind == .initializer else {
            return collector.report("'\(name)' may only be used on 'init' declarations", modifier, context)
        }
        guard let owner, owner.kind == .struct || owner.kind == .enum else { return }
        collector.report(
            name == "required"
                ? "'required' initializer in non-class type '\(owner.name)'"
                : "initializers in \(owner.kind.rawValue)s are not marked with 'convenience'", keyword, context)
    }

    private func checkClass(_ kind: ModifiedKind, at keyword: TokenSyntax) {
        guard let owner, owner.kind != .class else { return }
        let isRequirement = owner is ProtocolDecl && !isInExtension
        let remedy =
            isRequirement
            ? "a requirement fulfilled by either a static or class \(kind.rawValue)" : "a static \(kind.rawValue)"
        collector.report(
            "class \(kind.plural) are only allowed within classes; use 'static' to declare \(remedy)", keyword, context)
    }
}
