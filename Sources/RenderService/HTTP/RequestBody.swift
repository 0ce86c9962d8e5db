import Foundation
import Hummingbird
import NearNames
import WorkerProtocol

/// What a request's body says: sources, assets and options.
struct RequestContents: Sendable {
    var sources: [WorkerFile] = []
    /// The older version's, where two are compared.
    var otherSources: [WorkerFile] = []
    var assets: [WorkerFile] = []
    var options: [WorkerOption] = []

    static let sourceName = "view.swiftdsl"
    private static let fileLimit = 500

    /// Reads a body by its type: JSON, a form with files, or the source itself.
    init(_ body: [UInt8], contentType: String?) throws(ServiceFailure) {
        let type = contentType?.split(separator: ";").first.map { $0.trimmed.lowercased() } ?? ""
        switch type {
        case "application/json": try readJSON(body)
        case "multipart/form-data": try readForm(body, contentType ?? "")
        case "application/zip", "application/gzip", "image/png", "image/jpeg", "application/pdf":
            throw ServiceFailure(
                .unsupportedMediaType, "type",
                "a body of type '\(type)' isn't read; send text/x-swift, multipart/form-data or application/json")
        default: sources = [WorkerFile(name: Self.sourceName, bytes: body)]
        }
        guard sources.count + otherSources.count + assets.count <= Self.fileLimit else {
            throw .tooLarge("files", "a request may have \(Self.fileLimit) files (limit 'files')")
        }
    }

    // MARK: - Forms

    private mutating func readForm(_ body: [UInt8], _ contentType: String) throws(ServiceFailure) {
        guard let boundary = Multipart.boundary(of: contentType),
            let parts = Multipart.parts(of: body, boundary: boundary)
        else { throw .badRequest("the form can't be read") }
        for part in parts {
            if part.name == "old" || part.name == "new" {
                let name = part.fileName.flatMap { $0.isEmpty ? nil : $0 } ?? Self.sourceName
                add(version: part.name, [WorkerFile(name: name, bytes: part.bytes)])
            } else if let fileName = part.fileName {
                add(WorkerFile(name: fileName.isEmpty ? part.name : fileName, bytes: part.bytes), as: part.name)
            } else if part.name == "source" {
                sources.append(WorkerFile(name: Self.sourceName, bytes: part.bytes))
            } else {
                options.append(WorkerOption(part.name, String(decoding: part.bytes, as: UTF8.self)))
            }
        }
    }

    /// A Swift file is a source wherever it stands, but where it is said to be an asset.
    private mutating func add(_ file: WorkerFile, as field: String) {
        let isSource = file.name.hasSuffix(".swift") || file.name.hasSuffix(".swiftdsl")
        if field == "source" || isSource && !field.hasPrefix("asset") {
            sources.append(file)
        } else {
            assets.append(file)
        }
    }

    private mutating func add(version: String, _ files: [WorkerFile]) {
        if version == "old" { otherSources += files } else { sources += files }
    }

    // MARK: - JSON

    private mutating func readJSON(_ body: [UInt8]) throws(ServiceFailure) {
        guard let json = JSONValue(body), json.object != nil else { throw .badRequest("the body is no JSON object") }
        try read(json)
    }

    /// `{"source": "…", "files": {"name": "text"}, "assets": {"name": "base64"}, "options": {…}, "events": […]}`; where
    /// two versions are compared, `"old"` and `"new"`, each a text or files.
    ///
    /// - Parameter others: the members that the caller reads itself; any that is neither is refused.
    init(_ json: JSONValue, besides others: [String]) throws(ServiceFailure) { try read(json, besides: others) }

    private static let members = ["source", "files", "old", "new", "assets", "options", "events"]

    private mutating func read(_ json: JSONValue, besides others: [String] = []) throws(ServiceFailure) {
        try Self.checkNames(of: json, among: Self.members + others)
        if let source = json["source"] {
            guard let text = source.string else { throw .badRequest("'source' has to be a text") }
            sources.append(WorkerFile(name: Self.sourceName, bytes: Array(text.utf8)))
        }
        for (name, value) in try Self.members(json["files"], "files") {
            guard let text = value.string else { throw .badRequest("the file '\(name)' has to be a text") }
            sources.append(WorkerFile(name: name, bytes: Array(text.utf8)))
        }
        for version in ["old", "new"] {
            guard let value = json[version] else { continue }
            if let text = value.string {
                add(version: version, [WorkerFile(name: Self.sourceName, bytes: Array(text.utf8))])
                continue
            }
            for (name, value) in try Self.members(value, version) {
                guard let text = value.string else { throw .badRequest("the file '\(name)' has to be a text") }
                add(version: version, [WorkerFile(name: name, bytes: Array(text.utf8))])
            }
        }
        for (name, value) in try Self.members(json["assets"], "assets") {
            guard let bytes = value.string.flatMap({ Deflated.bytes(base64: $0) }) else {
                throw .badRequest("the asset '\(name)' has to be base 64")
            }
            assets.append(WorkerFile(name: name, bytes: bytes))
        }
        for (name, value) in try Self.members(json["options"], "options") {
            for value in value.array ?? [value] {
                guard let text = value.optionText else { throw .badRequest("the option '\(name)' has to be a text") }
                options.append(WorkerOption(name, text))
            }
        }
        // Their order counts, which members of an object don't have.
        for event in try Self.list(json["events"], "events", of: #"[{"tap": "Add"}]"#) {
            guard let (name, value) = event.object?.first, event.object?.count == 1, let text = value.optionText else {
                throw .badRequest("an event has to be an object of one member, as in {\"tap\": \"Add\"}")
            }
            options.append(WorkerOption(name, text))
        }
    }

    /// What is misspelt would be drawn as if it weren't there.
    private static func checkNames(of json: JSONValue, among names: [String]) throws(ServiceFailure) {
        guard let unknown = json.object?.keys.sorted().first(where: { !names.contains($0) }) else { return }
        let way =
            Spelling.nearest(to: unknown, among: names).map { "did you mean '\($0)'?" }
            ?? "there are \(names.joined(separator: ", "))"
        throw .badRequest("there is no member '\(unknown.prefix(60))'; \(way)")
    }

    private static func list(
        _ value: JSONValue?, _ name: String, of example: String
    ) throws(ServiceFailure) -> [JSONValue] {
        guard let value, value != .null else { return [] }
        guard let list = value.array else { throw .badRequest("'\(name)' has to be a list, as in \(example)") }
        return list
    }

    private static func members(
        _ value: JSONValue?, _ name: String
    ) throws(ServiceFailure) -> [(key: String, value: JSONValue)] {
        guard let value, value != .null else { return [] }
        guard let members = value.object else { throw .badRequest("'\(name)' has to be an object") }
        return members.sorted { $0.key < $1.key }
    }

    // MARK: - Versions

    /// What is compared: two versions, or one that options of their own draw in two ways.
    func requireVersions(_ options: [WorkerOption]) throws(ServiceFailure) {
        let isDrawnTwice = options.contains { $0.name == "old-option" || $0.name == "new-option" }
        guard !sources.isEmpty, isDrawnTwice || !otherSources.isEmpty else {
            throw .badRequest("'old' and 'new' have to be sources, or one source has an 'old-option' or a 'new-option'")
        }
    }
}

extension JSONValue {
    /// A member that is a text; nil where there is none.
    func text(_ name: String) throws(ServiceFailure) -> String? {
        guard let value = self[name], value != .null else { return nil }
        guard let text = value.string else { throw .badRequest("'\(name)' has to be a text") }
        return text
    }
}

extension Request {
    /// The whole body, unpacked.
    func contents(_ settings: ServiceSettings) async throws -> [UInt8] {
        let limit = settings.bodyLimit
        func tooLarge() -> ServiceFailure {
            .tooLarge("body", "a body may have \(limit) bytes (limit 'body')")
        }
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge() }
        let body = body
        let bytes = try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
            group.addTask {
                var bytes: [UInt8] = []
                for try await buffer in body {
                    guard bytes.count + buffer.readableBytes <= limit else { throw tooLarge() }
                    bytes += buffer.readableBytesView
                }
                return bytes
            }
            group.addTask {
                try await Task.sleep(for: .seconds(settings.bodySeconds))
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let bytes = first else {
                throw ServiceFailure(.requestTimeout, "slow", "the body took too long to arrive")
            }
            return bytes
        }
        switch headers[.contentEncoding]?.lowercased() {
        case nil, "identity": return bytes
        case "gzip", "deflate":
            do throws(Deflated.Failure) {
                return try Deflated.unpacked(bytes, limit: limit)
            } catch {
                throw error == .tooLarge ? tooLarge() : ServiceFailure.badRequest("the body can't be unpacked")
            }
        default:
            throw ServiceFailure(.unsupportedMediaType, "type", "a body may be packed by gzip or deflate")
        }
    }
}
