import Foundation

extension StandardLibrary {
    static let urlMembers = NativeMembersBuilder.build { t in
        t.add("init?(string: String)") { call in
            let text = try call.string(0)
            return .optional(text.isEmpty ? nil : URL(string: text).map { .box($0) })
        }
        t.add("init(fileURLWithPath path: String)") { call in
            // The hint keeps Foundation from looking at the disk.
            let path = try call.string(0)
            return .box(URL(filePath: path.hasPrefix("/") ? path : "/" + path, directoryHint: .notDirectory))
        }
        let parts: [(String, @Sendable (URL) -> String)] = [
            ("absoluteString", { $0.absoluteString }), ("path", { $0.path }),
            ("lastPathComponent", { $0.lastPathComponent }),
            ("pathExtension", { $0.pathExtension }), ("description", { $0.absoluteString }),
        ]
        for (name, part) in parts {
            t.add("var \(name): String { get }") { call in .string(call.receiver.unbox(as: URL.self).map(part) ?? "") }
        }
        let optionals: [(String, @Sendable (URL) -> String?)] = [
            ("host", { $0.host }), ("scheme", { $0.scheme }), ("query", { $0.query }), ("fragment", { $0.fragment }),
        ]
        for (name, part) in optionals {
            t.add("var \(name): String? { get }") { call in
                .optional(call.receiver.unbox(as: URL.self).flatMap(part).map(Value.string))
            }
        }
        t.add("func deletingLastPathComponent() -> URL") { call in
            call.receiver.unbox(as: URL.self).map { .box($0.deletingLastPathComponent()) } ?? call.receiver
        }
        t.add("func deletingPathExtension() -> URL") { call in
            call.receiver.unbox(as: URL.self).map { .box($0.deletingPathExtension()) } ?? call.receiver
        }
        t.add("init?(string: String, relativeTo base: URL?)") { call in
            let base = call.argument(1).unwrapped.unbox(as: URL.self)
            let text = try call.string(0)
            return .optional(text.isEmpty ? nil : URL(string: text, relativeTo: base).map { .box($0.absoluteURL) })
        }
        for declaration in ["init(filePath path: String)", "init(fileURLWithPath path: String, isDirectory: Bool)"] {
            t.add(declaration) { call in
                let path = try call.string(0)
                return .box(URL(filePath: path.hasPrefix("/") ? path : "/" + path, directoryHint: .notDirectory))
            }
        }
        t.add("func appendingPathExtension(_ pathExtension: String) -> URL") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return call.receiver }
            return .box(url.appendingPathExtension(try call.string(0)))
        }
        t.add("func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return call.receiver }
            return .box(url.appending(path: try call.string(0), directoryHint: .notDirectory))
        }
        t.add("mutating func appendPathComponent(_ pathComponent: String)") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return .void }
            call.receiver = .box(url.appending(path: try call.string(0), directoryHint: .notDirectory))
            return .void
        }
        t.add("mutating func append(path: String)") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return .void }
            call.receiver = .box(url.appending(path: try call.string(0), directoryHint: .notDirectory))
            return .void
        }
        t.add("mutating func append(queryItems: [URLQueryItem])") { call in
            guard var url = call.receiver.unbox(as: URL.self) else { return .void }
            url.append(queryItems: try call.elements(0).compactMap { $0.unbox(as: URLQueryItem.self) })
            call.receiver = .box(url)
            return .void
        }
        t.add("func appending(queryItems: [URLQueryItem]) -> URL") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return call.receiver }
            return .box(url.appending(queryItems: try call.elements(0).compactMap { $0.unbox(as: URLQueryItem.self) }))
        }
        t.add("var port: Int? { get }") { call in
            .optional(call.receiver.unbox(as: URL.self)?.port.map(Value.int))
        }
        t.add("var isFileURL: Bool { get }") { call in .bool(call.receiver.unbox(as: URL.self)?.isFileURL ?? false) }
        t.add("var absoluteURL: URL { get }") { call in call.receiver }
        t.add("func path(percentEncoded: Bool = _) -> String") { call in
            .string(call.receiver.unbox(as: URL.self)?.path(percentEncoded: try call.bool(0, default: true)) ?? "")
        }
        t.add("var pathComponents: [String] { get }") { call in
            .strings(call.receiver.unbox(as: URL.self)?.pathComponents ?? [])
        }
        t.add("func appendingPathComponent(_ pathComponent: String) -> URL") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return call.receiver }
            return .box(url.appending(path: try call.string(0), directoryHint: .notDirectory))
        }
    }
}
