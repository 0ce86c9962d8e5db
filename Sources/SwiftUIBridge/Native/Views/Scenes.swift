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
    types.append(NativeType("Scene", "protocol Scene", members: membersOfScene))
    types.append(NativeType("BuiltScene", "struct BuiltScene: Scene", swiftType: ErasedScene.self))
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
    addWindowTypes(&types)
    addCommandTypes(&types)
    addDocumentTypes(&types)
}

private func addWindowTypes(_ types: inout [NativeType]) {
    func window(_ name: String, isSecondary: Bool = false, _ initializers: [String]) {
        types.append(
            NativeType.make(name, "struct \(name)<Content: View>: Scene") { m in
                for parameters in initializers {
                    m.add("init", parameters) { c in
                        let index = c.arguments.firstIndex { if case .closure = $0 { true } else { false } }
                        guard let index else { return ErasedScene.empty }
                        let content = try AnyView.bridge(c.evaluator.call(c.arguments[index], []), c.evaluator)
                        return .box(ErasedScene(content: content, isSecondary: isSecondary))
                    }
                }
            })
    }
    let content = "@ViewBuilder content: () -> Content"
    window(
        "WindowGroup",
        [
            "init(\(content))", "init(_ title: String, \(content))", "init(id: String, \(content))",
            "init(_ title: String, id: String, \(content))", "init(_ title: Text, \(content))",
            "init(_ title: Text, id: String, \(content))",
        ])
    types.append(
        NativeType.make("WindowGroup", "extension WindowGroup") { m in
            for title in ["", "_ title: String, ", "id: String, ", "_ title: String, id: String, "] {
                // A window for a value is opened by the program, so none is there at first.
                m.add(
                    "init",
                    "init<D>(\(title)for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)"
                ) { c in
                    guard let content = c.arguments.last else { return ErasedScene.empty }
                    let none = Binding<Value>.constant(.null)
                    let view = try AnyView.bridge(c.evaluator.call(content, [.box(none)]), c.evaluator)
                    return .box(ErasedScene(content: view, isSecondary: true))
                }
            }
        })
    window("Window", ["init(_ title: String, id: String, \(content))", "init(_ title: Text, id: String, \(content))"])
    window("Settings", isSecondary: true, ["init(\(content))"])
    window(
        "MenuBarExtra", isSecondary: true,
        [
            "init(_ title: String, \(content))", "init(_ title: String, systemImage: String, \(content))",
            "init(_ title: String, image: String, \(content))",
            "init<L: View>(\(content), @ViewBuilder label: () -> L)",
            "init(isInserted: Binding<Bool>, \(content))",
        ])
}

/// Scenes' modifiers are about windows; those that views see are passed on.
@Sendable private func membersOfScene() -> [NativeMember] {
    sortedMembers { m in
        m.add("Body", "required associatedtype Body: Scene")
        m.add("body", "required @SceneBuilder var body: Body { get }") { c in c.receiver }
        for modifier in inertSceneModifiers {
            let name = String(modifier.prefix { $0 != "(" && $0 != "<" })
            m.add(name, "func \(modifier) -> some Scene") { c in c.receiver }
        }
        m.add(
            "environment",
            "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene"
        ) { c in
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
        m.add(
            "onChange",
            "func onChange<V: Equatable>(of value: V, initial: Bool = _, _ action: @escaping () -> Void) -> some Scene"
        ) {
            c in
            let (value, action) = (EquatableValue(value: c.arguments[0], evaluator: c.evaluator), try c.callback(2))
            let isInitial = try c.argument(1, as: Bool.self, default: false)
            return try c.scene { AnyView($0.onChange(of: value, initial: isInitial) { action.perform([]) }) }
        }
        m.add(
            "onChange",
            "func onChange<V: Equatable>(of value: V, initial: Bool = _, _ action: @escaping (V, V) -> Void) -> some Scene"
        ) {
            c in
            let (value, action) = (EquatableValue(value: c.arguments[0], evaluator: c.evaluator), try c.callback(2))
            let isInitial = try c.argument(1, as: Bool.self, default: false)
            return try c.scene {
                AnyView($0.onChange(of: value, initial: isInitial) { action.perform([$0.bridged, $1.bridged]) })
            }
        }
        m.add(
            "onChange", "func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene"
        ) { c in
            let (value, action) = (EquatableValue(value: c.arguments[0], evaluator: c.evaluator), try c.callback(1))
            return try c.scene { AnyView($0.onChange(of: value) { action.perform([$1.bridged]) }) }
        }
    }
}

private let inertSceneModifiers = [
    "commands<C: Commands>(@CommandsBuilder content: () -> C)", "commandsRemoved()",
    "commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C)", "windowStyle(_ style: WindowStyle)",
    "windowResizability(_ resizability: WindowResizability)", "windowLevel(_ level: WindowLevel)",
    "windowToolbarStyle(_ style: WindowToolbarStyle)", "windowManagerRole(_ role: WindowManagerRole)",
    "defaultSize(_ size: CGSize)", "defaultSize(width: CGFloat, height: CGFloat)",
    "defaultPosition(_ position: UnitPoint)", "defaultLaunchBehavior(_ behavior: SceneLaunchBehavior)",
    "restorationBehavior(_ behavior: SceneRestorationBehavior)", "menuBarExtraStyle(_ style: MenuBarExtraStyle)",
    "windowIdealSize(_ idealSize: WindowIdealSize)", "handlesExternalEvents(matching conditions: Set<String>)",
    "windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)",
    "keyboardShortcut(_ shortcut: KeyboardShortcut?)",
    "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = _)",
    "defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)",
    "windowIdealPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)",
]

extension NativeCall {
    /// The scene with its views changed.
    fileprivate func scene(_ change: (AnyView) -> AnyView) throws -> Value {
        guard var scene = receiver.unbox(as: ErasedScene.self) else { return receiver }
        scene.content = change(scene.content)
        return .box(scene)
    }
}
