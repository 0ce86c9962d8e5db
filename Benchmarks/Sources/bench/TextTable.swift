import Foundation

/// Text and pixels: what shaping, breaking, drawing and encoding take, warm and cold.
///
/// What a picture costs that shows nothing is taken off where drawing is meant alone.
struct TextTable {
    let program: RenderProgram

    func printAll() {
        print("\n| text and pixels | measured | goal |\n|---|---|---|")
        paragraph()
        glyphs()
        list()
        pixels()
    }

    // MARK: - Rows

    /// Ink in the background's colour is drawn as any other, and the PNG of it is the empty page's: what is left is
    /// drawing alone. What visible ink adds to the PNG's compression is the second row.
    private func paragraph() {
        let (text, page) = (Self.prose(characters: 500), "--size 320x480 --background white")
        let phases = ["update", "layout", "draw", "encode"]
        let blank = Self.sum(warm("Color.clear", page, rounds: 100), phases)
        let drawn = Self.sum(warm("Text(\"\(text)\").foregroundStyle(Color(white: 1))", page, rounds: 100), phases)
        let visible = Self.sum(warm("Text(\"\(text)\")", page, rounds: 100), phases)
        row("500 characters shaped, broken and drawn at 2×, warm", drawn - blank, "ms", goal: "≤ 0.5")
        row("… and what their ink adds to the PNG", visible - drawn, "ms", goal: nil)
    }

    private func glyphs() {
        let count = 20_000
        let text = Self.prose(characters: count)
        let view = "Text(\"\(text)\").font(.system(size: 11))"
        let phases = ["update", "layout", "draw", "encode"]
        let blank = Self.sum(warm("Color.clear", "--size 600x1400", rounds: 10), phases)
        let later = Self.sum(warm(view, "--size 600x1400", rounds: 10), phases) - blank
        let first = Self.sum(warm(view, "--size 600x1400", rounds: 1), phases) - blank
        row("glyphs shaped and drawn a second, cold", Double(count) / first, "thousand", goal: nil)
        row("glyphs shaped and drawn a second, warm", Double(count) / later, "thousand", goal: nil)
    }

    private func list() {
        let view = """
            List(0..<1000, id: \\.self) { row in
                HStack { Circle().fill(.blue).frame(width: 24, height: 24); Text("Row number \\(row)"); Spacer() }
            }
            """
        let phases = warm(view, "--size 390x44000 --scale 1", rounds: 3)
        row("1,000-row list drawn and encoded, warm", Self.sum(phases, ["draw", "encode"]), "ms", goal: nil)
    }

    private func pixels() {
        let gradient = "LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)"
        let phases = warm(gradient, "--size 1000x1000 --scale 1", rounds: 10)
        row("one megapixel of gradient drawn and encoded", Self.sum(phases, ["draw", "encode"]), "ms", goal: nil)
        let flat = warm("Color.red", "--size 1000x1000 --scale 1", rounds: 10)
        row("one megapixel of one colour drawn and encoded", Self.sum(flat, ["draw", "encode"]), "ms", goal: nil)
        let screen = "--size 393x852 --scale 3"
        let shapes = "ZStack { Color.yellow; Circle().fill(.red); Circle().fill(.blue).padding(80) }"
        let sharp = Self.sum(warm(shapes, screen, rounds: 5), ["encode"])
        let blurred = Self.sum(warm("\(shapes).blur(radius: 20)", screen, rounds: 5), ["encode"])
        row("a screen of 1179 × 2556 pixels blurred", blurred - sharp, "ms", goal: nil)
    }

    // MARK: - Measuring

    private func warm(_ view: String, _ arguments: String, rounds: Int) -> [String: Double] {
        let source = "import SwiftUI\nstruct Page: View {\n    var body: some View {\n        \(view)\n    }\n}\n"
        let file = "/tmp/easel-bench-text.swiftdsl"
        do { try source.write(toFile: file, atomically: true, encoding: .utf8) } catch { return [:] }
        let words = arguments.split(separator: " ").map(String.init)
        let run = program.run([file, "-o", "/tmp/easel-bench.png", "-v", "--repeat", "\(rounds)"] + words)
        if run.status != 0 { print("a workload failed:\n\(run.error)") }
        return run.medianPhases
    }

    private static func sum(_ phases: [String: Double], _ names: [String]) -> Double {
        names.reduce(0) { $0 + (phases[$1] ?? 0) }
    }

    private func row(_ name: String, _ value: Double, _ unit: String, goal: String?) {
        let text = abs(value) < 10 ? String(format: "%.2f", value) : String(format: "%.1f", value)
        print("| \(name) | \(text) \(unit) | \(goal.map { $0 + " " + unit } ?? "") |")
    }

    /// So many characters of words of different lengths, without anything that a literal would have to escape.
    static func prose(characters: Int) -> String {
        let words = [
            "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "while", "typography", "remains",
            "evenly", "spaced", "and", "every", "paragraph", "breaks", "where", "it", "should", "Wait", "AVATAR",
        ]
        var text = ""
        var index = 0
        while text.utf8.count < characters {
            text += (text.isEmpty ? "" : " ") + words[index % words.count]
            // Steps that share no factor with the number of words, so that lines differ.
            index += 7
        }
        return String(text.prefix(characters))
    }
}
