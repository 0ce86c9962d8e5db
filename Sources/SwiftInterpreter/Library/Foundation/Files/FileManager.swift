/// The files of one drawing: a tree in memory, empty at first, and what comes with the program.
public final class FileManager {
    public static let `default` = FileManager()

    public enum SearchPathDirectory {
        case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
        case downloadsDirectory, desktopDirectory, picturesDirectory, moviesDirectory, musicDirectory
        case userDirectory, applicationDirectory, sharedPublicDirectory, trashDirectory

        var path: String {
            switch self {
            case .documentDirectory: "/Documents"
            case .cachesDirectory: "/Library/Caches"
            case .applicationSupportDirectory: "/Library/Application Support"
            case .libraryDirectory: "/Library"
            case .downloadsDirectory: "/Downloads"
            case .desktopDirectory: "/Desktop"
            case .picturesDirectory: "/Pictures"
            case .moviesDirectory: "/Movies"
            case .musicDirectory: "/Music"
            case .userDirectory: "/"
            case .applicationDirectory: "/Applications"
            case .sharedPublicDirectory: "/Public"
            case .trashDirectory: "/.Trash"
            }
        }
    }

    public struct SearchPathDomainMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
        public static let localDomainMask = SearchPathDomainMask(rawValue: 2)
        public static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
        public static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
        public static let allDomainsMask = SearchPathDomainMask(rawValue: 0x0ffff)
    }

    public struct DirectoryEnumerationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
        public static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
        public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    }

    private var files: [String: Data] = [:]
    private var folders: Set<String> = ["/Documents", "/Library", "/Library/Caches", "/tmp"]

    static func key(_ path: String) -> String {
        "/" + path.split(separator: "/").joined(separator: "/")
    }

    private static func parent(_ key: String) -> String {
        "/" + key.split(separator: "/").dropLast().joined(separator: "/")
    }

    // MARK: - Where

    public var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }
    public var currentDirectoryPath: String { "/" }
    public var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/") }

    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        [URL(fileURLWithPath: directory.path)]
    }

    public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        if shouldCreate { folders.insert(directory.path) }
        return URL(fileURLWithPath: directory.path)
    }

    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        URL(fileURLWithPath: "/Groups/" + groupIdentifier)
    }

    // MARK: - Reading

    func read(_ path: String) throws -> Data {
        let key = FileManager.key(path)
        if let data = files[key] ?? _Host.resource(key) { return data }
        throw CocoaError(.fileReadNoSuchFile, path: key)
    }

    func read(_ url: URL) throws -> Data {
        guard url.scheme == nil || url.scheme == "file" else {
            _Host.warn("pictures never use the network: '\(url.absoluteString)' isn't loaded")
            throw URLError(.notConnectedToInternet)
        }
        return try read(url.path)
    }

    public func contents(atPath path: String) -> Data? { try? read(path) }

    public func fileExists(atPath path: String) -> Bool {
        let key = FileManager.key(path)
        return key == "/" || files[key] != nil || folders.contains(key) || _Host.resource(key) != nil
    }

    public func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    public func isWritableFile(atPath path: String) -> Bool { true }
    public func isDeletableFile(atPath path: String) -> Bool { true }

    public func contentsOfDirectory(atPath path: String) throws -> [String] {
        let key = FileManager.key(path)
        let prefix = key == "/" ? "/" : key + "/"
        guard key == "/" || folders.contains(key) else {
            throw CocoaError(.fileReadNoSuchFile, path: key)
        }
        var names: Set<String> = []
        for item in Array(files.keys) + Array(folders) where item.hasPrefix(prefix) {
            if let name = item.dropFirst(prefix.count).split(separator: "/").first { names.insert(String(name)) }
        }
        return names.sorted()
    }

    public func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = []
    ) throws -> [URL] {
        try contentsOfDirectory(atPath: url.path)
            .filter { !mask.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
            .map { url.appendingPathComponent($0) }
    }

    public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        let key = FileManager.key(path)
        if key == "/" || folders.contains(key) { return [.type: FileAttributeType.typeDirectory] }
        return [.size: try read(path).count, .type: FileAttributeType.typeRegular]
    }

    // MARK: - Writing

    func write(_ data: Data, _ url: URL, _ options: Data.WritingOptions = []) throws {
        guard url.scheme == nil || url.scheme == "file" else { throw CocoaError(.fileWriteUnknown) }
        let key = FileManager.key(url.path)
        if options.contains(.withoutOverwriting), files[key] != nil {
            throw CocoaError(.fileWriteFileExists, path: key)
        }
        folders.insert(FileManager.parent(key))
        files[key] = data
    }

    @discardableResult
    public func createFile(
        atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
    ) -> Bool {
        files[FileManager.key(path)] = data ?? Data()
        return true
    }

    public func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {
        try createDirectory(
            atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }

    public func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {
        let key = FileManager.key(path)
        if folders.contains(key), !createIntermediates { throw CocoaError(.fileWriteFileExists, path: key) }
        folders.insert(key)
    }

    public func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }

    public func removeItem(atPath path: String) throws {
        let key = FileManager.key(path)
        guard files[key] != nil || folders.contains(key) else {
            throw CocoaError(.fileNoSuchFile, path: key)
        }
        files = files.filter { $0.key != key && !$0.key.hasPrefix(key + "/") }
        folders = folders.filter { $0 != key && !$0.hasPrefix(key + "/") }
    }

    public func copyItem(at source: URL, to target: URL) throws {
        try write(try read(source), target, .withoutOverwriting)
    }

    public func copyItem(atPath source: String, toPath target: String) throws {
        try copyItem(at: URL(fileURLWithPath: source), to: URL(fileURLWithPath: target))
    }

    public func moveItem(at source: URL, to target: URL) throws {
        try copyItem(at: source, to: target)
        try removeItem(at: source)
    }

    public func moveItem(atPath source: String, toPath target: String) throws {
        try moveItem(at: URL(fileURLWithPath: source), to: URL(fileURLWithPath: target))
    }
}
