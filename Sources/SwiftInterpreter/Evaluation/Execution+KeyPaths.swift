/// Reading and writing through key paths.
extension Execution {
    package func value(at path: KeyPathValue, of root: Value) throws -> Value {
        var value = root
        for step in path.steps {
            switch step.kind {
            case .optionalChain:
                switch value {
                case .null: return .null
                case .some(let box): value = box.value
                default: break
                }
            default: value = try read(step, of: &value)
            }
        }
        return value
    }

    /// Changes what a path leads to from an object. The stored property that the last object on the way holds it in is
    /// the access's own meanwhile, unless a subclass might put code in its place.
    func access(_ path: KeyPathValue, of root: ClassInstance, _ body: (inout Value) throws -> Void) throws {
        let range = counters.pointee.range
        var value = Value.object(root)
        var holder: (object: ClassInstance, decl: VariableDecl)?
        for step in path.steps {
            if case .object(let object) = value {
                holder = nil
                if case .property(let decl) = step.kind {
                    let target = try dynamicTarget(decl, value).decl
                    if target.isPlainlyStored, target.isFinalMember || target.owner?.isFinal == true {
                        holder = (object, target)
                    }
                }
            }
            value = try self.value(at: KeyPathValue(root: path.root, result: path.result, steps: [step]), of: value)
        }
        if let holder, let index = holder.decl.fieldIndex {
            let old = try begin(index, of: holder.object, holder.decl, at: range)
            defer { holder.object.set(index, old) }
            try body(&value)
        } else {
            try body(&value)
        }
        counters.pointee.range = range
        var root = Value.object(root)
        try setValue(value, at: path, of: &root)
    }

    package func setValue(_ value: Value, at path: KeyPathValue, of root: inout Value) throws {
        try set(value, path.steps[...], of: &root)
    }

    private func set(_ value: Value, _ steps: ArraySlice<KeyPathStep>, of place: inout Value) throws {
        guard let step = steps.first else {
            place = value
            return
        }
        let rest = steps.dropFirst()
        switch step.kind {
        case .optionalChain, .forceUnwrap:
            guard case .some(let box) = place else {
                if case .optionalChain = step.kind { return }
                throw failure("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
            }
            var inner = box.value
            try set(value, rest, of: &inner)
            place = .some(ValueBox(inner))
        case .optionalWrap:
            if case .some(let box) = value {
                try set(box.value, rest, of: &place)
            } else {
                try set(value, rest, of: &place)
            }
        default:
            if rest.isEmpty { return try write(step, of: &place, to: value) }
            var inner = try read(step, of: &place)
            let isReference: Bool
            if case .object = inner { isReference = true } else { isReference = false }
            try set(value, rest, of: &inner)
            if !isReference { try write(step, of: &place, to: inner) }
        }
    }

    private func read(_ step: KeyPathStep, of place: inout Value) throws -> Value {
        let range = counters.pointee.range
        switch step.kind {
        case .property(let decl):
            let target = try dynamicTarget(decl, place)
            // Native code takes the value itself, not one of any type.
            if target.decl.native != nil, case .existential(let box) = place {
                var inner = box.value
                return try read(target.decl, of: &inner, typeArguments: target.typeArguments, at: range)
            }
            return try read(target.decl, of: &place, typeArguments: target.typeArguments, at: range)
        case .subscript(let decl, let arguments):
            return try readSubscript(
                decl, of: &place, arguments, typeArguments: ownerArguments(of: decl, receiver: place), at: range)
        case .tupleElement(let index):
            guard case .tuple(let elements) = place, elements.indices.contains(index) else {
                throw defect("a key path into a tuple")
            }
            return elements[index]
        case .forceUnwrap:
            guard case .some(let box) = place else {
                throw failure("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
            }
            return box.value
        case .optionalWrap: return .some(ValueBox(place))
        case .optionalChain: return place
        }
    }

    private func write(_ step: KeyPathStep, of place: inout Value, to value: Value) throws {
        let range = counters.pointee.range
        switch step.kind {
        case .property(let decl):
            let target = try dynamicTarget(decl, place)
            if target.decl.native != nil, case .existential(let box) = place {
                var inner = box.value
                try write(target.decl, of: &inner, to: value, typeArguments: target.typeArguments, at: range)
                place = .existential(ExistentialBox(type: box.type, value: inner))
                return
            }
            try write(target.decl, of: &place, to: value, typeArguments: target.typeArguments, at: range)
        case .subscript(let decl, let arguments):
            try writeSubscript(
                decl, of: &place, arguments, to: value, typeArguments: ownerArguments(of: decl, receiver: place),
                at: range)
        case .tupleElement(let index):
            guard case .tuple(var elements) = place, elements.indices.contains(index) else {
                throw defect("a key path into a tuple")
            }
            elements[index] = value
            place = .tuple(elements)
        case .forceUnwrap, .optionalWrap, .optionalChain: place = value
        }
    }

    private func dynamicTarget(
        _ decl: VariableDecl, _ receiver: Value
    ) throws -> (decl: VariableDecl, typeArguments: [Type]) {
        if decl.isRequirement {
            return try resolveWitness(
                decl, in: dynamicType(of: receiver), typeArguments: [], at: counters.pointee.range)
        }
        let types = ownerArguments(of: decl, receiver: receiver)
        return resolveOverride(decl, receiver: receiver, typeArguments: types)
    }
}
