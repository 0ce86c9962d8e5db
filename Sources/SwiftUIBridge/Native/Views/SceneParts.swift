import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A choice of a window's, by its name: pictures show windows' content only.
struct WindowChoice: NativeBoxed, Hashable {
    var name: String
}

private let windowChoices: [(type: String, names: [String])] = [
    ("WindowStyle", ["automatic", "hiddenTitleBar", "titleBar", "plain", "volumetric"]),
    ("WindowResizability", ["automatic", "contentSize", "contentMinSize"]),
    ("WindowLevel", ["automatic", "normal", "desktop", "floating"]),
    ("WindowToolbarStyle", ["automatic", "expanded", "unified", "unifiedCompact"]),
    ("WindowManagerRole", ["automatic", "principal", "associated"]),
    ("SceneLaunchBehavior", ["automatic", "presented", "suppressed"]),
    ("SceneRestorationBehavior", ["automatic", "disabled"]),
    ("MenuBarExtraStyle", ["automatic", "menu", "window"]),
    ("WindowIdealSize", ["automatic", "fitToContent", "maximum"]),
    ("WindowInteractionBehavior", ["automatic", "enabled", "disabled"]),
    (
        "CommandGroupPlacement",
        [
            "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination", "newItem", "saveItem",
            "importExport", "printItem", "undoRedo", "pasteboard", "textEditing", "textFormatting", "toolbar",
            "sidebar", "windowSize", "windowList", "singleWindowList", "windowArrangement", "help",
        ]
    ),
]

/// The menus of a program's bar: pictures show none.
func addCommandTypes(_ types: inout [NativeType]) {
    for (type, names) in windowChoices {
        types.append(
            NativeType.make(type, "struct \(type)") { m in
                for name in names {
                    m.add(name, "static var \(name): \(type) { get }") { _ in WindowChoice(name: name).bridged }
                }
                if type == "WindowToolbarStyle" {
                    m.add("unified", "static func unified(showsTitle: Bool) -> \(type)") { _ in
                        WindowChoice(name: "unified").bridged
                    }
                }
            })
    }
    types.append(
        NativeType.make("WindowPlacement", "struct WindowPlacement") { m in
            for parameters in [
                "_ position: UnitPoint? = _, size: CGSize? = _", "x: CGFloat, y: CGFloat, size: CGSize? = _",
                "_ position: UnitPoint? = _, width: CGFloat? = _, height: CGFloat? = _",
                "_ position: CGPoint, size: CGSize? = _",
            ] { m.add("init", "init(\(parameters))") { _ in .void } }
        })
    types.append(
        NativeType(
            "CommandsBuilder", "@resultBuilder struct CommandsBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "Commands", resultType: "BuiltCommands", block: { _, _ in .void },
                optional: { _, _ in .void }, either: { _, _, _ in .void })))
    func commands(_ name: String, _ initializers: [String]) {
        types.append(
            NativeType.make(name, "struct \(name): Commands") { m in
                for parameters in initializers { m.add("init", parameters) { _ in .void } }
            })
    }
    for name in [
        "EmptyCommands", "SidebarCommands", "ToolbarCommands", "TextEditingCommands", "TextFormattingCommands",
        "InspectorCommands", "ImportFromDevicesCommands",
    ] { commands(name, ["init()"]) }
    commands(
        "CommandMenu",
        [
            "init<V: View>(_ name: String, @ViewBuilder content: () -> V)",
            "init<V: View>(_ name: Text, @ViewBuilder content: () -> V)",
        ])
    commands(
        "CommandGroup",
        ["before", "after", "replacing"].map {
            "init<V: View>(\($0) group: CommandGroupPlacement, @ViewBuilder addition: () -> V)"
        })
}

/// Apps of documents: what is drawn is the editor of a new one.
func addDocumentTypes(_ types: inout [NativeType]) {
    for name in ["FileDocument", "ReferenceFileDocument"] {
        types.append(
            NativeType.make(name, "protocol \(name)") { m in
                m.add("ReadConfiguration", "typealias ReadConfiguration = FileDocumentReadConfiguration")
                m.add("WriteConfiguration", "typealias WriteConfiguration = FileDocumentWriteConfiguration")
                m.add("readableContentTypes", "required static var readableContentTypes: [UTType] { get }")
                m.add("writableContentTypes", "static var writableContentTypes: [UTType] { get }") { _ in .array([]) }
                m.add("init", "required init(configuration: FileDocumentReadConfiguration) throws")
            })
    }
    for name in ["FileDocumentReadConfiguration", "FileDocumentWriteConfiguration"] {
        types.append(
            NativeType.make(name, "struct \(name)") { m in
                m.add("contentType", "var contentType: UTType { get }") { _ in UTType.data.bridged }
                if name.contains("Read") {
                    m.add("file", "var file: FileWrapper { get }") { _ in FileContents(data: nil).bridged }
                } else {
                    m.add("existingFile", "var existingFile: FileWrapper? { get }") { _ in .null }
                }
            })
    }
}

/// A document that an editor works on.
struct OpenDocument: NativeBoxed {
    let document: Binding<Value>
}

/// What is in a file, in memory.
final class FileContents: NativeBoxed, Sendable {
    let data: Data?
    init(data: Data?) { self.data = data }
}

/// Keeps the document that its editor changes.
private struct DocumentEditor: View {
    // Unsafe: one thread at a time is in an execution.
    @State var document: Value
    nonisolated(unsafe) let editor: (Binding<Value>) -> AnyView

    nonisolated init(document: Value, editor: @escaping (Binding<Value>) -> AnyView) {
        (_document, self.editor) = (State(initialValue: document), editor)
    }

    var body: some View { editor($document) }
}

extension SwiftUILibrary {
    static func windowLayoutRootSizeThatFits(_: inout NativeCall) throws -> Value {
        CGSize.zero.bridged
    }

    static func windowPlacementContextDefaultDisplay(_: inout NativeCall) throws -> Value {
        .void
    }

    static func displayProxyBounds(_: inout NativeCall) throws -> Value {
        CGRect.zero.bridged
    }

    static func displayProxyVisibleRect(_: inout NativeCall) throws -> Value {
        CGRect.zero.bridged
    }

    static func fileWrapperInit(_ c: inout NativeCall) throws -> Value {
        FileContents(data: try c.argument(0, as: Data.self)).bridged
    }

    static func fileWrapperInitDirectoryWithFileWrappers(_: inout NativeCall) throws -> Value {
        FileContents(data: nil).bridged
    }

    static func fileWrapperRegularFileContents(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: FileContents.self).data.bridged
    }

    static func fileDocumentConfiguration$(_ c: inout NativeCall) throws -> Value {
        .box(try c.receiver(as: OpenDocument.self).document)
    }

    static func fileDocumentConfigurationDocument(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: OpenDocument.self).document.wrappedValue
    }

    static func fileDocumentConfigurationFileURL(_: inout NativeCall) throws -> Value {
        .null
    }

    static func fileDocumentConfigurationIsEditable(_: inout NativeCall) throws -> Value {
        .bool(true)
    }

    static func documentGroupInit(_ c: inout NativeCall) throws -> Value {
        let editor = try c.callback(1)
        let view = DocumentEditor(document: try c.evaluator.call(c.arguments[0], [])) { document in
            editor.call([OpenDocument(document: document).bridged], AnyView.self)
        }
        return .box(ErasedScene(content: AnyView(view)))
    }
}
