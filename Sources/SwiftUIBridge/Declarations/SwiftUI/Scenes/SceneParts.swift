struct WindowLayoutRoot {
    @Native(windowLayoutSizeThatFits) func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

struct WindowPlacementContext {
    @Native(undrawn) var defaultDisplay: DisplayProxy { get }
}

struct DisplayProxy {
    @Native(displayProxyBounds) var bounds: CGRect { get }
    @Native(displayProxyVisibleRect) var visibleRect: CGRect { get }
}

protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
}

extension FileDocument {
    @Native(writableContentTypes) static var writableContentTypes: [UTType] { get }
}

protocol ReferenceFileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    init(configuration: FileDocumentReadConfiguration) throws
}

extension ReferenceFileDocument {
    @Native(writableContentTypes) static var writableContentTypes: [UTType] { get }
}

struct FileDocumentReadConfiguration {
    @Native(documentContentType) var contentType: UTType { get }
    @Native(emptyFile) var file: FileWrapper { get }
}

struct FileDocumentWriteConfiguration {
    @Native(documentContentType) var contentType: UTType { get }
    @Native(nilValue) var existingFile: FileWrapper? { get }
}

@Converted @Represented(by: FileContents) class FileWrapper {
    @Native(fileWrapperInit) init(regularFileWithContents contents: Data)
    @Native(directoryFileWrapper) init(directoryWithFileWrappers children: [String: FileWrapper])
    @Native(fileWrapperRegularFileContents) var regularFileContents: Data? { get }
}

@Converted @Represented(by: OpenDocument) @propertyWrapper struct FileDocumentConfiguration<Document> {
    @Native(fileDocumentConfiguration$) var $document: Binding<Document> { get }
    @Native(fileDocumentConfigurationDocument) var document: Document { get }
    @Native(nilValue) var fileURL: URL? { get }
    @Native(fileDocumentConfigurationIsEditable) var isEditable: Bool { get }
}

struct DocumentGroup<Document, Content: View>: Scene {
    @Native(documentGroupInit) init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument
}
