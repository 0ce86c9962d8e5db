import Foundation
import ViewGraph

// Copying and pasting, files, services of macOS, and how what is dragged looks on its way: between programs, so outside
// of a picture.

nonisolated extension View {
    // MARK: - Copying and pasting

    /// What the copy command takes.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { inert(".onCopyCommand") }
    /// What the cut command takes.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { inert(".onCutCommand") }
    /// What the paste command gives.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { inert(".onPasteCommand") }
    /// What the copy command takes.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        inert(".copyable")
    }
    /// What the cut command takes.
    public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
        inert(".cuttable")
    }
    /// What the paste command gives.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { inert(".pasteDestination") }
    /// What a row gives where it is dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { inert(".itemProvider") }
    /// What macOS's services and shortcuts take.
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { inert(".exportsItemProviders") }
    /// What macOS's services and shortcuts give.
    public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { inert(".importsItemProviders") }
    /// What macOS's services take.
    public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        inert(".exportableToServices")
    }
    /// What macOS's services give.
    public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
    ) -> some View { inert(".importableFromServices") }

    // MARK: - Panels for files

    /// A panel to choose where a document goes. It isn't drawn, and a warning says so where it is open.
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(UndrawnModifier(label: ".fileExporter", isShown: isPresented.wrappedValue))
    }
    /// A panel to choose where something goes. It isn't drawn, and a warning says so where it is open.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(UndrawnModifier(label: ".fileExporter", isShown: isPresented.wrappedValue))
    }

    /// A button's title in the panel.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { inert(".fileDialogConfirmationLabel") }
    /// A button's title in the panel.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        inert(".fileDialogConfirmationLabel")
    }
    /// A button's title in the panel.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        inert(".fileDialogConfirmationLabel")
    }
    /// A line in the panel.
    public func fileDialogMessage(_ message: Text?) -> some View { inert(".fileDialogMessage") }
    /// A line in the panel.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { inert(".fileDialogMessage") }
    /// A line in the panel.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { inert(".fileDialogMessage") }
    /// The name that the panel offers.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { inert(".fileExporterFilenameLabel") }
    /// The name that the panel offers.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        inert(".fileExporterFilenameLabel")
    }
    /// Which panels remember their settings together.
    public func fileDialogCustomizationID(_ id: String) -> some View { inert(".fileDialogCustomizationID") }
    /// Where the panel begins.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        inert(".fileDialogDefaultDirectory")
    }
    /// Whether aliases are files themselves.
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        inert(".fileDialogImportsUnresolvedAliases")
    }
    /// What the panel shows.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        inert(".fileDialogBrowserOptions")
    }
    /// Where several files go. It isn't drawn, and a warning says so where it is open.
    public func fileMover(
        isPresented: Binding<Bool>, files: [URL], onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(UndrawnModifier(label: ".fileMover", isShown: isPresented.wrappedValue))
    }

    // MARK: - On the way

    /// Whether what is dragged may be moved.
    public func dragConfiguration(_ configuration: DragConfiguration) -> some View { inert(".dragConfiguration") }
    /// How pictures of what is dragged stand together.
    public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        inert(".dragPreviewsFormation")
    }
    /// How pictures of what is dropped stand together.
    public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        inert(".dropPreviewsFormation")
    }
}

/// What a panel for files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

/// Whether what is dragged may be moved.
public struct DragConfiguration: Hashable, Sendable {
    public var allowMove: Bool
    public var allowDelete: Bool
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
        (self.allowMove, self.allowDelete) = (allowMove, allowDelete)
    }
}

/// How pictures of what is dragged stand together.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let kind: Int
    public static let `default` = DragDropPreviewsFormation(kind: 0)
    public static let pile = DragDropPreviewsFormation(kind: 1)
    public static let stack = DragDropPreviewsFormation(kind: 2)
    public static let list = DragDropPreviewsFormation(kind: 3)
}
