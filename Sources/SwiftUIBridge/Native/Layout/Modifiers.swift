import SwiftInterpreter
import SwiftUI
import ViewGraph

/// One modifier of a program round another.
struct JoinedModifiers {
    let first: Value
    let second: Value
}

/// A modifier whose own changes belong to another transaction.
struct ModifierInTransaction {
    let base: Value
    let change: (inout Transaction) -> Void
}

/// A program's `GeometryEffect` that layout knows nothing of.
struct EffectBesideLayout {
    let effect: Value
}

extension SwiftUILibrary {
    /// What gives its receiver.
    static func itself(_ c: inout NativeCall) throws -> Value { c.receiver }

    /// What gives its first argument.
    static func firstArgument(_ c: inout NativeCall) throws -> Value { c.arguments[0] }

    static func viewModifierConcat(_ c: inout NativeCall) throws -> Value {
        .box(JoinedModifiers(first: c.receiver, second: c.arguments[0]))
    }

    static func viewModifierAnimation(_ c: inout NativeCall) throws -> Value {
        let animation = try c.argument(0, as: Animation?.self)
        return .box(
            ModifierInTransaction(base: c.receiver) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    static func viewModifierTransaction(_ c: inout NativeCall) throws -> Value {
        .box(ModifierInTransaction(base: c.receiver, change: try c.change(0, Transaction.self)))
    }

    static func emptyModifierInit(_: inout NativeCall) throws -> Value {
        .box(EmptyModifier())
    }

    static func modifiedContentInit(_ c: inout NativeCall) throws -> Value {
        try modified(c.argument(0, as: AnyView.self), by: c.arguments[1], c.evaluator).bridged
    }

    static func geometryEffectIgnoredByLayout(_ c: inout NativeCall) throws -> Value {
        .box(EffectBesideLayout(effect: c.receiver))
    }
}
