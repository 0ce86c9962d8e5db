import SwiftSyntax

/// Whether a `switch` covers everything.
struct Exhaustiveness {
    let world: World

    /// Names of cases that are missing; nil if all is covered, empty if that can't be told by names.
    func missing(_ type: Type, _ cases: [SwitchCase]) -> [String]? {
        if cases.contains(where: \.isDefault) { return nil }
        let patterns = cases.flatMap { $0.items.filter { $0.guard == nil }.map(\.pattern) }
        if covers(patterns, type, depth: 0) { return nil }
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

    private func covers(_ patterns: [Pattern], _ type: Type, depth: Int) -> Bool {
        guard depth < 6 else { return patterns.contains(where: isIrrefutable) }
        if patterns.contains(where: isIrrefutable) { return true }
        let type = world.resolve(type)
        if let wrapped = world.wrapped(type) {
            let inner = patterns.compactMap { if case .optional(let inner) = $0 { inner } else { nil } }
            let hasNull = patterns.contains { if case .null = $0 { true } else { false } }
            return hasNull && covers(inner, wrapped, depth: depth + 1)
        }
        switch type {
        case .nominal(let decl, _) where decl === world.known.boolDecl: return coversBool(patterns)
        case .nominal(let decl, let arguments) where decl.kind == .enum:
            guard !caseDecls(decl).isEmpty else { return false }
            let all = possibleCases(decl, arguments)
            return all.allSatisfy { coversCase($0, patterns, decl, arguments, depth) }
        case .tuple(let elements):
            return coversTuple(
                patterns.compactMap { if case .tuple(let parts) = $0 { parts } else { nil } }, elements.map(\.type),
                depth)
        default: return false
        }
    }

    private func coversCase(
        _ enumCase: EnumCaseDecl, _ patterns: [Pattern], _ decl: NominalDecl, _ arguments: [Type], _ depth: Int
    ) -> Bool {
        var payloads: [[Pattern]] = []
        for pattern in patterns {
            guard case .enumCase(let found, let parts) = pattern, found === enumCase else { continue }
            if parts.isEmpty { return true }
            if parts.count != enumCase.parameters.count {
                if parts.allSatisfy(isIrrefutable) { return true }
                continue
            }
            payloads.append(parts)
        }
        guard !payloads.isEmpty else { return false }
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        return coversTuple(payloads, enumCase.parameters.map { world.substitute($0.type, substitution) }, depth + 1)
    }

    /// Column by column: for each way the first column can be, the rest must be covered.
    private func coversTuple(_ rows: [[Pattern]], _ types: [Type], _ depth: Int) -> Bool {
        guard let first = types.first else { return !rows.isEmpty }
        guard !rows.isEmpty, depth < 6 else { return false }
        let rest = Array(types.dropFirst())
        let general = rows.filter { isIrrefutable($0[0]) }
        if coversTuple(general.map { Array($0.dropFirst()) }, rest, depth + 1) { return true }
        let values = alternatives(first)
        guard !values.isEmpty else { return false }
        return values.allSatisfy { matches in
            let chosen = rows.filter { isIrrefutable($0[0]) || matches($0[0]) }
            return coversTuple(chosen.map { Array($0.dropFirst()) }, rest, depth + 1)
        }
    }

    private func alternatives(_ type: Type) -> [(Pattern) -> Bool] {
        let type = world.resolve(type)
        if let wrapped = world.wrapped(type) {
            return [
                { if case .null = $0 { true } else { false } },
                { if case .optional(let inner) = $0 { covers([inner], wrapped, depth: 4) } else { false } },
            ]
        }
        guard case .nominal(let decl, let arguments) = type else { return [] }
        if decl === world.known.boolDecl {
            return [true, false].map { value in { pattern in boolValue(pattern) == value } }
        }
        guard decl.kind == .enum else { return [] }
        return possibleCases(decl, arguments).map { enumCase in
            { pattern in
                if case .enumCase(let found, let parts) = pattern {
                    return found === enumCase && parts.allSatisfy(isIrrefutable)
                }
                return false
            }
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

    private func coversBool(_ patterns: [Pattern]) -> Bool {
        let values = patterns.compactMap(boolValue)
        return values.contains(true) && values.contains(false)
    }

    /// `true` and `false` as patterns are comparisons with a literal.
    private func boolValue(_ pattern: Pattern) -> Bool? {
        guard case .expression(_, let test) = pattern, case .call(let call) = test.kind,
            case .value(let first)? = call.arguments.first, case .literal(.bool(let value)) = first.kind
        else { return nil }
        return value
    }

    private func names(_ patterns: [Pattern], _ type: Type) -> [String] {
        guard case .nominal(let decl, let arguments) = world.resolve(type), decl.kind == .enum else { return [] }
        return possibleCases(decl, arguments).filter { !coversCase($0, patterns, decl, arguments, 0) }.map { enumCase in
            enumCase.parameters.isEmpty
                ? ".\(enumCase.name)"
                : ".\(enumCase.name)("
                    + enumCase.parameters.map { ($0.label.map { "let \($0)" }) ?? "_" }.joined(separator: ", ") + ")"
        }
    }
}
