/// The law of exclusivity where only the running program can tell: what is being changed is nobody else's meanwhile.
///
/// A value that is changed is moved out of its place, `.accessed` left behind, and put back at the end. So no two accesses
/// ever hold references to the same memory, whatever the program does in between.
extension Execution {
    func simultaneousAccesses(_ name: String, at range: SourceRange) -> any Error {
        failure("Simultaneous accesses to '\(name)', but modification requires exclusive access", at: range)
    }

    /// Why a place has nothing to read.
    func unreadable(_ value: Value, _ name: String, at range: SourceRange) -> any Error {
        if case .accessed = value { return simultaneousAccesses(name, at: range) }
        return failure("'\(name)' is used before it has a value", at: range)
    }

    func access(
        _ cell: VariableCell, _ name: String, at range: SourceRange, _ body: (inout Value) throws -> Void
    ) throws {
        var value = Value.accessed
        cell.reach { swap(&$0, &value) }
        if case .accessed = value { throw simultaneousAccesses(name, at: range) }
        defer { cell.set(value) }
        try body(&value)
    }

    /// Changes an object's stored property where nothing stands between.
    func access(
        _ index: Int, of object: ClassInstance, _ decl: VariableDecl, at range: SourceRange,
        _ body: (inout Value) throws -> Void
    ) throws {
        var value = try begin(index, of: object, decl, at: range)
        defer { object.set(index, value) }
        try body(&value)
    }

    /// Takes a stored property's value out of an object; `ClassInstance.set` ends the access.
    func begin(_ index: Int, of object: ClassInstance, _ decl: VariableDecl, at range: SourceRange) throws -> Value {
        guard index < object.fields.count else {
            throw defect("no stored property '\(decl.name)' in this value", at: range)
        }
        var value = Value.accessed
        swap(&object.fields[index], &value)
        if case .accessed = value { throw simultaneousAccesses(decl.name, at: range) }
        return value
    }

    /// Changes a stored property of an object as its declaration has it: the property is the access's own until `body`
    /// ends, and observers hear of the change after that.
    ///
    /// - Returns: false, with nothing done, where a getter and a setter stand between.
    func accessStored(
        _ decl: VariableDecl, of receiver: Value, typeArguments: [Type], at range: SourceRange,
        _ body: (inout Value) throws -> Void
    ) throws -> Bool {
        guard case .object(let object) = receiver, decl.isStoredInPlace, let index = decl.fieldIndex,
            index < object.fields.count
        else { return false }
        if decl.didSetProvider != nil {
            guard !decl.isWatched, !decl.isOverride else { return false }
            let old = object.fields[index]
            try access(index, of: object, decl, at: range, body)
            try runObservers(decl, old: old, receiver: receiver, typeArguments: typeArguments, at: range)
            return true
        }
        guard decl.isWatched, objectObserver != nil else {
            try access(index, of: object, decl, at: range, body)
            return true
        }
        var receiver = receiver
        var value = try read(decl, of: &receiver, typeArguments: typeArguments, at: range)
        do {
            let old = try begin(index, of: object, decl, at: range)
            defer { object.set(index, old) }
            try body(&value)
        }
        try write(decl, of: &receiver, to: value, typeArguments: typeArguments, at: range)
        return true
    }
}

extension ClassInstance {
    /// The old value goes when the field has the new one: what its end runs may read the object.
    @inline(__always)
    func set(_ index: Int, _ new: Value) {
        guard index < fields.count else { return }
        var other = new
        swap(&fields[index], &other)
    }
}

extension Value {
    /// Nothing is there: not yet, or because an access has it.
    @inline(__always)
    var isUnreadable: Bool {
        switch self {
        case .absent, .accessed: true
        default: false
        }
    }
}

extension VariableDecl {
    /// A stored property that is read and written where it lies.
    var isPlainlyStored: Bool { !hasObservers && isStoredInPlace }

    /// A stored property that is changed where it lies: one that wants to know the old value or the new one is got, and
    /// set when the change is done.
    var isStoredInPlace: Bool { hasOwnStorage && willSetProvider == nil && !seesOldValue }

    /// A stored property of a value or an object, whose value nothing comes between.
    var hasOwnStorage: Bool {
        native == nil && storage == .stored && wrapper == nil && reference == .strong && !isStatic && fieldIndex != nil
    }
}
