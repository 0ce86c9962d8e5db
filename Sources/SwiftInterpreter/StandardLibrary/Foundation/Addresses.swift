import Foundation

/// Foundation would look at the disk for these, or make addresses with a base.
extension URL {
    static func nonEmpty(string: String) -> URL? { string.isEmpty ? nil : URL(string: string) }

    /// An address is kept whole: it has no base.
    static func whole(string: String, relativeTo base: URL?) -> URL? {
        string.isEmpty ? nil : URL(string: string, relativeTo: base)?.absoluteURL
    }

    var noBase: URL? { nil }

    // MARK: - Files

    /// The hint keeps Foundation from looking.
    static func absoluteFile(filePath path: String) -> URL {
        URL(filePath: path.hasPrefix("/") ? path : "/" + path, directoryHint: .notDirectory)
    }

    static func absoluteFile(fileURLWithPath path: String, isDirectory: Bool = false) -> URL {
        absoluteFile(filePath: path)
    }

    static func rootFolder() -> URL { URL(fileURLWithPath: "/", isDirectory: true) }

    func appendingWithoutLooking(_ component: String, isDirectory: Bool = false) -> URL {
        appending(path: component, directoryHint: .notDirectory)
    }

    mutating func appendWithoutLooking(_ component: String) { self = appendingWithoutLooking(component) }
    mutating func appendWithoutLooking(path: String) { self = appendingWithoutLooking(path) }

    func appendingAll(components: [String]) -> URL { components.reduce(self) { $0.appending(component: $1) } }
    mutating func appendAll(components: [String]) { self = appendingAll(components: components) }

    func withoutLookingForLinks() -> URL { self }
    mutating func leaveLinks() {}
    func startAccess() -> Bool { true }
    func stopAccess() {}
}

/// Foundation ends the process for parts that aren't any.
extension URLComponents {
    static func parts(url: URL, resolvingAgainstBaseURL: Bool) -> URLComponents? {
        URLComponents(url: url, resolvingAgainstBaseURL: false)
    }

    mutating func setScheme(_ text: String?, _ call: NativeCall) throws {
        guard text.map(Self.isScheme) ?? true else {
            throw call.evaluator.failure("Fatal error: Attempting to set scheme with invalid characters")
        }
        scheme = text
    }

    /// A letter, then letters, digits and three signs (RFC 3986, 3.1).
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
        }
    }

    mutating func setPort(_ number: Int?, _ call: NativeCall) throws {
        guard number ?? 0 >= 0 else {
            throw call.evaluator.failure("Fatal error: Attempting to set port to a negative number")
        }
        port = number
    }

    // MARK: - As they are encoded

    private func encoded(_ text: String, _ part: URLPart, _ call: NativeCall) throws -> String {
        guard part.isEncoded(text) else {
            throw call.evaluator.failure("Fatal error: Attempting to set \(part.name) with invalid characters")
        }
        return text
    }

    mutating func setEncodedUser(_ text: String?, _ call: NativeCall) throws {
        percentEncodedUser = try text.map { try encoded($0, .user, call) }
    }

    mutating func setEncodedPassword(_ text: String?, _ call: NativeCall) throws {
        percentEncodedPassword = try text.map { try encoded($0, .password, call) }
    }

    mutating func setEncodedHost(_ text: String?, _ call: NativeCall) throws {
        encodedHost = try text.map { try encoded($0, .host, call) }
    }

    mutating func setEncodedPath(_ text: String, _ call: NativeCall) throws {
        percentEncodedPath = try encoded(text, .path, call)
    }

    mutating func setEncodedQuery(_ text: String?, _ call: NativeCall) throws {
        percentEncodedQuery = try text.map { try encoded($0, .query, call) }
    }

    mutating func setEncodedQueryItems(_ items: [URLQueryItem]?, _ call: NativeCall) throws {
        percentEncodedQuery = try items?.map { item in
            let value = try item.value.map { "=" + (try encoded($0, .query, call)) } ?? ""
            return try encoded(item.name, .query, call) + value
        }.joined(separator: "&")
    }

    mutating func setEncodedFragment(_ text: String?, _ call: NativeCall) throws {
        percentEncodedFragment = try text.map { try encoded($0, .fragment, call) }
    }
}
