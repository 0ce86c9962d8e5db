/// Lists of types in which packs stand.
extension Solver {
    /// Makes two lists equal; an expansion of packs that aren't known yet takes as many elements as are left for it.
    func unifyLists(_ a: [Type], _ b: [Type]) -> Bool {
        var left = a
        var right = b
        if left.contains(where: \.isExpansion) || right.contains(where: \.isExpansion) {
            left = known(left)
            right = known(right)
            if let position = openPosition(left) {
                guard takeElements(at: position, of: left, from: right) else { return false }
                left = known(left)
            }
            if let position = openPosition(right) {
                guard takeElements(at: position, of: right, from: left) else { return false }
                right = known(right)
            }
        }
        guard left.count == right.count else { return false }
        for (x, y) in zip(left, right) {
            guard x.isExpansion == y.isExpansion, unify(x.pattern, y.pattern) else { return false }
        }
        return true
    }

    private func known(_ types: [Type]) -> [Type] { types.flatMap { world.list($0, .empty) } }

    private func openPosition(_ types: [Type]) -> Int? {
        types.firstIndex { $0.isExpansion && !openPacks(in: $0.pattern).isEmpty }
    }

    private func takeElements(at position: Int, of types: [Type], from others: [Type]) -> Bool {
        let count = others.count - (types.count - 1)
        guard count >= 0 else { return false }
        bindPacks(in: types[position].pattern, like: Array(others[position..<(position + count)]))
        return true
    }

    /// Gives the unknown packs of a pattern as many elements as a list has, each unknown.
    func bindPacks(in pattern: Type, like list: [Type]) {
        for variable in openPacks(in: pattern) where variable.binding == nil {
            bind(variable, to: .pack(list.map { $0.isExpansion ? .expansion(makeVariable()) : makeVariable() }))
        }
    }

    /// The packs in a pattern that nothing is known of.
    func openPacks(in pattern: Type) -> [TypeVariable] {
        switch world.resolve(pattern) {
        case .variable(let variable): variable.isPack ? [variable] : []
        case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
            arguments.flatMap(openPacks)
        case .tuple(let elements): elements.flatMap { openPacks(in: $0.type) }
        case .function(let function):
            function.parameters.flatMap { openPacks(in: $0.type) } + openPacks(in: function.result)
        case .member(let base, _), .metatype(let base), .expansion(let base): openPacks(in: base)
        case .parameter, .existential, .error: []
        }
    }

    // MARK: - Demands of all elements

    func attemptEach(_ subject: Type, _ item: ProtocolDecl, _ range: SourceRange) -> Outcome {
        let type = world.deepResolve(subject)
        switch type {
        case .pack(let elements):
            for element in elements { add(.conforms(element.pattern, item, range)) }
            return .solved
        case .expansion(let pattern):
            if !openPacks(in: pattern).isEmpty { return .waiting }
            add(.conforms(pattern, item, range))
            return .solved
        default: return world.conforms(type, to: item) ? .solved : .failed
        }
    }

    func attemptEqualEach(_ a: Type, _ b: Type, _ range: SourceRange) -> Outcome {
        let left = world.deepResolve(a)
        let right = world.deepResolve(b)
        if !openPacks(in: left).isEmpty || !openPacks(in: right).isEmpty { return .waiting }
        switch (left, right) {
        case (.pack(let xs), .pack(let ys)):
            guard xs.count == ys.count else { return .failed }
            for (x, y) in zip(xs, ys) { add(.equal(x.pattern, y.pattern, range)) }
        case (.pack(let elements), let other), (let other, .pack(let elements)):
            for element in elements { add(.equal(element.pattern, other.pattern, range)) }
        default: add(.equal(left.pattern, right.pattern, range))
        }
        return .solved
    }
}
