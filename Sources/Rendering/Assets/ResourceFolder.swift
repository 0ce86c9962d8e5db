import Foundation
import Synchronization

/// The files that come with a program, as its bundle has them: all that lie in the folder which '--assets' names, found
/// by their own names in whatever folder below it they are.
///
/// Nothing is read before a program asks. A source alone has no bundle: only the option opens a folder.
final class ResourceFolder: Sendable {
    /// Larger files, and more of them, aren't looked at.
    private static let sizeLimit = 32 << 20
    private static let countLimit = 10_000

    private let folder: String?
    private let paths = Mutex<[String: String]?>(nil)

    init(_ options: RenderOptions) { folder = options.assets }

    /// The bytes of the file of that last path component.
    func read(_ path: String) -> Data? {
        guard path.hasPrefix("/App.app/"), let name = path.split(separator: "/").last,
            let file = files()[String(name)],
            let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int,
            size <= Self.sizeLimit
        else { return nil }
        return FileManager.default.contents(atPath: file)
    }

    private func files() -> [String: String] {
        paths.withLock { paths in
            if let paths { return paths }
            var found: [String: String] = [:]
            if let folder { Self.collect(folder, depth: 0, &found) }
            paths = found
            return found
        }
    }

    /// Files by name, those nearest to the top first; links lead nowhere.
    private static func collect(_ folder: String, depth: Int, _ found: inout [String: String]) {
        guard depth < 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        var folders: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") && found.count < countLimit {
            let path = folder + "/" + name
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeDirectory { folders.append(path) }
            if type == .typeRegular, found[name] == nil { found[name] = path }
        }
        for inner in folders { collect(inner, depth: depth + 1, &found) }
    }
}
