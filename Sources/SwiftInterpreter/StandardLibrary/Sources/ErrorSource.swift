extension StandardLibrary {
    static let errorSource = LibrarySource(
        "NSError.swift",
        provides: [
            "NSError", "NSErrorDomain", "URLError", "CocoaError", "NSLocalizedDescriptionKey",
            "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey", "NSUnderlyingErrorKey",
            "NSURLErrorDomain", "NSCocoaErrorDomain", "RecoverableError", "CustomNSError",
        ],
        """
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
                NSError(
                    domain: "App." + String(describing: type(of: error)), code: 1,
                    userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
            }

            public var localizedDescription: String {
                if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
                return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
            }
            public var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
            public var localizedRecoverySuggestion: String? {
                userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
            }
            public var description: String {
                "Error Domain=\\(domain) Code=\\(code) \\"\\(localizedDescription)\\""
            }
        }

        public protocol CustomNSError: Error {
            static var errorDomain: String { get }
            var errorCode: Int { get }
            var errorUserInfo: [String: Any] { get }
        }

        extension CustomNSError {
            public static var errorDomain: String { "\\(Self.self)" }
            public var errorCode: Int { 1 }
            public var errorUserInfo: [String: Any] { [:] }
        }

        public struct URLError: LocalizedError, Hashable {
            public struct Code: RawRepresentable, Hashable {
                public var rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }

                public static let unknown = Code(rawValue: -1)
                public static let cancelled = Code(rawValue: -999)
                public static let badURL = Code(rawValue: -1000)
                public static let timedOut = Code(rawValue: -1001)
                public static let unsupportedURL = Code(rawValue: -1002)
                public static let cannotFindHost = Code(rawValue: -1003)
                public static let cannotConnectToHost = Code(rawValue: -1004)
                public static let networkConnectionLost = Code(rawValue: -1005)
                public static let resourceUnavailable = Code(rawValue: -1008)
                public static let notConnectedToInternet = Code(rawValue: -1009)
                public static let badServerResponse = Code(rawValue: -1011)
                public static let userCancelledAuthentication = Code(rawValue: -1012)
                public static let userAuthenticationRequired = Code(rawValue: -1013)
                public static let zeroByteResource = Code(rawValue: -1014)
                public static let cannotDecodeRawData = Code(rawValue: -1015)
                public static let cannotDecodeContentData = Code(rawValue: -1016)
                public static let cannotParseResponse = Code(rawValue: -1017)
                public static let fileDoesNotExist = Code(rawValue: -1100)
                public static let noPermissionsToReadFile = Code(rawValue: -1102)
                public static let dataNotAllowed = Code(rawValue: -1020)
                public static let internationalRoamingOff = Code(rawValue: -1018)
                public static let secureConnectionFailed = Code(rawValue: -1200)
                public static let cannotLoadFromNetwork = Code(rawValue: -2000)
            }

            public let code: Code
            public var failingURL: URL?
            public var errorCode: Int { code.rawValue }

            public init(_ code: Code) { self.code = code }
            public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

            public var failureURLString: String? { failingURL?.absoluteString }
            public var errorDescription: String? {
                switch code {
                case .notConnectedToInternet: "The Internet connection appears to be offline."
                case .timedOut: "The request timed out."
                case .unsupportedURL: "unsupported URL"
                case .badURL: "bad URL"
                case .cancelled: "cancelled"
                case .cannotFindHost: "A server with the specified hostname could not be found."
                default: "The operation couldn’t be completed. (NSURLErrorDomain error \\(code.rawValue).)"
                }
            }

            public static var unknown: Code { .unknown }
            public static var cancelled: Code { .cancelled }
            public static var badURL: Code { .badURL }
            public static var timedOut: Code { .timedOut }
            public static var badServerResponse: Code { .badServerResponse }
            public static var notConnectedToInternet: Code { .notConnectedToInternet }
        }

        public struct CocoaError: LocalizedError, Hashable {
            public struct Code: RawRepresentable, Hashable {
                public var rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }

                public static let fileNoSuchFile = Code(rawValue: 4)
                public static let fileReadUnknown = Code(rawValue: 256)
                public static let fileReadNoPermission = Code(rawValue: 257)
                public static let fileReadCorruptFile = Code(rawValue: 259)
                public static let fileReadNoSuchFile = Code(rawValue: 260)
                public static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
                public static let fileWriteUnknown = Code(rawValue: 512)
                public static let fileWriteNoPermission = Code(rawValue: 513)
                public static let fileWriteFileExists = Code(rawValue: 516)
                public static let userCancelled = Code(rawValue: 3072)
            }

            public let code: Code
            var path = ""
            public var errorCode: Int { code.rawValue }

            public init(_ code: Code) { self.code = code }
            public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
            init(_ code: Code, path: String) {
                self.code = code
                self.path = path
            }

            public var errorDescription: String? {
                let name = path.split(separator: "/").last.map { "“\\($0)”" } ?? "file"
                switch code {
                case .fileReadNoSuchFile, .fileNoSuchFile:
                    return "The file \\(name) couldn’t be opened because there is no such file."
                case .fileWriteFileExists: return "The file \\(name) couldn’t be saved: there is one of that name."
                case .fileReadCorruptFile, .fileReadInapplicableStringEncoding:
                    return "The file \\(name) couldn’t be opened because it isn’t in the correct format."
                default: return "The operation couldn’t be completed. (Cocoa error \\(code.rawValue).)"
                }
            }
        }
        """)
}
