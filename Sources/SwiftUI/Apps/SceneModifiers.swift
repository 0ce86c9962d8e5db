import Foundation

/// What is about the windows themselves changes no picture of what is in them.
extension Scene {
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}

/// What the views in the windows see.
extension Scene {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changed { $0.environment(keyPath, value) }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changed { $0.environment(object) }
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changed { $0.environmentObject(object) }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        changed { $0.onChange(of: value, initial: initial, action) }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        changed { $0.onChange(of: value, initial: initial, action) }
    }

    private func changed<Content: View>(_ change: @escaping (AnyView) -> Content) -> SceneWindows {
        SceneWindows(
            windows: Self._windows(of: self).map { window in
                _SceneWindow(content: { AnyView(change(window.content())) }, isSecondary: window.isSecondary)
            })
    }
}
