import Files
import Foundation
import Rendering

/// The files that a book is made of.
struct SourceTree: Sendable {
    enum Kind: Sendable, Hashable { case chapter, source, other }

    struct File: Sendable, Hashable {
        var kind: Kind
        /// From where the program runs.
        var path: String
        /// From the folder that was named; of a file that was named itself, its name.
        var relativePath: String
        /// The folder that nothing of the file may lead out of.
        var root: String
    }

    private(set) var files: [File] = []
    private(set) var problems: [Problem] = []
    /// Whether one of the folders is a DocC catalog.
    private(set) var isCatalog = false

    private static let countLimit = 20_000
    private var links = LinkedFiles()

    /// - Parameters:
    ///   - paths: files and folders.
    ///   - output: a folder that is passed over, since its Markdown is what was written before.
    init(_ paths: [String], output: String?) {
        let output = output.flatMap { FileIdentity($0) }
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else {
                problems.append(
                    Problem(.error, .unreadable, file: path, "can't be read: \(String(cString: strerror(errno)))"))
                continue
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
                if folder.hasSuffix(".docc") { isCatalog = true }
                let before = files.count
                collect(folder, relative: "", root: folder, output)
                let repeated = links.repeated
                if !repeated.isEmpty { files.removeAll { repeated.contains($0.path) } }
                if !files[before...].contains(where: { $0.kind != .other }) {
                    problems.append(
                        Problem(
                            .error, .unreadable, file: path, "there is no Markdown and no Swift source in this folder"))
                }
            } else {
                let name = path.split(separator: "/").last.map(String.init) ?? path
                let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
                let kind = Self.kind(of: name) == .other ? .chapter : Self.kind(of: name)
                files.append(File(kind: kind, path: path, relativePath: name, root: folder.isEmpty ? "/" : folder))
            }
        }
    }

    private mutating func collect(_ folder: String, relative: String, root: String, _ output: FileIdentity?) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            problems.append(Problem(.error, .unreadable, file: folder, "can't be read"))
            return
        }
        var folders: [String] = []
        for name in Self.sorted(names) where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, output == nil || FileIdentity(status) != output else { continue }
            let relativePath = relative.isEmpty ? name : "\(relative)/\(name)"
            switch status.st_mode & S_IFMT {
            case S_IFDIR: folders.append(name)
            case S_IFREG where files.count < Self.countLimit, S_IFLNK where files.count < Self.countLimit:
                if status.st_mode & S_IFMT == S_IFREG {
                    links.note(status)
                } else {
                    // A chapter or source that a build engine laid out; nothing else is what its name says.
                    let kind = Self.kind(of: name)
                    guard kind != .other, links.follow(path, isSource: { Self.kind(of: $0) == kind }) else { continue }
                }
                files.append(File(kind: Self.kind(of: name), path: path, relativePath: relativePath, root: root))
            default: continue
            }
        }
        for name in folders {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            collect(path, relative: relative.isEmpty ? name : "\(relative)/\(name)", root: root, output)
        }
    }

    /// By name, with the page that begins a folder first.
    private static func sorted(_ names: [String]) -> [String] {
        func rank(_ name: String) -> Int { ["index.md", "readme.md"].contains(name.lowercased()) ? 0 : 1 }
        return names.sorted { (rank($0), $0) < (rank($1), $1) }
    }

    private static func kind(of name: String) -> Kind {
        let name = name.lowercased()
        if name.hasSuffix(".md") || name.hasSuffix(".markdown") { return .chapter }
        if name.hasSuffix(".swiftdsl") { return name.hasPrefix("_") ? .other : .source }
        return .other
    }

    static func standardized(_ path: String) -> String {
        let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
