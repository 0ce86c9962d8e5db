import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What stands round views in an app and beside them for previews. Only the views are drawn.
struct ErasedScene {
    var content: AnyView
    /// Whether a window is for something else than the first one: settings, the menu bar.
    var isSecondary = false

    static var empty: Value { .box(ErasedScene(content: AnyView.fallback, isSecondary: true)) }
}

func addSceneTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "SceneBuilder", "@resultBuilder struct SceneBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "Scene", resultType: "BuiltScene",
                // What a picture shows is the first window.
                block: { values, _ in
                    values.first { !($0.unbox(as: ErasedScene.self)?.isSecondary ?? false) } ?? values.first
                        ?? ErasedScene.empty
                },
                optional: { value, _ in value ?? ErasedScene.empty },
                either: { value, _, _ in value })))
    addCommandTypes(&types)
}

extension SwiftUILibrary {
    static func window(_ c: inout NativeCall) throws -> Value { try c.window(isSecondary: false) }

    static func secondaryWindow(_ c: inout NativeCall) throws -> Value { try c.window(isSecondary: true) }

    /// A window for a value is opened by the program, so none is there at first.
    static func windowForValue(_ c: inout NativeCall) throws -> Value {
        guard let content = c.arguments.last else { return ErasedScene.empty }
        let none = Binding<Value>.constant(.null)
        let view = try AnyView.bridge(c.evaluator.call(content, [.box(none)]), c.evaluator)
        return .box(ErasedScene(content: view, isSecondary: true))
    }

    static func sceneEnvironment(_ c: inout NativeCall) throws -> Value {
        let (path, value, evaluator) = (try c.keyPath(0), c.arguments[1], c.evaluator)
        return try c.scene { view in
            let writer = EnvironmentWriter { environment in
                var root = Value.box(environment)
                do {
                    try evaluator.setValue(value, at: path, of: &root)
                    environment = try EnvironmentValues.bridge(root, evaluator)
                } catch {
                    evaluator.record(error)
                }
            }
            return AnyView(view.modifier(writer))
        }
    }

    static func onChangeOfScene(_ c: inout NativeCall) throws -> Value {
        let (value, action) = (EquatableValue(value: c.arguments[0], evaluator: c.evaluator), try c.callback(2))
        let isInitial = try c.argument(1, as: Bool.self, default: false)
        return try c.scene { AnyView($0.onChange(of: value, initial: isInitial) { action.perform([]) }) }
    }

    static func onChangeOfSceneFromOldValue(_ c: inout NativeCall) throws -> Value {
        let (value, action) = (EquatableValue(value: c.arguments[0], evaluator: c.evaluator), try c.callback(2))
        let isInitial = try c.argument(1, as: Bool.self, default: false)
        return try c.scene {
            AnyView($0.onChange(of: value, initial: isInitial) { action.perform([$0.bridged, $1.bridged]) })
        }
    }

    static func onChangeOfScenePerform(_ c: inout NativeCall) throws -> Value {
        let (value, action) = (EquatableValue(value: c.arguments[0], evaluator: c.evaluator), try c.callback(1))
        return try c.scene { AnyView($0.onChange(of: value) { action.perform([$1.bridged]) }) }
    }
}

extension NativeCall {
    /// The content is the first closure that is given.
    fileprivate func window(isSecondary: Bool) throws -> Value {
        let index = arguments.firstIndex { if case .closure = $0 { true } else { false } }
        guard let index else { return ErasedScene.empty }
        let content = try AnyView.bridge(evaluator.call(arguments[index], []), evaluator)
        return .box(ErasedScene(content: content, isSecondary: isSecondary))
    }

    /// The scene with its views changed.
    fileprivate func scene(_ change: (AnyView) -> AnyView) throws -> Value {
        guard var scene = receiver.unbox(as: ErasedScene.self) else { return receiver }
        scene.content = change(scene.content)
        return .box(scene)
    }
}
