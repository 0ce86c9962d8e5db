import Observation
import ViewGraph

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(to: keyPath, of: wrappedValue)
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: CustomComparable {
    package func isSame(as other: Self) -> Bool { areSame(wrappedValue, other.wrappedValue) }
}

nonisolated extension View {
    /// Gives an observable object to the views below; nil takes one from further up away.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
    }

    /// The same for an object whose type is known by another identity, as an interpreted class is.
    package func environment(object: Any?, id: ObjectIdentifier) -> some View {
        modifier(EnvironmentObjectModifier(id: id, object: object))
    }
}

extension Environment {
    /// The object of a type that a view above has put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        let id = ObjectIdentifier(objectType)
        self.init(
            missing: { environment in
                environment.object(id) is Value
                    ? nil : missingObjectMessage("\(Value.self)", modifier: "environment")
            },
            read: { environment in
                guard let object = environment.object(id) as? Value else {
                    // As in `EnvironmentObject`: linking has failed where this is missing.
                    preconditionFailure(missingObjectMessage("\(Value.self)", modifier: "environment"))
                }
                return object
            })
    }

    /// The same; nil where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        let id = ObjectIdentifier(objectType)
        self.init(read: { $0.object(id) as? T })
    }
}
