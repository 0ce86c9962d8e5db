// Pictures show the content of windows only: what these choose isn't seen.

struct WindowStyle {
    @Native(undrawn) static var automatic: WindowStyle { get }
    @Native(undrawn) static var hiddenTitleBar: WindowStyle { get }
    @Native(undrawn) static var titleBar: WindowStyle { get }
    @Native(undrawn) static var plain: WindowStyle { get }
    @Native(undrawn) static var volumetric: WindowStyle { get }
}

struct WindowResizability {
    @Native(undrawn) static var automatic: WindowResizability { get }
    @Native(undrawn) static var contentSize: WindowResizability { get }
    @Native(undrawn) static var contentMinSize: WindowResizability { get }
}

struct WindowLevel {
    @Native(undrawn) static var automatic: WindowLevel { get }
    @Native(undrawn) static var normal: WindowLevel { get }
    @Native(undrawn) static var desktop: WindowLevel { get }
    @Native(undrawn) static var floating: WindowLevel { get }
}

struct WindowToolbarStyle {
    @Native(undrawn) static var automatic: WindowToolbarStyle { get }
    @Native(undrawn) static var expanded: WindowToolbarStyle { get }
    @Native(undrawn) static var unified: WindowToolbarStyle { get }
    @Native(undrawn) static var unifiedCompact: WindowToolbarStyle { get }
    @Native(undrawn) static func unified(showsTitle: Bool) -> WindowToolbarStyle
}

struct WindowManagerRole {
    @Native(undrawn) static var automatic: WindowManagerRole { get }
    @Native(undrawn) static var principal: WindowManagerRole { get }
    @Native(undrawn) static var associated: WindowManagerRole { get }
}

struct SceneLaunchBehavior {
    @Native(undrawn) static var automatic: SceneLaunchBehavior { get }
    @Native(undrawn) static var presented: SceneLaunchBehavior { get }
    @Native(undrawn) static var suppressed: SceneLaunchBehavior { get }
}

struct SceneRestorationBehavior {
    @Native(undrawn) static var automatic: SceneRestorationBehavior { get }
    @Native(undrawn) static var disabled: SceneRestorationBehavior { get }
}

struct MenuBarExtraStyle {
    @Native(undrawn) static var automatic: MenuBarExtraStyle { get }
    @Native(undrawn) static var menu: MenuBarExtraStyle { get }
    @Native(undrawn) static var window: MenuBarExtraStyle { get }
}

struct WindowIdealSize {
    @Native(undrawn) static var automatic: WindowIdealSize { get }
    @Native(undrawn) static var fitToContent: WindowIdealSize { get }
    @Native(undrawn) static var maximum: WindowIdealSize { get }
}

struct WindowPlacement {
    @Native(undrawn) init(_ position: UnitPoint? = _, size: CGSize? = _)
    @Native(undrawn) init(x: CGFloat, y: CGFloat, size: CGSize? = _)
    @Native(undrawn) init(_ position: UnitPoint? = _, width: CGFloat? = _, height: CGFloat? = _)
    @Native(undrawn) init(_ position: CGPoint, size: CGSize? = _)
}
