import Foundation

/// A program: its scenes, whose first window a picture of it shows.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// No window opens here: says how to get a picture instead, and ends the process with exit code 1.
    public static func main() {
        FileHandle.standardError.write(
            Data(
                """
                error: '\(Self.self)' opens no windows on Linux: draw its source with 'render FILE -o picture.png', \
                or a view of it with ImageRenderer

                """.utf8))
        exit(EXIT_FAILURE)
    }
}

/// A part of a program with views of its own: a window, settings, a menu.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }

    /// What a picture could show of the scene, in order.
    static func _windows(of scene: Self) -> [_SceneWindow]
}

extension Scene {
    public static func _windows(of scene: Self) -> [_SceneWindow] { Body._windows(of: scene.body) }
}

/// The views of one window.
public struct _SceneWindow {
    /// Made when it is shown.
    let content: () -> AnyView
    /// Whether it opens only when somebody asks for it: settings, a menu, a window for a value.
    let isSecondary: Bool
}

extension App {
    /// The views of the window that stands first; nil where the program has none.
    package var firstWindow: AnyView? {
        let windows = Body._windows(of: body)
        return (windows.first { !$0.isSecondary } ?? windows.first)?.content()
    }
}

extension Never: Scene {
    public static func _windows(of scene: Never) -> [_SceneWindow] {}
}

/// Puts a program's scenes together.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var windows: [_SceneWindow] = []
        func add<Part: Scene>(_ part: Part) { windows += Part._windows(of: part) }
        repeat add(each content)
        return SceneWindows(windows: windows)
    }
    public static func buildOptional(_ content: (any Scene)?) -> some Scene {
        SceneWindows(windows: content.map { windowsOf($0) } ?? [])
    }
    public static func buildEither<Content: Scene>(first content: Content) -> some Scene {
        SceneWindows(windows: Content._windows(of: content))
    }
    public static func buildEither<Content: Scene>(second content: Content) -> some Scene {
        SceneWindows(windows: Content._windows(of: content))
    }
    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
        SceneWindows(windows: windowsOf(content))
    }

    private static func windowsOf<Content: Scene>(_ content: Content) -> [_SceneWindow] {
        Content._windows(of: content)
    }
}

/// Scenes that are windows already.
struct SceneWindows: Scene {
    let windows: [_SceneWindow]
    var body: Never { fatalError("a scene that is made of windows has no body") }
    static func _windows(of scene: SceneWindows) -> [_SceneWindow] { scene.windows }
}
