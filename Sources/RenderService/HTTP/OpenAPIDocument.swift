/// What the service takes and answers, as OpenAPI 3.1 says it.
enum OpenAPIDocument {
    static func json(_ settings: ServiceSettings) -> JSONValue {
        [
            "openapi": "3.1.0",
            "info": [
                "title": "Easel", "version": .string(ServiceSettings.version),
                "description": "Draws SwiftUI views: a source in, a picture out.",
                "license": ["name": "See LICENSE"],
            ],
            "servers": [["url": "/"]],
            "paths": paths,
            "components": ["schemas": schemas],
        ]
    }

    private static var paths: JSONValue {
        let drawing = parameters(common)
        let picture: JSONValue = [
            "image/png": binary, "image/svg+xml": ["schema": ["type": "string"]], "application/pdf": binary,
            "application/json": ["schema": ["$ref": "#/components/schemas/Drawing"]],
        ]
        let film: JSONValue = [
            "image/apng": binary, "image/gif": binary, "image/webp": binary,
            "image/svg+xml": ["schema": ["type": "string"]],
        ]
        let anyPicture: JSONValue = [
            "image/png": binary, "image/svg+xml": ["schema": ["type": "string"]], "application/pdf": binary,
            "image/apng": binary, "image/gif": binary, "image/webp": binary,
        ]
        let html: JSONValue = ["schema": ["type": "string"]]
        let words: JSONValue = [
            "text/plain": ["schema": ["type": "string"]], "application/json": ["schema": ["type": "object"]],
        ]
        let difference: JSONValue = .object(
            (words.object ?? [:]).merging((picture.object ?? [:]).filter { $0.key != "application/json" }) { $1 })
        let figure: JSONValue = .object(
            (picture.object ?? [:]).merging(["text/html": html, "text/plain": html]) { $1 })
        let json: JSONValue = ["application/json": ["schema": ["type": "object"]]]
        let text: JSONValue = ["text/plain": ["schema": ["type": "string"]]]
        func post(_ summary: String, _ parameters: JSONValue, _ content: JSONValue) -> JSONValue {
            [
                "post": [
                    "summary": .string(summary), "parameters": parameters, "requestBody": body,
                    "responses": responses(content),
                ]
            ]
        }
        func get(_ summary: String, _ content: JSONValue, _ parameters: JSONValue = []) -> JSONValue {
            ["get": ["summary": .string(summary), "parameters": parameters, "responses": responses(content)]]
        }
        let formats: JSONValue = ["type": "string", "enum": ["png", "svg", "pdf", "apng", "gif", "webp"]]
        let addressed: JSONValue = .array(
            [
                ["name": "format", "in": "path", "required": true, "schema": formats],
                [
                    "name": "source", "in": "path", "required": true, "schema": ["type": "string"],
                    "description": "The source, packed by deflate or zlib, in base 64 as URLs hold it.",
                ],
            ] + (drawing.array ?? []))
        let diagramPost: JSONValue = .array(
            [["name": "format", "in": "path", "required": true, "schema": formats]] + (drawing.array ?? []))
        return [
            "/render": post(
                "Draws one picture.",
                parameters(
                    [
                        ("format", "png, svg, pdf, or json for the picture with its layout"),
                        ("svg-text", "true writes text as text"),
                        ("strict-vector", "true refuses pixels in SVG and PDF"),
                    ] + common), picture),
            "/inspect": post(
                "Answers what was laid out.",
                parameters(
                    [
                        ("tree", "layout, view or render"), ("changes", "true answers what each event did"),
                        ("probes", "true adds every question of layout"), ("animations", "true adds what is animated"),
                        ("tuples", "true shows TupleView in the view tree"),
                    ] + common), json),
            "/check": post("Answers mistakes and warnings alone.", [], json),
            "/film": post(
                "Draws a film.",
                parameters(
                    [
                        ("format", "apng, gif, webp or svg"), ("film", "FROM...TO@FPS, in seconds"),
                        ("hold", "still time before and after, in seconds"), ("loop", "how often it is played"),
                        ("show-taps", "true draws where a finger touches"), ("max-frames", "the most frames"),
                    ] + common), film),
            "/explain": post(
                "Says in words why a view is as large as it is, why texts are cut off, or what a change would do.",
                parameters(
                    [
                        ("of", "the view: its text, its label or its id"),
                        ("why-truncated", "true explains every text that is cut off"),
                        ("what-if", "name=value, as in padding=8: what moves"), ("format", "text or json"),
                    ] + common), words),
            "/figure/{kind}": post(
                "Draws a documentation figure.",
                .array(
                    [["name": "kind", "in": "path", "required": true, "schema": ["type": "string"]]]
                        + (parameters(
                            [("format", "png, svg, pdf, html, text, or json for the picture with its words")]
                                + common
                        ).array ?? [])), figure),
            "/diff": post(
                "Says what is different between two versions and why; or draws it.",
                parameters(
                    [
                        ("format", "text, json, png, svg or pdf"),
                        ("old-option", "an option of the old version alone: name=value"),
                        ("new-option", "an option of the new version alone: name=value"),
                    ] + common), difference),
            "/explore": post(
                "Draws a view at many widths, type sizes, directions and languages; answers what is wrong.",
                parameters(
                    [("widths", "the narrowest and the widest: 200...1024"), ("format", "text or json")] + common),
                words),
            "/render/{format}/{source}": get("A picture by its URL, for ever the same.", anyPicture, addressed),
            "/swiftui/{format}/{source}": get("The same by Kroki's protocol.", anyPicture, addressed),
            "/swiftui/{format}": [
                "post": [
                    "summary": "Kroki's protocol: the source in the body.", "parameters": diagramPost,
                    "requestBody": body, "responses": responses(anyPicture),
                ]
            ],
            "/swiftui": [
                "post": [
                    "summary": "The same, in the format that 'Accept' asks for: SVG where it says nothing.",
                    "parameters": drawing, "requestBody": body, "responses": responses(anyPicture),
                ]
            ],
            "/": [
                "get": [
                    "summary": "The playground.", "responses": responses(["text/html": ["schema": ["type": "string"]]]),
                ],
                "post": [
                    "summary": "Kroki's protocol with everything in the body.",
                    "requestBody": [
                        "required": true,
                        "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Diagram"]]],
                    ],
                    "responses": responses(anyPicture),
                ],
            ],
            "/mcp": [
                "post": [
                    "summary": "The Model Context Protocol over HTTP: a message of JSON-RPC, and its answer.",
                    "requestBody": [
                        "required": true, "content": ["application/json": ["schema": ["type": ["object", "array"]]]],
                    ],
                    "responses": agentResponses,
                ]
            ],
            "/supported": get("The names of SwiftUI that sources can use.", text),
            "/completions": get(
                "The same with their signatures, for editors.",
                ["application/json": ["schema": ["type": "array", "items": ["type": "object"]]]]),
            "/healthz": get("Whether the service runs.", text),
            "/readyz": get("Whether it can draw, and how tightly workers are shut in.", json),
            "/metrics": get("Numbers for Prometheus.", text),
            "/openapi.json": get("This document.", json),
        ]
    }

    private static let binary: JSONValue = ["schema": ["type": "string", "format": "binary"]]

    /// The options that choose what is drawn, as the command line has them.
    private static let common: [(name: String, description: String)] = [
        ("view", "the root: a preview's name or a view type"), ("size", "WxH in points, _ leaves an axis to the root"),
        ("scale", "pixels per point"), ("platform", "ios or macos"), ("appearance", "light or dark"),
        ("dynamic-type", "xSmall … accessibility5"), ("layout-direction", "ltr or rtl"),
        ("locale", "the locale views see"), ("time-zone", "the time zone views see"), ("now", "the time views see"),
        ("seed", "what random numbers start from"), ("safe-area", "insets: top,left,bottom,right"),
        ("background", "transparent, #rrggbb[aa] or a system colour"),
        ("set", "a stored property's initial value: name=expression"), ("tap", "taps a label or X,Y"),
        ("double-tap", "taps twice"), ("press", "holds for a second"), ("type", "LABEL=TEXT"),
        ("drag", "FROM,TO"), ("magnify", "LABEL=FACTOR"), ("rotate", "LABEL=DEGREES"),
        ("scroll", "[LABEL=]DX,DY or a text to scroll to"), ("hover", "a label or X,Y"), ("key", "return, cmd+s"),
        ("action", "LABEL[=ACTION]"), ("wait", "lets seconds pass"), ("at", "captures so long after the last event"),
    ]

    /// The texts of options that take no others.
    private static let choices: [String: [String]] = [
        "platform": ["ios", "macos"], "appearance": ["light", "dark"], "layout-direction": ["ltr", "rtl"],
        "tree": ["layout", "view", "render"], "svg-text": flags, "strict-vector": flags, "changes": flags,
        "probes": flags, "animations": flags, "tuples": flags, "show-taps": flags, "why-truncated": flags,
    ]
    private static let flags = ["true", "false"]

    private static func parameters(_ options: [(name: String, description: String)]) -> JSONValue {
        .array(
            options.map { name, description in
                var schema: [String: JSONValue] = ["type": "string"]
                if let texts = choices[name] { schema["enum"] = .array(texts.map(JSONValue.string)) }
                return [
                    "name": .string(name), "in": "query", "schema": .object(schema),
                    "description": .string(description),
                ]
            })
    }

    private static let body: JSONValue = [
        "required": true,
        "content": [
            "text/x-swift": ["schema": ["type": "string"]],
            "text/plain": ["schema": ["type": "string"]],
            "application/json": ["schema": ["$ref": "#/components/schemas/Sources"]],
            "multipart/form-data": [
                "schema": [
                    "type": "object",
                    "properties": [
                        "source": ["type": "string", "description": "Swift sources, also as files"],
                        "asset": ["type": "string", "format": "binary", "description": "pictures, catalogs, texts"],
                    ],
                ]
            ],
        ],
    ]

    private static func responses(_ content: JSONValue) -> JSONValue {
        var responses: [String: JSONValue] = ["200": ["description": "Done.", "content": content]]
        let failures: [(String, String)] = [
            ("304", "What the client has is still right."),
            ("400", "The request can't be read, or an option is wrong."),
            ("401", "The token is missing or unknown."), ("405", "Another method."),
            ("408", "The body took too long to arrive."), ("413", "The body is larger than the limit."),
            ("415", "A body of this type isn't read."),
            ("422", "The source has mistakes, or a limit was reached; diagnostics with their lines."),
            ("429", "Too many requests wait; Retry-After says when to come again."),
            ("500", "Drawing this ended its process."), ("503", "Nobody can draw now."),
            ("504", "Drawing took longer than it may."),
        ]
        for (status, description) in failures {
            var response: [String: JSONValue] = ["description": .string(description)]
            if status != "304" {
                response["content"] = [
                    "application/json": ["schema": ["$ref": "#/components/schemas/Failure"]],
                    "text/plain": ["schema": ["type": "string"]],
                ]
            }
            responses[status] = .object(response)
        }
        return .object(responses)
    }

    /// A notification is taken without an answer; pages of other origins aren't served.
    private static var agentResponses: JSONValue {
        var all = responses(["application/json": ["schema": ["type": ["object", "array"]]]]).object ?? [:]
        all["202"] = ["description": "Taken; there is nothing to answer."]
        all["403"] = all["400"]
        return .object(all)
    }

    private static var schemas: JSONValue {
        let text: JSONValue = ["type": "string"]
        let whole: JSONValue = ["type": "integer"]
        let texts: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]
        return [
            "Sources": [
                "type": "object", "additionalProperties": false,
                "properties": [
                    "source": text, "files": texts, "old": text, "new": text, "assets": texts,
                    "options": ["type": "object"],
                    "events": ["type": "array", "items": ["type": "object"]],
                ],
            ],
            "Diagram": [
                "type": "object", "required": ["diagram_source", "diagram_type"],
                "properties": [
                    "diagram_source": text, "diagram_type": ["type": "string", "enum": ["swiftui", "easel"]],
                    "output_format": text, "diagram_options": ["type": "object"],
                ],
            ],
            "Drawing": [
                "type": "object",
                "properties": [
                    "picture": ["type": "object", "properties": ["mediaType": text, "base64": text]],
                    "layout": ["type": ["object", "null"]], "alternateText": text,
                    "marks": ["type": "array", "items": text], "console": ["type": "array", "items": text],
                    "diagnostics": ["type": "array", "items": ["$ref": "#/components/schemas/Diagnostic"]],
                    "milliseconds": ["type": "object"],
                ],
            ],
            "Diagnostic": [
                "type": "object", "required": ["severity", "message"],
                "properties": [
                    "file": text, "line": whole, "column": whole, "endColumn": whole, "severity": text,
                    "message": text, "notes": ["type": "array", "items": text],
                    "fixIts": ["type": "array", "items": ["type": "object"]],
                ],
            ],
            "Failure": [
                "type": "object", "required": ["error"],
                "properties": [
                    "error": [
                        "type": "object", "required": ["status", "code", "message", "request"],
                        "properties": [
                            "status": whole, "code": text, "message": text, "limit": text, "request": text,
                            "diagnostics": ["type": "array", "items": ["$ref": "#/components/schemas/Diagnostic"]],
                        ],
                    ]
                ],
            ],
        ]
    }
}
