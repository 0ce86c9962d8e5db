import SwiftInterpreter

/// Which of several files is meant where each declares a type of the same name. An Xcode project's folders are targets
/// of their own, which nothing but their place tells apart: `Phone/ContentView.swift` and `Watch/ContentView.swift`.
struct FileProximity: Sendable {
    /// The folders that each file lies in, outermost first.
    private let folders: [[Substring]]
    /// The words that folders of other platforms than the drawn one are named with.
    private let foreignWords: [String]

    init(_ paths: [String?], platform: CompilationConfiguration.Platform) {
        folders = paths.map { path in
            path.map { $0.split(separator: "/").dropLast().filter { $0 != "." } } ?? []
        }
        foreignWords = Self.platforms.filter { $0.platform != platform }.flatMap(\.words)
    }

    /// Whether a file lies in a folder that is named after another platform than the one that is drawn.
    private func isForeign(_ file: Int) -> Bool {
        folders[file].contains { folder in
            folder.lowercased().split { !$0.isLetter }.contains { word in foreignWords.contains { $0 == word } }
        }
    }

    /// Those that lie nearest to a file; of equally near ones those of no other platform.
    func nearest(of candidates: [Int], to file: Int) -> [Int] {
        guard candidates.count > 1, folders.indices.contains(file) else { return candidates }
        let depths = candidates.map { sharedFolders($0, file) }
        let deepest = depths.max() ?? 0
        let near = zip(candidates, depths).filter { $0.1 == deepest }.map(\.0)
        guard near.count > 1 else { return near }
        let own = near.filter { !isForeign($0) }
        return own.isEmpty ? near : own
    }

    private func sharedFolders(_ one: Int, _ other: Int) -> Int {
        zip(folders[one], folders[other]).prefix { $0 == $1 }.count
    }

    private static let platforms: [(platform: CompilationConfiguration.Platform?, words: [String])] = [
        (.iOS, ["ios", "iphone", "ipad", "phone"]), (.macOS, ["macos", "mac", "osx"]),
        (nil, ["watchos", "watch", "watchkit", "tvos", "tv", "visionos", "carplay"]),
    ]
}
