import Foundation
import SwiftInterpreter

/// Names that a file lacks are often declared in one beside it: then the message says which to add.
enum NeighboringFiles {
    /// How many files are looked into for the sake of a message.
    private static let maximum = 500

    static func hints(for program: Program, beside sources: [SourceText]) -> String {
        guard !program.unknownNames.isEmpty, let path = sources.first?.path else { return "" }
        let own = Set(sources.compactMap(\.path))
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        guard let files = try? SourceFinder.files(below: folder), files.count <= maximum else { return "" }
        var wanted = Dictionary(
            program.unknownNames.map { (SourceSummary.name($0), $0) }, uniquingKeysWith: { first, _ in first })
        var found: [(name: String, file: String)] = []
        for file in files {
            guard !own.contains(file), let text = try? SourceText(path: file) else { continue }
            for name in SourceSummary(text.text).declared {
                if let text = wanted.removeValue(forKey: name) { found.append((text, file)) }
            }
            if wanted.isEmpty { break }
        }
        guard !found.isEmpty else { return "" }
        found.sort { ($0.file, $0.name) < ($1.file, $1.name) }
        let notes = found.map { "note: '\($0.name)' is declared in \($0.file)\n" }
        var names: [String] = []
        for file in found.map(\.file) where !names.contains(file) { names.append(file) }
        let together = names.count > 3 ? folder : ([path] + names).joined(separator: " ")
        return notes.joined() + "note: 'render \(together)' takes them together\n"
    }
}
