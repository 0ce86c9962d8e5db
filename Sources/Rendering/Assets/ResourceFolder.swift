import Files
import Foundation
import Synchronization

/// The files that come with a program, as its bundle has them: all that lie in the folder which '--assets' names, or that
/// is drawn itself, found by their own names in whatever folder below it they are.
///
/// Nothing is read before a program asks. A source alone has no bundle: only the option, a folder that is named in place
/// of its files, or a package that says what its resources are, opens one.
final class ResourceFolder: Sendable {
    /// Larger files, and more of them, aren't looked at.
    private static let sizeLimit = 32 << 20
    private static let countLimit = 10_000

    private let folders: [FolderFiles]
    private let paths = Mutex<[String: Place]?>(nil)

    private struct Place {
        let folder: FolderFiles
        let path: String
    }

    /// - Parameter bundles: folders that a package names.
    init(_ options: RenderOptions, bundles: [String] = []) {
        folders = ([options.assets].compactMap { $0 } + bundles).map { FolderFiles($0) }
    }

    /// The bytes of the file of that last path component.
    func read(_ path: String) -> Data? {
        guard !folders.isEmpty, path.hasPrefix("/App.app/"), let name = path.split(separator: "/").last,
            let place = files()[String(name)]
        else { return nil }
        return (try? place.folder.read(place.path, limit: Self.sizeLimit)).map { Data($0) }
    }

    private func files() -> [String: Place] {
        paths.withLock { paths in
            if let paths { return paths }
            var found: [String: Place] = [:]
            for folder in folders { Self.collect("", of: folder, depth: 0, &found) }
            paths = found
            return found
        }
    }

    /// Files by name, those nearest to the top first.
    private static func collect(_ folder: String, of files: FolderFiles, depth: Int, _ found: inout [String: Place]) {
        guard depth < 8 else { return }
        var folders: [String] = []
        for name in files.names(in: folder) where !name.hasPrefix(".") && found.count < countLimit {
            let path = folder.isEmpty ? name : folder + "/" + name
            switch files.kind(of: path) {
            case .folder: folders.append(path)
            case .file: if found[name] == nil { found[name] = Place(folder: files, path: path) }
            case .other, nil: break
            }
        }
        for inner in folders { collect(inner, of: files, depth: depth + 1, &found) }
    }
}
