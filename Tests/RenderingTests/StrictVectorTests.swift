import Foundation
import Testing

@testable import Rendering

/// `--strict-vector`: what can't be vectors is refused with the view's name.
@MainActor
struct StrictVectorTests {
    @Test(arguments: [
        (".colorInvert()", PictureFormat.pdf, "'.colorInvert' in 'Card' can't be vectors in PDF: a filter"),
        (".shadow(radius: 3)", .pdf, "'.shadow' in 'Card' can't be vectors in PDF: a shadow"),
        (
            ".blendMode(.destinationOut)", .svg,
            "'.blendMode' in 'Card' can't be vectors in SVG: a blend mode that CSS doesn't have"
        ),
        (
            ".background(.ultraThinMaterial)", .pdf,
            "can't be vectors in PDF: the blur behind a material"
        ),
        (".blendMode(.plusDarker)", .pdf, "can't be vectors in PDF: a blend mode that PDF doesn't have"),
    ])
    func pixelsAreRefused(modifier: String, format: PictureFormat, message: String) throws {
        let session = try session(modifier)
        let failure = #expect(throws: RenderFailure.self) { try session.requireVectors(in: format) }
        #expect(failure?.text.contains(message) == true, "\(failure?.text ?? "")")
    }

    @Test(arguments: [
        (".shadow(radius: 3)", PictureFormat.svg), (".colorInvert()", .svg), (".blendMode(.multiply)", .pdf),
        (".blendMode(.multiply)", .svg), (".rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))", .svg),
        (".opacity(0.5)", .pdf), (".background(.ultraThinMaterial)", .svg),
    ])
    func vectorsPass(modifier: String, format: PictureFormat) throws {
        try session(modifier).requireVectors(in: format)
    }

    /// A picture's own lines and areas, in its size, stretched, faded and as a template.
    @Test func vectorAssetsStayVectors() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'><circle cx='2' cy='1' r='1'/></svg>"
        try Data(svg.utf8).write(to: folder.appendingPathComponent("dot.svg"))
        let source = """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    HStack {
                        Image("dot")
                        Image("dot").resizable().frame(width: 40, height: 40).opacity(0.5)
                        Image("dot").renderingMode(.template).foregroundStyle(.red)
                        Image("dot").resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
                            .frame(width: 40, height: 20)
                    }
                }
            }
            """
        var options = RenderOptions()
        options.assets = folder.path
        let session = try RenderSession(source: SourceText(name: "Page.swiftdsl", text: source), options: options)
        let drawn = String(decoding: try session.picture().encoded(as: .svg), as: UTF8.self)
        #expect(drawn.components(separatedBy: "data:image/svg+xml").count == 5)
        // Edges that keep their size: the picture is written once and shown in three parts.
        #expect(drawn.components(separatedBy: "<svg x=").count == 4)
        #expect(!drawn.contains("image/png"))
        try session.requireVectors(in: .svg)
        try session.requireVectors(in: .pdf)
        let pdf = String(decoding: try session.picture().encoded(as: .pdf), as: Unicode.ASCII.self)
        #expect(!pdf.contains("/Subtype /Image"))
    }

    private func session(_ modifier: String) throws -> RenderSession {
        let source = """
            import SwiftUI
            struct Card: View { var body: some View { Circle().fill(.red).frame(width: 20, height: 20)\(modifier) } }
            struct Page: View { var body: some View { VStack { Text("a"); Card() }.padding() } }
            """
        return try RenderSession(source: SourceText(name: "Page.swiftdsl", text: source), options: RenderOptions())
    }
}
