import ViewGraph

/// What can be carried from one view, or one program, to another.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The form in which something is carried between programs. Between the views of one it is carried as it is.
public protocol TransferRepresentation: Sendable {}

/// No form of its own.
public struct _PlainRepresentation: TransferRepresentation {
    public init() {}
}

/// The value as its encoder writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Bytes that the program makes of the value.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Another value that stands for this one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {}
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
}

/// Several forms, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ expression: R) -> R { expression }

    public static func buildBlock<R: TransferRepresentation>(_ first: R) -> R { first }

    public static func buildBlock<R: TransferRepresentation, S: TransferRepresentation>(
        _ first: R, _ second: S
    ) -> R { first }
}

extension String: Transferable {
    public static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}

extension URL: Transferable {
    public static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}

extension Data: Transferable {
    public static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}

extension Image: Transferable {
    public static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}

extension Color: Transferable {
    public static var transferRepresentation: _PlainRepresentation { _PlainRepresentation() }
}
