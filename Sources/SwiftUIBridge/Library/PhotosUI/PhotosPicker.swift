// The photo picker's button; nothing can be picked while a picture is drawn.

public struct PhotosPickerItem: Hashable {
    public let itemIdentifier: String?
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    public var supportedContentTypes: [UTType] { [.image] }
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}
public struct PHPickerFilter: Hashable {
    let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}
public struct _PhotosLibrary {
    public static func shared() -> _PhotosLibrary { _PhotosLibrary() }
}

public struct PhotosPicker<Label: View>: View {
    public enum SelectionBehavior { case `default`, ordered, continuous, continuousAndOrdered }
    public enum ItemEncoding { case automatic, current, compatible }
    let label: Label
    public var body: some View {
        Button {
        } label: {
            label
        }
    }

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: SelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
}
extension PhotosPicker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared()
    ) { label = Text(title) }
    public init(
        _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: SelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: ItemEncoding = .automatic, photoLibrary: _PhotosLibrary = .shared()
    ) { label = Text(title) }
}
extension View {
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        photoLibrary: _PhotosLibrary = .shared()
    ) -> some View { self }
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil, photoLibrary: _PhotosLibrary = .shared()
    ) -> some View { self }
}
