import Foundation
import Rendering
import Testing

/// Listings as tutorials, books and sample apps have them: each is taken as it is and draws every preview, without an
/// error and without a word but that an image isn't there.
@Suite struct ListingTests {
    private static let folder = Fixture.folder.appendingPathComponent("Listings")
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swiftdsl") }.sorted()
    }()

    @Test func thereAreListings() { #expect(Self.names.count >= 7) }

    @Test(arguments: names)
    func draws(name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let program = try InterpretedProgram(SourceText(name: name, text: text))
        #expect(program.warnings == [])
        var options = RenderOptions()
        options.setSize(width: 320, height: 480)
        let session = try RenderSession(program: program, options: options)
        let picture = try session.picture().encoded(as: .png)
        #expect(picture.count > 1000)
    }
}
