// Also read for: RecoverableError.

public typealias NSErrorDomain = String

public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
public let NSUnderlyingErrorKey = "NSUnderlyingError"
public let NSURLErrorDomain = "NSURLErrorDomain"
public let NSCocoaErrorDomain = "NSCocoaErrorDomain"

open class NSError: NSObject, Error, CustomStringConvertible {
    public let domain: String
    public let code: Int
    public let userInfo: [String: Any]

    public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo ?? [:]
    }

    static func _bridging(_ error: any Error) -> NSError {
        if type(of: error) is NSError.Type { return error as! NSError }
        if let custom = error as? any CustomNSError {
            return NSError(domain: type(of: custom).errorDomain, code: custom.errorCode, userInfo: custom.errorUserInfo)
        }
        return NSError(
            domain: error._domain, code: error._code,
            userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
    }

    public var localizedDescription: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
    public var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
    public var localizedRecoverySuggestion: String? {
        userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
    }
    public var description: String {
        "Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\""
    }
}

public protocol CustomNSError: Error {
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
    public static var errorDomain: String { "\(Self.self)" }
    public var errorCode: Int { 1 }
    public var errorUserInfo: [String: Any] { [:] }
}

public struct URLError: LocalizedError, Hashable {
    public struct Code: RawRepresentable, Hashable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public let code: Code
    public var failingURL: URL?
    public var errorCode: Int { code.rawValue }

    public static var errorDomain: String { NSURLErrorDomain }
    public var errorUserInfo: [String: Any] { userInfo }
    public var userInfo: [String: Any] = [:]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    public var failureURLString: String? { failingURL?.absoluteString }
    public var errorDescription: String? {
        switch code {
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .timedOut: "The request timed out."
        case .unsupportedURL: "unsupported URL"
        case .badURL: "bad URL"
        case .cancelled: "cancelled"
        case .cannotFindHost: "A server with the specified hostname could not be found."
        default: "The operation couldn’t be completed. (NSURLErrorDomain error \(code.rawValue).)"
        }
    }
}

public struct CocoaError: LocalizedError, Hashable {
    public struct Code: RawRepresentable, Hashable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public let code: Code
    var path = ""
    public var errorCode: Int { code.rawValue }

    public static var errorDomain: String { NSCocoaErrorDomain }
    public var errorUserInfo: [String: Any] { userInfo }
    public var userInfo: [String: Any] = [:]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    public var errorDescription: String? {
        let file = path.split(separator: "/").last.map { "The file “\($0)”" } ?? "The file"
        switch code {
        case .fileNoSuchFile: return "\(file) doesn’t exist."
        case .fileReadNoSuchFile: return "\(file) couldn’t be opened because there is no such file."
        case .fileWriteFileExists: return "\(file) couldn’t be saved because a file with the same name already exists."
        case .fileReadCorruptFile, .fileReadInapplicableStringEncoding:
            return "\(file) couldn’t be opened because it isn’t in the correct format."
        default: return "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
        }
    }
}
