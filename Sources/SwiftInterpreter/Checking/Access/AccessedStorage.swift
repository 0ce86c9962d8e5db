/// A variable, or a stored part of one, that code reads or changes.
struct AccessedStorage {
    enum Root: Hashable {
        case local(LocalVariable)
        case global(VariableDecl)
        /// A stored property of the object in a constant.
        case property(VariableDecl, of: LocalVariable)
    }

    enum Part: Hashable {
        case property(ObjectIdentifier, name: String)
        case element(Int, name: String)

        var name: String {
            switch self {
            case .property(_, let name), .element(_, let name): name
            }
        }
    }

    let root: Root
    /// The stored properties and elements of tuples that lead to it.
    var path: [Part] = []
    /// It ends in something that isn't a stored part: an element of a collection, what an optional holds, what code gets
    /// and sets.
    var isSealed = false

    func overlaps(_ other: AccessedStorage) -> Bool {
        root == other.root && (path.starts(with: other.path) || other.path.starts(with: path))
    }

    /// As messages name it: `point.x`.
    var description: String {
        let name =
            switch root {
            case .local(let variable): variable.name
            case .global(let decl), .property(let decl, _): decl.name
            }
        return ([name] + path.map(\.name)).joined(separator: ".")
    }

    var sealed: AccessedStorage {
        var result = self
        result.isSealed = true
        return result
    }

    func part(_ part: Part) -> AccessedStorage {
        var result = self
        if !isSealed { result.path.append(part) }
        return result
    }
}

extension World {
    /// What an access to a place accesses; nil where nothing is held while it lasts, as for a `nonmutating set`.
    ///
    /// - Parameter changes: whether the place is changed; else it is read.
    func storage(of place: Expression, changes: Bool) -> AccessedStorage? {
        switch place.kind {
        case .local(let variable):
            return variable.isMutable && variable.reference == .strong ? AccessedStorage(root: .local(variable)) : nil
        case .global(let decl, _):
            let isStored = decl.native == nil && decl.storage == .stored && decl.wrapper == nil
            return isStored && !decl.isLet && !decl.hasObservers ? AccessedStorage(root: .global(decl)) : nil
        case .property(let base, let decl, _, _): return storage(ofProperty: decl, of: base, place, changes: changes)
        case .subscript(let base, let decl, _, _, _):
            if isReference(base.type) || !decl.isSetterMutating {
                return changes ? nil : storage(of: base, changes: false)?.sealed
            }
            return storage(of: base, changes: changes)?.sealed
        case .tupleElement(let base, let index):
            var name = String(index)
            if case .tuple(let elements) = deepResolve(base.type), elements.indices.contains(index) {
                name = elements[index].label ?? name
            }
            return storage(of: base, changes: changes)?.part(.element(index, name: name))
        case .forceUnwrap(let base), .optionalBind(let base):
            return storage(of: base, changes: changes)?.sealed
        case .optionalChain(let inner, _): return storage(of: inner, changes: changes)
        case .convert(.upcast, let inner), .convert(.sameRepresentation, let inner):
            return storage(of: inner, changes: changes)
        case .keyPathAccess(let base, _):
            if isReference(base.type) { return changes ? nil : storage(of: base, changes: false)?.sealed }
            return storage(of: base, changes: changes)?.sealed
        default: return nil
        }
    }

    private func storage(
        ofProperty decl: VariableDecl, of base: Expression, _ place: Expression, changes: Bool
    ) -> AccessedStorage? {
        if isReference(base.type) {
            guard changes else { return storage(of: base, changes: false)?.sealed }
            // Only of one object is it known that it is the same one; and a subclass may put code between.
            guard case .local(let variable) = base.kind, !variable.isMutable, variable.reference == .strong,
                decl.isPlainlyStored, decl.isFinalMember || decl.owner?.isFinal == true
            else { return nil }
            return AccessedStorage(root: .property(decl, of: variable))
        }
        // What a wrapper stands before is got and set through the whole value.
        if place.range == base.range, case .property(let owner, let backing, _, _) = base.kind,
            backing.name.hasPrefix("_")
        {
            if changes, !decl.isSetterMutating { return nil }
            return isReference(owner.type) ? nil : storage(of: owner, changes: changes)?.sealed
        }
        if changes, !decl.isSetterMutating { return nil }
        guard let owner = storage(of: base, changes: changes || decl.isGetterMutating) else { return nil }
        // Observers run at a change; what is read is the stored property alone.
        let isPart = changes ? decl.isPlainlyStored : decl.hasOwnStorage
        guard isPart || decl.native != nil else { return owner.sealed }
        return owner.part(.property(ObjectIdentifier(decl), name: decl.name))
    }
}
