import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Rendering

/// Catalogs and addresses, read from folders made for the test.
@MainActor
final class AssetFolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID())")

    deinit { try? FileManager.default.removeItem(at: root) }

    /// A grey picture of one pixel: which one is drawn can be told by its grey.
    private func grey(_ value: UInt8) -> [UInt8] {
        SamplePNG(width: 1, height: 1, colorType: 0, rows: [0, value]).bytes
    }

    private func folder(_ files: [String: [UInt8]]) throws -> AssetFolder {
        let folder = root.appendingPathComponent("\(UUID())")
        for (name, bytes) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        var options = RenderOptions()
        options.assets = folder.path
        return AssetFolder(options, source: nil)
    }

    private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        change(&environment)
        return environment
    }

    private func grey(of asset: ImageAsset?) -> UInt8? {
        guard case .bitmap(let bitmap)? = asset?.contents else { return nil }
        return bitmap.pixels.first
    }

    /// Tables and catalogs of texts, in the reader's language, else in English; values stand where the format says.
    @Test func textsAreTranslated() throws {
        let catalog = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "%lld items": {"localizations": {"en": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}},
                "PRICE %lf": {"localizations": {"en": {"stringUnit": {"value": "costs %.2f"}}}},
                "untouched": {}
            }}
            """#
        let folder = try folder([
            "Resources/en.lproj/Localizable.strings": Array(
                "/* of a greeting */\n\"HELLO %@ %@\" = \"%2$@, \\\"%1$@\\\"\"; // end\nTITLE = \"Name\";".utf8),
            "Resources/de.lproj/Localizable.strings": Array("TITLE = \"Titel\";".data(using: .utf16) ?? Data()),
            "Localizable.xcstrings": Array(catalog.utf8),
        ])
        func words(_ key: LocalizedStringKey, _ language: String = "en_US") -> String {
            let environment = environment {
                $0.assets = folder
                $0.locale = Locale(identifier: language)
            }
            return Text(key).prepare(in: environment).paragraph.text
        }
        #expect(words("TITLE") == "Name")
        #expect(words("TITLE", "de_CH") == "Titel")
        #expect(words("HELLO \("a") \("b")", "de") == "b, \"a\"")
        #expect(words("\(1) items") == "1 item")
        #expect(words("\(2000) items") == "2,000 items")
        #expect(words("PRICE \(1.5)") == "costs 1.50")
        #expect(words("untouched") == "untouched")
        #expect(words("100% \("x")") == "100% x")
    }

    @Test func brokenTablesAreReported() throws {
        let folder = try folder([
            "en.lproj/Localizable.strings": Array("\"A\" = \"a\";\n\"B\" \"b\";".utf8),
            "Localizable.xcstrings": Array(#"{"sourceLanguage": "en", "strings": {"hello":"#.utf8),
        ])
        #expect(folder.hasTexts)
        #expect(
            folder.missing.sorted() == [
                "'Localizable.xcstrings' can't be read as a table of texts; its texts aren't translated",
                "'en.lproj/Localizable.strings' is read up to the key 'B', which no value follows",
            ])
    }

    /// Symbols as Xcode makes them of names.
    @Test func symbolsStandForNames() throws {
        let color = Array(
            #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#
                .utf8)
        let folder = try folder([
            "my image.png": grey(1), "BG 2.png": grey(2), "HomeImage@2x.png": grey(3),
            "Media.xcassets/Brand Color.colorset/Contents.json": color,
        ])
        for (symbol, name) in [
            ("my", "my image"), ("myImage", "my image"), ("BG2", "BG 2"), ("home", "HomeImage"), ("other", nil),
        ] { #expect(folder.imageName(ofSymbol: symbol) == name, "\(symbol)") }
        #expect(folder.colorName(ofSymbol: "brand") == "Brand Color")
        #expect(folder.colorName(ofSymbol: "brandColor") == "Brand Color")
        var environment = environment()
        environment.assets = folder
        #expect(Color(ColorResource(symbol: "brand")).resolve(in: environment).description == "#FF0000FF")
        #expect(grey(of: folder.image(named: folder.imageName(ofSymbol: "BG2") ?? "", in: environment)) == 2)
    }

    @Test func aVariantSuitsScaleAppearanceContrastIdiomAndDirection() throws {
        let contents = """
            {"images": [
              {"filename": "1.png", "scale": "1x", "idiom": "universal"},
              {"filename": "2.png", "scale": "2x", "idiom": "universal"},
              {"filename": "3.png", "scale": "3x", "idiom": "universal"},
              {"filename": "4.png", "scale": "2x", "idiom": "universal",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "5.png", "scale": "2x", "idiom": "universal", "appearances": [
               {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
              {"filename": "6.png", "scale": "2x", "idiom": "mac"},
              {"filename": "7.png", "scale": "2x", "idiom": "universal", "language-direction": "right-to-left"},
              {"filename": "8.png", "scale": "2x", "idiom": "watch"}
            ], "properties": {"template-rendering-intent": "template"}}
            """
        var files = ["Media.xcassets/Photo.imageset/Contents.json": Array(contents.utf8)]
        for number in 1...8 { files["Media.xcassets/Photo.imageset/\(number).png"] = grey(UInt8(number)) }
        let folder = try folder(files)
        func drawn(_ change: (inout EnvironmentValues) -> Void) -> UInt8? {
            grey(of: folder.image(named: "Photo", in: environment(change)))
        }
        #expect(drawn { $0.displayScale = 1 } == 1)
        #expect(drawn { _ in } == 2)
        #expect(drawn { $0.displayScale = 3 } == 3)
        #expect(drawn { $0.displayScale = 4 } == 3)
        #expect(drawn { $0.colorScheme = .dark } == 4)
        #expect(
            drawn {
                $0.colorScheme = .dark
                $0.setContrast(.increased)
            } == 5)
        #expect(drawn { $0.platform = .macOS } == 6)
        #expect(drawn { $0.layoutDirection = .rightToLeft } == 7)
        #expect(folder.image(named: "Photo", in: environment())?.isTemplate == true)
    }

    @Test func slicesAreInPixelsOfTheirPicture() throws {
        let contents = """
            {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
              "center": {"mode": "tile", "width": 1, "height": 1},
              "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}]}
            """
        let folder = try folder([
            "A.xcassets/Box.imageset/Contents.json": Array(contents.utf8), "A.xcassets/Box.imageset/a.png": grey(1),
        ])
        let asset = try #require(folder.image(named: "Box", in: environment()))
        #expect(asset.capInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(asset.isTiled)
    }

    @Test func foldersThatProvideANamespaceAreAPartOfNames() throws {
        let image = Array(#"{"images": [{"filename": "a.png"}]}"#.utf8)
        let folder = try folder([
            "A.xcassets/Plain/One.imageset/Contents.json": image, "A.xcassets/Plain/One.imageset/a.png": grey(1),
            "A.xcassets/Named/Contents.json": Array(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "A.xcassets/Named/Two.imageset/Contents.json": image, "A.xcassets/Named/Two.imageset/a.png": grey(2),
            "A.xcassets/AppIcon.appiconset/Contents.json": image, "Loose@2x.png": grey(3),
        ])
        #expect(grey(of: folder.image(named: "One", in: environment())) == 1)
        #expect(grey(of: folder.image(named: "Named/Two", in: environment())) == 2)
        #expect(grey(of: folder.image(named: "Loose", in: environment())) == 3)
        #expect(folder.image(named: "Two", in: environment()) == nil)
        #expect(folder.image(named: "AppIcon", in: environment()) == nil)
        #expect(folder.imageNames(like: "Lose") == ["Loose"])
    }

    @Test func coloursFollowAppearanceContrastSpaceAndTheSystem() throws {
        let brand = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "display-p3",
               "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "0.500"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "0.000", "alpha": "1.000"}}}
            ]}
            """
        let link = #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
        let folder = try folder([
            "A.xcassets/Brand.colorset/Contents.json": Array(brand.utf8),
            "A.xcassets/Link.colorset/Contents.json": Array(link.utf8),
        ])
        let light = folder.color(named: "Brand", in: environment())
        #expect(light == ResolvedColor(red: 1, green: 128.0 / 255, blue: 0))
        let dark = try #require(folder.color(named: "Brand", in: environment { $0.colorScheme = .dark }))
        // Facts 16.22.
        #expect(abs(dark.red - 1.0931) < 0.001 && abs(dark.green + 0.2266) < 0.001 && dark.opacity == 0.5)
        #expect(folder.color(named: "Brand", in: environment { $0.setContrast(.increased) }) == .black)
        #expect(folder.color(named: "Link", in: environment()) == ResolvedColor(hex: 0xFF383C))
        #expect(folder.color(named: "Brnd", in: environment()) == nil)
        #expect(folder.missing == ["no color named 'Brnd' in the assets; did you mean 'Brand'?"])
    }

    @Test func whatCantBeDrawnIsSaid() throws {
        let folder = try folder([
            "Broken.png": Array(grey(1).prefix(20)), "Note.png": Array("no picture".utf8),
            "A.xcassets/Empty.imageset/Contents.json": Array(#"{"images": [{"scale": "1x"}]}"#.utf8),
            "A.xcassets/Mark.symbolset/Contents.json": Array("{}".utf8),
        ])
        for name in ["Broken", "Note", "Empty", "Mark"] {
            #expect(folder.image(named: name, in: environment()) == nil)
        }
        #expect(folder.failure(ofImageNamed: "Broken")?.hasPrefix("Broken.png is a damaged PNG") == true)
        #expect(folder.failure(ofImageNamed: "Note")?.hasPrefix("Note.png is no picture") == true)
        #expect(folder.failure(ofImageNamed: "Empty") == "its image set names no file")
        #expect(folder.failure(ofImageNamed: "Mark")?.contains("symbol set") == true)
    }

    // MARK: - Addresses

    /// What is drawn: green for the picture, red for an error, blue for neither.
    @Test(arguments: [
        ("data:image/png;base64,%PICTURE%", 0x00FF00, nil),
        ("dot.png", 0x00FF00, nil),
        ("nowhere.png", 0xFF0000, "can't be read"),
        ("data:image/png;base64,AAAA", 0xFF0000, "is no picture"),
        ("https://example.com/a.png", 0x0000FF, "without a network"),
    ])
    func asyncImagesShowTheirPhase(address: String, color: UInt32, warning: String?) throws {
        let picture = SamplePNG(width: 1, height: 1, colorType: 2, rows: [0, 0, 255, 0]).bytes
        let place = root.appendingPathComponent("async")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(picture).write(to: place.appendingPathComponent("dot.png"))
        let url = address.replacingOccurrences(of: "%PICTURE%", with: Data(picture).base64EncodedString())
        let source = """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    AsyncImage(url: URL(string: "\(url)")) { phase in
                        switch phase {
                        case .empty: Color(red: 0, green: 0, blue: 1)
                        case .success(let image): image.resizable()
                        case .failure(let error): Color(red: error.localizedDescription.isEmpty ? 0 : 1, green: 0, blue: 0)
                        @unknown default: Color.black
                        }
                    }
                }
            }
            """
        var options = RenderOptions()
        options.setSize(width: 4, height: 4)
        options.assets = place.path
        let session = try RenderSession(source: SourceText(name: "Page.swiftdsl", text: source), options: options)
        let bitmap = try session.picture().bitmap()
        #expect(Array(bitmap.pixels.prefix(3)) == [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16)])
        #expect(session.warnings.count == (warning == nil ? 0 : 1))
        if let warning { #expect(session.warnings.first?.contains(warning) == true) }
    }
}
