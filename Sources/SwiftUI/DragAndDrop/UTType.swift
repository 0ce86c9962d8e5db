import Foundation

/// What kind of data something is.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    public init?(_ identifier: String) { self.init(known: identifier) }
    public init(exportedAs identifier: String) { self.init(known: identifier) }
    public init(importedAs identifier: String) { self.init(known: identifier) }

    /// The type of files with this ending; nil for an ending that isn't known.
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        guard let known = Self.table.first(where: { $0.ending == ending }) else { return nil }
        self.init(known: known.identifier)
    }

    public var preferredFilenameExtension: String? { Self.table.first { $0.identifier == identifier }?.ending }
    public var preferredMIMEType: String? { Self.table.first { $0.identifier == identifier }?.mime }

    /// Whether data of this type is also of another one.
    public func conforms(to type: UTType) -> Bool {
        if self == type || type == .item { return true }
        guard let row = Self.table.first(where: { $0.identifier == identifier }) else { return false }
        return UTType(known: row.base).conforms(to: type)
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let folder = UTType(known: "public.folder")
    public static let directory = UTType(known: "public.directory")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let tiff = UTType(known: "public.tiff")
    public static let svg = UTType(known: "public.svg-image")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let zip = UTType(known: "public.zip-archive")

    /// Each type with the one it is a kind of, the ending of its files and its name on the web.
    private static let table: [(identifier: String, base: String, ending: String?, mime: String?)] = [
        ("public.content", "public.item", nil, nil), ("public.data", "public.item", nil, nil),
        ("public.directory", "public.item", nil, nil), ("public.folder", "public.directory", nil, nil),
        ("public.url", "public.data", nil, nil), ("public.file-url", "public.url", nil, nil),
        ("public.text", "public.data", nil, nil),
        ("public.plain-text", "public.text", "txt", "text/plain"),
        ("public.utf8-plain-text", "public.plain-text", nil, nil), ("public.rtf", "public.text", "rtf", "text/rtf"),
        ("public.html", "public.text", "html", "text/html"), ("public.xml", "public.text", "xml", "application/xml"),
        ("public.json", "public.text", "json", "application/json"),
        ("public.comma-separated-values-text", "public.text", "csv", "text/csv"),
        ("public.source-code", "public.plain-text", nil, nil),
        ("public.swift-source", "public.source-code", "swift", nil), ("public.image", "public.data", nil, nil),
        ("public.png", "public.image", "png", "image/png"), ("public.jpeg", "public.image", "jpeg", "image/jpeg"),
        ("com.compuserve.gif", "public.image", "gif", "image/gif"),
        ("public.heic", "public.image", "heic", "image/heic"),
        ("public.tiff", "public.image", "tiff", "image/tiff"),
        ("public.svg-image", "public.image", "svg", "image/svg+xml"),
        ("com.adobe.pdf", "public.data", "pdf", "application/pdf"), ("public.audio", "public.data", nil, nil),
        ("public.mp3", "public.audio", "mp3", "audio/mpeg"), ("public.movie", "public.data", nil, nil),
        ("public.video", "public.movie", nil, nil), ("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
        ("com.apple.quicktime-movie", "public.movie", "mov", "video/quicktime"),
        ("public.zip-archive", "public.data", "zip", "application/zip"),
    ]
}
