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

/// All registrars do the same: what is watched is kept with the object.
private struct Registrar: Hashable, Sendable {}

extension NativeCall {
    /// Which property of which object is meant; nil where nobody watches.
    fileprivate func use(
        _ subject: Int, _ path: Int
    ) throws -> (watch: ObjectWatch, object: ClassInstance, property: String)? {
        guard let watch = (evaluator as? Session)?.objectObserver as? ObjectWatch,
            let object = arguments[subject].objectInstance,
            case .property(let property)? = try keyPath(path).steps.first?.kind
        else { return nil }
        return (watch, object, property.name)
    }
}
