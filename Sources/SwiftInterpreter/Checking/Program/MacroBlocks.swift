import SwiftSyntax

/// The blocks that freestanding macros of a library stand for: `#Preview("Name", traits: …) { … }`.
extension ProgramLoader {
    func isBlock(_ expression: ExprSyntax) -> Bool {
        let macro = expression.as(MacroExpansionExprSyntax.self).flatMap { world.macro(named: $0.macroName.text) }
        return macro?.block != nil || functionCall(expression) != nil
    }

    func loadBlocks(_ items: [CodeBlockItemSyntax], _ context: LexicalContext) {
        for item in items {
            switch item.item {
            case .expr(let expression):
                if let (call, block) = functionCall(expression) {
                    load(call, of: block, context)
                } else if let node = expression.as(MacroExpansionExprSyntax.self),
                    let macro = world.macro(named: node.macroName.text), let block = macro.block
                {
                    let range = node.sourceRange(in: context.file)
                    load(macro.name, block, node.arguments, node.trailingClosure, range, context)
                }
            case .decl(let decl):
                guard let node = decl.as(MacroExpansionDeclSyntax.self) else { continue }
                guard let macro = world.macro(named: node.macroName.text), let block = macro.block else {
                    checker.collector.report("no macro named '\(node.macroName.text)'", node.macroName, context)
                    continue
                }
                let range = node.sourceRange(in: context.file)
                load(macro.name, block, node.arguments, node.trailingClosure, range, context)
            case .stmt: continue
            }
        }
    }

    /// `#Preview(as: .systemSmall) { … } timeline: { … }`, of which `TextualDirectives` has made `_Preview(as: …`.
    private func functionCall(_ expression: ExprSyntax) -> (FunctionCallExprSyntax, BlockMacro)? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("_"),
            let block = world.macro(named: String(name.dropFirst()))?.block, block.functionLabel != nil
        else { return nil }
        return (call, block)
    }

    private func load(_ call: FunctionCallExprSyntax, of block: BlockMacro, _ context: LexicalContext) {
        guard let item = elementProtocol(of: block) else { return }
        let name = call.arguments.lazy.filter { $0.label == nil }
            .compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }.first
        let body = checker.standalone(ExprSyntax(call), .existential([item]), context, purpose: .initialization)
        checker.checkAccesses(of: body)
        program.blocks.append(
            MacroBlock(name: name, arguments: [], body: body, range: call.sourceRange(in: context.file)))
    }

    private func load(
        _ macro: String, _ block: BlockMacro, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ range: SourceRange, _ context: LexicalContext
    ) {
        var name: String?
        var values: [Expression] = []
        var content = closure
        for argument in arguments {
            switch argument.label?.text {
            case nil where argument.expression.is(StringLiteralExprSyntax.self):
                name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            case "body": content = argument.expression.as(ClosureExprSyntax.self) ?? content
            default:
                // `traits:` and the further ones without labels.
                if let value = value(argument.expression, of: block, context) { values.append(value) }
            }
        }
        guard let content else {
            checker.sink.report(Diagnostic(.error, "'#\(macro)' needs a closure", at: range))
            return
        }
        let body = body("#" + macro, block, content.statements, range, context)
        checker.checkAccesses(of: body)
        program.blocks.append(MacroBlock(name: name, arguments: values, body: body, range: range))
    }

    private func value(_ syntax: ExprSyntax, of block: BlockMacro, _ context: LexicalContext) -> Expression? {
        var parser = SignatureParser(SignatureLexer(block.argumentType), world: world, owner: nil, parameters: [])
        let body = checker.standalone(syntax, parser.parseType(), context, purpose: .argument)
        if case .return(let value?)? = body.statements.first?.kind { return value }
        return nil
    }

    private func elementProtocol(of block: BlockMacro) -> ProtocolDecl? {
        world.elementProtocol(of: world.nativeNominal(named: block.resultBuilder))
    }

    private func body(
        _ name: String, _ block: BlockMacro, _ items: CodeBlockItemListSyntax, _ range: SourceRange,
        _ context: LexicalContext
    ) -> FunctionBody {
        let body = FunctionBody(name: name, range: range)
        checker.isolated(context) {
            // The closure gives an existential: each `return` of it may be of another type.
            let returns = checker.activeItems(items).contains { checker.returns(Syntax($0.item)) }
            let type =
                elementProtocol(of: block).map { item -> Type in
                    returns ? .existential([item]) : .opaque(OpaqueType(owner: nil, protocols: [item]), [])
                } ?? .any
            let inner = BodyChecker(checker: checker, context: context, body: body, resultType: type)
            inner.hasInstanceSelf = false
            body.resultType = type
            _ = checker.checkStatements(
                items, world.nativeNominal(named: block.resultBuilder).map { ResultBuilder($0) }, inner, end: nil)
        }
        return body
    }
}
