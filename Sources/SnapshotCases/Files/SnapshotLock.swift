import Foundation
import Rendering

/// `snapshots.lock`: what all snapshots look like, in one line each, where their pictures aren't kept.
///
///     Sources/Card.swift  Card.light  4f0c…  91ab…
///
/// Lines are sorted and depend on nothing but their own snapshot, so that git merges changes to different ones.
package struct SnapshotLock: Sendable {
    package struct Entry: Hashable, Sendable {
        package var pixels: ContentHash
        package var layout: ContentHash

        package init(pixels: ContentHash, layout: ContentHash) { (self.pixels, self.layout) = (pixels, layout) }
    }

    package static let fileName = "snapshots.lock"
    private static let header =
        "# What snapshots look like: source, picture, hash of its pixels, hash of its layout.\n"
        + "# Written by 'render snapshot record --lock'; after a merge, that writes it anew.\n"

    package var entries: [SnapshotKey: Entry] = [:]

    package init() {}

    /// - Parameter isLenient: passes over what isn't a line of a lock, as a merge leaves it, for whoever writes it anew.
    package init(text: String, name: String, isLenient: Bool = false) throws(RenderFailure) {
        var mistakes = ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            func refuse(_ reason: String) { mistakes += "\(name):\(number + 1): error: \(reason)\n" }
            if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
                refuse("this is a mark of a merge")
                continue
            }
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 4, let pixels = ContentHash(parts[2]), let layout = ContentHash(parts[3]) else {
                refuse("this is no source, name and two hashes")
                continue
            }
            let key = SnapshotKey(source: Self.plain(parts[0]), name: Self.plain(parts[1]))
            let entry = Entry(pixels: pixels, layout: layout)
            if let known = entries[key], known != entry { refuse("'\(key.name)' stands here twice") }
            entries[key] = entry
        }
        guard mistakes.isEmpty || isLenient else {
            throw RenderFailure(
                .request, text: mistakes + "note: 'render snapshot record --lock' writes the file anew\n")
        }
    }

    /// An empty one where there is no file.
    package init(path: String, isLenient: Bool = false) throws(RenderFailure) {
        guard FilePath.isFile(path) else {
            self.init()
            return
        }
        try self.init(text: try FileBytes.text(path), name: Self.fileName, isLenient: isLenient)
    }

    package var text: String {
        Self.header
            + entries.sorted { $0.key < $1.key }.map { key, entry in
                "\(LayoutText.escaped(key.source))\t\(LayoutText.escaped(key.name))\t\(entry.pixels)\t\(entry.layout)\n"
            }.joined()
    }

    /// What `LayoutText.escaped` writes, read back.
    private static func plain(_ text: Substring) -> String {
        guard text.contains("\\") else { return String(text) }
        var (result, rest) = ("", text[...])
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "u" where rest.first == "{":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    result.unicodeScalars.append(scalar)
                }
                rest = rest.dropFirst(digits.count + 2)
            default: result.append(next)
            }
        }
        return result
    }
}
