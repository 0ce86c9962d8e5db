import SwiftUI
import Testing
import ViewGraph

/// UIKit's, AppKit's and Core Graphics' colours as views use them.
struct PlatformColorTests {
    private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> ResolvedColor {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.resolvedColor(in: environment)
    }

    /// Facts 16.1, 16.4.
    @Test func uiKitsNames() {
        #expect(shown(Color(.systemGray6)) == hex(0xF2F2F7) && shown(Color(.systemGray6), .dark) == hex(0x1C1C1E))
        #expect(shown(Color(uiColor: .systemBackground), .dark) == hex(0x000000))
        #expect(shown(Color(UIColor.systemRed)) == hex(0xFF383C))
        #expect(shown(Color(uiColor: .red)) == hex(0xFF0000))
    }

    @Test func appKitsNames() {
        #expect(shown(Color(nsColor: .windowBackgroundColor)) == hex(0xECECEC))
        #expect(shown(Color(NSColor.controlBackgroundColor), .dark) == hex(0x1E1E1E))
        #expect(shown(Color(nsColor: .labelColor)) == hex(0x000000, 0.85))
        #expect(shown(Color(nsColor: .separatorColor), .dark) == hex(0xFFFFFF, 0.1))
    }

    @Test func dynamicColoursFollowTheAppearance() {
        let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(shown(color) == .black && shown(color, .dark) == .white)
        let same = Color(uiColor: UIColor { _ in .systemBlue })
        #expect(same == Color.blue)
    }

    @Test func numbersComeBack() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5] && color.cgColor.alpha == 0.5)
        #expect(Color(cgColor: color.cgColor.copy(alpha: 1) ?? color.cgColor).cgColor?.alpha == 1)
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let violet = UIColor(red: 0.6, green: 0.4, blue: 0.8, alpha: 1)
        #expect(violet.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(hue - 0.75) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
        // What follows the appearance has no numbers.
        #expect(Color.red.cgColor == nil && Color(.displayP3, red: 1, green: 0, blue: 0).cgColor != nil)
    }
}
