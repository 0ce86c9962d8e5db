import SwiftSyntax

/// Initializers of a subclass: what they override, and which ones it has to have.
extension OverrideChecker {
    func checkInitializers(_ syntax: DeclSyntax) {
        guard let parent = decl.superclass, let inherited = ClassInitializers(world: world).designated(of: parent)
        else { return }
        let own = decl.members(named: "init").compactMap { $0 as? FunctionDecl }
            .filter { $0.range != .none && $0.owner === decl }
        for item in own { check(item, inherited) }
        let designated = own.filter { !$0.isConvenience && !$0.isDeclaredInExtension }
        guard !designated.isEmpty else { return }
        for item in inherited where item.decl.isRequired && !own.contains(where: { overrides($0, item) }) {
            let owner = item.decl.owner?.name ?? ""
            report(
                "'required' initializer '\(item.decl.displayName)' must be provided by subclass of '\(owner)'",
                lineBelowInitializers(syntax),
                notes: [.note("'required' initializer is declared in superclass here", at: item.decl.range)])
        }
    }

    private func check(_ member: FunctionDecl, _ inherited: [ClassInitializers.Inherited]) {
        let visible = inherited.filter { !$0.decl.isTypePrivate }
        guard let parent = visible.first(where: { overrides(member, $0) }) else {
            if member.isOverride { reportNothingOverridden(member, visible) }
            return
        }
        if parent.decl.isRequired {
            if !member.isRequired {
                report(
                    member.isOverride
                        ? "use the 'required' modifier to override a required initializer"
                        : "'required' modifier must be present on all overrides of a required initializer",
                    member.range, notes: [.note("overridden required initializer is here", at: parent.decl.range)])
            }
            return
        }
        if !member.isOverride {
            let isExact = member.isGeneric == parent.decl.isGeneric
            guard isExact, hasSameParameters(parent.decl, parent.substitution, member) else { return }
            report(
                "overriding declaration requires an 'override' keyword", member.range,
                notes: parent.decl.range == .none
                    ? [] : [.note("overridden declaration is here", at: parent.decl.range)])
        } else if member.isFailable, !parent.decl.isFailable {
            report(
                "failable initializer '\(member.displayName)' cannot override a non-failable initializer",
                member.range)
        }
    }

    private func overrides(_ member: FunctionDecl, _ parent: ClassInitializers.Inherited) -> Bool {
        member.parameters.map(\.label) == parent.decl.parameters.map(\.label)
            && (member.isGeneric || parent.decl.isGeneric
                || zip(parent.decl.parameters, member.parameters).allSatisfy { a, b in
                    mayStand(world.substitute(a.type, parent.substitution), for: b.type)
                })
    }

    private func reportNothingOverridden(_ member: FunctionDecl, _ inherited: [ClassInitializers.Inherited]) {
        let near = inherited.first { item in
            item.decl.parameters.count == member.parameters.count && !item.decl.parameters.isEmpty
                && hasSameParameters(item.decl, item.substitution, member)
        }
        let labels = member.parameters.map(\.label)
        let isConvenience =
            near?.decl.owner?.members(named: "init").contains { other in
                (other as? FunctionDecl)?.parameters.map(\.label) == labels
            } ?? false
        guard let near, !isConvenience else {
            return report("initializer does not override a designated initializer from its superclass", member.range)
        }
        report(
            "argument labels for initializer '\(member.displayName)' do not match those of overridden initializer "
                + "'\(near.decl.displayName)'", member.range)
    }

    /// Where one more initializer would be written, as the compiler proposes.
    private func lineBelowInitializers(_ syntax: DeclSyntax) -> SourceRange {
        let file = Int(decl.range.file)
        guard let members = TypeHeader(syntax)?.members, checker.sources.indices.contains(file),
            let last = checker.activeDecls(members).last(where: { $0.is(InitializerDeclSyntax.self) })
        else { return decl.range }
        let rest = checker.sources[file].text.utf8.dropFirst(last.endPositionBeforeTrailingTrivia.utf8Offset)
        guard let end = rest.firstIndex(of: 0x0A) else { return decl.range }
        let offset = last.endPositionBeforeTrailingTrivia.utf8Offset + rest.distance(from: rest.startIndex, to: end) + 1
        return SourceRange(file: file, offset: offset, length: 0)
    }
}
