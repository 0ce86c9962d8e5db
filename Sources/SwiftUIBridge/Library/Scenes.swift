import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What stands round views in an app and beside them for previews. Only the views are drawn.
struct ErasedScene {
    var content: AnyView
}

func addSceneTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("PreviewProvider", "protocol PreviewProvider") { m in
            m.add("Previews", "required associatedtype Previews: View")
            m.add("previews", "required @ViewBuilder static var previews: Previews { get }")
        })
    types.append(
        NativeType.make("App", "protocol App") { m in
            m.add("Body", "required associatedtype Body: Scene")
            m.add("body", "required @SceneBuilder var body: Body { get }")
            m.add("init", "required init()")
        })
    types.append(
        NativeType.make("Scene", "protocol Scene") { m in
            m.add("Body", "required associatedtype Body: Scene")
            m.add("body", "required @SceneBuilder var body: Body { get }") { c in c.receiver }
        })
    types.append(NativeType("BuiltScene", "struct BuiltScene: Scene", swiftType: ErasedScene.self))
    types.append(
        NativeType(
            "SceneBuilder", "@resultBuilder struct SceneBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "Scene", resultType: "BuiltScene",
                block: { values, _ in values.first ?? .box(ErasedScene(content: AnyView(any: EmptyView()))) },
                optional: { value, _ in value ?? .box(ErasedScene(content: AnyView(any: EmptyView()))) },
                either: { value, _, _ in value })))
    types.append(
        NativeType.make("WindowGroup", "struct WindowGroup<Content: View>: Scene") { m in
            for signature in [
                "init(@ViewBuilder content: () -> Content)",
                "init(_ title: String, @ViewBuilder content: () -> Content)",
                "init(id: String, @ViewBuilder content: () -> Content)",
            ] {
                m.add("init", signature) { c in
                    guard let content = c.arguments.last else { return .void }
                    let view = try AnyView.bridge(c.evaluator.call(content, []), c.evaluator)
                    return .box(ErasedScene(content: view))
                }
            }
        })
}
