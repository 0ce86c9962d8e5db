import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What is in the bar of a program: pictures show none.
func addCommandTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "CommandsBuilder", "@resultBuilder struct CommandsBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "Commands", resultType: "BuiltCommands", block: { _, _ in .void },
                optional: { _, _ in .void }, either: { _, _, _ in .void })))
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
    /// A value of which nothing is ever drawn or asked.
    static func undrawn(_: inout NativeCall) throws -> Value { .void }

    static func nilValue(_: inout NativeCall) throws -> Value { .null }

    static func writableContentTypes(_: inout NativeCall) throws -> Value { .array([]) }

    static func documentContentType(_: inout NativeCall) throws -> Value { UTType.data.bridged }

    static func emptyFile(_: inout NativeCall) throws -> Value { FileContents(data: nil).bridged }

    static func windowLayoutSizeThatFits(_: inout NativeCall) throws -> Value {
        CGSize.zero.bridged
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

    static func directoryFileWrapper(_: inout NativeCall) throws -> Value {
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
