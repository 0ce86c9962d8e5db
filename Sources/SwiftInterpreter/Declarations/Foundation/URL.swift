struct URL: Hashable, CustomStringConvertible, Codable, Sendable {
    @Calls(nonEmpty) init?(string: String)
    @Calls(whole) init?(string: String, relativeTo base: URL?)
    init?(string: String, encodingInvalidCharacters: Bool)
    @Calls(absoluteFile) init(fileURLWithPath path: String)
    @Calls(absoluteFile) init(fileURLWithPath path: String, isDirectory: Bool)
    @Calls(absoluteFile) init(filePath path: String)
    @Calls(rootFolder) static func currentDirectory() -> URL

    // MARK: Parts

    let absoluteString: String
    let relativeString: String
    @Calls(absoluteString) let description: String
    @Calls(absoluteString) let debugDescription: String
    let scheme: String?
    let user: String?
    func user(percentEncoded: Bool = true) -> String?
    let password: String?
    func password(percentEncoded: Bool = true) -> String?
    let host: String?
    func host(percentEncoded: Bool = true) -> String?
    let port: Int?
    let path: String
    func path(percentEncoded: Bool = true) -> String
    let relativePath: String
    let pathComponents: [String]
    let lastPathComponent: String
    let pathExtension: String
    let query: String?
    func query(percentEncoded: Bool = true) -> String?
    let fragment: String?
    func fragment(percentEncoded: Bool = true) -> String?
    let isFileURL: Bool
    let hasDirectoryPath: Bool
    let absoluteURL: URL
    @Calls(noBase) let baseURL: URL?
    let dataRepresentation: Data

    // MARK: Changes

    @Calls(appendingWithoutLooking) func appendingPathComponent(_ pathComponent: String) -> URL
    @Calls(appendingWithoutLooking)
    func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
    @Calls(appendWithoutLooking) mutating func appendPathComponent(_ pathComponent: String)
    @Calls(appendWithoutLooking) mutating func append(path: String)
    @Calls(appendingAll) func appending(components: String...) -> URL
    mutating func append(component: String)
    @Calls(appendAll) mutating func append(components: String...)
    func appending(queryItems: [URLQueryItem]) -> URL
    mutating func append(queryItems: [URLQueryItem])
    func appendingPathExtension(_ pathExtension: String) -> URL
    mutating func appendPathExtension(_ pathExtension: String)
    func deletingLastPathComponent() -> URL
    mutating func deleteLastPathComponent()
    func deletingPathExtension() -> URL
    mutating func deletePathExtension()
    let standardized: URL
    @Calls(standardized) let standardizedFileURL: URL
    mutating func standardize()
    @Calls(withoutLookingForLinks) func resolvingSymlinksInPath() -> URL
    @Calls(leaveLinks) mutating func resolveSymlinksInPath()
    @Calls(startAccess) func startAccessingSecurityScopedResource() -> Bool
    @Calls(stopAccess) func stopAccessingSecurityScopedResource()
}
