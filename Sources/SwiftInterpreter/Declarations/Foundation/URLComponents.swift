struct URLQueryItem: Hashable, CustomStringConvertible, Sendable {
    init(name: String, value: String?)
    var name: String
    var value: String?
    let description: String
}

struct URLComponents: Hashable, Sendable {
    init()
    init?(string: String)
    @Calls(parts) init?(url: URL, resolvingAgainstBaseURL: Bool)

    @Sets(setScheme) var scheme: String?
    var user: String?
    var password: String?
    var host: String?
    @Sets(setPort) var port: Int?
    var path: String
    var query: String?
    var queryItems: [URLQueryItem]?
    var fragment: String?
    let url: URL?
    func url(relativeTo base: URL?) -> URL?
    let string: String?
    let description: String

    @Sets(setEncodedUser) var percentEncodedUser: String?
    @Sets(setEncodedPassword) var percentEncodedPassword: String?
    @Sets(setEncodedHost) var encodedHost: String?
    @Sets(setEncodedPath) var percentEncodedPath: String
    @Sets(setEncodedQuery) var percentEncodedQuery: String?
    @Sets(setEncodedQueryItems) var percentEncodedQueryItems: [URLQueryItem]?
    @Sets(setEncodedFragment) var percentEncodedFragment: String?
}
