import Foundation
import Testing

/// Folders with sources that suites of `render snapshot` record and change.
protocol SnapshotFolders {}

extension SnapshotFolders {
    static var card: String {
        """
        import SwiftUI

        struct Card: View {
            var title = "Login"
            var body: some View { VStack(spacing: 8) { Text(title); Color.red.frame(width: 40, height: 20) } }
        }

        #Preview("Card") { Card() }
        #Preview("Sign in") { Card(title: "Sign in") }
        """
    }

    func folder(_ files: [String: String] = ["Sources/Card.swift": Self.card]) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in files {
            let url = scratch.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return scratch
    }

    func run(_ arguments: [String], in scratch: Scratch) throws -> Program.Result {
        try Program.run(["snapshot"] + arguments, in: scratch.url)
    }

    func files(_ scratch: Scratch) -> [String] {
        let all = FileManager.default.enumerator(atPath: scratch.url.path)?.allObjects as? [String] ?? []
        return all.filter { $0.contains(".") && !$0.hasSuffix(".swift") && !$0.hasSuffix("/.") }.sorted()
    }

    /// Every file below a folder, with its bytes and the time it was written.
    func state(_ scratch: Scratch) throws -> [String: Date] {
        var result: [String: Date] = [:]
        for file in files(scratch) {
            let path = scratch.url.appendingPathComponent(file).path
            result[file] = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        return result
    }

    func replace(_ old: String, _ new: String, in file: String, of scratch: Scratch) throws {
        let text = String(decoding: try scratch.data(file), as: UTF8.self)
        #expect(text.contains(old))
        _ = try scratch.write(text.replacingOccurrences(of: old, with: new), to: file)
    }
}
