import Rendering

/// What all snapshots of a source look like, by hashes, kept between runs and machines: a source that nothing has changed
/// of is neither read nor drawn again.
package struct SnapshotCache: Sendable {
    /// Nil where there is nothing, or nobody answers.
    package typealias Load = @Sendable (_ key: String) -> [UInt8]?
    package typealias Store = @Sendable (_ bytes: [UInt8], _ key: String) -> Void
    /// What a run says of a snapshot by its hashes alone; nil where it has to be drawn.
    package typealias Judge = @Sendable (CachedSnapshot) throws -> SnapshotVerdict?

    private let key: @Sendable (SnapshotSource) -> String
    private let load: Load
    private let store: Store
    let judge: Judge

    /// - Parameter key: is made of all that the pictures of a source depend on.
    package init(
        key: @escaping @Sendable (SnapshotSource) -> String, load: @escaping Load, store: @escaping Store,
        judge: @escaping Judge
    ) {
        (self.key, self.load, self.store, self.judge) = (key, load, store, judge)
    }

    /// Nil where the cache has none, or something else.
    func snapshots(of source: SnapshotSource) -> [CachedSnapshot]? {
        let key = key(source)
        return load(key).flatMap { Self.decode($0, key: key, source: source) }
    }

    func keep(_ snapshots: [CachedSnapshot], of source: SnapshotSource) {
        let key = key(source)
        store(Self.encode(snapshots, key: key), key)
    }

    // MARK: - As bytes

    private static let magic = "easel-snapshots-1"

    /// A line with the hash of the key and of what follows, then a line a snapshot.
    static func encode(_ snapshots: [CachedSnapshot], key: String) -> [UInt8] {
        let lines = snapshots.map { each in
            "\(each.pixels) \(each.layout) \(each.line) \(each.key.name)\t\(each.title)\n"
        }
        let body = lines.joined()
        return Array("\(magic) \(ContentHash(key + body))\n\(body)".utf8)
    }

    /// Nil for bytes that aren't exactly what `encode` gave for that key: cut off, changed, or something else.
    static func decode(_ bytes: [UInt8], key: String, source: SnapshotSource) -> [CachedSnapshot]? {
        guard let text = String(validating: bytes, as: UTF8.self), let end = text.firstIndex(of: "\n") else {
            return nil
        }
        let body = text[text.index(after: end)...]
        guard text[..<end] == "\(magic) \(ContentHash(key + body))" else { return nil }
        var result: [CachedSnapshot] = []
        for line in body.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 3)
            guard parts.count == 4, let pixels = ContentHash(parts[0]), let layout = ContentHash(parts[1]),
                let number = Int(parts[2]), let tab = parts[3].firstIndex(of: "\t")
            else { return nil }
            let key = SnapshotKey(source: source.name, name: String(parts[3][..<tab]))
            result.append(
                CachedSnapshot(
                    key: key, folder: source.folder, line: number,
                    title: String(parts[3][parts[3].index(after: tab)...]), pixels: pixels, layout: layout))
        }
        return result
    }
}

/// What one snapshot looked like when it was drawn.
package struct CachedSnapshot: Sendable {
    package let key: SnapshotKey
    /// The folder of the source's snapshots.
    let folder: String
    let line: Int
    let title: String
    package let pixels: ContentHash
    package let layout: ContentHash

    init(key: SnapshotKey, folder: String, line: Int, title: String, pixels: ContentHash, layout: ContentHash) {
        (self.key, self.folder, self.line, self.title) = (key, folder, line, title)
        (self.pixels, self.layout) = (pixels, layout)
    }

    init(_ each: SnapshotCase, _ drawn: DrawnSnapshot) {
        self.init(
            key: each.key, folder: each.folder, line: each.line, title: each.description, pixels: drawn.pixelHash,
            layout: drawn.layoutHash)
    }

    /// Whether what is recorded beside the source is exactly this.
    package func isRecorded(withAccessibility: Bool) throws(RenderFailure) -> Bool {
        func file(_ ending: String) -> String { "\(folder)/\(key.name).\(ending)" }
        guard FilePath.isFile(file("png")), FilePath.isFile(file("layout.txt")),
            SnapshotPNG.pixelHash(in: try FileBytes.read(file("png"))) == pixels
        else { return false }
        var text = try FileBytes.text(file("layout.txt"))
        if withAccessibility {
            guard FilePath.isFile(file("accessibility.txt")), FilePath.isFile(file("accessibility.png")) else {
                return false
            }
            text += try "\n" + FileBytes.text(file("accessibility.txt"))
        }
        return ContentHash(text) == layout
    }
}
