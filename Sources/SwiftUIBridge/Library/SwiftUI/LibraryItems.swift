// Entries of Xcode's library: accepted, none is drawn.

public struct LibraryItem {
    public enum Category: Hashable { case control, effect, layout, other }

    public init<V: View>(
        _ snippet: @autoclosure () -> V, visible: Bool = true, title: String? = nil,
        category: Category = .control, matchingSignature: String? = nil
    ) {}

    @_disfavoredOverload
    public init<T>(
        _ snippet: @autoclosure () -> T, visible: Bool = true, title: String? = nil,
        category: Category = .control, matchingSignature: String? = nil
    ) {}
}

@resultBuilder
public struct LibraryContentBuilder {
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any
    @LibraryContentBuilder var views: [LibraryItem] { get }
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
