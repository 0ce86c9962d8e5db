import Foundation

/// Many pictures in one run: a book of 200 figures (W10, W11) and 1,000 snapshots over 100 sources (W12).
struct BookTable {
    let program: RenderProgram

    private let cores = Double(max(ProcessInfo.processInfo.activeProcessorCount, 1))

    func printAll() {
        print("\n| many pictures, \(Int(cores)) cores | median | goal |\n|---|---|---|")
        withFolder("book", book)
        withFolder("snapshots", snapshots)
    }

    // MARK: - A book

    private static let figures = 200
    private static let kinds = [
        "preview", "view-tree", "listing", "layout-steps", "render-tree", "proposals", "stack", "code", "alignment",
        "explain of=\"Title\"",
    ]

    private func book(_ folder: String) throws {
        for chapter in 0..<(Self.figures / Self.kinds.count) {
            let fences = Self.kinds.enumerated().map { index, kind in
                """
                ```swift figure=\(kind) name=f\(chapter)-\(index) size=320x_
                VStack(alignment: .leading, spacing: \(4 + index)) {
                    Text("Title").font(.title)
                    HStack { Text("Chapter \(chapter)"); Spacer(); Text("Figure \(index)").padding() }
                }
                ```

                """
            }
            let text = "# Chapter \(chapter)\n\n" + fences.joined(separator: "\n")
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(chapter + 10).md"))
        }
        let arguments = ["figures", folder, "-o", folder + "-out", "-q"]
        var times: [Double] = []
        for _ in 0..<3 {
            try? FileManager.default.removeItem(atPath: folder + "-out")
            times.append(timed(arguments))
        }
        // Each figure is two pictures, a light and a dark one.
        row("W11: everything new, a figure and core", median(times) * cores / Double(Self.figures), "ms", goal: 15)
        row("W10: nothing changed since", median((0..<11).map { _ in timed(arguments) }), "ms", goal: 100)
        try? FileManager.default.removeItem(atPath: folder + "-out")
    }

    // MARK: - Snapshots

    private func snapshots(_ folder: String) throws {
        for source in 0..<100 {
            let previews = (0..<10).map { preview in
                "#Preview(\"P\(preview)\", traits: .fixedLayout(width: 320, height: 480)) "
                    + "{ Text(\"Hello, \(source) \(preview)\").padding().background(.yellow) }\n"
            }
            let text = "import SwiftUI\n\n" + previews.joined()
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/View\(source).swift"))
        }
        let first = run(["snapshot", "record", folder, "-q"])
        let before = try state(of: folder)
        _ = timed(["snapshot", "record", folder, "-q"])
        let rewritten = try state(of: folder).filter { before[$0.key] != $0.value }.count
        var peaks: [Double] = []
        let times = (0..<5).map { _ in
            let verified = run(["snapshot", "verify", folder, "-q"])
            peaks.append(verified.peak)
            return verified.milliseconds
        }
        row("W12: verify 1,000 snapshots, each and core", median(times) * cores / 1_000, "ms", goal: 2)
        row("memory of it", median(peaks), "MB", goal: 200)
        row("memory of recording them", first.peak, "MB", goal: 200)
        row("files written by recording again", Double(rewritten), "", goal: 0)
    }

    /// The files below a folder with the times they were written at.
    private func state(of folder: String) throws -> [String: Date] {
        var result: [String: Date] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            if attributes[.type] as? FileAttributeType == .typeRegular {
                result[name] = attributes[.modificationDate] as? Date
            }
        }
        return result
    }

    // MARK: - Measuring

    private func run(_ arguments: [String]) -> RenderProgram.Run {
        let run = program.run(arguments)
        if run.status != 0 { print("\(arguments.joined(separator: " ")) failed:\n\(run.error.prefix(2_000))") }
        return run
    }

    private func timed(_ arguments: [String]) -> Double { run(arguments).milliseconds }

    private func row(_ name: String, _ value: Double, _ unit: String, goal: Double) {
        let text = value < 10 ? String(format: "%.2f", value) : String(format: "%.1f", value)
        print("| \(name) | \(text) \(unit) | ≤ \(goal.formatted()) |")
    }

    private func withFolder(_ name: String, _ work: (String) throws -> Void) {
        let folder = "/tmp/easel-bench-\(name)-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try work(folder)
        } catch {
            print("\(name) failed: \(error)")
        }
    }
}
