import Foundation
import SnapshotCases
import Testing

/// Reports hold any text, and say what there is.
struct ReportTests {
    private static let nasty = "<script>&\"'\u{1}\u{FFFE}]]>|`\n::error::%0A"

    private var report: SnapshotReport {
        func result(_ name: String, _ status: SnapshotStatus, _ text: String = "") -> SnapshotResult {
            SnapshotResult(
                key: SnapshotKey(source: "S/C.swift", name: name), status: status, line: 3, title: name, text: text)
        }
        return SnapshotReport([
            result("b", .changed, Self.nasty), result("a", .passed), result(Self.nasty, .missing, "x"),
            result("d", .failed, "S/C.swift:3:1: error: no"), result("e", .extra),
        ])
    }

    @Test func theSummaryIsOneLine() {
        #expect(report.summary == "4 snapshots, 1 passed, 1 changed, 1 missing, 1 failed, 1 extra")
        #expect(report.isFailure)
        #expect(SnapshotReport([]).summary == "0 snapshots" && !SnapshotReport([]).isFailure)
    }

    @Test func junitIsXML() throws {
        let text = JUnitReport.text(report)
        let parser = XMLCounter()
        #expect(parser.count(text) == ["testsuites": 1, "testsuite": 1, "testcase": 4, "failure": 2, "error": 1])
        #expect(text.contains("tests=\"4\" failures=\"2\" errors=\"1\""))
    }

    @Test(arguments: [
        ("S/C.swift:3:1: error: cannot find 'a: error: b'\nnote: n\n", "cannot find &#39;a: error: b&#39;"),
        ("error: there is no view\n", "there is no view"), ("no error: here\n", "no error: here"), ("", "failed"),
    ])
    func aFailureSaysErrorOnce(_ text: String, _ message: String) {
        let key = SnapshotKey(source: "S/C.swift", name: "a")
        let report = SnapshotReport([SnapshotResult(key: key, status: .failed, title: "a", text: text)])
        #expect(JUnitReport.text(report).contains("<error message=\"\(message)\" type=\"failed\">"))
    }

    @Test func annotationsAreOneLineEach() {
        let lines = GitHubAnnotations.text(report).split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("::error file=S/C.swift,line=3,title=Snapshot") })
        #expect(lines.contains { $0.contains("%250A") })
    }

    @Test func theMarkdownKeepsItsTable() {
        let text = MarkdownSummary.text(report)
        for row in text.split(separator: "\n") where row.hasPrefix("| ") && !row.hasPrefix("| snapshot") {
            var bars = 0
            var isEscaped = false
            for character in row {
                if character == "|", !isEscaped { bars += 1 }
                isEscaped = character == "\\" && !isEscaped
            }
            #expect(bars == 4, "\(row)")
        }
        #expect(!text.contains("<script>"))
    }
}

/// Reads XML strictly, by the tags it has.
private final class XMLCounter {
    /// By `xmllint` where Foundation's parser isn't linked: tags that are open and closed in their order.
    func count(_ text: String) -> [String: Int] {
        var (counts, open): ([String: Int], [String]) = ([:], [])
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: ">") else { return [:] }
            let tag = rest[..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") {
                guard open.popLast() == String(tag.dropFirst()) else { return [:] }
                continue
            }
            let name = String(tag.prefix { $0 != " " && $0 != "/" })
            counts[name, default: 0] += 1
            if !tag.hasSuffix("/") { open.append(name) }
        }
        return open.isEmpty ? counts : [:]
    }
}
