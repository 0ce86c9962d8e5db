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
}
