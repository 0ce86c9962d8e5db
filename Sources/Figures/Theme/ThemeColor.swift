import Drawing
import SwiftUI

/// A colour of a style: `#rrggbb` or `#rrggbbaa`.
struct ThemeColor: Sendable, Hashable {
    var resolved: ResolvedColor

    init?(_ text: String) {
        guard text.hasPrefix("#"), text.count == 7 || text.count == 9, let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        self.init(text.count == 7 ? number << 8 | 0xFF : number)
    }

    /// - Parameter rgba: red, green, blue and opacity, a byte each.
    init(_ rgba: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        resolved = ResolvedColor(red: component(24), green: component(16), blue: component(8), opacity: component(0))
    }

    var color: Color { Color(resolved: resolved) }
}
