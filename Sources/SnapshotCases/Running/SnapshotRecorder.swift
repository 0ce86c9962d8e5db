import Foundation
import Rendering

/// Writes what cases look like beside their source. What hasn't changed isn't written.
package struct SnapshotRecorder: Sendable {
    /// Writes a file whole or not at all, and the folders round it.
    package typealias Write = @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void

    private let write: Write
    /// Whether what is recorded already stays as it is.
    package var recordsOnlyMissing = false

    package init(write: @escaping Write) { self.write = write }

    package func record(_ each: SnapshotCase, _ drawn: DrawnSnapshot) throws -> SnapshotVerdict {
        let (picture, layout) = (try bytes(each.path("png")), try text(each.path("layout.txt")))
        let read = try text(each.path("accessibility.txt"))
        let isRead = drawn.accessibility == nil || read != nil
        if recordsOnlyMissing, picture != nil, layout != nil, isRead { return SnapshotVerdict(.passed) }
        let isSamePicture = picture.map { SnapshotPNG.pixelHash(in: $0) == drawn.pixelHash } ?? false
        let isSameLayout = layout == drawn.layout
        let isReadAlike = drawn.accessibility.map { $0 == read } ?? true
        // The layout first: a run that is interrupted between the two leaves a picture that is out of date, which is
        // what the next run looks at and writes.
        if !isSameLayout { try write(each.path("layout.txt"), Array(drawn.layout.utf8)) }
        if let text = drawn.accessibility, !isReadAlike {
            try write(each.path("accessibility.txt"), Array(text.utf8))
        }
        let marked = each.path("accessibility.png")
        if !isReadAlike || !isSamePicture || !FilePath.isFile(marked), let bytes = try drawn.accessibilityPicture() {
            try write(marked, bytes)
        }
        if !isSamePicture {
            try write(each.path("png"), SnapshotPNG.encode(drawn.bitmap, hash: drawn.pixelHash))
        }
        if isSamePicture, isSameLayout, isReadAlike { return SnapshotVerdict(.passed) }
        return SnapshotVerdict(picture == nil ? .recorded : .updated)
    }

    /// Nil where there is no file.
    private func bytes(_ path: String) throws(RenderFailure) -> [UInt8]? {
        FilePath.isFile(path) ? try FileBytes.read(path) : nil
    }

    private func text(_ path: String) throws(RenderFailure) -> String? {
        FilePath.isFile(path) ? try FileBytes.text(path) : nil
    }
}

/// Snapshots that lie there and that no preview has.
package enum ExtraSnapshots {
    package static let endings = [".png", ".layout.txt", ".accessibility.txt", ".accessibility.png"]

    /// The names of a folder's snapshots and their files.
    package static func files(in folder: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            // The longest ending says what it is.
            guard let ending = endings.sorted(by: { $0.count > $1.count }).first(where: file.hasSuffix) else {
                continue
            }
            result[String(file.dropLast(ending.count)), default: []].append("\(folder)/\(file)")
        }
        return result.mapValues { $0.sorted() }
    }

    /// - Parameter known: the names of the cases of a source, as the runner found them.
    package static func of(_ source: SnapshotSource, known: Set<String>) -> [(key: SnapshotKey, files: [String])] {
        let names = Set(known.map(SnapshotName.folded))
        return files(in: source.folder).filter { !names.contains(SnapshotName.folded($0.key)) }
            .map { (SnapshotKey(source: source.name, name: $0.key), $0.value) }
            .sorted { $0.key < $1.key }
    }

    /// Folders of snapshots beside the sources of a plan whose source is gone, with those of our files in them.
    package static func orphans(of plan: SnapshotPlan, root: String) -> [(key: SnapshotKey, files: [String])] {
        let own = Set(plan.sources.map { SnapshotName.folded(FilePath.absolute($0.folder)) })
        var result: [(key: SnapshotKey, files: [String])] = []
        let parents = Set(plan.sources.map { FilePath.folder(of: $0.folder) })
        for parent in parents.sorted() {
            let folder = FilePath.folder(of: parent)
            let beside = Set(
                ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                    .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftdsl") }
                    .map { SnapshotName.folded(SnapshotName.file(SnapshotSource.stem(of: $0))) })
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted() {
                let path = "\(parent)/\(name)"
                if own.contains(SnapshotName.folded(FilePath.absolute(path))) { continue }
                // A file without previews keeps what others record there, as a test does.
                if beside.contains(SnapshotName.folded(name)) { continue }
                for (snapshot, files) in files(in: path) {
                    let source = FilePath.relative(path, to: root)
                    result.append((SnapshotKey(source: source, name: snapshot), files))
                }
            }
        }
        return result.sorted { $0.key < $1.key }
    }
}
