import Foundation
import SwiftUI
import Testing

@testable import Rendering

/// `--svg-text`: text that can be selected, in fonts that hold just its characters.
@MainActor
struct SelectableTextTests {
    private func svg(_ view: some View, asText: Bool = true) throws -> String {
        var options = RenderOptions()
        options.svgText = asText
        let session = try RenderSession(view: view, options: options)
        return String(decoding: try session.picture().encoded(as: .svg), as: UTF8.self)
    }

    @Test func textStaysText() throws {
        let text = try svg(Text("Hello & more"))
        #expect(text.contains(">Hello &amp; more</text>"))
        #expect(text.contains("@font-face{font-family:f1;src:url(data:font/ttf;base64,"))
        #expect(!text.contains("<use"))
    }

    @Test func textIsOutlinesUnlessAsked() throws {
        let text = try svg(Text("Hello"), asText: false)
        #expect(!text.contains("<text") && !text.contains("@font-face"))
    }

    /// What can't embed fonts takes one that is alike.
    @Test func facesAreDescribed() throws {
        let text = try svg(
            VStack {
                Text("a").font(.system(size: 12, weight: .bold)).italic()
                Text("b").font(.system(size: 12, design: .serif))
                Text("c").font(.system(size: 12, design: .monospaced))
            })
        #expect(text.contains(".f1{font-family:f1,'Easel Sans',sans-serif;font-weight:700;font-style:italic}"))
        #expect(text.contains(".f2{font-family:f2,'Noto Serif',serif}"))
        #expect(text.contains(".f3{font-family:f3,'JetBrains Mono',monospace}"))
        #expect(text.contains(";font-weight:700;font-style:italic}\n.f1{"))
    }

    /// Letters that join aren't one glyph a character.
    @Test func joinedScriptsStayOutlines() throws {
        let text = try svg(Text("مرحبا"))
        #expect(!text.contains("<text"))
        #expect(text.contains("<use"))
    }

    @Test func eachFaceIsEmbeddedOnce() throws {
        let text = try svg(
            VStack {
                Text("One")
                Text("Two")
                Text("Three").bold()
            })
        #expect(text.components(separatedBy: "@font-face").count == 3)
    }

    /// Those who don't see a picture are told what it and its parts are.
    @Test func viewsAreExplained() throws {
        let dot = Circle().frame(width: 8, height: 8)
        let text = try svg(
            VStack {
                dot.accessibilityLabel("Red & hot").accessibilityHint("Stops")
                dot
            })
        #expect(text.contains("<g role=\"img\"><title>Red &amp; hot</title><desc>Stops</desc>"))
        #expect(text.components(separatedBy: "<title>").count == 3)
        let source = SourceText(
            name: "Page.swiftdsl", text: "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\") } }")
        let picture = try RenderSession(source: source).picture()
        let page = String(decoding: try picture.encoded(as: .svg), as: UTF8.self)
        #expect(page.contains("<title>Page</title>"))
    }
}
