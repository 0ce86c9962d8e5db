import Combine
import SwiftInterpreter
import SwiftUI
import ViewGraph

extension Value {
    /// The object of the program's that this is, whatever it is wrapped in.
    package var objectInstance: ClassInstance? {
        switch self {
        case .object(let object): object
        case .existential(let box): box.value.objectInstance
        case .some(let box): box.value.objectInstance
        default: nil
        }
    }
}

extension ClassInstance {
    /// Calls `changed` when the object announces a change; never where it isn't one that does.
    fileprivate func sink(_ evaluator: any Evaluator, _ changed: @escaping () -> Void) -> AnyCancellable {
        let publisher = try? evaluator.property("objectWillChange", of: .object(self))
        guard let publisher = publisher?.unbox(as: ProgramPublisher.self) else { return AnyCancellable {} }
        return publisher.values.sink { _ in
        } receiveValue: { _ in
            changed()
        }
    }
}

extension ObjectStorage where Object == ClassInstance {
    func observe(_ object: ClassInstance, _ evaluator: any Evaluator) {
        observe(object) { $0.sink(evaluator, $1) }
    }
}

/// `@ObservedObject` and, made by a closure once a node, `@StateObject`.
struct ProgramObject: LinkedProperty, CustomComparable {
    let evaluator: any Evaluator
    private var object: Value?
    private let make: Callback?

    init(_ object: Value, _ evaluator: any Evaluator) {
        (self.object, self.evaluator, make) = (object, evaluator, nil)
    }

    init(make: Callback) { (self.make, evaluator) = (make, make.evaluator) }

    func value() throws -> Value {
        if let object { return object }
        guard let make else { return .void }
        return try evaluator.call(make.function, [])
    }

    mutating func link(to context: PropertyContext) {
        let storage = context.storage { ObjectStorage<ClassInstance>(context) }
        do {
            let current: Value
            if make != nil, let kept = storage.object {
                current = .object(kept)
            } else {
                current = try context.node.initialValue(for: context.key, as: Value.self) ?? value()
            }
            object = current
            if let instance = current.objectInstance { storage.observe(instance, evaluator) }
        } catch {
            context.node.graph.fail(error)
        }
    }

    func isSame(as other: ProgramObject) -> Bool {
        if make != nil { return other.make != nil }
        guard let object, let otherObject = other.object else { return false }
        return object.isSame(as: otherObject)
    }
}

/// `@EnvironmentObject`
struct ProgramEnvironmentObject: LinkedProperty, CustomComparable {
    let decl: NominalDecl
    let evaluator: any Evaluator
    private var object: Value?

    init(_ decl: NominalDecl, _ evaluator: any Evaluator) { (self.decl, self.evaluator) = (decl, evaluator) }

    func value() throws -> Value {
        guard let object else {
            throw evaluator.failure(missingObjectMessage(decl.name, modifier: "environmentObject"))
        }
        return object
    }

    mutating func link(to context: PropertyContext) {
        object = context.environment.object(ObjectIdentifier(decl)) as? Value
        guard let instance = object?.objectInstance else { return }
        context.storage { ObjectStorage<ClassInstance>(context) }.observe(instance, evaluator)
    }

    func isSame(as other: ProgramEnvironmentObject) -> Bool { decl === other.decl }
}

/// `$model`, from which bindings to the object's properties are made, and `Bindable`.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct ProgramObjectBindings: CustomComparable, @unchecked Sendable {
    let object: Value
    let evaluator: any Evaluator

    func isSame(as other: ProgramObjectBindings) -> Bool { object.isSame(as: other.object) }

    func binding(_ path: KeyPathValue) -> Binding<Value> {
        let (object, evaluator) = (object, evaluator)
        let source = object.objectInstance.map {
            AnyHashable(BindingPart(source: AnyHashable(ObjectIdentifier($0)), part: AnyHashable(path)))
        }
        let instance = object.objectInstance
        return Binding<Value>(source: source) {
            if let instance { BoundObject.noteRead(of: instance) { instance.sink(evaluator, $0) } }
            do {
                return try evaluator.value(at: path, of: object)
            } catch {
                evaluator.record(error)
                return .void
            }
        } set: { value in
            do {
                var root = object
                try evaluator.setValue(value, at: path, of: &root)
            } catch {
                evaluator.record(error)
            }
        }
    }
}
