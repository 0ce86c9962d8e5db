/// Casts that are decided already, and keys that come twice.
extension UsageChecker {
    enum Cast { case conditional, forced, test }

    func warn(ofCast cast: Expression, from operand: Expression, to target: Type, _ kind: Cast) {
        let (type, target) = (world.deepResolve(operand.type), world.deepResolve(target))
        guard isKnown(type), isKnown(target) else { return }
        let from = world.describe(type)
        let to = world.describe(target)
        // A name that stands for another type here may be a type of its own elsewhere.
        guard text(at: cast.range).hasSuffix(to) else { return }
        if type == target || isSurely(type, target) {
            switch kind {
            case .test: report("'is' test is always true", cast, operand)
            case .conditional: report("conditional cast from '\(from)' to '\(to)' always succeeds", cast, operand)
            case .forced where type == target:
                report("forced cast of '\(from)' to same type has no effect", cast, operand)
            case .forced:
                report(
                    "forced cast from '\(from)' to '\(to)' always succeeds; did you mean to use 'as'?", cast, operand)
            }
        } else if isNever(type, target) {
            report("cast from '\(from)' to unrelated type '\(to)' always fails", cast, operand)
        }
    }

    private func isKnown(_ type: Type) -> Bool {
        !world.containsError(type) && !world.hasUnboundVariables(type) && !world.isPlaceholder(type)
    }

    /// A class that inherits from the other one, or a type of the program that conforms to the protocols.
    private func isSurely(_ type: Type, _ target: Type) -> Bool {
        guard case .nominal(let decl, _) = type else { return false }
        switch target {
        case .nominal(let other, _): return decl !== other && other.isReference && world.isSubclass(type, of: target)
        case .existential(let protocols):
            return world.wrapped(type) == nil && protocols.allSatisfy { world.conforms(type, to: $0) }
        default: return false
        }
    }

    /// Types of the program that no value can be of both of.
    private func isNever(_ type: Type, _ target: Type) -> Bool {
        guard case .nominal(let a, let first) = type, case .nominal(let b, let second) = target, first.isEmpty,
            second.isEmpty, a !== b, a.isPlainlyKnown, b.isPlainlyKnown
        else { return false }
        return a.isReference == b.isReference && !world.isSubclass(type, of: target)
            && !world.isSubclass(target, of: type)
    }

    /// At the word `as` or `is`.
    private func report(_ message: String, _ cast: Expression, _ operand: Expression) {
        let end = operand.range.offset + operand.range.length
        let rest = SourceRange(
            file: Int(cast.range.file), offset: Int(end), length: Int(cast.range.offset + cast.range.length - end))
        guard cast.range.file == operand.range.file, rest.length > 0,
            let skipped = text(at: rest).utf8.firstIndex(where: { $0 == UInt8(ascii: "a") || $0 == UInt8(ascii: "i") })
        else { return }
        let offset = text(at: rest).utf8.distance(from: text(at: rest).utf8.startIndex, to: skipped)
        let place = SourceRange(file: Int(rest.file), offset: Int(end) + offset, length: 2)
        sink.report(Diagnostic(.warning, message, at: place))
    }

    // MARK: - Dictionaries

    func warn(ofKeysIn keys: [Expression], _ type: Type) {
        var first: [String: (key: Expression, kind: String, isReported: Bool)] = [:]
        for key in keys {
            guard case .literal(let literal) = key.kind, let kind = literal.literalKind else { continue }
            let text = String(text(at: key.range))
            guard let known = first[text] else {
                first[text] = (key, kind, false)
                continue
            }
            guard !known.isReported else { continue }
            first[text]?.isReported = true
            let shown = kind == "string" ? text.replacing("\"", with: "") : text
            let message =
                "dictionary literal of type '\(world.describe(world.deepResolve(type)))' has duplicate entries for "
                + "\(kind) literal key '\(shown)'"
            sink.report(Diagnostic(.warning, message, at: known.key.range))
        }
    }
}

extension Value {
    /// What messages call a literal of this kind.
    var literalKind: String? {
        switch self {
        case .int: "integer"
        case .double: "floating-point"
        case .string: "string"
        case .bool: "boolean"
        default: nil
        }
    }
}

extension NominalDecl {
    /// Declared in the program with all that it inherits from.
    fileprivate var isPlainlyKnown: Bool {
        guard native == nil, !hasUnknownParent else { return false }
        guard case .nominal(let parent, _)? = superclass else { return superclass == nil }
        return parent.isPlainlyKnown
    }
}
