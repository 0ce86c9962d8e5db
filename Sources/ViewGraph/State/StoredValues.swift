/// Values that belong to no node: they are kept under a name for as long as the session is.
package final class StoredValues {
    private var storages: [Key: AnyObject] = [:]
    /// What a name was given before any view used it, for a value like the one that the view begins with.
    package var given: (_ name: String, _ initial: Any) -> Any? = { _, _ in nil }

    package init() {}

    /// The storage of a name and type, if it is used.
    package func storage(named name: String, type: Any.Type) -> AnyObject? {
        storages[Key(name: name, type: ObjectIdentifier(type))]
    }

    /// The one storage of a name and type, made by whoever asks first.
    package func storage<Storage: AnyObject>(name: String, type: Any.Type, _ make: () -> Storage) -> Storage {
        let key = Key(name: name, type: ObjectIdentifier(type))
        if let known = storages[key] as? Storage { return known }
        let storage = make()
        storages[key] = storage
        return storage
    }

    private struct Key: Hashable {
        var name: String
        var type: ObjectIdentifier
    }
}
