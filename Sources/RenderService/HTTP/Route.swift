import WorkerProtocol

/// What a path asks for.
enum Route: Hashable {
    case playground, style, icon, examples
    /// One of the playground's, by its name.
    case script(String)
    case health, readiness, metrics, openAPI, supported, completions
    /// A source in the body.
    case draw(WorkerRequest.Kind)
    /// The same for a documentation figure.
    case figure(String)
    /// A source in the path, packed.
    case address(format: String, source: String)
    /// Kroki's protocol: the type in the path, the source in the body or packed in the path. Without a format it is what
    /// the client accepts.
    case diagram(format: String?, source: String?)
    /// Kroki's protocol with everything in a JSON body.
    case diagramBody
    case agents

    /// What Kroki's plug-ins call our kind of source.
    static let diagramTypes: Set<String> = ["swiftui", "easel"]

    /// The route of a path, and the methods it takes.
    static func of(_ path: String, method: String) -> (route: Route, methods: [String])? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        let reading = ["GET", "HEAD"]
        switch parts.count {
        case 0: return method == "POST" ? (.diagramBody, ["POST"]) : (.playground, reading + ["POST"])
        case 1:
            switch parts[0] {
            case "style.css": return (.style, reading)
            case "favicon.ico", "icon.svg": return (.icon, reading)
            case "examples": return (.examples, reading)
            case "healthz", "health": return (.health, reading)
            case "readyz": return (.readiness, reading)
            case "metrics": return (.metrics, reading)
            case "openapi.json": return (.openAPI, reading)
            case "supported": return (.supported, reading)
            case "completions": return (.completions, reading)
            case "render": return (.draw(.picture), ["POST"])
            case "inspect": return (.draw(.inspection), ["POST"])
            case "check": return (.draw(.check), ["POST"])
            case "film": return (.draw(.film), ["POST"])
            case "explain": return (.draw(.explanation), ["POST"])
            case "diff": return (.draw(.difference), ["POST"])
            case "explore": return (.draw(.exploration), ["POST"])
            case "mcp": return (.agents, ["POST"])
            case let name where diagramTypes.contains(name): return (.diagram(format: nil, source: nil), ["POST"])
            case let name where PlaygroundFiles.scripts[name] != nil: return (.script(name), reading)
            default: return nil
            }
        case 2 where diagramTypes.contains(parts[0]): return (.diagram(format: parts[1], source: nil), ["POST"])
        case 2 where parts[0] == "figure": return (.figure(parts[1]), ["POST"])
        case 3 where parts[0] == "render": return (.address(format: parts[1], source: parts[2]), reading)
        case 3 where diagramTypes.contains(parts[0]):
            return (.diagram(format: parts[1], source: parts[2]), reading + ["POST"])
        default: return nil
        }
    }

    /// As metrics and logs name it: a path may hold a source.
    var name: String {
        switch self {
        case .playground: "/"
        case .style, .script, .icon, .examples: "/static"
        case .health: "/healthz"
        case .readiness: "/readyz"
        case .metrics: "/metrics"
        case .openAPI: "/openapi.json"
        case .supported: "/supported"
        case .completions: "/completions"
        case .draw(.picture): "/render"
        case .draw(.inspection): "/inspect"
        case .draw(.check): "/check"
        case .draw(.film): "/film"
        case .draw(.explanation): "/explain"
        case .draw(.difference): "/diff"
        case .draw(.exploration): "/explore"
        case .draw: "/other"
        case .figure: "/figure/{kind}"
        case .address: "/render/{format}/{source}"
        case .diagram: "/swiftui/{format}/{source}"
        case .diagramBody: "/"
        case .agents: "/mcp"
        }
    }
}
