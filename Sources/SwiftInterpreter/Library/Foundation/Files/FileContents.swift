// Also read for: Data(contentsOf:), String(contentsOf:), String(contentsOfFile:), contentsOfFile, write(to:),
// write(toFile:), directoryHint, appending(path:), appending(component:).
// Not read for: appending, write, ReadingOptions.

public struct FileAttributeKey: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let size = FileAttributeKey(rawValue: "NSFileSize")
    public static let type = FileAttributeKey(rawValue: "NSFileType")
    public static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
    public static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
    public static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
    public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
}

public struct FileAttributeType: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
    public static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
    public static let typeSymbolicLink = FileAttributeType(rawValue: "NSFileTypeSymbolicLink")
    public static let typeUnknown = FileAttributeType(rawValue: "NSFileTypeUnknown")
}

public struct URLResourceKey: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
    public static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
    public static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
    public static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
    public static let contentModificationDateKey = URLResourceKey(
        rawValue: "NSURLContentModificationDateKey")
}

public func NSHomeDirectory() -> String { "/" }
public func NSTemporaryDirectory() -> String { "/tmp/" }
public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
    _ expandTilde: Bool
) -> [String] { [directory.path] }

extension URL {
    public enum DirectoryHint { case isDirectory, notDirectory, checkFileSystem, inferFromPath }

    public static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents") }
    public static var cachesDirectory: URL { URL(fileURLWithPath: "/Library/Caches") }
    public static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }
    public static var applicationSupportDirectory: URL { URL(fileURLWithPath: "/Library/Application Support") }
    public static var libraryDirectory: URL { URL(fileURLWithPath: "/Library") }
    public static var downloadsDirectory: URL { URL(fileURLWithPath: "/Downloads") }
    public static var desktopDirectory: URL { URL(fileURLWithPath: "/Desktop") }
    public static var picturesDirectory: URL { URL(fileURLWithPath: "/Pictures") }
    public static var homeDirectory: URL { URL(fileURLWithPath: "/") }

    public func appending(path: String, directoryHint: DirectoryHint = .inferFromPath) -> URL {
        appendingPathComponent(path)
    }
    public func appending(component: String, directoryHint: DirectoryHint = .inferFromPath) -> URL {
        appendingPathComponent(component)
    }
}

extension Data {
    public struct WritingOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let atomicWrite = WritingOptions(rawValue: 1)
        public static let withoutOverwriting = WritingOptions(rawValue: 2)
        public static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
        public static let completeFileProtection = WritingOptions(rawValue: 0x2000_0000)
        public static let completeFileProtectionUnlessOpen = WritingOptions(rawValue: 0x3000_0000)
    }

    public struct ReadingOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mappedIfSafe = ReadingOptions(rawValue: 1)
        public static let uncached = ReadingOptions(rawValue: 2)
        public static let alwaysMapped = ReadingOptions(rawValue: 8)
    }

    public init(contentsOf url: URL, options: ReadingOptions = []) throws {
        self = try FileManager.default.read(url)
    }

    public func write(to url: URL, options: WritingOptions = []) throws {
        try FileManager.default.write(self, url, options)
    }
}

extension String {
    public init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
        guard let text = String(data: try FileManager.default.read(url), encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding, path: url.path)
        }
        self = text
    }

    public init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
        guard let text = String(data: try FileManager.default.read(path), encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding, path: path)
        }
        self = text
    }

    public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding) throws {
        guard let data = data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding, path: url.path)
        }
        try FileManager.default.write(data, url)
    }

    public func write(
        toFile path: String, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
    ) throws {
        try write(to: URL(fileURLWithPath: path), atomically: useAuxiliaryFile, encoding: encoding)
    }
}
