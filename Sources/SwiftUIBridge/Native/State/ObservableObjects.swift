import Combine
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// The wrappers that observe objects, and what objects conform to.
func addObservableObjectTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Observable", "protocol Observable: AnyObject") { m in
            addObservationMembers(&m)
        })
    types.append(
        publisherType("_PublishedPublisher", "struct _PublishedPublisher<Output>: Publisher") { m in
            m.add("Failure", "typealias Failure = Never")
        })
    types.append(
        NativeType.make(
            "Bindable", "@propertyWrapper @dynamicMemberLookup struct Bindable<Value>",
            swiftType: ProgramObjectBindings.self
        ) { m in
            for label in ["wrappedValue", "_"] {
                m.add("init", "init(\(label == "_" ? "_ wrappedValue" : label): Value)") { c in
                    .box(ProgramObjectBindings(object: c.arguments[0], evaluator: c.evaluator))
                }
            }
            m.add("init", "init(projectedValue: Bindable<Value>)") { c in c.arguments[0] }
            m.add(
                "wrappedValue", "var wrappedValue: Value { get set }",
                set: { c in
                    c.receiver = .box(
                        ProgramObjectBindings(object: try c.newValue(as: Value.self), evaluator: c.evaluator))
                    return .void
                }
            ) { c in try c.native(ProgramObjectBindings.self).object }
            m.add("projectedValue", "var projectedValue: Bindable<Value> { get }") { c in c.receiver }
            m.add(
                "subscript",
                "subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }"
            ) { c in .box(try c.native(ProgramObjectBindings.self).binding(c.keyPath(0))) }
        })
    addRegistrar(&types)
}

extension NativeCall {
    /// `self` of the call, a value of native code's own.
    func native<T>(_ type: T.Type) throws -> T {
        guard let value = receiver.unbox(as: T.self) else { throw mismatch(receiver, T.self, evaluator) }
        return value
    }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfObservableObjects(_ m: inout [NativeMember]) {
    m.add("environmentObject", "func environmentObject<T>(_ object: T) -> some View where T: ObservableObject") {
        c in
        guard let object = c.arguments[0].objectInstance else {
            throw c.evaluator.failure("'environmentObject' needs an object")
        }
        // It is found by the type that it is given as, which may be a superclass of its own.
        var type = object.decl
        if case .nominal(let decl, _)? = c.typeArguments.last { type = decl }
        let view = try c.receiver(as: AnyView.self)
        return AnyView(view.environmentObject(Value.object(object), id: ObjectIdentifier(type))).bridged
    }
    m.add("environment", "func environment<T>(_ object: T?) -> some View where T: Observable") { c in
        let object = c.arguments[0].objectInstance
        var type: NominalDecl? = object?.decl
        if case .nominal(let decl, _)? = c.typeArguments.last { type = decl }
        guard let type else { return c.receiver }
        let view = try c.receiver(as: AnyView.self)
        return AnyView(view.environment(object: object.map(Value.object), id: ObjectIdentifier(type))).bridged
    }
}

extension SwiftUILibrary {
    static func observableObjectWillChange(_ c: inout NativeCall) throws -> Value {
        guard let object = c.receiver.objectInstance else { throw c.evaluator.failure("an object is expected") }
        return .box(WatchedObject.of(object).announcements(of: object))
    }

    static func publishedInit(_ c: inout NativeCall) throws -> Value {
        .box(ProgramPublished(c.arguments[0]))
    }

    static func publishedNil(_: inout NativeCall) throws -> Value {
        .box(ProgramPublished(.null))
    }

    /// Not mutating, as what it changes is shared: who hears of a change may read the property meanwhile.
    static func publishedWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.native(ProgramPublished.self).value
    }

    static func setPublishedWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.native(ProgramPublished.self).set(try c.newValue(as: Value.self))
        return .void
    }

    /// Settable for `assign(to: &$property)` alone, which changes what is behind it.
    static func publishedProjectedValue(_ c: inout NativeCall) throws -> Value {
        .box(try c.native(ProgramPublished.self).publisher)
    }

    static func setPublishedProjectedValue(_: inout NativeCall) throws -> Value {
        .void
    }

    static func objectBindingsSubscript(_ c: inout NativeCall) throws -> Value {
        .box(try c.native(ProgramObjectBindings.self).binding(c.keyPath(0)))
    }

    static func observedObjectInit(_ c: inout NativeCall) throws -> Value {
        .box(ProgramObject(c.arguments[0], c.evaluator))
    }

    static func observedObjectWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.native(ProgramObject.self).value()
    }

    static func setObservedObjectWrappedValue(_ c: inout NativeCall) throws -> Value {
        c.receiver = .box(ProgramObject(try c.newValue(as: Value.self), c.evaluator))
        return .void
    }

    static func observedObjectProjectedValue(_ c: inout NativeCall) throws -> Value {
        .box(ProgramObjectBindings(object: try c.native(ProgramObject.self).value(), evaluator: c.evaluator))
    }

    static func stateObjectInit(_ c: inout NativeCall) throws -> Value {
        .box(ProgramObject(make: try c.callback(0)))
    }

    static func environmentObjectInit(_ c: inout NativeCall) throws -> Value {
        guard case .nominal(let decl, _)? = c.typeArguments.first else {
            throw c.evaluator.failure("'@EnvironmentObject' needs the type of a class")
        }
        return .box(ProgramEnvironmentObject(decl, c.evaluator))
    }

    static func environmentObjectWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.native(ProgramEnvironmentObject.self).value()
    }

    static func environmentObjectProjectedValue(_ c: inout NativeCall) throws -> Value {
        let object = try c.native(ProgramEnvironmentObject.self).value()
        return .box(ProgramObjectBindings(object: object, evaluator: c.evaluator))
    }

    static func environmentOfObject(_ c: inout NativeCall) throws -> Value {
        let (decl, evaluator) = (try c.evaluator.declaration(of: c.arguments[0]).decl, c.evaluator)
        let place = c.evaluator.failure(missingObjectMessage(decl.name, modifier: "environment"))
        return .box(
            SwiftUI.Environment<Value>(read: { environment in
                if let object = environment.object(ObjectIdentifier(decl)) as? Value { return object }
                evaluator.record(place)
                return .void
            }))
    }

    static func environmentOfOptionalObject(_ c: inout NativeCall) throws -> Value {
        let decl = try c.evaluator.declaration(of: c.arguments[0]).decl
        return .box(
            SwiftUI.Environment<Value>(read: { environment in
                guard let object = environment.object(ObjectIdentifier(decl)) as? Value else { return .null }
                return .some(ValueBox(object))
            }))
    }
}
