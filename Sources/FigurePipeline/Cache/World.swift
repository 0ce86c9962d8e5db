import Foundation
import Rendering

/// What all figures of a folder depend on besides their sources and options.
struct World: Sendable {
    private let program: [String]
    private let output: String?
    private let ignored: Set<String>
    private var folders: [String: String] = [:]

    /// - Parameters:
    ///   - output: a folder that isn't looked into: its pictures are the figures themselves.
    ///   - ignored: the names of others, wherever they are.
    init(programVersion: String, output: String?, ignoring ignored: Set<String> = []) {
        self.ignored = ignored
        program = [programVersion, Self.shippedFonts()]
        self.output = output.map(SourceTree.standardized)
    }

    /// What a job's key is made of besides the job.
    mutating func parts(for job: FigureJob) -> [String] {
        var parts = program
        var assets: String?
        for option in job.options {
            switch option.name {
            case "assets": assets = option.text
            case "font-dir": parts.append(content(of: option.text) { Self.isFont($0) })
            case "style", "other", "labels": parts.append(SmallFile.read(option.text).map(ContentHash.of) ?? "")
            default: break
            }
        }
        if let assets {
            parts.append(content(of: assets) { _ in true })
        } else if let path = job.sources.first?.path {
            parts.append(contentBeside(path))
        }
        return parts
    }

    /// What the key of anything else is made of that is drawn from a source.
    mutating func parts(source: String, assets: [String], fonts: [String]) -> [String] {
        var parts = program
        for folder in fonts { parts.append(content(of: folder) { Self.isFont($0) }) }
        for folder in assets { parts.append(content(of: folder) { _ in true }) }
        return parts + [contentBeside(source)]
    }

    private mutating func contentBeside(_ path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return content(of: folder.isEmpty ? "/" : folder, Self.isAsset)
    }

    // MARK: - Folders

    /// A hash of the names and bytes of the files that count below a folder; it is made once a run.
    private mutating func content(of folder: String, _ counts: (String) -> Bool) -> String {
        if let known = folders[folder] { return known }
        var hasher = ContentHasher()
        var left = 20_000
        collect(folder, "", depth: 0, counts, &hasher, &left)
        let hash = hasher.finish()
        folders[folder] = hash
        return hash
    }

    private func collect(
        _ folder: String, _ relative: String, depth: Int, _ counts: (String) -> Bool, _ hasher: inout ContentHasher,
        _ left: inout Int
    ) {
        guard depth < 8, SourceTree.standardized(folder) != output,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names.sorted() where !name.hasPrefix(".") && !ignored.contains(name) && left > 0 {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            let inner = "\(relative)/\(name)"
            if status.st_mode & S_IFMT == S_IFDIR {
                collect(path, inner, depth: depth + 1, counts, &hasher, &left)
            } else if counts(inner) {
                left -= 1
                hasher.add(inner)
                hasher.add(SmallFile.read(path).map(ContentHash.of) ?? "")
            }
        }
    }

    /// Pictures, colours and tables of texts.
    private static func isAsset(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.contains(".xcassets/")
            || [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".strings", ".stringsdict", ".xcstrings"].contains {
                name.hasSuffix($0)
            }
    }

    private static func isFont(_ path: String) -> Bool {
        [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
    }

    /// The names and sizes of the fonts that come with the program: they change with it only, and reading them all takes
    /// longer than drawing.
    private static func shippedFonts() -> String {
        guard let folder = shippedFontFolder else { return "" }
        var hasher = ContentHasher()
        for name in (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted() {
            var status = stat()
            guard isFont(name), stat("\(folder)/\(name)", &status) == 0 else { continue }
            hasher.add(name)
            hasher.add(Int(status.st_size))
        }
        return hasher.finish()
    }

    /// `EASEL_FONTS`, else beside the program or above it, where the program looks for them too.
    static var shippedFontFolder: String? {
        if let chosen = getenv("EASEL_FONTS").map({ String(cString: $0) }) { return chosen }
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        var folder = program[...]
        for _ in 0..<7 {
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
            for candidate in ["\(folder)/Fonts", "\(folder)/share/easel/Fonts"] where access(candidate, R_OK) == 0 {
                return candidate
            }
        }
        return nil
    }
}
