import SwiftSyntax

/// What stands for names of modules that can't be here: a value of the libraries' placeholder view. Nothing is asked of
/// it and nothing given to it is evaluated.
extension BodyChecker {
    /// A value named after what it stands for.
    func placeholder(_ name: String, _ place: SourceRange) -> Expression? {
        guard let decl = world.placeholderDecl,
            let initializer = decl.members(named: "init").lazy.compactMap({ $0 as? FunctionDecl }).first(where: {
                $0.parameters.count == 1
            })
        else { return nil }
        sink.notePlaceholder(name, at: place)
        let type = Type.nominal(decl, [])
        let label = make(.literal(.string(name)), world.known.string, place)
        return make(
            .call(Call(.initializer(initializer, type: type, dispatch: .direct), [.value(label)])), type, place)
    }

    /// A member of a placeholder, or one that a stubbed module may add to views: what it is called on.
    func stubbedMember(
        _ name: String, of base: Expression, _ type: Type, _ node: MemberAccessExprSyntax
    ) -> Expression? {
        if world.isPlaceholder(type) {
            checker.stubbedMembers.insert(node.id)
            return base
        }
        guard world.stubs.declare(modifier: name, in: context.file), let shown = world.shownProtocol,
            world.conforms(type, to: shown)
        else { return nil }
        checker.stubbedMembers.insert(node.id)
        sink.notePlaceholder("." + name, at: range(node.declName))
        return base
    }

    /// A member of a type that hands on the members of a placeholder (`@dynamicMemberLookup` by key paths).
    func stubbedDynamicMember(_ name: String, of base: Expression, _ type: Type, _ place: SourceRange) -> Expression? {
        guard !world.stubs.isEmpty, case .nominal(let decl, _) = type, decl.isDynamicMemberLookup else { return nil }
        let handsOn = candidates(named: "subscript", ofValue: base, type).contains { candidate in
            guard let function = candidate.decl as? FunctionDecl, function.parameters.count == 1,
                function.parameters[0].label == "dynamicMember",
                case .nominal(let path, let arguments) = function.parameters[0].type, isKeyPath(path)
            else { return false }
            return arguments.first.map(world.isPlaceholder) ?? false
        }
        return handsOn ? placeholder(name, place) : nil
    }

    /// A literal where a placeholder is asked for: what it would be made into isn't known.
    func stubbedLiteral(_ syntax: ExprSyntax, contextualType: Type?) -> Expression? {
        guard !world.stubs.isEmpty, let contextualType, Self.isLiteral(syntax), world.isPlaceholder(contextualType)
        else { return nil }
        return placeholder("value", range(syntax))
    }

    private static func isLiteral(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .arrayExpr,
            .dictionaryExpr:
            true
        default: false
        }
    }

    /// The variable by which a type of the libraries lets stubbed modules add to it, as they do to the environment; nil
    /// where the file, or in a whole project any file, imports none, or the name is nearly one that the type has.
    func stubbedVariable(_ name: String, of base: Expression, _ type: Type, at place: SourceRange) -> Candidate? {
        guard !world.stubs.isEmpty, world.stubs.isWhole || world.stubs.module(importedIn: context.file) != nil,
            let candidate = candidates(named: "_placeholder", ofValue: base, type).first(where: {
                ($0.decl as? VariableDecl).map { world.isPlaceholder($0.type) } ?? false
            }),
            Spelling.nearest(to: name, among: memberNames(of: type), most: 1) == nil
        else { return nil }
        sink.notePlaceholder("." + name, at: place)
        return candidate
    }

    /// Whether a call of a value gives the value again.
    func isStubbed(_ value: Expression, _ callee: ExprSyntax) -> Bool {
        guard !world.stubs.isEmpty else { return false }
        return checker.stubbedMembers.contains(callee.id) || world.isPlaceholder(world.deepResolve(value.type))
    }
}

extension World {
    var placeholderDecl: NominalDecl? {
        guard !stubs.isEmpty, case .nominal(let decl)? = libraryTypes[StubbedModules.placeholder] else { return nil }
        return decl
    }

    /// Whether a name that isn't known in a file is taken for one of a stubbed module's types.
    func isUndeclared(_ name: String, in file: Int) -> Bool {
        !stubs.isEmpty && modules.contextualType(for: name, in: file) == nil
            && stubs.mayDeclare(type: name, in: file, known: typeNames())
    }

    var placeholderType: Type? { placeholderDecl.map { .nominal($0, []) } }

    func isPlaceholder(_ type: Type) -> Bool {
        guard !stubs.isEmpty, case .nominal(let decl, _) = resolve(type), decl === placeholderDecl else { return false }
        placeholderUses &+= 1
        return true
    }
}

extension DiagnosticSink {
    /// A name that nobody declares, in a project that imports a stubbed module.
    func noteUndeclared(_ name: String, at range: SourceRange) {
        guard !isTrial, placeholders.insert(name).inserted else { return }
        let message = "no file of the project declares '\(name)': it is taken for a module's that isn't here"
        report(Diagnostic(.warning, message, at: range))
    }

    /// Each name is reported once.
    func notePlaceholder(_ name: String, at range: SourceRange) {
        // Values in short (`.automatic`) say nothing that their type doesn't.
        guard !isTrial, !(name.first?.isLowercase ?? false), placeholders.insert(name).inserted else { return }
        let message =
            name.hasPrefix(".")
            ? "'\(name)' is of a module that isn't here: it is left out"
            : "'\(name)' is of a module that isn't here: a placeholder stands for it"
        let reason = libraries.family(of: name.hasPrefix(".") ? String(name.dropFirst()) : name)?.reason
        report(Diagnostic(.warning, message, at: range, notes: reason.map { [.note($0)] } ?? []))
    }
}

extension ValueDecl {
    /// As the compiler calls it.
    var protectionLevel: String {
        if isTypePrivate { return "private" }
        if isPrivate { return "fileprivate" }
        return access == .package ? "package" : "internal"
    }
}
