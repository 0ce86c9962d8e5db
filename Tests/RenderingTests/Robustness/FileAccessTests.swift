import Foundation
import Rendering
import Testing

/// A source reaches what lies in the folder of the assets, by no API anything else, and isn't told what lies elsewhere.
@Suite final class FileAccessTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("access-\(UUID())")
    private var assets: URL { place.appendingPathComponent("assets") }

    /// A green picture outside, links and pipes to it inside.
    init() throws {
        try FileManager.default.createDirectory(
            at: assets.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
        let green = Data(SamplePNG(width: 1, height: 1, colorType: 2, rows: [0, 0, 255, 0]).bytes)
        try green.write(to: place.appendingPathComponent("outside.png"))
        try Data("\"Key\" = \"SECRET\";".utf8).write(to: place.appendingPathComponent("secret.strings"))
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: assets.appendingPathComponent(name).path, withDestinationPath: target)
        }
        try link("linked.png", to: "../outside.png")
        try link("en.lproj/Localizable.strings", to: "../../secret.strings")
        try link("host", to: "/")
        for pipe in ["pipe.png", "pipe.ttf", "Localizable.xcstrings"] {
            mkfifo(assets.appendingPathComponent(pipe).path, 0o600)
        }
        try FileManager.default.createDirectory(
            at: assets.appendingPathComponent("A.xcassets/set.imageset"), withIntermediateDirectories: true)
        mkfifo(assets.appendingPathComponent("A.xcassets/set.imageset/Contents.json").path, 0o600)
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func session(_ source: String) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: 40, height: 20)
        options.assets = assets.path
        options.fontDirectories = [assets.path]
        let text = "import SwiftUI\n" + source.replacingOccurrences(of: "PLACE", with: place.path) + "\n"
        return try RenderSession(source: SourceText(name: "a.swiftdsl", text: text), options: options)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "AsyncImage(url: URL(string: \"file://PLACE/outside.png\"))",
            "AsyncImage(url: URL(string: \"../outside.png\"))",
            "AsyncImage(url: URL(fileURLWithPath: \"PLACE/assets/../outside.png\"))",
            "Image(uiImage: UIImage(contentsOfFile: \"PLACE/outside.png\")!)",
            "Image(uiImage: UIImage(contentsOfFile: \"../outside.png\")!)",
            "Image(uiImage: UIImage(contentsOfFile: \"/App.app/../outside.png\")!)",
            "Image(uiImage: UIImage(contentsOfFile: \"/proc/self/cwd\")!)",
            "Image(\"linked\")", "Image(\"../outside\")", "Image(\"host\")", "Image(\"pipe\")", "Image(\"set\")",
            "AsyncImage(url: URL(string: \"linked.png\"))", "AsyncImage(url: URL(string: \"host/etc/passwd\"))",
            "AsyncImage(url: URL(string: \"pipe.png\"))", "AsyncImage(url: URL(string: \"file:///dev/zero\"))",
        ])
    func nothingElsewhereIsDrawn(_ view: String) throws {
        let bitmap = try session(view).picture().bitmap()
        for start in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            let isGreen = bitmap.pixels[start] == 0 && bitmap.pixels[start + 1] == 255 && bitmap.pixels[start + 2] == 0
            #expect(!isGreen)
        }
    }

    @Test(arguments: [
        ("file://PLACE/outside.png", "file://PLACE/nowhere.png"), ("file:///etc", "file:///nowhere"),
        ("file:///etc/passwd", "file:///etc/nowhere"), ("../outside.png", "../nowhere.png"),
        ("linked.png", "nowhere.png"),
    ])
    func messagesDoNotTellWhatIsThere(_ there: String, _ notThere: String) throws {
        func message(_ address: String) throws -> String {
            let session = try session("AsyncImage(url: URL(string: \"\(address)\"))")
            _ = try session.picture()
            let written = address.replacingOccurrences(of: "PLACE", with: place.path)
            // The lines after the first show the source.
            let line = session.warnings.joined().split(separator: "\n").first ?? ""
            return line.replacingOccurrences(of: written, with: "X")
        }
        let first = try message(there)
        #expect(first.contains("there is no such file in the assets"))
        #expect(try message(notThere) == first)
    }

    @Test func tablesElsewhereAreNotRead() throws {
        let session = try session("Text(\"Key\")")
        #expect(!(try session.inspection().json.contains("SECRET")))
    }

    /// What an SVG names is loaded neither from the machine nor from the network.
    @Test func whatAnSVGNamesIsNotLoaded() throws {
        let names = ["PLACE/outside.png", "file://PLACE/outside.png", "outside.png", "../outside.png"]
        for name in names {
            let address = name.replacingOccurrences(of: "PLACE", with: place.path)
            let svg =
                "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xi='http://www.w3.org/2001/XInclude' width='20' height='20'>"
                + "<image href='\(address)' width='20' height='20'/><xi:include href='\(address)' parse='text'/></svg>"
            try Data(svg.utf8).write(to: assets.appendingPathComponent("named.svg"))
            let bitmap = try session("Image(\"named\")").picture().bitmap()
            let greens = stride(from: 0, to: bitmap.pixels.count, by: 4).filter {
                bitmap.pixels[$0] == 0 && bitmap.pixels[$0 + 1] == 255 && bitmap.pixels[$0 + 2] == 0
            }
            #expect(greens.isEmpty)
        }
    }

    // MARK: - Outputs

    @Test(arguments: [
        ("javascript:alert(1)", false), ("JaVaScRiPt:alert(1)", false), ("data:text/html,a", false),
        ("vbscript:a", false), ("file:///etc/passwd", false), ("tel:1", false), ("a/b", false),
        ("https://example.com/?a=1&b=2", true), ("HTTP://example.com", true), ("mailto:a@example.com", true),
        ("#anchor", true),
    ])
    func onlySomeLinksAreInOutputs(_ address: String, _ isKept: Bool) throws {
        let session = try session("Link(\"x\", destination: URL(string: \"\(address)\")!)")
        let picture = try session.picture()
        let svg = String(decoding: try picture.encoded(as: .svg), as: UTF8.self)
        let pdf = String(decoding: try picture.encoded(as: .pdf), as: Unicode.ASCII.self)
        #expect(svg.contains("<a href") == isKept)
        #expect(pdf.contains("/URI") == isKept)
        #expect(picture.warnings(for: .svg).isEmpty == isKept)
        #expect(picture.warnings(for: .png).isEmpty)
    }
}
