/// Menus of a program's bar, which pictures don't show.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Puts a program's menus together.
@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        EmptyCommands()
    }
    public static func buildOptional<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
    public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability(_ content: any Commands) -> EmptyCommands { EmptyCommands() }
}

/// No menus.
public struct EmptyCommands: Commands {
    nonisolated public init() {}
    public var body: Never { fatalError("menus of the system have no body") }
}

public struct SidebarCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

public struct ToolbarCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

public struct TextEditingCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

public struct TextFormattingCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

public struct InspectorCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// Items beside or in place of the system's.
public struct CommandGroup<Content: View>: Commands {
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: EmptyCommands { EmptyCommands() }
}

/// A place among the system's menu items.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
