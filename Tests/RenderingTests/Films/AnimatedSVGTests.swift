import BrowserTesting
import Drawing
import Foundation
import Testing

@testable import Rendering

/// Films as SVG that play by CSS, opened in a browser and compared with the stills of the same times.
@Suite("Animated SVG")
struct AnimatedSVGTests {
    private static let chromium = "/usr/bin/chromium"

    static let films: [(name: String, body: String)] = [
        ("moves", "Circle().fill(.blue).frame(width: 30, height: 30).offset(x: on ? 60 : 0)"),
        ("fades", "RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 40).opacity(on ? 0.1 : 1)"),
        ("turns", "Rectangle().fill(.green).frame(width: 50, height: 30).rotationEffect(.degrees(on ? 90 : 0))"),
        ("grows", "Rectangle().fill(.orange).frame(width: on ? 90 : 20, height: 20)"),
        ("changes colour", "Circle().fill(on ? .red : .blue).frame(width: 50, height: 50)"),
        ("changes its shape", "Circle().trim(from: 0, to: on ? 1 : 0.2).stroke(.red, lineWidth: 6).frame(width: 60)"),
        ("comes", "if on { Text(\"new\").font(.title).transition(.scale) }"),
        ("goes", "if !on { Text(\"old\").font(.title).transition(.move(edge: .leading)) }"),
        (
            "is clipped",
            "Color.purple.frame(width: 40, height: 40).offset(x: on ? 30 : 0).frame(width: 50, height: 50).clipShape(.circle)"
        ),
        ("changes text", "Text(on ? \"two\" : \"one\").font(.title)"),
    ]

    private func session(_ body: String, _ options: [(String, String)] = []) throws -> RenderSession {
        var chosen = RenderOptions()
        try chosen.set("size", to: "120x120")
        try chosen.set("scale", to: "1")
        for (name, text) in options { try chosen.set(name, to: text) }
        let text = """
            struct V: View {
                @State private var on = false
                var body: some View {
                    ZStack { Color.clear; \(body) }
                        .frame(width: 120, height: 120)
                        .contentShape(Rectangle())
                        .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { on = true } }
                }
            }
            """
        return try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: chosen)
    }

    private func film(_ body: String) throws -> String {
        let film = VectorFilm()
        try session(body).film([.tap(.point(CGPoint(x: 60, y: 60)), count: 1)], FilmOptions()) { film.append($0) }
        return String(decoding: try film.finish(), as: UTF8.self)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: chromium)), arguments: films.indices)
    func framesInChromiumLookLikeStills(index: Int) async throws {
        let (name, body) = Self.films[index]
        let svg = try film(body)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for frame in [0, 9, 21] {
            let time = Double(frame) / 60
            let script = "document.getAnimations().forEach(a=>{a.pause();a.currentTime=\(time * 1_000)})"
            let page = "<body style=\"margin:0;background:#fff\">\(svg)<script>\(script)</script>"
            let shown = try await BrowserTurn.hold { try screenshot(of: page, in: folder) }
            let still = try session(body, [("tap", "60,60"), ("at", String(time))]).picture().encoded(as: .png)
            let expected = try Bitmap.decoded(png: still, scale: 1)
            #expect(difference(shown, expected) < 1, "\(name), frame \(frame)")
        }
    }

    private func screenshot(of page: String, in folder: URL) throws -> Bitmap {
        let (source, target) = (folder.appendingPathComponent("page.html"), folder.appendingPathComponent("page.png"))
        try Data(page.utf8).write(to: source)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.chromium)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
            "--user-data-dir=\(folder.path)/profile", "--window-size=500,500", "--screenshot=\(target.path)",
            "file://\(source.path)",
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try Bitmap.decoded(png: FileBytes.read(target.path), scale: 1)
    }

    /// The mean over what is the same size in both.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
        var total = 0
        let (width, height) = (min(a.width, b.width), min(a.height, b.height))
        guard width >= 120, height >= 120 else { return .infinity }
        for y in 0..<120 {
            for x in 0..<120 {
                for channel in 0..<3 {
                    let (one, other) = (
                        a.pixels[(y * a.width + x) * 4 + channel], b.pixels[(y * b.width + x) * 4 + channel]
                    )
                    total += abs(Int(one) - Int(other))
                }
            }
        }
        return Double(total) / Double(120 * 120 * 3)
    }

    @Test func twoRunsAreTheSameBytes() throws {
        #expect(try film(Self.films[2].body) == film(Self.films[2].body))
    }

    /// What moves evenly has a keyframe where it begins and one where it ends, whatever the number of frames.
    @Test func whatMovesIsDrawnOnce() throws {
        let svg = try film(Self.films[0].body)
        #expect(svg.components(separatedBy: "<path").count - 1 <= 2, "\(svg)")
        #expect(svg.contains("@keyframes") && svg.contains("prefers-reduced-motion:reduce"))
    }
}
