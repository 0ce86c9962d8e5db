import Foundation
import Testing

@testable import Rendering

/// The pictures and layouts that were looked at and found right; `make fixtures` records them anew.
struct ExpectedPictureTests {
    private static func options(_ fixture: Fixture) -> RenderOptions {
        var options = RenderOptions()
        options.scale = 1
        if fixture.name.hasSuffix("Mac") { options.platform = .macOS }
        return options
    }

    @Test(arguments: Fixture.all)
    func layoutIsAsExpected(_ fixture: Fixture) throws {
        let json = try fixture.interpreted(Self.options(fixture)).inspection().json
        let expected = try String(contentsOf: fixture.expected("layout.json"), encoding: .utf8)
        #expect(json == expected, "run 'make fixtures' and look at what changed")
    }

    @Test(arguments: Fixture.all)
    func pictureIsAsExpected(_ fixture: Fixture) throws {
        let picture = try fixture.interpreted(Self.options(fixture)).picture()
        let bitmap = try picture.bitmap()
        let expected = try #require(PictureFile.decode(FileBytes.read(fixture.expected("png").path), scale: 1).bitmap)
        #expect(bitmap.width == expected.width && bitmap.height == expected.height)
        let different = zip(bitmap.pixels, expected.pixels).count { abs(Int($0) - Int($1)) > 2 }
        #expect(different == 0, "\(different) of \(bitmap.pixels.count) bytes differ; run 'make fixtures' and look")
    }

    @Test(arguments: Fixture.all)
    func outputIsTheSameEveryTime(_ fixture: Fixture) throws {
        for format in PictureFormat.allCases {
            let first = try fixture.interpreted().picture().encoded(as: format)
            let second = try fixture.interpreted().picture().encoded(as: format)
            #expect(first == second)
        }
    }
}
