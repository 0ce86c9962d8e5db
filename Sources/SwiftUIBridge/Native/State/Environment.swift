import SwiftInterpreter
import SwiftUI
import ViewGraph

func addEnvironmentTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("EnvironmentKey", "protocol EnvironmentKey") { m in
            m.add("Value", "required associatedtype Value")
            m.add("defaultValue", "required static var defaultValue: Value { get }")
        })
    types.append(
        NativeType.make("EnvironmentValues", "struct EnvironmentValues", swiftType: EnvironmentValues.self) { m in
            m.add("init", "init()") { _ in
                // Of no display: a pixel is a point.
                var values = EnvironmentValues()
                values.displayScale = 1
                return .box(values)
            }
            m.add(
                "subscript", "subscript<K>(key: K.Type) -> K.Value { get set } where K: EnvironmentKey",
                set: { c in
                    var environment = try c.receiver(as: EnvironmentValues.self)
                    let key = try c.evaluator.declaration(of: c.arguments[0])
                    environment.set(try c.newValue(as: Value.self), for: ObjectIdentifier(key.decl))
                    c.receiver = .box(environment)
                    return .void
                }
            ) { c in
                let key = try c.evaluator.declaration(of: c.arguments[0])
                let evaluator = c.evaluator
                return try c.receiver(as: EnvironmentValues.self).value(of: ObjectIdentifier(key.decl)) {
                    do {
                        return try evaluator.staticProperty("defaultValue", of: key.type)
                    } catch {
                        evaluator.record(error)
                        return Value.void
                    }
                }
            }
        })
    types.append(
        NativeType.make(
            "Environment", "@propertyWrapper struct Environment<Value>: DynamicProperty",
            swiftType: SwiftUI.Environment<Value>.self
        ) { m in
            m.add("init", "init(_ keyPath: KeyPath<EnvironmentValues, Value>)") { c in
                let (path, evaluator) = (try c.keyPath(0), c.evaluator)
                return .box(
                    SwiftUI.Environment<Value>(read: { environment in
                        do {
                            return try evaluator.value(at: path, of: .box(environment))
                        } catch {
                            evaluator.record(error)
                            return .void
                        }
                    }))
            }
            m.add("wrappedValue", "var wrappedValue: Value { get }") { c in
                let property = try c.receiver(as: SwiftUI.Environment<Value>.self)
                if !property.isInstalled { c.noticeInInitialiser(SwiftUI.Environment<Value>.outsideMessage) }
                return property.valueAnywhere
            }
        })
}
