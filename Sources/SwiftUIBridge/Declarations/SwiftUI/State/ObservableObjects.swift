protocol ObservableObject: AnyObject {}

extension ObservableObject {
    @Native(observableObjectWillChange) var objectWillChange: ObservableObjectPublisher { get }
}

@Converted @Represented(by: ProgramPublished) @propertyWrapper @Observable struct Published<Value> {
    @Native(publishedInit) init(wrappedValue: Value)
    @Native(publishedInit) init(initialValue: Value)
    @Native(publishedNil) init() where Value: ExpressibleByNilLiteral
    @Native(publishedWrappedValue, set: setPublishedWrappedValue) var wrappedValue: Value { get nonmutating set }
    @Native(publishedProjectedValue, set: setPublishedProjectedValue) var projectedValue: Published<Value>.Publisher {
        get nonmutating set
    }
}

extension Published {
    typealias Publisher = _PublishedPublisher<Value>
}

@Converted @Represented(by: ProgramObjectBindings) @dynamicMemberLookup struct _ObjectBindings<ObjectType> {
    @Native(objectBindingsSubscript) subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { get }
}

@propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @Native(observedObjectInit) init(wrappedValue: ObjectType)
    @Native(observedObjectInit) init(initialValue: ObjectType)
    @Native(observedObjectWrappedValue, set: setObservedObjectWrappedValue) var wrappedValue: ObjectType { get set }
    @Native(observedObjectProjectedValue) var projectedValue: _ObjectBindings<ObjectType> { get }
}

@propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    @Native(stateObjectInit) init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    @Native(observedObjectWrappedValue) var wrappedValue: ObjectType { get }
    @Native(observedObjectProjectedValue) var projectedValue: _ObjectBindings<ObjectType> { get }
}

@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    @Native(environmentObjectInit) init()
    @Native(environmentObjectWrappedValue) var wrappedValue: ObjectType { get }
    @Native(environmentObjectProjectedValue) var projectedValue: _ObjectBindings<ObjectType> { get }
}

extension Environment {
    @Native(environmentOfObject) init(_ objectType: Value.Type) where Value: Observable
    @Native(environmentOfOptionalObject) init<T>(_ objectType: T.Type) where Value == T?, T: Observable
}
