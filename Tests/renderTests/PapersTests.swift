import Foundation
import Testing

/// The papers in the house say what is true of it.
@Suite struct PapersTests {
    @Test func everyFactThatIsCitedStandsInThePaper() throws {
        let paper = try String(contentsOf: Self.root.appending(path: "docs/facts.md"), encoding: .utf8)
        let rows = Set(
            paper.split(separator: "\n").compactMap { line -> String? in
                guard let match = line.prefixMatch(of: /(?:- |\*\*|\| )(\d+\.\d+)(?!\d)/) else { return nil }
                return String(match.1)
            })
        #expect(rows.count > 100)
        var citations = 0
        for folder in ["Sources", "Tests", "Fixtures", "Benchmarks/Sources"] {
            for file in try Self.files(in: folder) {
                let text = try String(contentsOf: file, encoding: .utf8)
                for row in Self.citations(in: text) {
                    citations += 1
                    #expect(rows.contains(row), "\(file.lastPathComponent) cites facts.md \(row), which isn't there")
                }
            }
        }
        #expect(citations > 200)
    }

    @Test(arguments: [
        ("(measured: facts.md 3.1)", ["3.1"]),
        ("facts 9.6, 9.17 and 9.18", ["9.6", "9.17", "9.18"]),
        ("(facts.md 19.1 to 19.3)", ["19.1", "19.3"]),
        ("as facts go, 3.1 is one", []),
    ])
    func citationsAreFound(text: String, rows: [String]) {
        #expect(Self.citations(in: text) == rows)
    }

    @Test func thePageOfTheCommandLineIsItsHelp() throws {
        let process = Process()
        process.executableURL = Self.root.appending(path: "Scripts/docs.sh")
        process.arguments = ["--check", Program.url.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let difference = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(difference)")
    }

    @Test func linksBetweenThePapersLeadSomewhere() throws {
        for paper in ["README.md", "CONTRIBUTING.md", "NOTICE.md", "docs/architecture.md", "docs/cli.md"] {
            let url = Self.root.appending(path: paper)
            let text = try String(contentsOf: url, encoding: .utf8)
            for match in text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)|(?:src|href)="([^":]+)"/) {
                let target = String(match.1 ?? match.2 ?? "")
                let file = url.deletingLastPathComponent().appending(path: target)
                #expect(FileManager.default.fileExists(atPath: file.path), "\(paper) links to \(target)")
            }
        }
    }

    // MARK: - Reading

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func files(in folder: String) throws -> [URL] {
        let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        let all = (found?.allObjects as? [URL]) ?? []
        return all.filter {
            ["swift", "swiftdsl"].contains($0.pathExtension) && !$0.path.contains("/Generated/")
                && $0.lastPathComponent != "PapersTests.swift"
        }
    }

    /// The rows that a text cites: `facts.md 3.1`, `facts 9.6, 9.17 and 9.18`. Whole sections aren't rows.
    private static func citations(in text: String) -> [String] {
        let lists = text.matches(
            of: /facts(?:\.md)? (\d+(?:\.\d+)?(?:(?:,| and| to| or)+ (?:facts(?:\.md)? )?\d+\.\d+)*)/)
        return lists.flatMap { list in list.1.matches(of: /\d+\.\d+/).map { String($0.0) } }
    }
}
