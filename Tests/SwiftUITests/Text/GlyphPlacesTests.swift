import Drawing
import Testing
import ViewGraph

@testable import SwiftUI

/// Where letters stand on the pixel grid (facts 21.20).
@Suite struct GlyphPlacesTests {
    private func places(_ text: Text, scale: CGFloat, platform: Platform = .iOS) -> [CGFloat] {
        let probe = PaintProbe(text, width: 300, height: 200) {
            $0.displayScale = scale
            $0.platform = platform
        }
        func runs(_ items: [DisplayList.Item]) -> [GlyphRun] {
            items.flatMap { item -> [GlyphRun] in
                switch item {
                case .glyphs(let run, _): [run]
                case .group(let group): runs(group.contents.items)
                default: []
                }
            }
        }
        return runs(probe.items).flatMap { run in run.glyphs.map { (run.origin.x + $0.x) * scale } }
    }

    private func isOnGrid(_ places: [CGFloat], steps: CGFloat) -> Bool {
        places.allSatisfy { abs($0 * steps - ($0 * steps).rounded()) < 0.001 }
    }

    @Test func largeLettersStandAtWholePixels() {
        for (size, scale) in [(12, 3), (17, 3), (28, 2), (40, 1)] as [(CGFloat, CGFloat)] {
            let found = places(Text("Quick brown fox").font(.system(size: size)), scale: scale)
            #expect(found.count > 10)
            #expect(isOnGrid(found, steps: 1), "\(size) points at \(scale): \(found)")
        }
    }

    @Test func smallLettersStandAtHalfPixels() {
        for (size, scale) in [(11, 3), (13, 2), (10, 2)] as [(CGFloat, CGFloat)] {
            for platform in [Platform.iOS, .macOS] {
                let text = Text("Quick brown fox jumps over").font(.system(size: size))
                let found = places(text, scale: scale, platform: platform)
                #expect(isOnGrid(found, steps: 2), "\(size) points at \(scale): \(found)")
                #expect(!isOnGrid(found, steps: 1))
            }
        }
    }

    /// What a text measures doesn't depend on where its letters are drawn.
    @Test func widthsStayExact() {
        let text = Text("Hello, world").font(.system(size: 13))
        let probe = LayoutProbe(text, .unspecified) { $0.displayScale = 3 }
        #expect(abs(probe.size.width - 71.667) < 0.01)
    }
}
