// Loading by URL: there is no network, every task ends with `URLError.notConnectedToInternet`.

public struct URLRequest: Hashable {
    public enum CachePolicy {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringLocalAndRemoteCacheData
        case returnCacheDataElseLoad, returnCacheDataDontLoad, reloadRevalidatingCacheData
        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    public var url: URL?
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]? = [:]
    public var httpShouldHandleCookies = true
    public var allowsCellularAccess = true

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields?[field] = value
    }
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = allHTTPHeaderFields?[field]
        allHTTPHeaderFields?[field] = old.map { $0 + "," + value } ?? value
    }
}

open class URLResponse: NSObject {
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?
    public var suggestedFilename: String? { url?.lastPathComponent }

    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }

    public override init() {
        url = nil
        mimeType = nil
        expectedContentLength = -1
        textEncodingName = nil
    }
}

open class HTTPURLResponse: URLResponse {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        var fields: [AnyHashable: Any] = [:]
        for (name, value) in headerFields ?? [:] { fields[name] = value }
        allHeaderFields = fields
        super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    public func value(forHTTPHeaderField field: String) -> String? { allHeaderFields[field] as? String }

    public static func localizedString(forStatusCode statusCode: Int) -> String {
        switch statusCode {
        case 200: "no error"
        case 400: "bad request"
        case 401: "unauthorized"
        case 403: "forbidden"
        case 404: "not found"
        case 500: "internal server error"
        default: statusCode < 400 ? "success" : "client error"
        }
    }
}

public class URLSessionConfiguration: NSObject {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration()
    }

    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 604800
    public var httpAdditionalHeaders: [AnyHashable: Any]?
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    public var waitsForConnectivity = false
    public var allowsCellularAccess = true
    public var isDiscretionary = false
    public var sessionSendsLaunchEvents = false
    public var httpMaximumConnectionsPerHost = 6
    public var urlCache: URLCache?

    public override init() {}
}

public class URLCache: NSObject {
    public static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0)
    public var memoryCapacity: Int
    public var diskCapacity: Int
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath: String? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
    }
    public func removeAllCachedResponses() {}
}

public class URLCredential: NSObject {}
public class URLAuthenticationChallenge: NSObject {}
public class HTTPCookieStorage: NSObject {
    public static let shared = HTTPCookieStorage()
}

public protocol URLSessionDelegate: AnyObject {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}

/// A request that was made. Nothing is sent: it fails as on a device without a connection, once it is resumed.
open class URLSessionTask: NSObject {
    public enum State: Int { case running, suspended, canceling, completed }

    public let originalRequest: URLRequest?
    public var currentRequest: URLRequest? { originalRequest }
    public private(set) var response: URLResponse?
    public private(set) var state = State.suspended
    public var error: (any Error)?
    public var priority: Float = 0.5
    public var taskDescription: String?
    public var taskIdentifier = 0
    private let failed: (URLError) -> Void

    init(_ request: URLRequest?, _ failed: @escaping (URLError) -> Void) {
        originalRequest = request
        self.failed = failed
    }

    public func resume() {
        guard state == .suspended else { return }
        state = .running
        let error = URLSession.offline(originalRequest?.url)
        Task {
            guard self.state == .running else { return }
            self.state = .completed
            self.error = error
            self.failed(error)
        }
    }

    public func suspend() {
        if state == .running { state = .suspended }
    }

    public func cancel() {
        guard state != .completed else { return }
        state = .canceling
        error = URLError(.cancelled)
    }
}

open class URLSessionDataTask: URLSessionTask {}
open class URLSessionUploadTask: URLSessionDataTask {}
open class URLSessionDownloadTask: URLSessionTask {}

open class URLSessionWebSocketTask: URLSessionTask {
    public enum Message {
        case data(Data)
        case string(String)
    }

    public enum CloseCode: Int { case invalid = 0, normalClosure = 1000, goingAway = 1001 }

    public func send(_ message: Message) async throws { throw URLSession.offline(originalRequest?.url) }
    public func send(_ message: Message, completionHandler: @escaping (Error?) -> Void) {
        let error = URLSession.offline(originalRequest?.url)
        Task { completionHandler(error) }
    }
    public func receive() async throws -> Message { throw URLSession.offline(originalRequest?.url) }
    public func receive(completionHandler: @escaping (Result<Message, Error>) -> Void) {
        let error = URLSession.offline(originalRequest?.url)
        Task { completionHandler(.failure(error)) }
    }
    public func sendPing(pongReceiveHandler: @escaping (Error?) -> Void) {
        let error = URLSession.offline(originalRequest?.url)
        Task { pongReceiveHandler(error) }
    }
    public func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

open class URLSession: NSObject {
    public static let shared = URLSession(configuration: .default)

    public enum AuthChallengeDisposition {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    public let configuration: URLSessionConfiguration
    public var delegate: (any URLSessionDelegate)?

    public init(configuration: URLSessionConfiguration) { self.configuration = configuration }

    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
    }

    static func offline(_ url: URL?) -> URLError {
        _Host.warn("pictures never use the network: a request fails as on a device without a connection")
        var error = URLError(.notConnectedToInternet)
        error.failingURL = url
        return error
    }

    // MARK: - async

    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw URLSession.offline(url) }
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw URLSession.offline(request.url) }
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { throw URLSession.offline(request.url) }
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw URLSession.offline(url) }
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw URLSession.offline(request.url) }

    // MARK: - Completion handlers

    public func dataTask(with url: URL) -> URLSessionDataTask {
        URLSessionDataTask(URLRequest(url: url)) { _ in }
    }
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        URLSessionDataTask(request) { _ in }
    }
    public func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(request) { completionHandler(nil, nil, $0) } }
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request) { completionHandler(nil, nil, $0) } }
    public func downloadTask(with url: URL) -> URLSessionDownloadTask {
        URLSessionDownloadTask(URLRequest(url: url)) { _ in }
    }
    public func downloadTask(
        with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) }
    }
    public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask(URLRequest(url: url)) { _ in }
    }
    public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask(request) { _ in }
    }

    public func invalidateAndCancel() {}
    public func finishTasksAndInvalidate() {}
}
