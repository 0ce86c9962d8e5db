import Foundation
import Hummingbird

/// A response in the making.
struct Reply: Sendable {
    var status = HTTPResponse.Status.ok
    var headers = HTTPFields()
    var body: [UInt8] = []

    init(_ body: [UInt8] = [], _ mediaType: String, status: HTTPResponse.Status = .ok) {
        (self.body, self.status) = (body, status)
        headers[.contentType] = mediaType
    }

    init(_ json: JSONValue, status: HTTPResponse.Status = .ok) {
        self.init(json.bytes + [0x0A], "application/json", status: status)
    }

    static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Reply {
        Reply(Array(text.utf8), "text/plain; charset=utf-8", status: status)
    }

    init(_ failure: ServiceFailure, id: String, asText: Bool) {
        self =
            asText
            ? .text(failure.text, status: failure.status) : Reply(failure.json(id: id), status: failure.status)
        if let seconds = failure.retryAfter { headers[.retryAfter] = "\(seconds)" }
        if let allowed = failure.allowed { headers[.allow] = allowed }
        if failure.status == .unauthorized { headers[.wwwAuthenticate] = "Bearer" }
        headers[.cacheControl] = "no-store"
    }

    /// The same with what every response carries.
    func response(id: String, settings: ServiceSettings, isHead: Bool) -> Response {
        var headers = headers
        headers[.xContentTypeOptions] = "nosniff"
        headers[.init("Referrer-Policy")!] = "no-referrer"
        headers[.init("X-Request-Id")!] = id
        headers[.init("Cross-Origin-Resource-Policy")!] = "cross-origin"
        if headers[.contentSecurityPolicy] == nil {
            // An SVG that is opened by itself runs nothing and loads nothing.
            headers[.contentSecurityPolicy] =
                "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
        }
        if let origin = settings.corsOrigin {
            headers[.accessControlAllowOrigin] = origin
            if origin != "*" { headers[.vary] = "Origin" }
        }
        headers[.contentLength] = status == .notModified ? nil : "\(body.count)"
        let isEmpty = isHead || status == .notModified
        return Response(
            status: status, headers: headers,
            body: isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: body)))
    }
}
