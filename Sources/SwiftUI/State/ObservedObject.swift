import Combine
import ViewGraph

/// An observable object that somebody else keeps alive; the view is updated when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let root = root
            return Binding(to: keyPath, of: root) {
                BoundObject.noteRead(of: root) { changed in root.objectWillChange.sink { _ in changed() } }
            }
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    package mutating func link(to context: PropertyContext) {
        context.storage { ObjectStorage<ObjectType>(context) }.observe(wrappedValue)
    }
}

extension ObservedObject: CustomComparable {
    package func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// An observable object that lives as long as the view's node.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private let makeObject: () -> ObjectType
    private var object: ObjectType?

    /// - Parameter thunk: run once for each node.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { makeObject = thunk }

    public var wrappedValue: ObjectType { object ?? makeObject() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    package mutating func link(to context: PropertyContext) {
        let storage = context.storage { ObjectStorage<ObjectType>(context) }
        let kept = storage.object ?? makeObject()
        storage.observe(kept)
        object = kept
    }
}

extension StateObject: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}

/// An observable object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            // Linking has failed the update already where the object is missing in a view; this is an access from
            // outside of any view, for which there is no value to answer.
            preconditionFailure(missingObjectMessage("\(ObjectType.self)", modifier: "environmentObject"))
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    package mutating func link(to context: PropertyContext) {
        let stored: Any? = context.environment.object(ObjectIdentifier(ObjectType.self))
        guard let found = stored as? ObjectType else {
            let name = context.node.graph.typeNames.name(of: ObjectType.self)
            let message = missingObjectMessage(name, modifier: "environmentObject")
            context.node.graph.fail(GraphError.missingObject(view: context.node.typeName, message: message))
            return
        }
        context.storage { ObjectStorage<ObjectType>(context) }.observe(found)
        object = found
    }
}

extension EnvironmentObject: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}

/// What is wrong where an object of the environment is missing.
package func missingObjectMessage(_ type: String, modifier: String) -> String {
    "No ObservableObject of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing as an ancestor of this view."
}

nonisolated extension View {
    /// Gives an observable object to the views below.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environmentObject(object, id: ObjectIdentifier(T.self))
    }

    /// The same for an object whose type is known by another identity, as an interpreted class is.
    package func environmentObject(_ object: Any, id: ObjectIdentifier) -> some View {
        modifier(EnvironmentObjectModifier(id: id, object: object))
    }
}

/// Writes an object under its type.
struct EnvironmentObjectModifier: EnvironmentModifier {
    let id: ObjectIdentifier
    let object: Any?

    func write(to environment: inout EnvironmentValues) { environment.setObject(object, for: id) }
}

/// Objects of the environment; nil hides one of the same type further up.
private struct ObjectEntry {
    var object: Any?
}

extension EnvironmentValues {
    /// An object by its type's identity. The identity is that of a class and no key's, so they can't be confused.
    package func object(_ id: ObjectIdentifier) -> Any? {
        value(of: id, default: { ObjectEntry(object: nil) }).object
    }

    package mutating func setObject(_ object: Any?, for id: ObjectIdentifier) {
        set(ObjectEntry(object: object), for: id)
    }
}

extension ObjectEntry: CustomComparable {
    func isSame(as other: ObjectEntry) -> Bool {
        switch (object, other.object) {
        case (nil, nil): true
        case (let a?, let b?): areEqual(a, b)
        default: false
        }
    }
}

extension Binding {
    /// A binding to a property of an object.
    ///
    /// - Parameter willRead: called before each reading.
    init<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Value>, of root: Root, willRead: @escaping () -> Void = {}
    ) {
        self.init(source: KeyPathSource(root: root, keyPath: keyPath)) {
            willRead()
            return root[keyPath: keyPath]
        } set: {
            root[keyPath: keyPath] = $0
        }
    }
}

/// Two bindings to one property of one object are the same.
private struct KeyPathSource: Hashable {
    let root: ObjectIdentifier
    let keyPath: AnyKeyPath

    init(root: AnyObject, keyPath: AnyKeyPath) { (self.root, self.keyPath) = (ObjectIdentifier(root), keyPath) }
}
