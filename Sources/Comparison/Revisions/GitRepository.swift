import Foundation
import Rendering

/// Files as they were in commits, read by the program `git`.
public struct GitRepository: Sendable {
    /// The folder that `git` runs in.
    private let folder: String

    /// The repository that holds a file or folder.
    public init(holding path: String) throws(RenderFailure) {
        let isFolder = SourceProject.isFolder(path)
        let parent = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        folder = isFolder ? path : parent
        _ = try run(["rev-parse", "--git-dir"], orElse: "'\(path)' isn't in a git repository")
    }

    /// The name of a commit, whatever it is called.
    public func commit(_ revision: String) throws(RenderFailure) -> String {
        let name = try run(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
            orElse: "git knows no revision '\(revision)'")
        return Self.line(name)
    }

    /// A file's contents in a commit; nil where it isn't there.
    public func contents(of path: String, at commit: String) -> [UInt8]? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return try? run(["cat-file", "blob", "\(commit):./\(name)"], orElse: "")
    }

    /// The commits after `good` up to `bad`, the earlier first, that lead from one to the other.
    public func commits(from good: String, to bad: String) throws(RenderFailure) -> [String] {
        let text = try run(
            ["rev-list", "--topo-order", "--reverse", "--ancestry-path", "\(good)..\(bad)"],
            orElse: "git can't list the commits from '\(good)' to '\(bad)'")
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// `1a2b3c4 Give the card more room (Ann, 2026-01-31)`.
    public func description(of commit: String) -> String {
        let text = try? run(["show", "-s", "--format=%h %s (%an, %as)", commit], orElse: "")
        return text.map(Self.line) ?? String(commit.prefix(10))
    }

    /// Writes what lies beside the file in a commit, and is no source, into a folder: pictures, catalogs, tables of texts.
    public func writeAssets(at commit: String, into target: String) throws(RenderFailure) {
        let list = try run(["ls-tree", "-r", "-z", "--name-only", commit, "./"], orElse: "git can't list '\(commit)'")
        let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let assets = names.filter(AssetChanges.isAsset).prefix(2_000)
        for name in assets {
            guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { continue }
            guard let bytes = try? run(["cat-file", "blob", "\(commit):./\(name)"], orElse: "") else { continue }
            let path = "\(target)/\(name)"
            // The folder itself isn't made anew: it is gone where the program is being ended.
            var parent = target
            for part in name.split(separator: "/").dropLast() {
                parent += "/" + part
                mkdir(parent, 0o777)
            }
            do {
                try Data(bytes).write(to: URL(fileURLWithPath: path))
            } catch {
                throw RenderFailure(.unreadable, "can't write the assets of \(commit.prefix(10)) to a temporary folder")
            }
        }
    }

    // MARK: - Running

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func run(_ arguments: [String], orElse message: String) throws(RenderFailure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw RenderFailure(.unreadable, "the program 'git' can't be run")
        }
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw RenderFailure(
                .unreadable, process.terminationStatus == 127 ? "the program 'git' can't be run" : message)
        }
        return [UInt8](bytes)
    }
}
