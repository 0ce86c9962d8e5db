// The menus of a program's bar: pictures show none.

struct CommandGroupPlacement {
    @Native(undrawn) static var appInfo: CommandGroupPlacement { get }
    @Native(undrawn) static var appSettings: CommandGroupPlacement { get }
    @Native(undrawn) static var systemServices: CommandGroupPlacement { get }
    @Native(undrawn) static var appVisibility: CommandGroupPlacement { get }
    @Native(undrawn) static var appTermination: CommandGroupPlacement { get }
    @Native(undrawn) static var newItem: CommandGroupPlacement { get }
    @Native(undrawn) static var saveItem: CommandGroupPlacement { get }
    @Native(undrawn) static var importExport: CommandGroupPlacement { get }
    @Native(undrawn) static var printItem: CommandGroupPlacement { get }
    @Native(undrawn) static var undoRedo: CommandGroupPlacement { get }
    @Native(undrawn) static var pasteboard: CommandGroupPlacement { get }
    @Native(undrawn) static var textEditing: CommandGroupPlacement { get }
    @Native(undrawn) static var textFormatting: CommandGroupPlacement { get }
    @Native(undrawn) static var toolbar: CommandGroupPlacement { get }
    @Native(undrawn) static var sidebar: CommandGroupPlacement { get }
    @Native(undrawn) static var windowSize: CommandGroupPlacement { get }
    @Native(undrawn) static var windowList: CommandGroupPlacement { get }
    @Native(undrawn) static var singleWindowList: CommandGroupPlacement { get }
    @Native(undrawn) static var windowArrangement: CommandGroupPlacement { get }
    @Native(undrawn) static var help: CommandGroupPlacement { get }
}

@MainActor protocol Commands {
    associatedtype Body: Commands
    @Native(itself) @CommandsBuilder var body: Body { get }
}

struct EmptyCommands: Commands {
    @Native(undrawn) init()
}

struct SidebarCommands: Commands {
    @Native(undrawn) init()
}

struct ToolbarCommands: Commands {
    @Native(undrawn) init()
}

struct TextEditingCommands: Commands {
    @Native(undrawn) init()
}

struct TextFormattingCommands: Commands {
    @Native(undrawn) init()
}

struct InspectorCommands: Commands {
    @Native(undrawn) init()
}

struct ImportFromDevicesCommands: Commands {
    @Native(undrawn) init()
}

struct CommandMenu: Commands {
    @Native(undrawn) init<V: View>(_ name: String, @ViewBuilder content: () -> V)
    @Native(undrawn) init<V: View>(_ name: Text, @ViewBuilder content: () -> V)
}

struct CommandGroup: Commands {
    @Native(undrawn) init<V: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> V)
    @Native(undrawn) init<V: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> V)
    @Native(undrawn) init<V: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> V)
}
