import Foundation
import Testing

/// `--plan ninja`: build files that the real Ninja runs, a picture an edge.
@Suite(.enabled(if: access("/usr/bin/ninja", X_OK) == 0))
struct BuildPlanTests {
    private func ninja(_ arguments: [String], in scratch: borrowing Scratch) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ninja")
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private static func fence(_ name: String, _ text: String) -> String {
        "```swift figure=listing name=\(name)\nText(\"\(text)\").padding()\n```\n\n"
    }

    @Test("a book is drawn figure by figure, and again only where it changed")
    func figures() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            at: scratch.url.appendingPathComponent("my book"), withIntermediateDirectories: true)
        _ = try scratch.write("# One\n\n" + Self.fence("a", "first") + Self.fence("b", "second"), to: "my book/one.md")
        _ = try scratch.write("# Two\n\n" + Self.fence("c", "third"), to: "my book/two.md")
        let run = ["figures", "my book", "-o", "site", "--format", "html"]
        let plan = try Program.run(run + ["--plan", "ninja"], in: scratch.url)
        #expect(plan.status == 0, "\(plan.error)")
        _ = try scratch.write(plan.text, to: "build.ninja")
        let first = try ninja([], in: scratch)
        #expect(first.status == 0, "\(first.text)")
        #expect(first.text.contains("[4/4]"))
        #expect(try ninja([], in: scratch).text.contains("no work to do"))

        // The same as in one go.
        #expect(try Program.run(run.map { $0 == "site" ? "whole" : $0 }, in: scratch.url).status == 0)
        for name in ["figures/a.svg", "figures/a-dark.svg", "figures/c.svg", "one.html", "two.html"] {
            #expect(try scratch.data("site/\(name)") == scratch.data("whole/\(name)"), "\(name)")
        }

        let time = try FileManager.default.attributesOfItem(atPath: scratch.url.path + "/site/figures/a.svg")
        _ = try scratch.write("# Two\n\n" + Self.fence("c", "another"), to: "my book/two.md")
        #expect(try ninja([], in: scratch).status == 0)
        #expect(String(decoding: try scratch.data("site/two.html"), as: UTF8.self).contains("another"))
        let again = try FileManager.default.attributesOfItem(atPath: scratch.url.path + "/site/figures/a.svg")
        #expect(time[.modificationDate] as? Date == again[.modificationDate] as? Date)
        #expect(try Program.run(["figures", "my book", "-o", "x", "--only", "z"], in: scratch.url).status != 0)
    }

    @Test("snapshots are compared one by one, and one that differs fails alone")
    func snapshots() throws {
        let scratch = try Scratch()
        func source(_ text: String) -> String {
            "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n#Preview(\"AB\") { Text(\"\(text)\") }\n"
        }
        _ = try scratch.write(source("b"), to: "Card.swift")
        #expect(try Program.run(["snapshot", "record", "Card.swift"], in: scratch.url).status == 0)
        let plan = try Program.run(["snapshot", "verify", "Card.swift", "--plan", "ninja"], in: scratch.url)
        #expect(plan.status == 0, "\(plan.error)")
        _ = try scratch.write(plan.text, to: "build.ninja")
        let first = try ninja([], in: scratch)
        #expect(first.status == 0, "\(first.text)")
        #expect(first.text.contains("[2/2]"))
        #expect(try ninja([], in: scratch).text.contains("no work to do"))
        _ = try scratch.write(source("changed"), to: "Card.swift")
        let changed = try ninja(["-k", "0"], in: scratch)
        #expect(changed.status != 0)
        #expect(changed.text.components(separatedBy: "FAILED: ").count == 2, "\(changed.text)")
    }
}
