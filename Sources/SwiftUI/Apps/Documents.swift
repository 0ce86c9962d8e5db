import Foundation

/// A document that is a value: its editor works on a binding to it.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A file or a folder, in memory.
public final class FileWrapper {
    public let regularFileContents: Data?
    public let fileWrappers: [String: FileWrapper]?
    public var filename: String?
    public var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { (regularFileContents, fileWrappers) = (contents, nil) }
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
        (regularFileContents, fileWrappers) = (nil, children)
    }

    public var isDirectory: Bool { fileWrappers != nil }
    public var isRegularFile: Bool { regularFileContents != nil }
}

/// A document and where it is from, as its editor sees it.
@propertyWrapper
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool { true }

    public var wrappedValue: Document {
        get { document }
        nonmutating set { document = newValue }
    }
}

/// A program of documents: its first window edits a new one.
public struct DocumentGroup<Document: FileDocument, Content: View>: Scene {
    private let window: _SceneWindow

    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = _SceneWindow(
            content: { AnyView(DocumentEditor(document: newDocument(), editor: editor)) }, isSecondary: false)
    }

    /// Shows documents that it can't make: there is none to show at first.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = _SceneWindow(content: { AnyView(EmptyView()) }, isSecondary: true)
    }

    public var body: Never { fatalError("a window has no body") }
    public static func _windows(of scene: DocumentGroup) -> [_SceneWindow] { [scene.window] }
}

/// Keeps the document that its editor changes.
private struct DocumentEditor<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: (FileDocumentConfiguration<Document>) -> Content

    var body: some View { editor(FileDocumentConfiguration(document: $document)) }
}
