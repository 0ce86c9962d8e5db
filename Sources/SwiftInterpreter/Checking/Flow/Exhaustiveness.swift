import SwiftSyntax

/// Whether a `switch` covers everything.
struct Exhaustiveness {
    let world: World

    /// Names of cases that are missing; nil if all is covered, empty if that can't be told by names.
    func missing(_ type: Type, _ cases: [SwitchCase]) -> [String]? {
        if cases.contains(where: \.isDefault) { return nil }
        let patterns = cases.flatMap { $0.items.filter { $0.guard == nil }.map(\.pattern) }
        if covers(patterns, type) { return nil }
        return names(patterns, type)
    }

    private func isIrrefutable(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .any, .bind: true
        case .tuple(let parts): parts.allSatisfy(isIrrefutable)
        case .cast(let type, let inner): world.isEveryError(type) && inner.map(isIrrefutable) ?? true
        default: false
        }
    }

    private func covers(_ patterns: [Pattern], _ type: Type) -> Bool {
        var work = Self.mostWork
        return covers(patterns.map { [$0] }, [type], &work)
    }

    /// Rows that are looked at before it is given up: some patterns of many parts take longer than anybody waits.
    private static let mostWork = 100_000

    /// Whether whatever values of these types there are match one of the rows, which have a pattern for each.
    ///
    /// Column by column: for each way in which the first value can be made, what it is made of and the rest must be
    /// covered by the rows whose first pattern takes it.
    private func covers(_ rows: [[Pattern]], _ types: [Type], _ work: inout Int) -> Bool {
        work -= rows.count
        guard !rows.isEmpty, work > 0 else { return false }
        if rows.contains(where: { $0.allSatisfy(isIrrefutable) }) { return true }
        guard let first = types.first else { return true }
        let rest = Array(types.dropFirst())
        let isOpen = rows.allSatisfy { isIrrefutable($0[0]) }
        guard !isOpen, let all = alternatives(of: world.resolve(first)) else {
            let open = rows.filter { isIrrefutable($0[0]) }
            return covers(open.map { Array($0.dropFirst()) }, rest, &work)
        }
        return all.allSatisfy { alternative in
            let chosen = rows.compactMap { row -> [Pattern]? in
                let parts = isIrrefutable(row[0]) ? alternative.anything : parts(of: row[0], alternative)
                return parts.map { $0 + row.dropFirst() }
            }
            return covers(chosen, alternative.types + rest, &work)
        }
    }

    /// One of the ways in which a value can be made, of what.
    private struct Alternative {
        enum Kind {
            case none, some, tuple
            case bool(Bool)
            case enumCase(EnumCaseDecl)
        }

        let kind: Kind
        var types: [Type] = []

        var anything: [Pattern]? { types.map { _ in .any } }
    }

    /// Nil where a type's values can't be counted up.
    private func alternatives(of type: Type) -> [Alternative]? {
        if let wrapped = world.wrapped(type) {
            return [Alternative(kind: .none), Alternative(kind: .some, types: [wrapped])]
        }
        switch type {
        case .tuple(let elements): return [Alternative(kind: .tuple, types: elements.map(\.type))]
        case .nominal(let decl, _) where decl === world.known.boolDecl:
            return [true, false].map { Alternative(kind: .bool($0)) }
        case .nominal(let decl, let arguments) where decl.kind == .enum:
            guard !caseDecls(decl).isEmpty else { return nil }
            let substitution = Substitution(decl.genericSignature.parameters, arguments)
            return possibleCases(decl, arguments).map { enumCase in
                Alternative(
                    kind: .enumCase(enumCase),
                    types: enumCase.parameters.map { world.substitute($0.type, substitution) })
            }
        default: return nil
        }
    }

    /// What a pattern asks of the parts of a value that was made in this way; nil where it never takes one.
    private func parts(of pattern: Pattern, _ alternative: Alternative) -> [Pattern]? {
        switch (pattern, alternative.kind) {
        case (.null, .none): return []
        case (.optional(let inner), .some): return [inner]
        case (.tuple(let parts), .tuple): return parts.count == alternative.types.count ? parts : nil
        case (.expression, .bool(let value)): return boolValue(pattern) == value ? [] : nil
        case (.enumCase(let found, let parts), .enumCase(let enumCase)) where found === enumCase:
            if parts.count == alternative.types.count { return parts }
            // `.some` without what is in it, or one name for all that is.
            if parts.isEmpty { return alternative.anything }
            if parts.count == 1, case .tuple(let inner) = parts[0], inner.count == alternative.types.count {
                return inner
            }
            if alternative.types.count == 1 { return [.tuple(parts)] }
            return parts.allSatisfy(isIrrefutable) ? alternative.anything : nil
        default: return nil
        }
    }

    /// Without those that no value can have: the failure of a `Result<Int, Never>`.
    private func possibleCases(_ decl: NominalDecl, _ arguments: [Type]) -> [EnumCaseDecl] {
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        return caseDecls(decl).filter { enumCase in
            !enumCase.parameters.contains { world.substitute($0.type, substitution) == world.known.never }
        }
    }

    private func caseDecls(_ decl: NominalDecl) -> [EnumCaseDecl] {
        if decl.native == nil { return decl.enumCases }
        let names = decl.memberProvider?.memberNames(of: decl) ?? []
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
            .compactMap { decl.members(named: $0).first { $0 is EnumCaseDecl } as? EnumCaseDecl }
    }

    /// `true` and `false` as patterns are comparisons with a literal.
    private func boolValue(_ pattern: Pattern) -> Bool? {
        guard case .expression(_, let test) = pattern, case .call(let call) = test.kind,
            case .value(let first)? = call.arguments.first, case .literal(.bool(let value)) = first.kind
        else { return nil }
        return value
    }

    private func names(_ patterns: [Pattern], _ type: Type) -> [String] {
        guard case .nominal(let decl, _) = world.resolve(type), decl.kind == .enum, world.wrapped(type) == nil,
            let all = alternatives(of: world.resolve(type))
        else { return [] }
        return all.compactMap { alternative in
            guard case .enumCase(let enumCase) = alternative.kind else { return nil }
            var work = Self.mostWork
            if covers(patterns.compactMap { parts(of: $0, alternative) }, alternative.types, &work) { return nil }
            if enumCase.parameters.isEmpty { return ".\(enumCase.name)" }
            let payload = enumCase.parameters.map { $0.label.map { "let \($0)" } ?? "_" }
            return ".\(enumCase.name)(\(payload.joined(separator: ", ")))"
        }
    }
}
