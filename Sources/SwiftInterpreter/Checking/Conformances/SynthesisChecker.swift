/// What the compiler writes itself for a conformance, where the parts of a type allow it.
enum Synthesis {
    case equating, hashing, coding
    /// Nothing of it depends on the parts, or that isn't checked.
    case other

    /// Nil for a protocol whose members a type has to have.
    init?(_ item: ProtocolDecl) {
        guard item.native != nil else { return nil }
        switch item.name {
        case "Equatable": self = .equating
        case "Hashable": self = .hashing
        case "Codable", "Encodable", "Decodable": self = .coding
        case "Comparable", "CaseIterable", "RawRepresentable", "Sendable", "Error", "CodingKey", "AnyObject",
            "CustomStringConvertible":
            self = .other
        default: return nil
        }
    }
}

/// Conformances that the compiler writes itself, and what of a type keeps it from doing so.
extension ConformanceChecker {
    /// Reports a declared conformance that nobody writes: what is stored can't be compared, hashed or coded, or a class is
    /// to be compared without saying how.
    func checkSynthesis(of conformance: Conformance, _ work: Synthesis) {
        let item = conformance.protocol
        // What comes with another protocol, or from a macro, has its own ways to be met.
        guard work != .other, decl.native == nil, decl.superclass == nil,
            !world.hasUnknownParent(decl),
            decl.conformances.contains(where: { $0.protocol === item && $0.range == conformance.range }),
            !isWritten(work)
        else { return }
        if decl.isReference, work != .coding {
            let verb = work == .equating ? "compared" : "hashed"
            return report(item, [.note("a class says itself how it is \(verb)", at: decl.range)])
        }
        world.context = context.allRequirements + conformance.conditions
        // Both halves of `Codable` are written by themselves.
        let targets = work == .coding ? world.allProtocols(of: item).filter { $0.name != "Codable" } : [item]
        for target in targets {
            let notes = storedParts.filter { lacks($0.type, target) }.map { note($0, target, work) }
            if !notes.isEmpty { report(target, notes) }
        }
    }

    private func note(
        _ part: (kind: String, type: Type, range: SourceRange), _ item: ProtocolDecl, _ work: Synthesis
    ) -> Diagnostic {
        let type = world.describe(part.type)
        guard work == .coding else {
            return .note(
                "\(part.kind) type '\(type)' does not conform to protocol '\(item.name)', preventing synthesized "
                    + "conformance of '\(decl.name)' to '\(item.name)'", at: part.range)
        }
        return .note(
            "cannot automatically synthesize '\(item.name)' because '\(type)' does not conform to '\(item.name)'",
            at: part.range)
    }

    private func report(_ item: ProtocolDecl, _ notes: [Diagnostic]) {
        checker.sink.report(
            Diagnostic(
                .error, "type '\(decl.name)' does not conform to protocol '\(item.name)'", at: decl.range, notes: notes)
        )
    }

    /// Whether the program itself says how: in the type, in an extension, for a protocol of the type's, or for all types.
    private func isWritten(_ work: Synthesis) -> Bool {
        let names: [String] =
            switch work {
            case .equating: ["=="]
            case .hashing: ["hash", "hashValue"]
            case .coding: ["encode", "CodingKeys"]
            case .other: []
            }
        let type = world.declaredType(of: decl)
        if names.contains(where: { world.lookup($0, in: type).contains { $0.native == nil } }) { return true }
        if work == .coding {
            return decl.nestedType(named: "CodingKeys") != nil
                || world.lookup("init", in: type).contains {
                    $0.native == nil && ($0 as? FunctionDecl)?.parameters.first?.label == "from"
                }
        }
        return work == .equating && checker.ownOperators.contains("==")
    }

    private var storedParts: [(kind: String, type: Type, range: SourceRange)] {
        decl.storedProperties.filter { $0.owner === decl && $0.wrapper == nil }.map {
            ("stored property", $0.type, $0.range)
        } + decl.enumCases.flatMap { item in item.parameters.map { ("associated value", $0.type, item.range) } }
    }

    /// Whether a type surely doesn't conform: of types that aren't the program's, not all that they conform to is known.
    private func lacks(_ type: Type, _ item: ProtocolDecl) -> Bool {
        switch world.resolve(type) {
        case .function, .metatype: return true
        case .tuple(let elements): return !elements.isEmpty
        case .parameter: return !world.conforms(type, to: item)
        case .existential(let protocols):
            return protocols.allSatisfy { $0.native == nil } && !world.conforms(type, to: item)
        case .nominal(let nominal, let arguments):
            if nominal.native != nil || world.libraryFiles.contains(Int(nominal.range.file)) {
                let known = world.known
                let containers = [known.optionalDecl, known.arrayDecl, known.dictionaryDecl, known.setDecl]
                return containers.contains { $0 === nominal } && arguments.contains { lacks($0, item) }
            }
            return !world.hasUnknownParent(nominal) && !world.conforms(type, to: item)
        case .member, .opaque, .variable, .pack, .expansion, .error: return false
        }
    }
}
