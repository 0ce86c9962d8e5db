import Foundation
import Rendering
import Testing

/// Pictures that cost more than a run may take, each in one long native operation or in many short ones: the run ends
/// soon after its limit, in every format, and says which limit it was.
@Suite(.serialized) struct DrawingLimitTests {
    private static let seconds = 0.5

    static let sources: [(String, String)] = [
        ("blurs on each other", "Color.red.frame(width: 900, height: 900)" + repeated(".blur(radius: 90)", 200)),
        (
            "blurs beside each other",
            "ZStack { ForEach(0..<400, id: \\.self) { _ in Color.red.frame(width: 900, height: 900).blur(radius: 90) } }"
        ),
        ("shadows on each other", "Circle().frame(width: 500, height: 500)" + repeated(".shadow(radius: 20)", 200)),
        ("masks in masks", "Color.red.frame(width: 900, height: 900)" + repeated(".mask(Circle())", 200)),
        (
            "layers",
            "ZStack { ForEach(0..<3000, id: \\.self) { _ in Color.red.frame(width: 999, height: 999).opacity(0.5).blendMode(.multiply).compositingGroup() } }"
        ),
        (
            "materials",
            "ZStack { ForEach(0..<500, id: \\.self) { _ in Color.clear.frame(width: 900, height: 900).background(.ultraThinMaterial) } }"
        ),
        (
            "layers of a canvas",
            "Canvas { c, s in for _ in 0..<3000 { c.drawLayer { d in d.addFilter(.blur(radius: 50)); d.fill(Path(CGRect(x: 0, y: 0, width: 900, height: 900)), with: .color(.red)) } } }.frame(width: 900, height: 900)"
        ),
        (
            "a path that doubles",
            "Path { p in p.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)); for _ in 0..<40 { p.addPath(p) } }.frame(width: 9, height: 9)"
        ),
        (
            "strokes of strokes",
            "Path { p in p.move(to: .zero); for i in 0..<3000 { p.addLine(to: CGPoint(x: i % 300, y: (i * 7) % 300)) } }"
                + repeated(".strokedPath(StrokeStyle(lineWidth: 2, dash: [1, 1]))", 6)
                + ".frame(width: 300, height: 300)"
        ),
        (
            "unions of many edges",
            "Path { p in for i in 0..<4000 { p.move(to: CGPoint(x: 0, y: i)); p.addLine(to: CGPoint(x: 4000, y: 4000 - i)); p.addLine(to: CGPoint(x: i, y: 9)) } }.normalized().frame(width: 300, height: 300)"
        ),
        (
            "dashes nobody sees",
            "Path { p in for i in 0..<3000 { p.move(to: .zero); p.addLine(to: CGPoint(x: 1e6, y: Double(i))) } }.stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [0.05, 0.07])).frame(width: 300, height: 300)"
        ),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test(arguments: sources) func endsSoonAfterItsLimit(_ name: String, _ source: String) throws {
        let (outcome, time) = try Self.outcome(of: source, as: .png)
        #expect(["time", "memory"].contains(outcome), "\(name): \(outcome)")
        // What is done at once between two looks at the clock is slow without optimisation.
        #expect(time < Self.seconds + 3, "\(name)")
    }

    @Test(arguments: [PictureFormat.svg, .pdf]) func vectorsEndSoonAfterTheirLimit(_ format: PictureFormat) throws {
        for (name, source) in Self.sources where name.hasPrefix("blurs") || name.hasPrefix("layers") {
            let (outcome, time) = try Self.outcome(of: source, as: format)
            #expect(["time", "memory", "drawn"].contains(outcome), "\(name): \(outcome)")
            #expect(time < Self.seconds + 3, "\(name)")
        }
    }

    @Test(arguments: [(2, "drawn"), (3, "pixels")])
    func thePixelsOfAllPicturesAreCountedTogether(_ count: Int, _ expected: String) throws {
        let row: [UInt8] = [0] + Array(repeating: 200, count: 90)
        let picture = SamplePNG(
            width: 30, height: 30, colorType: 2, rows: Array(repeating: row, count: 30).flatMap { $0 })
        let text = Data(picture.bytes).base64EncodedString()
        // 900 pixels each; twice as many as a picture may have are decoded.
        let images = (0..<count).map {
            "AsyncImage(url: URL(string: \"data:image/png;number=\($0);base64,\(text)\")).frame(width: 9, height: 9)"
        }
        let source = "VStack { \(images.joined(separator: "; ")) }"
        #expect(try Self.outcome(of: source, as: .png, pixels: 1_000).0 == expected)
    }

    static func outcome(
        of source: String, as format: PictureFormat, pixels: Int = 100_000_000
    ) throws -> (String, Double) {
        var options = RenderOptions()
        (options.limits.seconds, options.limits.memory) = (seconds, 300 << 20)
        options.limits.pixels = pixels
        options.scale = 1
        let chosen = options
        let start = Date()
        let outcome = try LargeStack.run {
            do {
                let text = SourceText(name: "hostile.swiftdsl", text: "import SwiftUI\n" + source + "\n")
                let session = try RenderSession(source: text, options: chosen)
                _ = try session.picture().encoded(as: format)
                return "drawn"
            } catch let failure as RenderFailure {
                if case .limit(let name) = failure.cause { return name }
                return "error: \(failure.text)"
            }
        }
        return (outcome, Date().timeIntervalSince(start))
    }
}
