@MainActor protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

@MainActor protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

@MainActor protocol Scene {
    associatedtype Body: Scene
    @Native(itself) @SceneBuilder var body: Body { get }
}

@Converted @Represented(by: ErasedScene) struct BuiltScene: Scene {}

struct WindowGroup<Content: View>: Scene {
    @Native(window) init(@ViewBuilder content: () -> Content)
    @Native(window) init(_ title: String, @ViewBuilder content: () -> Content)
    @Native(window) init(id: String, @ViewBuilder content: () -> Content)
    @Native(window) init(_ title: String, id: String, @ViewBuilder content: () -> Content)
    @Native(window) init(_ title: Text, @ViewBuilder content: () -> Content)
    @Native(window) init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    @Native(windowForValue) init<D>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    @Native(windowForValue) init<D>(
        _ title: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    @Native(windowForValue) init<D>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    @Native(windowForValue) init<D>(
        _ title: String, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
}

struct Window<Content: View>: Scene {
    @Native(window) init(_ title: String, id: String, @ViewBuilder content: () -> Content)
    @Native(window) init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
}

struct Settings<Content: View>: Scene {
    @Native(secondaryWindow) init(@ViewBuilder content: () -> Content)
}

struct MenuBarExtra<Content: View>: Scene {
    @Native(secondaryWindow) init(_ title: String, @ViewBuilder content: () -> Content)
    @Native(secondaryWindow) init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content)
    @Native(secondaryWindow) init(_ title: String, image: String, @ViewBuilder content: () -> Content)
    @Native(secondaryWindow) init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
    @Native(secondaryWindow) init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
}

// Scenes' modifiers are about windows; those that views see are passed on.
extension Scene {
    @Native(itself) func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene
    @Native(itself) func commandsRemoved() -> some Scene
    @Native(itself) func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene
    @Native(itself) func windowStyle(_ style: WindowStyle) -> some Scene
    @Native(itself) func windowResizability(_ resizability: WindowResizability) -> some Scene
    @Native(itself) func windowLevel(_ level: WindowLevel) -> some Scene
    @Native(itself) func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene
    @Native(itself) func windowManagerRole(_ role: WindowManagerRole) -> some Scene
    @Native(itself) func defaultSize(_ size: CGSize) -> some Scene
    @Native(itself) func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
    @Native(itself) func defaultPosition(_ position: UnitPoint) -> some Scene
    @Native(itself) func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
    @Native(itself) func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
    @Native(itself) func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene
    @Native(itself) func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene
    @Native(itself) func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    @Native(itself) func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
    @Native(itself) func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene
    @Native(itself) func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = _) -> some Scene
    @Native(itself) func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene
    @Native(itself) func windowIdealPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene
    @Native(sceneEnvironment) func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene
    @Native(onChangeOfScene) func onChange<V: Equatable>(
        of value: V, initial: Bool = _, _ action: @escaping () -> Void
    ) -> some Scene
    @Native(onChangeOfSceneFromOldValue) func onChange<V: Equatable>(
        of value: V, initial: Bool = _, _ action: @escaping (V, V) -> Void
    ) -> some Scene
    @Native(onChangeOfScenePerform) func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some Scene
}
