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
            "Image(uiImage: UIImage(contentsOfFile: \"PLACE/outside.png\") ?? UIImage())",
            "Image(uiImage: UIImage(contentsOfFile: \"../outside.png\") ?? UIImage())",
            "Image(uiImage: UIImage(contentsOfFile: \"/App.app/../outside.png\") ?? UIImage())",
            "Image(uiImage: UIImage(contentsOfFile: \"/proc/self/cwd\") ?? UIImage())",
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

    @Test(arguments: [
        "/etc/passwd", "PLACE/outside.png", "../outside.png", "nowhere.png", "linked.png", "pipe.png", "en.lproj", "",
    ])
    func aPictureFileThatIsNotInTheAssetsIsNil(_ path: String) throws {
        let body = "let _ = print(UIImage(contentsOfFile: \"\(path)\") == nil); Text(\"a\")"
        let session = try session("struct Root: View { var body: some View { \(body) } }")
        _ = try session.picture()
        #expect(session.console == ["true"])
        #expect(session.warnings.isEmpty)
    }

    @Test func aPictureFileOfTheAssetsIsDrawn() throws {
        let green = Data(SamplePNG(width: 1, height: 1, colorType: 2, rows: [0, 0, 255, 0]).bytes)
        try green.write(to: assets.appendingPathComponent("inside.png"))
        for path in ["inside.png", "PLACE/assets/inside.png", "/App.app/inside.png"] {
            let bitmap = try session("Image(uiImage: UIImage(contentsOfFile: \"\(path)\")!).resizable()").picture()
                .bitmap()
            #expect(bitmap.pixels[1] == 255)
        }
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

    /// Ways in which an SVG may name a file; `FILE` is a green picture or a text beside the assets.
    static let references = [
        "<image xlink:href='FILE' width='20' height='20'/>",
        "<image xlink:href='file://FILE' width='20' height='20'/>",
        "<image href='http://127.0.0.1:9/outside.png' width='20' height='20'/>",
        "<use href='FILE#a'/><use xlink:href='file://FILE#a'/>",
        "<filter id='f'><feImage href='FILE'/><feImage xlink:href='file://FILE'/></filter>"
            + "<rect width='20' height='20' filter='url(#f)'/>",
        "<style>@import url('file://FILE'); rect { fill: url('FILE#a') }</style><rect width='20' height='20' fill='red'/>",
        "<rect width='20' height='20' style='fill: red; mask: url(file://FILE#a)'/>",
        "<pattern id='p' href='FILE#a' width='9' height='9'/><rect width='20' height='20' fill='url(#p)'/>",
        "<image width='20' height='20' href='data:image/svg+xml;utf8,"
            + "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2220%22 height=%2220%22%3E"
            + "%3Cimage href=%22file://FILE%22 width=%2220%22 height=%2220%22/%3E%3C/svg%3E'/>",
        "<text y='15'>&canary;</text>",
    ]

    @Test(arguments: references) func noReferenceOfAnSVGLeadsOut(_ reference: String) throws {
        let file = place.appendingPathComponent("outside.png").path
        let secret = place.appendingPathComponent("secret.strings").path
        func svg(_ body: String) -> String {
            "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY canary SYSTEM 'file://\(secret)'>]>"
                + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='20' "
                + "height='20'>\(body)</svg>"
        }
        func drawn(_ text: String) throws -> [UInt8] {
            try Data(text.utf8).write(to: assets.appendingPathComponent("named.svg"))
            return try session("Image(\"named\")").picture().bitmap().pixels
        }
        let there = try drawn(svg(reference.replacingOccurrences(of: "FILE", with: file)))
        let greens = stride(from: 0, to: there.count, by: 4).filter {
            there[$0] == 0 && there[$0 + 1] == 255 && there[$0 + 2] == 0
        }
        #expect(greens.isEmpty)
        // Whether there is such a file makes no difference.
        for name in [file, secret] { try FileManager.default.removeItem(atPath: name) }
        #expect(try drawn(svg(reference.replacingOccurrences(of: "FILE", with: file))) == there)
    }

    /// A PDF whose page would show the text of a file, or of an address, were it followed.
    @Test func noReferenceOfAPDFLeadsOut() throws {
        let secret = place.appendingPathComponent("secret.strings").path
        for stream in [
            "<< /Length 0 /F (\(secret)) /FFilter /ASCIIHexDecode >>",
            "<< /Length 0 /F << /FS /URL /F (file://\(secret)) >> >>",
        ] {
            let pdf =
                "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(\(secret))>>>>endobj\n"
                + "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 20]/Contents 4 0 R>>endobj\n"
                + "4 0 obj\(stream)stream\nendstream endobj\ntrailer<</Root 1 0 R>>\n"
            try Data(pdf.utf8).write(to: assets.appendingPathComponent("page.pdf"))
            let there = try session("Image(\"page\")").picture().bitmap().pixels
            try FileManager.default.moveItem(atPath: secret, toPath: secret + "x")
            #expect(try session("Image(\"page\")").picture().bitmap().pixels == there)
            try FileManager.default.moveItem(atPath: secret + "x", toPath: secret)
        }
    }

    @Test func stringTablesAreReadFromTheAssetsAlone() throws {
        let body = """
            let _ = print(NSLocalizedString("Key", tableName: "../../secret", comment: ""))
            let _ = print(String(localized: "Key", table: "PLACE/secret"))
            let _ = print(Bundle.main.localizedString(forKey: "Key", value: nil, table: "../secret"))
            Text("Key", tableName: "../secret")
            """
        let session = try session("struct V: View { var body: some View {\n\(body)\n} }")
        #expect(!(try session.inspection().json.contains("SECRET")))
        #expect(!session.console.joined().contains("SECRET"))
    }

    /// A pipe, a link and a file that isn't one any more when text is set: none is opened, nothing is waited for.
    @Test(.timeLimit(.minutes(1))) func fontsAreOpenedOnceBelowTheirFolder() throws {
        let font = Fixture.folder.appendingPathComponent("../Fonts/Inter/Inter-roman.var.ttf").standardizedFileURL.path
        let inside = assets.appendingPathComponent("font.ttf")
        try FileManager.default.copyItem(atPath: font, toPath: inside.path)
        try FileManager.default.copyItem(atPath: font, toPath: place.appendingPathComponent("font.ttf").path)
        try FileManager.default.createSymbolicLink(
            atPath: assets.appendingPathComponent("linked.ttf").path, withDestinationPath: "../font.ttf")
        let session = try session("Text(\"abc\").font(.custom(\"Inter\", size: 20))")
        try FileManager.default.removeItem(at: inside)
        mkfifo(inside.path, 0o600)
        for format in [PictureFormat.png, .pdf, .svg] { _ = try session.picture().encoded(as: format) }
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
