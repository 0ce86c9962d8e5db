import SwiftInterpreter
import SwiftUI
import ViewGraph

/// The wrappers whose memory is the node's, the execution's or a gesture's.
func addStoredPropertyTypes(_ types: inout [NativeType]) {
    addStorage(&types, "AppStorage", AppStorage<Value>.self, make: { AppStorage(initialValue: $0, name: $1) })
    addStorage(&types, "SceneStorage", SceneStorage<Value>.self, make: { SceneStorage(initialValue: $0, name: $1) })
    addFocusTypes(&types)
    types.append(
        NativeType.make("GestureState", "@propertyWrapper struct GestureState<Value>: DynamicProperty") { m in
            m.add("init", "init(wrappedValue: Value)") { c in
                .box(GestureState<Value>(initialValue: c.arguments[0]))
            }
            m.add("init", "init(initialValue: Value)") { c in
                .box(GestureState<Value>(initialValue: c.arguments[0]))
            }
            m.add("init", "init() where Value: ExpressibleByNilLiteral") { _ in
                .box(GestureState<Value>(initialValue: .null))
            }
            m.add("wrappedValue", "var wrappedValue: Value { get }") { c in
                try c.native(GestureState<Value>.self).wrappedValue
            }
            for label in ["wrappedValue", "initialValue"] {
                m.add("init", "init(\(label): Value, resetTransaction: Transaction)") { c in
                    let transaction = try c.argument(1, as: Transaction.self)
                    return .box(
                        GestureState<Value>(initialValue: c.arguments[0], resetTransaction: transaction))
                }
                m.add("init", "init(\(label): Value, reset: @escaping (Value, inout Transaction) -> Void)") { c in
                    .box(GestureState<Value>(initialValue: c.arguments[0], reset: reset(1, of: c)))
                }
            }
            m.add("init", "init(resetTransaction: Transaction) where Value: ExpressibleByNilLiteral") { c in
                .box(
                    GestureState<Value>(
                        initialValue: .null, resetTransaction: try c.argument(0, as: Transaction.self)))
            }
            m.add(
                "init",
                "init(reset: @escaping (Value, inout Transaction) -> Void) where Value: ExpressibleByNilLiteral"
            ) { c in .box(GestureState<Value>(initialValue: .null, reset: reset(0, of: c))) }
            m.add("projectedValue", "var projectedValue: GestureState<Value> { get }") { c in c.receiver }
        })
}

/// What a program does to the transaction in which a gesture's state returns to its initial value.
private func reset(_ index: Int, of c: NativeCall) -> (Value, inout Transaction) -> Void {
    let (evaluator, function) = (c.evaluator, c.arguments[index])
    return { value, transaction in
        do {
            var arguments = [value, transaction.bridged]
            _ = try evaluator.call(function, inoutArguments: &arguments)
            transaction = try Transaction.bridge(arguments[1], evaluator)
        } catch {
            evaluator.record(error)
        }
    }
}

/// `@AppStorage("name") var x = 1`, or without a value for an optional.
private func addStorage<P: NamedProperty>(
    _ types: inout [NativeType], _ name: String, _: P.Type, make: @escaping @Sendable (Value, String) -> P
) {
    types.append(
        NativeType.make(name, "@propertyWrapper struct \(name)<Value>: DynamicProperty") { m in
            m.add("init", "init(wrappedValue: Value, _ key: String)") { c in
                .box(make(c.arguments[0], try c.argument(1, as: String.self)))
            }
            m.add("init", "init(_ key: String) where Value: ExpressibleByNilLiteral") { c in
                .box(make(.null, try c.argument(0, as: String.self)))
            }
            m.add(
                "wrappedValue", "var wrappedValue: Value { get nonmutating set }",
                set: { c in
                    try c.native(P.self).wrappedValue = c.newValue(as: Value.self)
                    return .void
                }
            ) { c in try c.native(P.self).wrappedValue }
            m.add("projectedValue", "var projectedValue: Binding<Value> { get }") { c in
                .box(try c.native(P.self).projectedValue)
            }
        })
}

private protocol NamedProperty: SendableMetatype {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}

extension AppStorage: NamedProperty where Value == SwiftInterpreter.Value {}
extension SceneStorage: NamedProperty where Value == SwiftInterpreter.Value {}

extension SwiftUILibrary {
    static func scaledMetricInit(_ c: inout NativeCall) throws -> Value {
        .box(ScaledMetric(wrappedValue: try c.argument(0, as: Double.self)))
    }

    static func scaledMetricRelativeTo(_ c: inout NativeCall) throws -> Value {
        .box(
            ScaledMetric(
                wrappedValue: try c.argument(0, as: Double.self),
                relativeTo: try c.argument(1, as: Font.TextStyle.self)))
    }

    static func scaledMetricWrappedValue(_ c: inout NativeCall) throws -> Value {
        .double(try c.native(ScaledMetric<Double>.self).wrappedValue)
    }
}
