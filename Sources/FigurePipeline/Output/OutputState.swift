import Foundation

/// What earlier runs wrote into an output folder: each figure's key and what is said of it, so that what is unchanged
/// isn't drawn again. The file is `.figures.json`.
struct OutputState: Codable, Sendable {
    struct Entry: Codable, Sendable, Hashable {
        var key: String
        var alternateText: String
        var words: String
        var width: Double
        var height: Double
        var warnings: [String]
        var files: [File]
    }

    struct File: Codable, Sendable, Hashable {
        /// From the output folder.
        var path: String
        var size: Int
        var hash: String
    }

    static let name = ".figures.json"

    var version = 1
    /// By the figure's name.
    var figures: [String: Entry] = [:]

    private enum CodingKeys: String, CodingKey { case version, figures }

    init() {}

    /// What lies in a folder; nothing where that can't be read.
    static func read(_ folder: String) -> (state: OutputState, time: timespec) {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard stat(path, &status) == 0, let bytes = SmallFile.read(path),
            let state = try? JSONDecoder().decode(OutputState.self, from: Data(bytes)), state.version == 1
        else { return (OutputState(), timespec()) }
        return (state, status.st_mtim)
    }

    func encoded() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { [UInt8]($0) } ?? []) + [0x0A]
    }

    /// Whether a figure's files are those that were written. A file that is older than the state is one of them if it is
    /// as long; any other is read.
    static func isThere(_ entry: Entry, in folder: String, since time: timespec) -> Bool {
        entry.files.allSatisfy { file in
            var status = stat()
            let path = "\(folder)/\(file.path)"
            guard stat(path, &status) == 0, Int(status.st_size) == file.size else { return false }
            let isOlder =
                (status.st_mtim.tv_sec, status.st_mtim.tv_nsec) < (time.tv_sec, time.tv_nsec)
            return isOlder || SmallFile.read(path).map(ContentHash.of) == file.hash
        }
    }
}
