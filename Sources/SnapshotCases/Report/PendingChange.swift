import Foundation
import Rendering

/// A difference that `verify` found and nobody has decided on, as `changes.json` in the folder of the report keeps it.
package struct PendingChange: Codable, Hashable, Sendable {
    package var key: SnapshotKey
    package var status: SnapshotStatus
    package var line: Int?
    package var title: String
    package var text: String
    package var layoutPatch: String?
    /// What the layouts say of it, for where no source of the expected one is found.
    package var layoutWords: String?
    /// The files in the folder of the report.
    package var expected: String?
    package var actual: String?
    package var difference: String?
    package var layout: String?
    package var accessibility: String?
    package var accessibilityPicture: String?
    /// Where the snapshot's files are, from the folder of the run; nil where a lock has it.
    package var folder: String?
    package var pixelHash: String?
    package var layoutHash: String?
}

extension PendingChange {
    /// What is said of a change; its pictures are elsewhere, or nowhere.
    package init(_ change: SnapshotChange, of each: SnapshotCase) {
        self.init(
            key: each.key, status: .changed, line: each.line, title: each.description, text: "",
            layoutPatch: change.layoutPatch, layoutWords: change.layoutWords)
    }
}

/// The folder that `verify` writes what differs to, and that `accept`, `reject` and `review` read.
package struct ReportFolder: Sendable {
    package static let defaultName = "snapshot-report"
    private static let listName = "changes.json"
    /// What the report is called inside it.
    package static let pageName = "report.html"

    package let path: String
    private let write: SnapshotRecorder.Write

    package init(path: String, write: @escaping SnapshotRecorder.Write) { (self.path, self.write) = (path, write) }

    /// Why no report goes into the folder: it holds something else, which would be lost among it or with it.
    package var refusal: String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard !names.isEmpty, !isReport else { return nil }
        return "'\(path)' holds other files; a report needs a folder of its own"
    }

    /// Whether everything that lies in the folder is of a report.
    private var isReport: Bool {
        guard (try? changes()) != nil, let files = FileManager.default.enumerator(atPath: path) else { return false }
        let ignore = "\(path)/.gitignore"
        for case let name as String in files {
            let isOwn =
                switch name {
                case Self.listName, Self.pageName: true
                case ".gitignore": (try? FileBytes.text(ignore)) == Self.ignored
                default: name.contains("/") && (name.hasSuffix(".png") || name.hasSuffix(".txt"))
                }
            guard isOwn || SourceProject.isFolder("\(path)/\(name)") else { return false }
        }
        return true
    }

    private static let ignored = "*\n"

    /// Removes the last run's report, and nothing that isn't one.
    package func clear() {
        guard isReport else { return }
        // It goes at once or not at all: who is ended on the way leaves no half report under the name.
        let removed = path + ".removed"
        try? FileManager.default.removeItem(atPath: removed)
        try? FileManager.default.moveItem(atPath: path, toPath: removed)
        try? FileManager.default.removeItem(atPath: removed)
    }

    /// Writes the pictures of a change and forgets them: a run keeps as much in memory however much has changed.
    package func keep(
        _ change: SnapshotChange, of each: SnapshotCase, root: String, usesLock: Bool
    ) throws -> PendingChange {
        // The list comes first, so that an interrupted run's folder is known for what it is.
        if !FilePath.isFile("\(path)/\(Self.listName)") {
            try write("\(path)/.gitignore", Array(Self.ignored.utf8))
            try save([])
        }
        let base = "\(SnapshotName.file(each.key.source, maximum: 100))/\(each.key.name)"
        func put(_ ending: String, _ bytes: [UInt8]?) throws -> String? {
            guard let bytes else { return nil }
            try write("\(path)/\(base).\(ending)", bytes)
            return "\(base).\(ending)"
        }
        var pending = PendingChange(change, of: each)
        pending.expected = try put("expected.png", change.expected)
        pending.actual = try put("actual.png", change.actual)
        pending.difference = try put("difference.png", change.difference)
        pending.layout = try put("layout.txt", Array(change.actualLayout.utf8))
        pending.accessibility = try put("accessibility.txt", change.actualAccessibility.map { Array($0.utf8) })
        pending.accessibilityPicture = try put("accessibility.png", change.accessibilityPicture)
        pending.folder = usesLock ? nil : FilePath.relative(each.folder, to: root)
        (pending.pixelHash, pending.layoutHash) = (change.pixelHash.description, change.layoutHash.description)
        return pending
    }

    package func save(_ changes: [PendingChange]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write("\(path)/\(Self.listName)", Array(encoder.encode(changes.sorted { $0.key < $1.key })) + [0x0A])
    }

    /// What nobody has decided on yet; nil where there is no report.
    package func changes() throws(RenderFailure) -> [PendingChange]? {
        let list = "\(path)/\(Self.listName)"
        guard FilePath.isFile(list) else { return nil }
        let bytes = try FileBytes.read(list)
        do {
            return try JSONDecoder().decode([PendingChange].self, from: Data(bytes))
        } catch {
            throw RenderFailure(
                .request, text: "error: '\(list)' isn't what 'render snapshot verify' writes; run that again\n")
        }
    }

    package func bytes(_ name: String?) -> [UInt8]? {
        // What a file says is taken for a name inside the folder only.
        guard let name, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
        return try? FileBytes.read("\(path)/\(name)")
    }

    /// Why a change isn't one of the sources below a folder; nil for one that is.
    ///
    /// A report may come from another machine: what it says decides nothing but which snapshot of a source that is here is
    /// meant.
    package func refusal(of change: PendingChange, root: String) -> String? {
        let source = "\(root)/\(change.key.source)"
        let isNamed = !change.key.name.isEmpty && !change.key.name.contains("/") && !change.key.name.contains("\0")
        guard isNamed, !change.key.source.hasPrefix("/"), FilePath.isFile(source) else {
            return
                "there is no '\(change.key.source)' in '\(root)', which the report in '\(path)' is of: the command has to "
                + "run where 'render snapshot verify' did"
        }
        guard let folder = change.folder else { return nil }
        guard FilePath.absolute("\(root)/\(folder)") == FilePath.absolute(SnapshotSource.folder(of: source)) else {
            return "the report in '\(path)' puts snapshots of '\(change.key.source)' where they don't belong"
        }
        return nil
    }

    package func writePage(_ text: [UInt8]) throws { try write("\(path)/\(Self.pageName)", text) }

    /// Takes what was drawn for what is expected from here on. The picture is put in place last: until then the case
    /// still differs, and accepting it once more completes it.
    package func accept(_ change: PendingChange, root: String, lock: inout SnapshotLock) throws {
        guard let folder = change.folder else {
            guard let pixels = change.pixelHash.flatMap({ ContentHash(Substring($0)) }),
                let layout = change.layoutHash.flatMap({ ContentHash(Substring($0)) })
            else { return }
            lock.entries[change.key] = .init(pixels: pixels, layout: layout)
            return
        }
        guard let layout = bytes(change.layout), let actual = bytes(change.actual) else {
            throw RenderFailure(
                .unreadable,
                text: "error: the pictures of '\(change.title)' are gone; 'render snapshot verify' "
                    + "makes them again\n")
        }
        let target = "\(root)/\(folder)"
        try write("\(target)/\(change.key.name).layout.txt", layout)
        if let read = bytes(change.accessibility) {
            try write("\(target)/\(change.key.name).accessibility.txt", read)
        }
        if let marked = bytes(change.accessibilityPicture) {
            try write("\(target)/\(change.key.name).accessibility.png", marked)
        }
        try write("\(target)/\(change.key.name).png", actual)
    }
}
