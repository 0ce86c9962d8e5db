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

    /// A letter, then letters, digits and three signs (RFC 3986, 3.1).
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
        }
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
            _ set: @escaping @Sendable (inout URLComponents, Value, NativeCall) throws -> Void
        ) {
            t.add(
                "var \(declaration) { get set }",
                set: { call in
                    var components = components(call.receiver)
                    try set(&components, call.argument(0), call)
                    call.receiver = .box(components)
                    return .void
                }, { call in get(components(call.receiver)) })
        }
        func optional(_ name: String, _ path: WritableKeyPath<URLComponents, String?> & Sendable) {
            part("\(name): String?", { .optional($0[keyPath: path].map(Value.string)) }) {
                value, new, _ in value[keyPath: path] = text(new)
            }
        }
        // Foundation ends the process for a scheme or a port that isn't one.
        part("scheme: String?", { .optional($0.scheme.map(Value.string)) }) { components, new, call in
            let scheme = text(new)
            guard scheme.map(isScheme) ?? true else {
                throw call.evaluator.failure("Fatal error: Attempting to set scheme with invalid characters")
            }
            components.scheme = scheme
        }
        optional("host", \.host)
        optional("user", \.user)
        optional("password", \.password)
        optional("query", \.query)
        optional("fragment", \.fragment)
        part("path: String", { .string($0.path) }) { components, new, _ in components.path = text(new) ?? "" }
        part("port: Int?", { .optional($0.port.map(Value.int)) }) { components, new, call in
            let port = new.unwrapped.wholeNumber
            guard port ?? 0 >= 0 else {
                throw call.evaluator.failure("Fatal error: Attempting to set port to a negative number")
            }
            components.port = port
        }
        part("queryItems: [URLQueryItem]?", { .optional($0.queryItems.map { .array($0.map { .box($0) }) }) }) {
            components, new, _ in
            guard case .array(let items) = new.unwrapped else {
                components.queryItems = nil
                return
            }
            components.queryItems = items.map(queryItem)
        }
        t.add("var url: URL? { get }") { call in .optional(components(call.receiver).url.map { .box($0) }) }
        t.add("var string: String? { get }") { call in
            .optional(components(call.receiver).string.map(Value.string))
        }
    }
}
