/// Writes expressions of a type, with a liking for the values that break things.
struct ValueExpressions {
    let declarations: Declarations

    /// An expression of that type; nil where none is known.
    func expression(
        of type: String, _ names: [String: String] = [:], depth: Int = 0, _ random: inout FuzzRandom
    ) -> String? {
        var type = SignatureText.trimmed(type)
        while let space = type.firstIndex(of: " "), type.hasPrefix("@") {
            type = SignatureText.trimmed(type[type.index(after: space)...])
        }
        if let stand = names[type] ?? declarations.aliases[type], stand != type { type = stand }
        let isDerived = depth < 3 && random.oneIn(6)
        if isDerived, let text = derived(type, names, depth, &random) { return text }
        if let values = PlainValues.values(of: type), !isDerived { return random.pick(values) }
        guard depth < 5 else { return nil }
        if type.hasSuffix("?") { return optional(String(type.dropLast()), names, depth, &random) }
        if let arrow = Self.arrow(in: type) { return closure(type, arrow, names, depth, &random) }
        if type.hasPrefix("some ") || type.hasPrefix("any ") {
            let bound = type.split(separator: " ").dropFirst().joined(separator: " ")
            return conforming(to: SignatureText.base(bound), names, depth, &random)
        }
        if type.hasPrefix("[") { return collection(String(type.dropFirst().dropLast()), names, depth, &random) }
        if type.hasPrefix("(") { return tuple(String(type.dropFirst().dropLast()), names, depth, &random) }
        if type.hasSuffix(".Type") { return String(type.dropLast(5)) + ".self" }
        if type.hasPrefix("Binding<") {
            return expression(of: String(type.dropFirst(8).dropLast()), names, depth: depth + 1, &random)
                .map { ".constant(\($0))" }
        }
        if type.hasPrefix("KeyPath<") || type.hasPrefix("WritableKeyPath<") { return #"\.self"# }
        if type.hasPrefix("Set<") { return random.pick(["[]", "Set([1, 2, 3])"]) }
        if let text = made(type, names, depth, &random) { return text }
        if let values = PlainValues.values(of: type) ?? PlainValues.values(of: SignatureText.base(type)) {
            return random.pick(values)
        }
        return conforming(to: type, names, depth, &random)
    }

    // MARK: - Forms

    private func optional(
        _ type: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        if random.oneIn(4) { return "nil" }
        let inner = type.hasPrefix("(") && type.hasSuffix(")") ? String(type.dropFirst().dropLast()) : type
        return expression(of: inner, names, depth: depth + 1, &random) ?? "nil"
    }

    private static func arrow(in type: String) -> String.Index? {
        guard type.hasPrefix("(") || type.hasPrefix("@") else { return nil }
        var depth = 0
        var index = type.startIndex
        while index < type.endIndex {
            switch type[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "-" where depth == 0 && type[index...].hasPrefix("->"): return index
            default: break
            }
            index = type.index(after: index)
        }
        return nil
    }

    private func closure(
        _ type: String, _ arrow: String.Index, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        let inputs = type[..<arrow].drop { $0 != "(" }.dropFirst()
        let end = inputs.lastIndex(of: ")") ?? inputs.endIndex
        let count = SignatureText.parts(inputs[..<end]).count
        let result = SignatureText.trimmed(type[type.index(arrow, offsetBy: 2)...])
        let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        if result == "Void" || result == "()" { return "{ \(head)}" }
        guard let value = expression(of: result, names, depth: depth + 1, &random) else { return nil }
        return "{ \(head)\(value) }"
    }

    private func collection(
        _ inner: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        let sides = inner.split(separator: ":", maxSplits: 1).map(String.init)
        let count = random.below(4)
        guard count > 0 else { return sides.count == 2 ? "[:]" : "[]" }
        let items = (0..<count).compactMap { index -> String? in
            guard let first = expression(of: sides[0], names, depth: depth + 1, &random) else { return nil }
            guard sides.count == 2 else { return first }
            guard let value = expression(of: sides[1], names, depth: depth + 1, &random) else { return nil }
            return "\(first): \(value)"
        }
        return items.isEmpty ? nil : "[" + items.joined(separator: ", ") + "]"
    }

    private func tuple(
        _ inner: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        var items: [String] = []
        for part in SignatureText.parts(inner) {
            let type = part.split(separator: ":", maxSplits: 1).last.map(String.init) ?? part
            guard let item = expression(of: type, names, depth: depth + 1, &random) else { return nil }
            items.append(item)
        }
        return "(" + items.joined(separator: ", ") + ")"
    }

    /// A value of a native type by one of the members that give one.
    private func made(
        _ type: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        guard let makers = declarations.makers[SignatureText.base(type)] else { return nil }
        for _ in 0..<3 {
            guard let maker = random.pick(makers) else { return nil }
            let parameters = names.merging(maker.substitution) { first, _ in first }
            if let text = CallPrograms(values: self).use(of: maker, on: nil, parameters, depth: depth + 1, &random) {
                let isOptional = maker.isFailable || maker.kind == .variable && maker.given.hasSuffix("?")
                return isOptional && !type.hasSuffix("?") ? "(\(text))!" : text
            }
        }
        return nil
    }

    /// A value of a type by a member of another value.
    private func derived(
        _ type: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        guard let maker = random.pick(declarations.derivations[SignatureText.base(type)] ?? []),
            maker.given == type, !maker.isAsync, let owner = maker.owner,
            let receiver = expression(of: owner, maker.substitution, depth: depth + 1, &random)
        else { return nil }
        return CallPrograms(values: self).use(
            of: maker, on: "(\(typed(receiver, owner)))", maker.substitution, depth: depth + 1, &random)
    }

    /// The value as one of a type where the text alone says another: `5 as CGFloat`.
    func typed(_ value: String, _ type: String) -> String {
        let base = SignatureText.base(type)
        return value.hasPrefix(base + "(") || value.hasPrefix(base + ".") || value.hasPrefix("\"") && base == "String"
            ? value : "\(value) as \(type)"
    }

    private func conforming(
        to bound: String, _ names: [String: String], _ depth: Int, _ random: inout FuzzRandom
    ) -> String? {
        if let values = PlainValues.values(of: bound) { return random.pick(values) }
        guard let type = random.pick(declarations.conforming[bound] ?? []) else { return nil }
        return made(type, names, depth + 1, &random)
    }
}
