import Foundation

extension StandardLibrary {
    static let urlComponentTypes: [NativeType] = [
        NativeType(
            "URLQueryItem", "struct URLQueryItem: Hashable, CustomStringConvertible, Sendable",
            swiftType: URLQueryItem.self
        ) {
            NativeMembersBuilder.build { t in
                t.add("init(name: String, value: String?)") { call in
                    .box(URLQueryItem(name: try call.string(0), value: text(call.argument(1))))
                }
                t.add(
                    "var name: String { get set }",
                    set: { call in
                        var item = queryItem(call.receiver)
                        item.name = try call.string(0)
                        call.receiver = .box(item)
                        return .void
                    }, { call in .string(queryItem(call.receiver).name) })
                t.add(
                    "var value: String? { get set }",
                    set: { call in
                        var item = queryItem(call.receiver)
                        item.value = text(call.argument(0))
                        call.receiver = .box(item)
                        return .void
                    }, { call in .optional(queryItem(call.receiver).value.map(Value.string)) })
                t.add("var description: String { get }") { call in .string(queryItem(call.receiver).description) }
            }
        },
        NativeType("URLComponents", "struct URLComponents: Hashable, Sendable", swiftType: URLComponents.self) {
            componentMembers
        },
    ]

    private static func text(_ value: Value) -> String? {
        if case .string(let text) = value.unwrapped { return text }
        return nil
    }

    private static func queryItem(_ value: Value) -> URLQueryItem {
        value.unbox(as: URLQueryItem.self) ?? URLQueryItem(name: "", value: nil)
    }

    private static func components(_ value: Value) -> URLComponents {
        value.unbox(as: URLComponents.self) ?? URLComponents()
    }

    private static let componentMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(URLComponents()) }
        t.add("init?(string: String)") { call in
            .optional(URLComponents(string: try call.string(0)).map { .box($0) })
        }
        t.add("init?(url: URL, resolvingAgainstBaseURL: Bool)") { call in
            let url = call.argument(0).unbox(as: URL.self)
            return .optional(
                url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }.map { .box($0) })
        }
        func part(
            _ declaration: String, _ get: @escaping @Sendable (URLComponents) -> Value,
            _ set: @escaping @Sendable (inout URLComponents, Value) -> Void
        ) {
            t.add(
                "var \(declaration) { get set }",
                set: { call in
                    var components = components(call.receiver)
                    set(&components, call.argument(0))
                    call.receiver = .box(components)
                    return .void
                }, { call in get(components(call.receiver)) })
        }
        func optional(_ name: String, _ path: WritableKeyPath<URLComponents, String?> & Sendable) {
            part("\(name): String?", { .optional($0[keyPath: path].map(Value.string)) }) {
                $0[keyPath: path] = text($1)
            }
        }
        // A scheme that isn't one would trap.
        part("scheme: String?", { .optional($0.scheme.map(Value.string)) }) {
            let scheme = text($1)
            guard scheme?.utf8.allSatisfy({ $0 < 128 && ($0 == 43 || $0 == 45 || $0 == 46 || $0 >= 48) }) ?? true
            else { return }
            $0.scheme = scheme
        }
        optional("host", \.host)
        optional("user", \.user)
        optional("password", \.password)
        optional("query", \.query)
        optional("fragment", \.fragment)
        part("path: String", { .string($0.path) }) { $0.path = text($1) ?? "" }
        part("port: Int?", { .optional($0.port.map(Value.int)) }) {
            if let port = $1.unwrapped.wholeNumber, port < 0 { return }
            $0.port = $1.unwrapped.wholeNumber
        }
        part("queryItems: [URLQueryItem]?", { .optional($0.queryItems.map { .array($0.map { .box($0) }) }) }) {
            guard case .array(let items) = $1.unwrapped else {
                $0.queryItems = nil
                return
            }
            $0.queryItems = items.map(queryItem)
        }
        t.add("var url: URL? { get }") { call in .optional(components(call.receiver).url.map { .box($0) }) }
        t.add("var string: String? { get }") { call in
            .optional(components(call.receiver).string.map(Value.string))
        }
    }
}
