import SwiftSyntax

/// Declarations: types member by member, properties by their values, functions by their bodies.
extension SyntaxComparer {
    /// Nil where the two are no declarations of one kind.
    func declarationChanges(_ o: Syntax, _ n: Syntax) -> [SourceChange]? {
        if let o = o.asProtocol(DeclGroupSyntax.self), let n = n.asProtocol(DeclGroupSyntax.self) {
            guard Identity.declaredName(Syntax(o)) == Identity.declaredName(Syntax(n)) else { return [replaced(o, n)] }
            return groupChanges(o, n)
        }
        if let o = o.as(VariableDeclSyntax.self), let n = n.as(VariableDeclSyntax.self) { return variableChanges(o, n) }
        if let o = o.as(FunctionDeclSyntax.self), let n = n.as(FunctionDeclSyntax.self) {
            let isBuilder = n.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
            return functionChanges(
                o, n, o.body, n.body, name: Identity.functionName(n), isBuilder: isBuilder || n.attributes.isBuilder)
        }
        if let o = o.as(InitializerDeclSyntax.self), let n = n.as(InitializerDeclSyntax.self) {
            return functionChanges(o, n, o.body, n.body, name: "init", isBuilder: false)
        }
        if let o = o.as(MacroExpansionDeclSyntax.self), let n = n.as(MacroExpansionDeclSyntax.self) {
            return macroChanges(o, n)
        }
        return nil
    }

    private func groupChanges(_ o: some DeclGroupSyntax, _ n: some DeclGroupSyntax) -> [SourceChange] {
        let name = Identity.declaredName(Syntax(n)) ?? ""
        var changes: [SourceChange] = []
        let (head, other) = (
            o.written.lowerBound..<o.memberBlock.written.lowerBound,
            n.written.lowerBound..<n.memberBlock.written.lowerBound
        )
        if headKey(o, o.memberBlock) != headKey(n, n.memberBlock) {
            var change = phrase("declaration of \(name) changed", at: place(n))
            change.edits = [edit(head, newText(other))]
            changes.append(change)
        }
        return changes + memberChanges(o.memberBlock.members, n.memberBlock.members)
    }

    /// The words before the braces.
    private func headKey(_ node: some SyntaxProtocol, _ body: some SyntaxProtocol) -> String {
        let whole = node.key
        let inner = body.key
        return whole.hasSuffix(inner) ? String(whole.dropLast(inner.count)) : whole
    }

    // MARK: - Functions

    private func functionChanges(
        _ o: some SyntaxProtocol, _ n: some SyntaxProtocol, _ before: CodeBlockSyntax?, _ after: CodeBlockSyntax?,
        name: String, isBuilder: Bool
    ) -> [SourceChange] {
        guard let before, let after, headKey(o, before) == headKey(n, after) else { return [replacedHead(o, n, name)] }
        return bodyChanges(
            statementChanges(before.statements, after.statements), name: qualified(name, Syntax(n)),
            isBuilder: isBuilder,
            from: Syntax(before.statements), to: Syntax(after.statements))
    }

    private func replacedHead(_ o: some SyntaxProtocol, _ n: some SyntaxProtocol, _ name: String) -> SourceChange {
        var change = phrase("\(qualified(name, Syntax(n))) changed", at: place(n))
        change.edits = [edit(o.written, n.trimmedDescription)]
        return change
    }

    /// A function that makes no views is one thing: what changed in it is told as one.
    private func bodyChanges(
        _ changes: [SourceChange], name: String, isBuilder: Bool, from old: Syntax, to new: Syntax
    ) -> [SourceChange] {
        guard !isBuilder, let first = changes.first else { return changes }
        if changes.count == 1 {
            var change = first
            change.text += " in \(name)"
            change.isPhrase = true
            return [change]
        }
        var whole = phrase("\(name) changed in \(changes.count) places", at: first.place)
        if first.place.isOld, let other = changes.first(where: { !$0.place.isOld }) { whole.place = other.place }
        whole.edits = [edit(old.written, new.trimmedDescription)]
        return [whole]
    }

    /// With the type it belongs to: `Flow.placeSubviews(…)`.
    private func qualified(_ name: String, _ node: Syntax) -> String {
        var current = node.parent
        let short = name.contains("(") ? String(name.prefix { $0 != "(" }) : name
        while let parent = current {
            if let type = parent.asProtocol(NamedDeclSyntax.self), parent.asProtocol(DeclGroupSyntax.self) != nil {
                return "\(type.name.text).\(short)"
            }
            if let type = parent.as(ExtensionDeclSyntax.self) { return "\(type.extendedType.inline).\(short)" }
            current = parent.parent
        }
        return short
    }

    // MARK: - Properties

    private func variableChanges(_ o: VariableDeclSyntax, _ n: VariableDeclSyntax) -> [SourceChange] {
        guard o.bindings.count == n.bindings.count, o.attributes.key == n.attributes.key,
            o.modifiers.key == n.modifiers.key, o.bindingSpecifier.text == n.bindingSpecifier.text
        else { return [replaced(o, n)] }
        return zip(o.bindings, n.bindings).flatMap { mine, theirs -> [SourceChange] in
            guard mine.key != theirs.key else { return [] }
            guard mine.pattern.key == theirs.pattern.key, mine.typeAnnotation?.key == theirs.typeAnnotation?.key else {
                return [replaced(o, n)]
            }
            let name = theirs.pattern.inline
            switch (mine.initializer, theirs.initializer, mine.accessorBlock, theirs.accessorBlock) {
            case (let before?, let after?, let block, let other) where block?.key == other?.key:
                return expressionChanges(before.value, after.value).map {
                    $0.within("\(name) = ", "", phrase: name)
                }
            case (nil, nil, let before?, let after?):
                return accessorChanges(before, after, name: name, theirs)
            default: return [replaced(o, n)]
            }
        }
    }

    private func accessorChanges(
        _ o: AccessorBlockSyntax, _ n: AccessorBlockSyntax, name: String, _ binding: PatternBindingSyntax
    ) -> [SourceChange] {
        guard case .getter(let before) = o.accessors, case .getter(let after) = n.accessors else {
            return [replaced(o, n).within("\(name) ", "")]
        }
        let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
        let isBuilder =
            binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
            || declaration?.attributes.isBuilder == true
        return bodyChanges(
            statementChanges(before, after), name: qualified(name, Syntax(binding)), isBuilder: isBuilder,
            from: Syntax(before), to: Syntax(after))
    }
}

extension AttributeListSyntax {
    /// `@ViewBuilder` and its like.
    fileprivate var isBuilder: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.inline.hasSuffix("Builder") == true }
    }
}
