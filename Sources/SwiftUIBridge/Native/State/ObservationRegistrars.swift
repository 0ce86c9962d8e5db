import SwiftInterpreter
import SwiftUI

/// `ObservationRegistrar`: what `@Observable` makes, for classes that say themselves what is read and changed.
func addRegistrar(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("ObservationRegistrar", "struct ObservationRegistrar: Hashable, Sendable") { m in
            m.add("init", "init()") { _ in .box(Registrar()) }
            let key = "keyPath: KeyPath<Subject, Member>"
            m.add(
                "access",
                "func access<Subject, Member>(_ subject: Subject, \(key)) where Subject: Observable"
            ) { c in
                if let use = try c.use(0, 1) { use.watch.didRead(declared: use.object, use.property) }
                return .void
            }
            m.add(
                "willSet",
                "func willSet<Subject, Member>(_ subject: Subject, \(key)) where Subject: Observable"
            ) { c in
                if let use = try c.use(0, 1) { use.watch.willChange(declared: use.object, use.property) }
                return .void
            }
            m.add(
                "didSet",
                "func didSet<Subject, Member>(_ subject: Subject, \(key)) where Subject: Observable"
            ) { _ in .void }
            m.add(
                "withMutation",
                "func withMutation<Subject, Member, T>(of subject: Subject, \(key), _ mutation: () throws -> T) rethrows -> T where Subject: Observable"
            ) { c in
                if let use = try c.use(0, 1) { use.watch.willChange(declared: use.object, use.property) }
                return try c.evaluator.call(c.arguments[2], [])
            }
        })
}

/// What the macro gives a class, for properties that the class computes itself.
func addObservationMembers(_ m: inout [NativeMember]) {
    m.add("access", "func access<Member>(keyPath: KeyPath<Self, Member>)") { c in
        if let use = try c.use(of: c.receiver, 0) { use.watch.didRead(declared: use.object, use.property) }
        return .void
    }
    m.add(
        "withMutation",
        "func withMutation<Member, R>(keyPath: KeyPath<Self, Member>, _ mutation: () throws -> R) rethrows -> R"
    ) { c in
        if let use = try c.use(of: c.receiver, 0) { use.watch.willChange(declared: use.object, use.property) }
        return try c.evaluator.call(c.arguments[1], [])
    }
}

/// All registrars do the same: what is watched is kept with the object.
private struct Registrar: Hashable, Sendable {}

extension NativeCall {
    /// Which property of which object is meant; nil where nobody watches.
    fileprivate func use(
        _ subject: Int, _ path: Int
    ) throws -> (watch: ObjectWatch, object: ClassInstance, property: String)? {
        try use(of: arguments[subject], path)
    }

    fileprivate func use(
        of subject: Value, _ path: Int
    ) throws -> (watch: ObjectWatch, object: ClassInstance, property: String)? {
        guard let watch = (evaluator as? Execution)?.objectObserver as? ObjectWatch,
            let object = subject.objectInstance,
            case .property(let property)? = try keyPath(path).steps.first?.kind
        else { return nil }
        return (watch, object, property.name)
    }
}
