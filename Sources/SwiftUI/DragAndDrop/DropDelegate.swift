import ViewGraph

/// Decides about what is carried over a view.
@preconcurrency
public protocol DropDelegate {
    /// Whether it may be dropped at all.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes it; false where it wasn't taken.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}

    /// Tells the delegate of what is above its view.
    package func take(_ offer: DropOffer, _ types: [UTType]) -> Bool {
        let providers = offer.items.compactMap { $0 as? NSItemProvider }.filter { $0.holds(types) }
        let info = DropInfo(location: offer.location, providers: providers)
        guard !providers.isEmpty, validateDrop(info: info) else { return false }
        switch offer.event {
        case .entered:
            dropEntered(info: info)
            _ = dropUpdated(info: info)
        case .moved: _ = dropUpdated(info: info)
        case .exited: dropExited(info: info)
        case .dropped: return performDrop(info: info)
        }
        return true
    }
}

/// What is carried over a view, and where.
public struct DropInfo {
    /// In the view's coordinates.
    public let location: CGPoint
    let providers: [NSItemProvider]

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { $0.holds(contentTypes) }
    }
}

/// What would become of it.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// What dropping does.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move
}

/// Something to be carried from one place to another.
// Unchecked: made and used in one session, by one thread at a time.
public final class NSItemProvider: @unchecked Sendable {
    package let item: Any?
    public var suggestedName: String?

    public init() { item = nil }
    public init(object: Any) { item = object }
    public init(item: Any?, typeIdentifier: String?) { self.item = item }
    public init?(contentsOf url: URL) { item = url }

    /// The types of what it holds; none where that can't be told.
    var types: [UTType] {
        switch item {
        case is String, is Substring: [.utf8PlainText]
        case let url as URL: [url.isFileURL ? .fileURL : .url]
        case is UIImage: [.image]
        case is Data: [.data]
        default: []
        }
    }

    /// Whether what it holds is of one of these types, or might be.
    func holds(_ wanted: [UTType]) -> Bool {
        let types = self.types
        return types.isEmpty || wanted.contains { type in types.contains { $0.conforms(to: type) } }
    }

    public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { wanted in types.contains { $0.conforms(to: wanted) } } ?? false
    }

    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { item is T }

    /// Gives what it holds at once: nothing has to be fetched.
    @discardableResult
    public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(item as? T, nil)
        return Progress(totalUnitCount: 1)
    }
}
