import SwiftSyntax

/// Reads one declaration inside a type (or at top level) into what the tables need of it.
struct MemberReader {
    let owner: String
    /// Members are public without saying so: requirements of a protocol, members of a `public extension`.
    let isPublic: Bool
    let isProtocol: Bool

    func read(_ declaration: DeclSyntax) -> [MemberDeclaration] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return read(function) }
        if let initializer = declaration.as(InitializerDeclSyntax.self) { return read(initializer) }
        if let variable = declaration.as(VariableDeclSyntax.self) { return read(variable) }
        if let item = declaration.as(SubscriptDeclSyntax.self) { return read(item) }
        if let item = declaration.as(EnumCaseDeclSyntax.self) { return read(item) }
        if let item = declaration.as(AssociatedTypeDeclSyntax.self) { return read(item) }
        if let item = declaration.as(TypeAliasDeclSyntax.self) { return read(item) }
        return []
    }

    private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
        if modifiers.has("public") || modifiers.has("open") { return true }
        let hidden = ["private", "fileprivate", "internal", "package"].contains { modifiers.has($0) }
        return isPublic && !hidden
    }

    private func start(
        _ kind: MemberDeclaration.Kind, _ name: String, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax
    ) -> MemberDeclaration {
        var member = MemberDeclaration(kind: kind, name: name.filter { $0 != "`" }, owner: owner)
        member.isStatic = modifiers.has("static") || modifiers.has("class")
        member.isMutating = modifiers.has("mutating")
        member.isPrefix = modifiers.has("prefix")
        member.isPostfix = modifiers.has("postfix")
        member.isRequirement = isProtocol
        let names = attributes.names
        member.isDiscardable = names.contains("discardableResult")
        member.isDisfavored = names.contains("_disfavoredOverload")
        member.builder = names.first { $0.hasSuffix("Builder") }
        member.implementation = Implementation(attributes)
        return member
    }

    private func read(_ item: FunctionDeclSyntax) -> [MemberDeclaration] {
        guard isVisible(item.modifiers) else { return [] }
        var member = start(.function, item.name.text, item.modifiers, item.attributes)
        member.isOperator =
            !(item.name.text.first?.isLetter ?? false) && !item.name.text.hasPrefix("_")
            && !item.name.text.hasPrefix("`")
        member.generics = item.genericParameterClause?.read() ?? []
        member.requirements = item.genericWhereClause?.read() ?? []
        member.parameters = read(item.signature.parameterClause)
        member.isThrowing = item.signature.effectSpecifiers?.throwsClause != nil
        member.isRethrowing =
            item.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows"
        member.isAsync = item.signature.effectSpecifiers?.asyncSpecifier != nil
        member.result = item.signature.returnClause?.type
        member.isUndrawn = item.body?.description.contains("UndrawnModifier(") ?? false
        return [member]
    }

    private func read(_ item: InitializerDeclSyntax) -> [MemberDeclaration] {
        guard isVisible(item.modifiers) else { return [] }
        var member = start(.initializer, "init", item.modifiers, item.attributes)
        member.generics = item.genericParameterClause?.read() ?? []
        member.requirements = item.genericWhereClause?.read() ?? []
        member.parameters = read(item.signature.parameterClause)
        member.isFailable = item.optionalMark != nil
        member.isThrowing = item.signature.effectSpecifiers?.throwsClause != nil
        member.isAsync = item.signature.effectSpecifiers?.asyncSpecifier != nil
        return [member]
    }

    private func read(_ item: SubscriptDeclSyntax) -> [MemberDeclaration] {
        guard isVisible(item.modifiers) else { return [] }
        var member = start(.subscript, "subscript", item.modifiers, item.attributes)
        member.generics = item.genericParameterClause?.read() ?? []
        member.requirements = item.genericWhereClause?.read() ?? []
        // A subscript's parameters have no label unless two names are written.
        member.parameters = read(item.parameterClause).map { parameter in
            var parameter = parameter
            if parameter.label == parameter.name { parameter.label = nil }
            return parameter
        }
        member.result = item.returnClause.type
        readAccessors(item.accessorBlock, into: &member)
        return [member]
    }

    private func readAccessors(_ block: AccessorBlockSyntax?, into member: inout MemberDeclaration) {
        guard case .accessors(let accessors)? = block?.accessors else { return }
        for accessor in accessors {
            switch accessor.accessorSpecifier.text {
            case "set", "_modify":
                member.isSettable = true
                if accessor.modifier?.name.text == "nonmutating" { member.isNonmutatingSet = true }
            case "willSet", "didSet": member.isSettable = true
            default: break
            }
        }
    }

    private func read(_ item: VariableDeclSyntax) -> [MemberDeclaration] {
        guard isVisible(item.modifiers) else { return [] }
        let restricted = item.modifiers.contains { modifier in
            modifier.detail?.detail.text == "set" && modifier.name.text != "public"
        }
        let isBinding = item.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Binding"
        }
        return item.bindings.flatMap { binding -> [MemberDeclaration] in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return [] }
            var member = start(.variable, name, item.modifiers, item.attributes)
            member.result = binding.typeAnnotation?.type ?? Self.inferredType(binding.initializer?.value)
            if binding.accessorBlock == nil {
                member.isSettable = item.bindingSpecifier.text == "var"
            } else {
                readAccessors(binding.accessorBlock, into: &member)
            }
            if restricted { member.isSettable = false }
            guard isBinding, let type = member.result else { return [member] }
            // The value is elsewhere: setting it doesn't change what holds the binding.
            member.isNonmutatingSet = true
            var projection = start(.variable, "$" + name, item.modifiers, [])
            projection.result = parsedType("Binding<\(type.trimmedDescription)>")
            return [member, projection]
        }
    }

    /// The type of `static let zero = UnitPoint(…)`, `= Angle.degrees(…)`, or a literal.
    private static func inferredType(_ value: ExprSyntax?) -> TypeSyntax? {
        guard let value else { return nil }
        if let call = value.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                name.first?.isUppercase == true
            {
                return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
            }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                let base = member.base?.trimmedDescription, base.first?.isUppercase == true
            {
                let name = member.declName.baseName.text
                return parsedType(name.first?.isUppercase == true ? base + "." + name : base)
            }
        }
        if value.is(IntegerLiteralExprSyntax.self) { return parsedType("Int") }
        if value.is(FloatLiteralExprSyntax.self) { return parsedType("Double") }
        if value.is(BooleanLiteralExprSyntax.self) { return parsedType("Bool") }
        if value.is(StringLiteralExprSyntax.self) { return parsedType("String") }
        return nil
    }

    private func read(_ item: EnumCaseDeclSyntax) -> [MemberDeclaration] {
        item.elements.map { element in
            var member = start(.enumCase, element.name.text, item.modifiers, item.attributes)
            member.parameters =
                element.parameterClause.map { clause in
                    clause.parameters.map { parameter in
                        let label = parameter.firstName?.text
                        return ParameterDeclaration(
                            label: label == "_" ? nil : label, name: label ?? "", attributes: [], type: parameter.type,
                            defaultValue: parameter.defaultValue?.value.trimmedDescription)
                    }
                } ?? []
            return member
        }
    }

    private func read(_ item: AssociatedTypeDeclSyntax) -> [MemberDeclaration] {
        var member = start(.associatedType, item.name.text, item.modifiers, item.attributes)
        let bounds = item.inheritanceClause.map { ": " + $0.names.joined(separator: " & ") } ?? ""
        let value = item.initializer.map { " = " + $0.value.trimmedDescription } ?? ""
        member.typeText = bounds + value
        return [member]
    }

    private func read(_ item: TypeAliasDeclSyntax) -> [MemberDeclaration] {
        guard isVisible(item.modifiers) else { return [] }
        var member = start(.alias, item.name.text, item.modifiers, item.attributes)
        member.generics = item.genericParameterClause?.read() ?? []
        member.result = item.initializer.value
        return [member]
    }

    private func read(_ clause: FunctionParameterClauseSyntax) -> [ParameterDeclaration] {
        clause.parameters.map { parameter in
            let first = parameter.firstName.text
            var attributes = parameter.attributes.names
            var type = parameter.type
            var isInout = false
            if let attributed = type.as(AttributedTypeSyntax.self) {
                attributes += attributed.attributes.names
                isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
                type = attributed.baseType
            }
            return ParameterDeclaration(
                label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first, attributes: attributes,
                type: type, defaultValue: parameter.defaultValue?.value.trimmedDescription,
                isVariadic: parameter.ellipsis != nil, isInout: isInout)
        }
    }
}
