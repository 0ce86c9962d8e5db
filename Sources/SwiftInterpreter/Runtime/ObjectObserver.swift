/// Learns which properties of observable objects are read and changed: the stored properties of `@Observable` classes
/// and the `@Published` ones (under their own names).
package protocol ObjectObserver: AnyObject, Sendable {
    func didRead(_ object: ClassInstance, _ property: String)
    func willChange(_ object: ClassInstance, _ property: String, from old: Value, to new: Value)
    func didChange(_ object: ClassInstance, _ property: String)
}

extension VariableDecl {
    /// Whether an `ObjectObserver` is told of its uses.
    var isWatched: Bool {
        guard let owner, owner.isReference, !isStatic, storage == .stored else { return false }
        if owner.isObservable { return !isObservationIgnored }
        guard name.hasPrefix("_"), case .nominal(let wrapper, _) = type else { return false }
        return wrapper.native != nil && wrapper.isObservable
    }

    /// `count` for the `_count` of a wrapped property.
    var watchedName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
