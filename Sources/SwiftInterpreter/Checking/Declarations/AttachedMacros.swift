import SwiftSyntax

/// A library's macro at a property: what stands there beside its name is the library's to read.
package struct AttachedMacro: Sendable {
    package let name: String
    /// `(nil, "unique")` of `.unique`, `("inverse", "stops")` of `inverse: \Trip.stops`; other values have no member.
    package let arguments: [(label: String?, member: String?)]

    init(_ name: String, _ attribute: AttributeSyntax) {
        self.name = name
        guard case .argumentList(let list)? = attribute.arguments else {
            arguments = []
            return
        }
        arguments = list.map { argument in
            let path = argument.expression.as(KeyPathExprSyntax.self)?.components.last?.component
            let member =
                argument.expression.as(MemberAccessExprSyntax.self)?.declName
                ?? path?.as(KeyPathPropertyComponentSyntax.self)?.declName
            return (argument.label?.text, member?.baseName.text)
        }
    }
}

extension Collector {
    func attach(_ macro: MacroDecl, to decl: NominalDecl) {
        switch macro.implementation {
        case .observed: decl.isObservable = true
        case .marker: break
        // A source's extension has its conformances written out.
        case .unobserved, .keyedStorage, .sourceExtension, .initializer, .block: return
        }
        decl.attachedMacros.append(macro)
    }
}

extension DeclarationMaker {
    /// The library's macro that an attribute is; none where the program has a property wrapper of that name.
    func attachedMacro(_ attribute: AttributeSyntax) -> MacroDecl? {
        guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText,
            let macro = world.macro(named: name), macro.isAttached,
            world.ownWrapper(named: name, from: context.file) == nil
        else { return nil }
        return macro
    }

    /// - Returns: the macro that makes the property, if there is one.
    func attachMacros(
        to decl: VariableDecl, _ attributes: AttributeListSyntax
    ) -> (macro: MacroDecl, storage: KeyedStorageMacro)? {
        for case .attribute(let attribute) in attributes {
            guard let macro = attachedMacro(attribute) else { continue }
            switch macro.implementation {
            case .unobserved: decl.isObservationIgnored = true
            case .marker: decl.attachedMacros.append(AttachedMacro(macro.name, attribute))
            case .keyedStorage(let storage): return (macro, storage)
            case .observed, .sourceExtension, .initializer, .block: continue
            }
        }
        return nil
    }

    // MARK: - Keyed storage

    /// `@Entry var name: T = value` in `EnvironmentValues`: a key type of its own, and access through it.
    func setKeyedStorage(
        _ decl: VariableDecl, _ binding: WrittenBinding, _ macro: MacroDecl, _ storage: KeyedStorageMacro
    ) {
        decl.storage = .computed
        decl.isSettable = true
        guard let owner, let keyProtocol = world.protocolDecl(named: storage.keyProtocol(of: owner)) else {
            collector.report("'@\(macro.name)' is not supported here", binding.pattern, context)
            decl.knownType = .error
            return
        }
        let key = NominalDecl(name: "__Key_" + decl.name, kind: .struct, owner: nil)
        world.disposables.append(key)
        key.addedConformances = [Conformance(keyProtocol)]
        let fallback = VariableDecl(name: "defaultValue", owner: key)
        fallback.isStatic = true
        // An optional without a value is nil, as a variable is.
        fallback.isLet = binding.value != nil
        key.userMembers.values["defaultValue"] = [fallback]
        fallback.knownType = decl.knownType
        DeclarationMaker(collector: collector, owner: key, context: context).setInitialValue(fallback, binding)
        if decl.knownType == nil { decl.typeProvider = { fallback.type } }
        let checker = self.checker
        let getter = checker.world.memo { checker.keyedAccessor(decl, key, of: macro, isSetter: false) }
        let setter = checker.world.memo { checker.keyedAccessor(decl, key, of: macro, isSetter: true) }
        decl.getterProvider = { getter.value }
        decl.setterProvider = { setter.value }
    }
}
