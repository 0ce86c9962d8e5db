import SwiftUI
import Testing
import ViewGraph

/// Facts 16.20: what materials make of white and black behind them, of 255.
struct MaterialFacts {
    @Test(arguments: [
        (Material.ultraThin, [246.0, 111], [155.0, 29]), (.thin, [242, 139], [135, 32]),
        (.regular, [239, 166], [115, 36]), (.thick, [235, 191], [96, 40]), (.ultraThick, [231, 215], [79, 44]),
        (.bar, [255, 204], [84, 37]),
    ])
    func flatBackdrops(material: Material, light: [Double], dark: [Double]) throws {
        for (scheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
            let group = try #require(PaintProbe(Rectangle().fill(material)) { $0.colorScheme = scheme }.group)
            #expect(group.backdrop != nil && group.clip != nil)
            let tint = try #require(group.contents.colors.first)
            let drawn = [255.0, 0].map { $0 * (1 - tint.opacity) + tint.red * tint.opacity * 255 }
            #expect(zip(drawn, expected).allSatisfy { abs($0 - $1) < 1 }, "\(drawn)")
        }
    }
}
