import Foundation

/// What drawing alone costs: a phone's screen, 390 × 844 points at 3 pixels a point, in a process that has done some.
struct DrawingTable {
    let program: RenderProgram

    private static let workloads = [
        ("full-screen blur, radius 20", "FullScreenBlur"), ("full-screen mesh gradient, 4 × 4", "FullScreenMesh"),
        ("full-screen pictures, 1 + 1,000", "FullScreenImages"),
    ]

    func printAll() {
        print("\n| drawing 1170 × 2532 pixels, warm | pixels and PNG | total |\n|---|---|---|")
        for (name, file) in Self.workloads {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Workloads/\(file).swiftdsl").path
            let run = program.run([
                path, "-o", "/tmp/easel-bench.png", "--size", "390x844", "--scale", "3", "-v", "--repeat", "5",
            ])
            if run.status != 0 { print("\(file) failed:\n\(run.error)") }
            // Pixels are made while they are encoded.
            let (encode, total) = (phase("encode", of: run.error), phase("total", of: run.error))
            print("| \(name) | " + String(format: "%.1f ms | %.1f ms |", encode, total))
        }
    }

    /// The last column of `phase   1.234 ms`.
    private func phase(_ name: String, of text: String) -> Double {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3, words[0] == name, words[2] == "ms", let value = Double(words[1]) { return value }
        }
        return .nan
    }
}
