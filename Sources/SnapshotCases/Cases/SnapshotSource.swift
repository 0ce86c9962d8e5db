import Foundation
import Rendering

/// One file whose previews are drawn.
package struct SnapshotSource: Sendable {
    /// As reports name it: relative to the folder of the run.
    package let name: String
    /// Where it lies.
    package let path: String
    package let text: String
    let load: @Sendable () throws(RenderFailure) -> InterpretedProgram

    /// The file's name without its ending.
    var stem: String { Self.stem(of: path) }

    /// Where its snapshots are.
    package var folder: String { Self.folder(of: path) }

    /// Where the snapshots of a file are.
    static func folder(of path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return folder + folderName + "/" + SnapshotName.file(stem(of: path))
    }

    package static let folderName = "__Snapshots__"

    static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// What can be drawn of it: nothing where it has no preview and no view that stands by itself.
    func cases(
        _ program: InterpretedProgram, isNamed: Bool, _ settings: SnapshotSettings
    ) throws(RenderFailure) -> [SnapshotCase] {
        let previews = program.previews
        guard previews.isEmpty else {
            let choices = PreviewConfigurations(text).choices
            var cases: [SnapshotCase] = []
            for preview in previews {
                cases += try settings.cases(of: preview, source: self, choices: choices[preview.line])
            }
            return cases
        }
        return isNamed || program.hasTopLevelView ? try settings.cases(of: nil, source: self, choices: nil) : []
    }
}

/// The sources of a run.
package struct SnapshotPlan: Sendable {
    package private(set) var sources: [SnapshotSource] = []
    /// Files that can't be read, with why.
    package private(set) var unreadable: [(source: String, text: String)] = []
    /// All files that the sources are read with.
    package let paths: [String]
    private let root: String
    private let files: [SourceText]
    /// Whether the only source was named by itself, so that its root is drawn where it has no preview.
    package let isSingle: Bool

    /// - Parameters:
    ///   - paths: files and folders, which belong together as one module.
    ///   - root: the folder that names in reports begin in.
    package init(paths: [String], root: String) throws(RenderFailure) {
        let project = try SourceProject(paths: paths)
        self.paths = project.files.compactMap(\.path)
        (self.root, files) = (root, project.files)
        isSingle = project.isSingleFile && paths.allSatisfy { !SourceProject.isFolder($0) }
        // A file of declarations alone has nothing to draw; one of expressions may, and says so only when it is read.
        for file in project.programs() where file.hasPreviews || file.file.name.hasSuffix(".swiftdsl") {
            let path = file.file.path ?? file.file.name
            sources.append(
                SnapshotSource(
                    name: FilePath.relative(path, to: root), path: path, text: file.file.text, load: file.load))
        }
        unreadable = project.unreadable.map { (FilePath.relative($0.path, to: root), $0.failure.text) }
    }

    /// A hash of the names and texts of all files.
    package var contentHash: ContentHash {
        let texts = files.map { file in
            let name = FilePath.relative(file.path ?? file.name, to: root)
            return "\(name.utf8.count) \(file.text.utf8.count) \(name)\(file.text)"
        }
        return ContentHash(texts.joined())
    }

    /// A source's program and what is drawn of it.
    package func cases(
        of source: SnapshotSource, _ settings: SnapshotSettings
    ) throws(RenderFailure) -> (program: InterpretedProgram, cases: [SnapshotCase]) {
        let program = try source.load()
        return (program, try source.cases(program, isNamed: isSingle, settings))
    }

    /// A part of the sources that takes about as long as each of the others: `index` from 1 of `count`.
    package mutating func keepShard(_ index: Int, of count: Int) {
        // Checking and drawing take about as long as the source is. The largest first, each to who has least.
        let order = sources.indices.sorted {
            (sources[$1].text.utf8.count, sources[$0].name) < (sources[$0].text.utf8.count, sources[$1].name)
        }
        var costs = [Int](repeating: 0, count: max(count, 1))
        var kept: Set<Int> = []
        for source in order {
            let shard = costs.indices.min { costs[$0] < costs[$1] } ?? 0
            costs[shard] += sources[source].text.utf8.count + 500
            if shard == index - 1 { kept.insert(source) }
        }
        sources = sources.indices.filter(kept.contains).map { sources[$0] }
        if index != 1 { unreadable = [] }
    }

    /// Sources whose snapshots would lie in one folder, by the later one's name.
    var clashes: [String: String] {
        var (owners, result): ([String: String], [String: String]) = ([:], [:])
        for source in sources {
            let folder = SnapshotName.folded(source.folder)
            if let owner = owners[folder] { result[source.name] = owner } else { owners[folder] = source.name }
        }
        return result
    }
}

/// Paths as text.
package enum FilePath {
    /// `path` as it is written from the folder `root`; as it is where it lies elsewhere.
    package static func relative(_ path: String, to root: String) -> String {
        let (path, root) = (absolute(path), absolute(root))
        let prefix = root.hasSuffix("/") ? root : root + "/"
        if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        // From the nearest folder that both lie in: a report holds no place of the machine.
        let (names, rootNames) = (path.split(separator: "/"), root.split(separator: "/"))
        let common = zip(names, rootNames).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: rootNames.count - common) + names.dropFirst(common).map(String.init))
            .joined(separator: "/")
    }

    /// From the root of the file system, without `.` and `..`.
    package static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var names: [Substring] = []
        for name in whole.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The nearest file of that name in a folder or one round it.
    package static func find(_ name: String, from folder: String) -> String? {
        var names = absolute(folder).split(separator: "/")
        while true {
            let path = "/" + (names + [Substring(name)]).joined(separator: "/")
            if isFile(path) { return path }
            if names.popLast() == nil { return nil }
        }
    }

    package static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
