import Foundation
import Rendering

/// A file of the assets that came, went or holds something else.
struct AssetChange {
    /// `logo.png changed`.
    var text: String
    var old: String?
    var new: String?
    /// Where the source names it, or the line of the table that changed.
    var place: ChangePlace?
    /// Whether views are known to be drawn with it: the source names it, or it is of a catalog or a table of texts.
    var isUsed = true
}

/// What changed among the files beside the sources, or in the folder that `--assets` names.
enum AssetChanges {
    /// More files than that are no assets of a view.
    private static let most = 5_000
    private static let largest = 64 << 20

    /// All that changed as one, since a folder is exchanged as a whole; empty where nothing did.
    static func between(_ old: ComparedVersion, _ new: ComparedVersion) -> [[AssetChange]] {
        guard let before = folder(of: old), let after = folder(of: new), before != after else { return [] }
        let (mine, theirs) = (files(in: before), files(in: after))
        // A folder of assets is named for what is in it; beside a source lies what has nothing to do with it, too.
        let isChosen = old.options.assets != nil || new.options.assets != nil
        var changes: [AssetChange] = []
        for name in Set(mine).union(theirs).sorted() {
            var change: AssetChange
            switch (mine.contains(name), theirs.contains(name)) {
            case (true, false):
                change = AssetChange(text: "\(name) removed", place: use(of: name, in: old.project, isOld: true))
            case (false, true):
                change = AssetChange(text: "\(name) added", place: use(of: name, in: new.project, isOld: false))
            default:
                guard let o = contents("\(before)/\(name)"), let n = contents("\(after)/\(name)"), o != n else {
                    continue
                }
                change = self.change(of: name, o, n, new.project)
            }
            change.isUsed = isChosen || isUsed(name, old, new)
            changes.append(change)
        }
        return changes.isEmpty ? [] : [changes]
    }

    private static func isUsed(_ name: String, _ old: ComparedVersion, _ new: ComparedVersion) -> Bool {
        name.contains(".xcassets/") || name.hasSuffix("strings")
            || use(of: name, in: old.project, isOld: true) != nil || use(of: name, in: new.project, isOld: false) != nil
    }

    static func folder(of version: ComparedVersion) -> String? {
        version.options.assets ?? version.project.flatMap(folder(of:))
    }

    /// The folder of the sources.
    static func folder(of project: SourceProject) -> String? {
        if let folder = project.folder { return folder }
        guard let path = project.files.first?.path else { return nil }
        return path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    // MARK: - Files

    private static let endings: Set<String> = [
        "png", "jpg", "jpeg", "svg", "pdf", "strings", "xcstrings", "json", "ttf", "otf", "gif", "webp", "heic",
    ]

    /// Whether a file is one that views are drawn with.
    static func isAsset(_ name: String) -> Bool {
        name.split(separator: ".").last.map { endings.contains($0.lowercased()) } ?? false
    }

    private static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let name = walk.nextObject() as? String, found.count < most {
            let last = name.split(separator: "/").last.map(String.init) ?? name
            if last.hasPrefix(".") || last.hasPrefix("__") || walk.level > 5 {
                walk.skipDescendants()
            } else if isAsset(last) {
                found.append(name)
            }
        }
        return found
    }

    private static func contents(_ path: String) -> Data? {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= largest
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    // MARK: - Words

    private static func change(of name: String, _ old: Data, _ new: Data, _ project: SourceProject?) -> AssetChange {
        let isTable = name.hasSuffix(".strings") || name.hasSuffix(".xcstrings")
        if isTable || name.hasSuffix(".json"),
            let change = changedLine(
                of: name, String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
        {
            return change
        }
        return AssetChange(text: "\(name) changed", place: use(of: name, in: project, isOld: false))
    }

    /// The first line of a text that is another one, with what it says.
    private static func changedLine(of name: String, _ old: String, _ new: String) -> AssetChange? {
        let (mine, theirs) = (
            old.split(separator: "\n", omittingEmptySubsequences: false),
            new.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let start = zip(mine, theirs).prefix { $0 == $1 }.count
        guard start < theirs.count else { return nil }
        func clean(_ line: Substring?) -> String {
            Excerpt.short((line.map(String.init) ?? "").trimmingCharacters(in: .whitespaces), limit: 50)
        }
        let (was, now) = (clean(start < mine.count ? mine[start] : nil), clean(theirs[start]))
        let isOne = mine.count == theirs.count
        return AssetChange(
            text: isOne && !was.isEmpty ? "\(was) → \(now)" : "\(name) changed", old: was, new: now,
            place: ChangePlace(file: name, line: start + 1))
    }

    /// The line of the source that names an asset: `Image("logo")`.
    private static func use(of name: String, in project: SourceProject?, isOld: Bool) -> ChangePlace? {
        guard let project else { return nil }
        var words = name.split(separator: "/").filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }
        words += words.map { String($0.prefix { $0 != "@" }) }
        for file in project.files {
            for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where words.contains(where: { line.contains("\"\($0)\"") }) {
                let short = file.name.split(separator: "/").last.map(String.init) ?? file.name
                return ChangePlace(file: short, line: number + 1, isOld: isOld)
            }
        }
        return nil
    }
}
