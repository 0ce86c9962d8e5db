import Foundation
import Testing

/// What each path answers.
struct RouteTests {
    private var service: ServiceProgram { get throws { try ServiceProgram.shared.get() } }

    struct Case: CustomTestStringConvertible, Sendable {
        var method = "POST"
        var path: String
        var body: String?
        var headers: [String: String] = [:]
        var status = 200
        var type: String
        /// What the body holds.
        var holds = ""
        var testDescription: String { "\(method) \(path) \(status)" }
    }

    static let mistake = "VStack {\n    Text(\"a\").paddin(2)\n}\n"

    private static let moving = """
        struct Moving: View {
            @State private var isThere = false
            var body: some View {
                Button("go") { withAnimation(.linear(duration: 0.2)) { isThere = true } }.offset(x: isThere ? 20 : 0)
            }
        }
        """

    static let cases: [Case] = [
        Case(path: "/render", body: "Text(\"a\")", type: "image/png", holds: "PNG"),
        Case(path: "/render?format=svg", body: "Text(\"a\")", type: "image/svg+xml", holds: "<svg"),
        Case(path: "/render?format=pdf", body: "Text(\"a\")", type: "application/pdf", holds: "%PDF-"),
        Case(
            path: "/render", body: "Text(\"a\")", headers: ["Accept": "image/svg+xml"], type: "image/svg+xml",
            holds: "<svg"),
        Case(path: "/render?format=json", body: "Text(\"a\")", type: "application/json", holds: "\"layout\""),
        Case(
            path: "/render", body: #"{"source": "Text(word)\nlet word = \"a\"", "options": {"format": "svg"}}"#,
            headers: ["Content-Type": "application/json"], type: "image/svg+xml", holds: "<svg"),
        Case(path: "/inspect", body: "Text(\"seen\")", type: "application/json", holds: "seen"),
        Case(path: "/check", body: "Text(\"a\")", type: "application/json", holds: "\"diagnostics\""),
        Case(path: "/film?format=gif&film=0...0.1@10", body: "Text(\"a\")", type: "image/gif", holds: "GIF89a"),
        Case(
            path: "/film?format=svg&film=0...0.2@10&tap=go", body: moving, type: "image/svg+xml", holds: "@keyframes"),
        Case(
            path: "/film?film=0...0.2@10&tap=go", body: moving, headers: ["Accept": "image/svg+xml"],
            type: "image/svg+xml", holds: "@keyframes"),
        Case(
            path: "/swiftui/svg?film=0...0.2@10&tap=go", body: moving, headers: ["Content-Type": "text/plain"],
            type: "image/svg+xml", holds: "@keyframes"),
        Case(
            path: "/film?format=png", body: "Text(\"a\")", status: 400, type: "application/json",
            holds: "has to be apng, gif, webp or svg"),
        Case(path: "/explain?of=a", body: "Text(\"a\")", type: "text/plain; charset=utf-8", holds: "So Text is"),
        Case(
            path: "/explain?why-truncated=true&size=30x_&format=json", body: "Text(\"too long\").lineLimit(1)",
            type: "application/json", holds: "sufficientWidth"),
        Case(
            path: "/explain?what-if=padding%3D9", body: "Text(\"a\").padding(1)", type: "text/plain; charset=utf-8",
            holds: "+8, +8"),
        Case(path: "/figure/view-tree?format=svg", body: "Text(\"a\")", type: "image/svg+xml", holds: "<svg"),
        Case(
            path: "/figure/stack?format=json", body: "HStack { Text(\"a\"); Text(\"b\") }", type: "application/json",
            holds: "alternateText"),
        Case(
            path: "/figure/resize", body: "Text(\"a\")", headers: ["Accept": "text/html"],
            type: "text/html; charset=utf-8",
            holds: "<html"),
        Case(
            path: "/diff", body: #"{"old": "Text(\"a\").padding(1)", "new": "Text(\"a\").padding(9)"}"#,
            headers: ["Content-Type": "application/json"], type: "text/plain; charset=utf-8", holds: "1 → 9"),
        Case(
            path: "/diff?format=png&old-option=locale%3Den_US&new-option=appearance%3Ddark", body: "Text(\"a\")",
            type: "image/png", holds: "PNG"),
        Case(
            path: "/explore?widths=30...60", body: "Text(\"too long\").lineLimit(1)", type: "text/plain; charset=utf-8",
            holds: "truncated"),
        Case(
            path: "/swiftui/svg", body: "Text(\"a\")", headers: ["Content-Type": "text/plain"], type: "image/svg+xml",
            holds: "<svg"),
        Case(
            path: "/", body: #"{"diagram_source": "Text(\"a\")", "diagram_type": "swiftui", "output_format": "svg"}"#,
            headers: ["Content-Type": "application/json"], type: "image/svg+xml", holds: "<svg"),
        Case(method: "GET", path: "/", type: "text/html; charset=utf-8", holds: "playground.js"),
        Case(method: "GET", path: "/playground.js", type: "text/javascript; charset=utf-8"),
        Case(method: "GET", path: "/examples", type: "application/json", holds: "source"),
        Case(method: "GET", path: "/healthz", type: "text/plain; charset=utf-8", holds: "ok"),
        Case(method: "GET", path: "/readyz", type: "application/json", holds: "\"seccomp\""),
        Case(method: "GET", path: "/openapi.json", type: "application/json", holds: "\"openapi\""),
        Case(
            method: "GET", path: "/metrics", type: "text/plain; version=0.0.4; charset=utf-8",
            holds: "# TYPE easel_workers gauge"),

        Case(path: "/render", body: mistake, status: 422, type: "application/json", holds: "did you mean 'padding'"),
        Case(path: "/render", body: "", status: 400, type: "application/json", holds: "no source"),
        Case(path: "/render?size=wide", body: "Text(\"a\")", status: 400, type: "application/json", holds: "'size'"),
        Case(path: "/explain", body: "Text(\"a\")", status: 400, type: "application/json", holds: "'why-truncated'"),
        Case(path: "/figure/none", body: "Text(\"a\")", status: 400, type: "application/json", holds: "layout-steps"),
        Case(
            path: "/figure/preview?style=/etc/passwd", body: "Text(\"a\")", status: 400, type: "application/json",
            holds: "among the request's assets"),
        Case(
            path: "/render?package=A%3D/etc", body: "Text(\"a\")", status: 400, type: "application/json",
            holds: "'package'"),
        Case(
            path: "/render?assets=/etc", body: "Text(\"a\")", status: 400, type: "application/json", holds: "'assets'"),
        Case(path: "/render?format=bmp", body: "Text(\"a\")", status: 400, type: "application/json", holds: "'bmp'"),
        Case(
            path: "/render", body: #"{"source": "Text(\"a\")", "events": {"tap": "A"}}"#,
            headers: ["Content-Type": "application/json"], status: 400, type: "application/json",
            holds: "'events' has to be a list"),
        Case(
            path: "/render", body: #"{"source": "Text(\"a\")", "events": "tap"}"#,
            headers: ["Content-Type": "application/json"], status: 400, type: "application/json",
            holds: "'events' has to be a list"),
        Case(
            path: "/render", body: #"{"source": "Text(\"a\")", "option": {"scale": 3}}"#,
            headers: ["Content-Type": "application/json"], status: 400, type: "application/json",
            holds: "there is no member 'option'; did you mean 'options'?"),
        Case(
            path: "/render", body: #"{"source": "Text(\"a\")", "sice": "20x20"}"#,
            headers: ["Content-Type": "application/json"], status: 400, type: "application/json",
            holds: "there is no member 'sice'; there are source, files, old, new, assets, options, events"),
        Case(
            path: "/render?sice=20x20", body: "Text(\"a\")", status: 400, type: "application/json",
            holds: "there is no option 'sice' here; did you mean 'size'?"),
        Case(
            path: "/diff", body: "Text(\"a\")", status: 400, type: "application/json",
            holds: "'old' and 'new' have to be sources"),
        Case(
            path: "/diff", body: #"{"new": "Text(\"a\")"}"#, headers: ["Content-Type": "application/json"], status: 400,
            type: "application/json", holds: "'old' and 'new' have to be sources"),
        Case(
            path: "/diff", body: #"{"old": "Text(\"a\")"}"#, headers: ["Content-Type": "application/json"], status: 400,
            type: "application/json", holds: "'old' and 'new' have to be sources"),
        Case(
            path: "/explain?of=zzz", body: "Text(\"a\")", status: 422, type: "application/json",
            holds: "there are:\\n  0: Text “a” at "),
        Case(
            path: "/render", body: "{", headers: ["Content-Type": "application/json"], status: 400,
            type: "application/json", holds: "JSON"),
        Case(
            path: "/render", body: #"{"source": "Text(\"a\")", "assets": {"../up.png": "AAAA"}}"#,
            headers: ["Content-Type": "application/json"], status: 400, type: "application/json", holds: "up.png"),
        Case(
            path: "/render", body: "Color.red.frame(width: 1e9, height: 1e9)", status: 422, type: "application/json",
            holds: "\"limit\""),
        Case(
            path: "/render",
            body: "func f() -> Int { var n = 0; while true { n += 1 }; return n }\nText(\"\\(f())\")\n",
            headers: ["Content-Type": "text/x-swift"], status: 504, type: "application/json", holds: "\"time\""),
        Case(method: "GET", path: "/render/png/!!", status: 400, type: "application/json", holds: "base 64"),
        Case(method: "GET", path: "/nothing", status: 404, type: "application/json", holds: "openapi.json"),
        Case(method: "GET", path: "/render", status: 405, type: "application/json", holds: "POST"),
    ]

    @Test("a path answers with a picture, a page, or an error that says why", arguments: cases)
    func answers(_ example: Case) async throws {
        let answer = try await service.ask(example.method, example.path, example.body, headers: example.headers)
        #expect(answer.status == example.status, "\(answer.text.prefix(500))")
        #expect(answer.headers["content-type"] == example.type)
        #expect(example.holds.isEmpty || answer.body.range(of: Data(example.holds.utf8)) != nil)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["x-request-id"]?.isEmpty == false)
    }

    @Test("a mistake is named with its line and a way out")
    func diagnostics() async throws {
        let answer = try await service.ask("POST", "/render", Self.mistake)
        let first = try #require((answer.error["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["line"] as? Int == 2)
        #expect(first["column"] as? Int == 15)
        #expect((first["fixIts"] as? [[String: Any]])?.first?["replacement"] as? String == "padding")
    }

    @Test("a picture by URL is the same as by body, is kept by caches, and isn't sent twice")
    func address() async throws {
        // `Text("a")`, packed by zlib, in base 64.
        let packed = "eNoLSa0o0VBKVNIEAA8FApw"
        let posted = try await service.ask("POST", "/render", "Text(\"a\")")
        let first = try await service.ask("GET", "/render/png/\(packed)")
        #expect(first.status == 200, "\(first.text.prefix(300))")
        #expect(first.body.isPNG && first.body == posted.body)
        #expect(first.headers["cache-control"] == "public, max-age=31536000, immutable")
        let tag = try #require(first.headers["etag"])
        let second = try await service.ask("GET", "/swiftui/png/\(packed)", headers: ["If-None-Match": tag])
        #expect(second.status == 304)
        #expect(second.body.isEmpty)
    }

    @Test("options in a header of Kroki's change the picture")
    func diagramOptions() async throws {
        let source = "Color.red.frame(width: 10, height: 10)"
        let small = try await service.ask("POST", "/swiftui/png", source)
        let large = try await service.ask("POST", "/swiftui/png", source, headers: ["Kroki-Diagram-Options-Scale": "3"])
        #expect(small.body.isPNG && large.body.isPNG)
        #expect(small.body != large.body)
    }

    @Test(
        "Kroki's short form answers what the client accepts",
        arguments: [("image/svg+xml", "<?xml"), ("image/png", "PNG"), ("application/pdf", "%PDF"), ("*/*", "<?xml")])
    func acceptedDiagram(_ accepted: String, _ beginning: String) async throws {
        let reply = try await service.ask("POST", "/swiftui", "Text(\"a\")", headers: ["Accept": accepted])
        #expect(reply.status == 200, "\(reply.text.prefix(300))")
        let head = String(decoding: reply.body.prefix(40), as: UTF8.self)
        #expect(head.contains(beginning) || beginning == "<?xml" && head.contains("<svg"), "\(head)")
    }
}
