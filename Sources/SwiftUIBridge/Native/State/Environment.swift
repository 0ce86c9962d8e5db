import SwiftInterpreter
import SwiftUI
import ViewGraph

extension SwiftUILibrary {
    static func environmentValuesInit(_: inout NativeCall) throws -> Value {
        // Of no display: a pixel is a point.
        var values = EnvironmentValues()
        values.displayScale = 1
        return .box(values)
    }

    static func environmentValuesSubscript(_ c: inout NativeCall) throws -> Value {
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

    static func setEnvironmentValuesSubscript(_ c: inout NativeCall) throws -> Value {
        var environment = try c.receiver(as: EnvironmentValues.self)
        let key = try c.evaluator.declaration(of: c.arguments[0])
        environment.set(try c.newValue(as: Value.self), for: ObjectIdentifier(key.decl))
        c.receiver = .box(environment)
        return .void
    }

    static func environmentInit(_ c: inout NativeCall) throws -> Value {
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

    static func environmentWrappedValue(_ c: inout NativeCall) throws -> Value {
        let property = try c.receiver(as: SwiftUI.Environment<Value>.self)
        if !property.isInstalled { c.noticeInInitialiser(SwiftUI.Environment<Value>.outsideMessage) }
        return property.valueAnywhere
    }
}
