import Foundation
import Rendering
import SwiftUI
import Testing

@testable import Comparison

/// Causes beside the source: pictures, colours and texts.
struct AssetTests {
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)").path

        init(_ files: [String: Data]) throws {
            for (name, data) in files {
                let url = URL(fileURLWithPath: path).appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func difference(_ source: String, _ old: [String: Data], _ new: [String: Data]) throws -> Difference {
        let folders = (try Folder(old), try Folder(new))
        func version(_ folder: Folder) -> ComparedVersion {
            var options = RenderOptions()
            options.limits.seconds = 60
            let path = folder.path + "/Card.swiftdsl"
            return ComparedVersion(source: SourceText(name: path, text: source, path: path), options: options)
        }
        return try Comparison.compare(old: version(folders.0), new: version(folders.1))
    }

    private func picture(_ color: Color, _ size: CGFloat) throws -> Data {
        let view = color.frame(width: size, height: size)
        var options = RenderOptions()
        options.scale = 1
        return Data(try RenderSession(view: view, options: options).picture().encoded(as: .png))
    }

    private static let card = """
        VStack {
            Image("logo")
            Text("Garden")
        }
        """

    @Test func aPictureOfOtherColorsIsNamedWithTheLineThatShowsIt() throws {
        let difference = try difference(
            Self.card, ["logo.png": picture(.red, 24)], ["logo.png": picture(.blue, 24)])
        #expect(
            difference.summary == #"Image("logo") looks different: logo.png changed, Card.swiftdsl:2"#)
    }

    @Test func aLargerPictureMovesWhatIsBelow() throws {
        let difference = try difference(
            Self.card, ["logo.png": picture(.red, 24)], ["logo.png": picture(.red, 40)])
        #expect(
            difference.summary.hasSuffix(": logo.png changed, Card.swiftdsl:2; 1 view followed"), "\(difference.text)")
    }

    @Test func aTranslationIsNamedWithItsLine() throws {
        let table = "\"Hello\" = \"Hi there\";\n\"Bye\" = \"See you\";\n"
        let other = "\"Hello\" = \"Hi there\";\n\"Bye\" = \"So long\";\n"
        let difference = try difference(
            #"VStack { Text("Hello"); Text("Bye") }"#, ["en.lproj/Localizable.strings": Data(table.utf8)],
            ["en.lproj/Localizable.strings": Data(other.utf8)])
        #expect(
            difference.summary
                == #"Text("See you") now says "So long": "Bye" = "See you"; → "Bye" = "So long";, en.lproj/Localizable.strings:2; 1 view followed"#
        )
    }

    @Test func aColorOfACatalogIsNamedWithItsLine() throws {
        func colors(_ red: String) -> Data {
            Data(
                """
                {
                  "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
                    "red" : "\(red)", "green" : "0.200", "blue" : "0.200", "alpha" : "1.000"
                  } } } ],
                  "info" : { "version" : 1, "author" : "xcode" }
                }
                """.utf8)
        }
        let path = "Assets.xcassets/Brand.colorset/Contents.json"
        let difference = try difference(
            #"Text("Garden").foregroundStyle(Color("Brand"))"#, [path: colors("0.100")], [path: colors("0.900")])
        #expect(
            difference.summary.hasPrefix(#"Text("Garden") changed color (#1A3333 → #E63333): "red""#),
            "\(difference.text)")
        #expect(difference.summary.hasSuffix("\(path):3"), "\(difference.text)")
    }

    /// A source lies among files that have nothing to do with it.
    @Test func whatLiesBesideASourceUnnamedIsNoChange() throws {
        let others = ["site/hero.png": try picture(.red, 8), "data.json": Data("{}".utf8)]
        let same = try difference(
            Self.card, ["logo.png": picture(.red, 24)], others.merging(["logo.png": picture(.red, 24)]) { $1 })
        #expect(same.isEmpty && same.withoutEffect.isEmpty, "\(same.text)")
        let named = try difference(
            Self.card, ["logo.png": picture(.red, 24)], others.merging(["logo.png": picture(.blue, 24)]) { $1 })
        #expect(
            named.summary == #"Image("logo") looks different: logo.png changed, Card.swiftdsl:2"#, "\(named.text)")
        #expect(!named.text.contains("hero"))
    }

    /// A name that is put together is named nowhere: what was seen to change the picture counts all the same.
    @Test func aPictureOfAComputedNameIsStillACause() throws {
        let source = #"VStack { Image("lo" + "go"); Text("Garden") }"#
        let difference = try difference(
            source, ["logo.png": picture(.red, 24)], ["logo.png": picture(.blue, 24)])
        #expect(difference.summary.contains("logo.png changed"), "\(difference.text)")
    }

    @Test func ofARecordedPictureWithoutSourceOnlyWhatIsDifferentIsSaid() throws {
        let old = SourceText(name: "Card.swiftdsl", text: #"VStack(spacing: 8) { Text("A"); Text("B") }"#)
        let new = SourceText(name: "Card.swiftdsl", text: #"VStack(spacing: 12) { Text("A"); Text("B") }"#)
        let drawn = try Comparison.draw(ComparedVersion(source: old))
        let difference = try Comparison.compare(
            old: ComparedVersion(project: nil, recorded: drawn), new: ComparedVersion(source: new))
        #expect(difference.causes.isEmpty)
        #expect(
            difference.summary
                == #"Text("B") moved +4 pt (y 28.5 → 32.5): no change of the source was found to be the cause"#)
    }
}
