struct WindowLayoutRoot {
    @Native(windowLayoutRootSizeThatFits) func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

struct WindowPlacementContext {
    @Native(windowPlacementContextDefaultDisplay) var defaultDisplay: DisplayProxy { get }
}

struct DisplayProxy {
    @Native(displayProxyBounds) var bounds: CGRect { get }
    @Native(displayProxyVisibleRect) var visibleRect: CGRect { get }
}

protocol Commands {
    associatedtype Body: Commands
    @Native(itself) @CommandsBuilder var body: Body { get }
}

@Converted @Represented(by: FileContents) class FileWrapper {
    @Native(fileWrapperInit) init(regularFileWithContents contents: Data)
    @Native(fileWrapperInitDirectoryWithFileWrappers) init(directoryWithFileWrappers children: [String: FileWrapper])
    @Native(fileWrapperRegularFileContents) var regularFileContents: Data? { get }
}

@Converted @Represented(by: OpenDocument) @propertyWrapper struct FileDocumentConfiguration<Document> {
    @Native(fileDocumentConfiguration$) var $document: Binding<Document> { get }
    @Native(fileDocumentConfigurationDocument) var document: Document { get }
    @Native(fileDocumentConfigurationFileURL) var fileURL: URL? { get }
    @Native(fileDocumentConfigurationIsEditable) var isEditable: Bool { get }
}

struct DocumentGroup<Document, Content: View>: Scene {
    @Native(documentGroupInit) init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument
}
