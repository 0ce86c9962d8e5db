import Files
import Foundation
import WorkerProtocol

/// Does one job of a batch.
struct BatchWorker: Sendable {
    private let pool: WorkerPool
    private let settings: ServiceSettings
    private let finished: FinishedJobs

    init(_ pool: WorkerPool, _ settings: ServiceSettings, _ finished: FinishedJobs) {
        (self.pool, self.settings, self.finished) = (pool, settings, finished)
    }

    enum Result: Sendable {
        case answer(JSONValue)
        /// An earlier run has answered it, and what it wrote is still there.
        case known
        case knownFailure
    }

    func answer(_ line: [UInt8], number: Int) async -> Result {
        let start = ContinuousClock.now
        guard let job = JSONValue(line), job.object != nil else {
            return .answer([
                "id": .number(Double(number)), "status": "failed", "message": "this line is no JSON object",
            ])
        }
        let id = job["id"] ?? .number(Double(number))
        var hash: String?
        do {
            let request = try read(job)
            let key = Self.key(of: request, job)
            hash = key
            switch finished[key] {
            case .done(let hash) where isThere(hash, job): return .known
            case .failed: return .knownFailure
            default: break
            }
            var answer = try await draw(request, job)
            answer["id"] = id
            answer["job"] = .string(key)
            answer["milliseconds"] = .number(Double((ContinuousClock.now - start) / .milliseconds(1)))
            return .answer(.object(answer))
        } catch {
            let failure = error as? ServiceFailure
            var answer: [String: JSONValue] = [
                "id": id, "status": "failed", "message": .string(failure?.message ?? "\(error)"),
                "code": .string(failure?.code ?? "defect"),
            ]
            if let hash { answer["job"] = .string(hash) }
            if let limit = failure?.limit { answer["limit"] = .string(limit) }
            if let failure, !failure.diagnostics.isEmpty { answer["diagnostics"] = JSONValue(failure.diagnostics) }
            return .answer(.object(answer))
        }
    }

    private func read(_ job: JSONValue) throws -> DrawingRequest {
        var contents = try RequestContents(job, besides: ["id", "path", "kind", "output"])
        if let path = try job.text("path") {
            guard let bytes = FileManager.default.contents(atPath: path) else {
                throw ServiceFailure.badRequest("can't read '\(path)'")
            }
            contents.sources.append(WorkerFile(name: (path as NSString).lastPathComponent, bytes: [UInt8](bytes)))
        }
        guard !contents.sources.isEmpty else { throw ServiceFailure.badRequest("'source' or 'path' is missing") }
        let kinds: [String: WorkerRequest.Kind] = [
            "picture": .picture, "inspect": .inspection, "check": .check, "film": .film,
        ]
        let name = try job.text("kind") ?? "picture"
        guard let kind = kinds[name] else {
            throw ServiceFailure.badRequest("'kind' has to be picture, inspect, check or film")
        }
        if let output = try job.text("output"), !contents.options.contains(where: { $0.name == "format" }),
            kind == .picture || kind == .film
        {
            let format = (output as NSString).pathExtension.lowercased()
            if !format.isEmpty { contents.options.append(WorkerOption("format", format)) }
        }
        let work = WorkerRequest(kind, files: contents.sources, options: contents.options, limits: settings.limits)
        return DrawingRequest(work: work, assets: contents.assets)
    }

    /// Of the job and where its output goes.
    private static func key(of request: DrawingRequest, _ job: JSONValue) -> String {
        var hash = ContentHash()
        hash.add(part: request.key)
        hash.add(part: job["output"]?.string ?? "")
        hash.add(part: job["id"]?.optionText ?? "")
        return hash.finish()
    }

    /// Whether what an earlier run wrote is there as it was.
    private func isThere(_ hash: String, _ job: JSONValue) -> Bool {
        guard let output = job["output"]?.string else { return true }
        guard let bytes = FileManager.default.contents(atPath: output) else { return false }
        return ContentHash.hex([UInt8](bytes)) == hash
    }

    private func draw(_ request: DrawingRequest, _ job: JSONValue) async throws -> [String: JSONValue] {
        let outcome = await pool.draw(request.work, assets: request.assets, client: "batch")
        if let failure = ServiceFailure(outcome) { throw failure }
        guard case .answer(let answer) = outcome else { throw ServiceFailure.badRequest("there is no answer") }
        var members: [String: JSONValue] = [
            "status": "done", "hash": .string(ContentHash.hex(answer.body)),
            "bytes": .number(Double(answer.body.count)),
        ]
        if !answer.mediaType.isEmpty { members["mediaType"] = .string(answer.mediaType) }
        let warnings = SourceDiagnostic.list(answer.warnings.joined())
        if !warnings.isEmpty { members["diagnostics"] = JSONValue(warnings) }
        if !answer.console.isEmpty { members["console"] = .array(answer.console.map(JSONValue.string)) }
        if let output = job["output"]?.string {
            try write(answer.body, to: output)
            members["output"] = .string(output)
        } else if !answer.body.isEmpty {
            members["base64"] = .string(Data(answer.body).base64EncodedString())
        }
        return members
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        do {
            // Standard output has the answers.
            try OutputFile.create(path == "-" ? "./-" : path) { try $0.write(bytes) }
        } catch {
            throw ServiceFailure(.internalServerError, "output", "\(error)")
        }
    }
}
