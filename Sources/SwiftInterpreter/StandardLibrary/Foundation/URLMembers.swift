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
            ("debugDescription", { $0.absoluteString }), ("relativePath", { $0.relativePath }),
            ("relativeString", { $0.relativeString }),
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
        let encoded: [(String, @Sendable (URL, Bool) -> String?)] = [
            ("host", { $0.host(percentEncoded: $1) }), ("query", { $0.query(percentEncoded: $1) }),
            ("fragment", { $0.fragment(percentEncoded: $1) }), ("user", { $0.user(percentEncoded: $1) }),
            ("password", { $0.password(percentEncoded: $1) }),
        ]
        for (name, part) in encoded {
            t.add("func \(name)(percentEncoded: Bool = _) -> String?") { call in
                let isEncoded = try call.bool(0, default: true)
                return .optional(call.receiver.unbox(as: URL.self).flatMap { part($0, isEncoded) }.map(Value.string))
            }
        }
        for (name, part) in [("user", \URL.user), ("password", \URL.password)] {
            t.add("var \(name): String? { get }") { call in
                .optional(call.receiver.unbox(as: URL.self)?[keyPath: part].map(Value.string))
            }
        }
        t.add("var hasDirectoryPath: Bool { get }") { call in
            .bool(call.receiver.unbox(as: URL.self)?.hasDirectoryPath ?? false)
        }
        // An address is kept whole: it has no base.
        t.add("var baseURL: URL? { get }") { _ in .null }
        for declaration in ["var standardized: URL { get }", "var standardizedFileURL: URL { get }"] {
            t.add(declaration) { call in
                call.receiver.unbox(as: URL.self).map { .box($0.standardized) } ?? call.receiver
            }
        }
        t.add("func resolvingSymlinksInPath() -> URL") { call in call.receiver }
        t.add("func startAccessingSecurityScopedResource() -> Bool") { _ in .bool(true) }
        t.add("func stopAccessingSecurityScopedResource()") { _ in .void }
        t.add("mutating func deleteLastPathComponent()") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return .void }
            call.receiver = .box(url.deletingLastPathComponent())
            return .void
        }
        t.add("mutating func deletePathExtension()") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return .void }
            call.receiver = .box(url.deletingPathExtension())
            return .void
        }
        t.add("mutating func appendPathExtension(_ pathExtension: String)") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return .void }
            call.receiver = .box(url.appendingPathExtension(try call.string(0)))
            return .void
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
