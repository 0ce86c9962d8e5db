import Foundation
import WorkerProtocol

/// Answers the messages of the Model Context Protocol, whichever way they come.
struct AgentSession: Sendable {
    let desk: DrawingDesk
    let settings: ServiceSettings
    let client: String

    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// What the protocol calls mistakes.
    private enum Code {
        static let parse = -32_700
        static let request = -32_600
        static let method = -32_601
        static let parameters = -32_602
        static let defect = -32_603
    }

    /// The answer to one message, or to several at once; nil where none is expected.
    func answer(_ bytes: [UInt8]) async -> JSONValue? {
        guard let message = JSONValue(bytes) else { return Self.failure(.null, Code.parse, "this is no JSON") }
        if let messages = message.array {
            var answers: [JSONValue] = []
            for message in messages {
                if let answer = await answer(message) { answers.append(answer) }
            }
            return answers.isEmpty ? nil : .array(answers)
        }
        return await answer(message)
    }

    private func answer(_ message: JSONValue) async -> JSONValue? {
        let id = message["id"]
        guard let method = message["method"]?.string else {
            // An answer to what we never asked.
            if message["result"] != nil || message["error"] != nil { return nil }
            return Self.failure(id ?? .null, Code.request, "this is no request")
        }
        guard let id, id != .null else { return nil }
        let parameters = message["params"] ?? [:]
        switch method {
        case "initialize": return Self.success(id, initialization(parameters))
        case "ping": return Self.success(id, [:])
        case "tools/list": return Self.success(id, ["tools": AgentTool.list])
        case "tools/call":
            guard let name = parameters["name"]?.string, let tool = AgentTool(rawValue: name) else {
                return Self.failure(id, Code.parameters, "there is no tool '\(parameters["name"]?.string ?? "")'")
            }
            return Self.success(id, await call(tool, parameters["arguments"] ?? [:]))
        case "resources/list": return Self.success(id, ["resources": AgentResource.list])
        case "resources/templates/list": return Self.success(id, ["resourceTemplates": []])
        case "resources/read":
            guard let resource = parameters["uri"]?.string.flatMap(AgentResource.init(rawValue:)) else {
                return Self.failure(id, -32_002, "there is no such resource")
            }
            do {
                return Self.success(id, try await read(resource))
            } catch {
                return Self.failure(id, Code.defect, (error as? ServiceFailure)?.message ?? "\(error)")
            }
        case "prompts/list": return Self.success(id, ["prompts": []])
        default: return Self.failure(id, Code.method, "there is no method '\(method)'")
        }
    }

    private func initialization(_ parameters: JSONValue) -> JSONValue {
        let asked = parameters["protocolVersion"]?.string ?? ""
        return [
            "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
            "capabilities": ["tools": ["listChanged": false], "resources": ["listChanged": false]],
            "serverInfo": ["name": "easel", "title": "Easel", "version": .string(ServiceSettings.version)],
            "instructions": """
            Draws SwiftUI source on this machine. Write a view, call 'render', look at the picture and at the tree of \
            frames, and correct what is wrong. Mistakes come back with their lines. A source is real Swift: view \
            declarations with a #Preview, or view expressions at top level.
            """,
        ]
    }

    private static func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    private static func failure(_ id: JSONValue, _ code: Int, _ message: String) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(code)), "message": .string(message)]]
    }

    // MARK: - Tools

    private func call(_ tool: AgentTool, _ arguments: JSONValue) async -> JSONValue {
        do {
            return ["content": .array(try await content(tool, arguments)), "isError": false]
        } catch {
            let text = (error as? ServiceFailure)?.text ?? "error: \(error)"
            return ["content": [Self.text(text)], "isError": true]
        }
    }

    private func content(_ tool: AgentTool, _ arguments: JSONValue) async throws -> [JSONValue] {
        switch tool {
        case .render:
            let answer = try await draw(tool, .picture, arguments, ["report": "true"])
            let tree = AgentTree.text(answer.report, marks: answer.marks)
            return [Self.picture(answer)] + Self.remarks(answer) + [Self.text("Layout:\n" + tree)]
        case .inspect: return try await words(tool, .inspection, arguments)
        case .explain: return try await words(tool, .explanation, arguments)
        case .explore: return try await words(tool, .exploration, arguments)
        case .check:
            let answer = try await draw(tool, .check, arguments)
            return [Self.text(answer.warnings.isEmpty ? "no mistakes" : answer.warnings.joined())]
        case .film:
            let answer = try await draw(tool, .film, arguments, ["format": "gif"])
            return [Self.picture(answer)] + Self.remarks(answer)
        case .figure:
            let answer = try await draw(tool, .figure, arguments, ["format": "png"])
            return [Self.picture(answer), Self.text(answer.alternateText)] + Self.remarks(answer)
        case .diff:
            let answer = try await draw(tool, .difference, arguments, ["format": "png"])
            return [Self.text(answer.alternateText), Self.picture(answer)]
        }
    }

    private func words(
        _ tool: AgentTool, _ kind: WorkerRequest.Kind, _ arguments: JSONValue
    ) async throws -> [JSONValue] {
        let answer = try await draw(tool, kind, arguments)
        return [Self.text(String(decoding: answer.body, as: UTF8.self))] + Self.remarks(answer)
    }

    /// - Parameter defaults: options for which the agent gave no text.
    private func draw(
        _ tool: AgentTool, _ kind: WorkerRequest.Kind, _ arguments: JSONValue, _ defaults: [String: String] = [:]
    ) async throws -> WorkerAnswer {
        let contents = try RequestContents(arguments, besides: tool.ownArguments)
        if kind == .difference {
            try contents.requireVersions(contents.options)
        } else if contents.sources.isEmpty {
            throw ServiceFailure.badRequest("'source' is missing")
        }
        var options = contents.options
        for name in tool.ownOptions.keys.sorted() {
            guard let value = arguments[name], value != .null else { continue }
            guard let text = value.optionText else { throw ServiceFailure.badRequest("'\(name)' has to be a text") }
            options.append(WorkerOption(name, text))
        }
        let given = Set(options.map(\.name))
        for (name, text) in defaults.sorted(by: { $0.key < $1.key }) where !given.contains(name) {
            options.append(WorkerOption(name, text))
        }
        var work = WorkerRequest(kind, files: contents.sources, options: options, limits: settings.limits)
        (work.otherFiles, work.figure) = (contents.otherSources, try arguments.text("kind") ?? "")
        return try await answer(to: DrawingRequest(work: work, assets: contents.assets, client: client))
    }

    private func answer(to request: DrawingRequest) async throws -> WorkerAnswer {
        let outcome = await desk.answer(request, key: request.key)
        if let failure = ServiceFailure(outcome) { throw failure }
        guard case .answer(let answer) = outcome else { throw ServiceFailure.badRequest("there is no answer") }
        return answer
    }

    private func read(_ resource: AgentResource) async throws -> JSONValue {
        let request = DrawingRequest(work: .table(.supported, settings.limits), client: client)
        let text = String(decoding: try await answer(to: request).body, as: UTF8.self)
        return [
            "contents": [
                ["uri": .string(resource.rawValue), "mimeType": "text/tab-separated-values", "text": .string(text)]
            ]
        ]
    }

    // MARK: - Contents

    private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    private static func picture(_ answer: WorkerAnswer) -> JSONValue {
        guard answer.mediaType.hasPrefix("image/"), !answer.mediaType.contains("svg") else {
            return text(
                answer.mediaType.contains("svg")
                    ? String(decoding: answer.body, as: UTF8.self) : "\(answer.mediaType), \(answer.body.count) bytes")
        }
        return [
            "type": "image", "data": .string(Data(answer.body).base64EncodedString()),
            "mimeType": .string(answer.mediaType),
        ]
    }

    private static func remarks(_ answer: WorkerAnswer) -> [JSONValue] {
        var remarks: [JSONValue] = []
        if !answer.warnings.isEmpty { remarks.append(text(answer.warnings.joined())) }
        if !answer.console.isEmpty { remarks.append(text("Printed:\n" + answer.console.joined(separator: "\n"))) }
        return remarks
    }
}

/// What agents can read besides calling tools.
enum AgentResource: String, CaseIterable {
    case supported = "easel://supported"

    static var list: JSONValue {
        [
            [
                "uri": .string(supported.rawValue), "name": "supported", "title": "What of SwiftUI can be drawn",
                "description": "Each name of SwiftUI's API with yes, partly or no, and what is missing.",
                "mimeType": "text/tab-separated-values",
            ]
        ]
    }
}
