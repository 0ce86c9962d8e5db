import Foundation
import Hummingbird
import WorkerProtocol

/// From requests to what workers are asked for, and from their answers to responses.
extension ServiceResponder {
    func work(
        _ kind: WorkerRequest.Kind, files: [WorkerFile] = [], options: [WorkerOption] = []
    ) -> WorkerRequest {
        WorkerRequest(kind, files: files, options: options, limits: settings.limits)
    }

    /// - Parameter figure: the kind of figure, where one is drawn.
    func draw(
        _ kind: WorkerRequest.Kind, _ request: Request, _ client: String, figure: String = ""
    ) async throws -> Reply {
        var options = try Self.options(of: request)
        let contents = try RequestContents(
            try await request.contents(settings), contentType: request.headers[.contentType])
        options += contents.options
        if kind == .difference { try contents.requireVersions(options) }
        guard contents.sources.contains(where: { !$0.bytes.isEmpty }) else {
            throw ServiceFailure.badRequest("there is no source in the body")
        }
        guard kind == .difference || contents.otherSources.isEmpty else {
            throw ServiceFailure.badRequest("'old' is for '/diff'")
        }
        let answersJSON = AnswerForm(of: kind, accept: request.headers[.accept] ?? "").complete(&options)
        var work = work(kind, files: contents.sources, options: options)
        (work.otherFiles, work.figure) = (contents.otherSources, figure)
        let drawing = DrawingRequest(work: work, assets: contents.assets, client: client)
        return try await reply(to: drawing, request, isAddress: false, answersJSON: answersJSON)
    }

    static func options(of request: Request) throws(ServiceFailure) -> [WorkerOption] {
        guard let query = request.uri.query, !query.isEmpty else { return [] }
        guard let options = QueryText.options(query) else { throw .badRequest("the query can't be read") }
        return options.map { WorkerOption($0.name, $0.text) }
    }

    private static let films: Set<String> = ["apng", "gif", "webp"]

    func addressed(format: String, source: String, _ request: Request) throws(ServiceFailure) -> WorkerRequest {
        let options = try Self.options(of: request)
        return try addressed(format: format, source: source, options)
    }

    /// A picture whose source is packed in a path.
    func addressed(
        format: String, source: String, _ options: [WorkerOption]
    ) throws(ServiceFailure) -> WorkerRequest {
        guard let text = QueryText.decoded(source, plusIsSpace: false), let packed = Deflated.bytes(base64: text) else {
            throw .badRequest("the source in the path is no base 64 as URLs hold it")
        }
        let bytes: [UInt8]
        do throws(Deflated.Failure) {
            bytes = try Deflated.unpacked(packed, limit: settings.bodyLimit)
        } catch {
            throw error == .tooLarge
                ? .tooLarge("body", "a source may have \(settings.bodyLimit) bytes (limit 'body')")
                : .badRequest("the source in the path isn't packed by deflate")
        }
        return try picture(format: format, bytes, options)
    }

    /// A picture or a film, as the format says.
    func picture(
        format: String, _ source: [UInt8], _ options: [WorkerOption]
    ) throws(ServiceFailure) -> WorkerRequest {
        let format = format.lowercased()
        guard Self.films.contains(format) || ["png", "svg", "pdf"].contains(format) else {
            throw ServiceFailure(
                .badRequest, "option",
                "there is no format '\(format.prefix(40))'; png, svg, pdf, apng, gif and webp are")
        }
        // An SVG is a film where times are given.
        let isFilm = Self.films.contains(format) || format == "svg" && options.contains { $0.name == "film" }
        return work(
            isFilm ? .film : .picture,
            files: [WorkerFile(name: RequestContents.sourceName, bytes: source)],
            options: options.filter { $0.name != "format" } + [WorkerOption("format", format)])
    }

    /// - Parameter isAddress: the request's URL says everything, so that its answer never changes.
    func reply(
        to drawing: DrawingRequest, _ request: Request, isAddress: Bool, answersJSON: Bool = false
    ) async throws -> Reply {
        let key = drawing.key
        let tag = "\"\(key.prefix(32))\(answersJSON ? "-json" : "")\""
        let caching = isAddress ? "public, max-age=31536000, immutable" : "no-cache"
        if let known = request.headers[.ifNoneMatch], Self.tags(known, contain: tag) {
            var reply = Reply([], "text/plain", status: .notModified)
            reply.headers[.contentType] = nil
            reply.headers[.eTag] = tag
            reply.headers[.cacheControl] = caching
            return reply
        }
        let outcome = await desk.answer(drawing, key: key)
        if let failure = ServiceFailure(outcome) { throw failure }
        guard case .answer(let answer) = outcome else { throw ServiceFailure.badRequest("there is no answer") }
        var reply: Reply
        if drawing.work.kind == .check {
            reply = Reply(["diagnostics": JSONValue(SourceDiagnostic.list(answer.warnings.joined()))])
        } else if answersJSON {
            reply = Reply(Self.json(answer))
        } else {
            reply = Reply(answer.body, answer.mediaType)
        }
        if answer.mediaType.hasPrefix("text/html") { reply.headers[.contentSecurityPolicy] = Self.pagePolicy }
        reply.headers[.eTag] = tag
        reply.headers[.cacheControl] = caching
        reply.headers[.init("Server-Timing")!] = answer.phases
            .map { "\($0.name.filter { $0.isASCII && $0.isLetter });dur=\($0.milliseconds)" }.joined(separator: ", ")
        if !answer.warnings.isEmpty { reply.headers[.init("Easel-Warnings")!] = "\(answer.warnings.count)" }
        return reply
    }

    /// A page made of a stranger's source has scripts of ours and an origin of its own: it reaches nothing.
    private static let pagePolicy =
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
        + "sandbox allow-scripts"

    private static func tags(_ header: String, contain tag: String) -> Bool {
        header.split(separator: ",").map(\.trimmed).contains { $0 == tag || $0 == "W/" + tag || $0 == "*" }
    }

    /// A picture with all that is known of it.
    static func json(_ answer: WorkerAnswer) -> JSONValue {
        var members: [String: JSONValue] = [
            "picture": [
                "mediaType": .string(answer.mediaType), "base64": .string(Data(answer.body).base64EncodedString()),
            ],
            "layout": JSONValue(Array(answer.report.utf8)) ?? .null,
            "console": .array(answer.console.map(JSONValue.string)),
            "diagnostics": JSONValue(SourceDiagnostic.list(answer.warnings.joined())),
            "milliseconds": .object(
                Dictionary(answer.phases.map { ($0.name, .number($0.milliseconds)) }) { first, _ in first }),
        ]
        if !answer.alternateText.isEmpty { members["alternateText"] = .string(answer.alternateText) }
        if !answer.marks.isEmpty { members["marks"] = .array(answer.marks.map(JSONValue.string)) }
        return .object(members)
    }
}
