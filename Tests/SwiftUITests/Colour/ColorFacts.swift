import SwiftUI
import Testing
import ViewGraph

struct ColorFacts {
    private let environment = EnvironmentValues()

    /// Facts 16.21.
    @Test func resolvedColor_describesItselfInHexadecimal() {
        typealias Row = (space: Color.RGBColorSpace, r: Float, g: Float, b: Float, a: Float, text: String)
        let rows: [Row] = [
            (.sRGB, 0.3, 0.3, 0.3, 0.3, "#4C4C4C4D"),
            (.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "#1927300A"),
            (.sRGBLinear, 0.412, 0.508, 0.69, 0.748, "#ACBDD8BF"),
            (.displayP3, 0.01, 0.02, 0.03, 0.04, "#0205080A"),
            (.displayP3, 0.412, 0.508, 0.69, 0.748, "#6382B4BF"),
        ]
        for row in rows {
            let color = Color.Resolved(colorSpace: row.space, red: row.r, green: row.g, blue: row.b, opacity: row.a)
            #expect(color.description == row.text)
        }
    }

    /// Facts 16.7: Display P3's primaries in linear sRGB.
    @Test(
        arguments: [
            (1, 0, 0, [1.2249, -0.0420, -0.0197]), (0, 1, 0, [-0.2247, 1.0419, -0.0786]), (0, 0, 1, [0, 0, 1.0979]),
        ] as [(Double, Double, Double, [Float])])
    func displayP3(red: Double, green: Double, blue: Double, expected: [Float]) {
        let color = Color(.displayP3, red: red, green: green, blue: blue).resolve(in: EnvironmentValues())
        for (found, expected) in zip([color.linearRed, color.linearGreen, color.linearBlue], expected) {
            #expect(abs(found - expected) < 0.001)
        }
    }

    /// Facts 16.22.
    @Test func linearAndWideColours_areKeptBeyondTheUnitRange() {
        let linear = Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6).resolvedColor(in: environment)
        expectClose([linear.red, linear.green, linear.blue], [0.4845, 0.6652, 0.7977])
        let wide = Color(.displayP3, red: 1, green: 0, blue: 0).resolvedColor(in: environment)
        expectClose([wide.red, wide.green, wide.blue], [1.0931, -0.2266, -0.1504])
    }

    /// Facts 16.23.
    @Test func hueSaturationBrightness() {
        let rows: [(hue: Double, brightness: Double, rgb: [Double])] = [
            (1.0 / 3, 0.5, [0, 0.5, 0]), (1.0 / 6, 1, [1, 1, 0]), (5.0 / 6, 1, [1, 0, 1]), (1, 1, [1, 0, 0]),
        ]
        for row in rows {
            let color = Color(hue: row.hue, saturation: 1, brightness: row.brightness).resolvedColor(in: environment)
            expectClose([color.red, color.green, color.blue], row.rgb)
        }
    }

    /// Facts 16.1.
    @Test func systemColours_followAppearanceContrastAndGeneration() {
        func red(
            _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ generation: PaletteGeneration
        ) -> ResolvedColor {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            environment.setContrast(contrast)
            environment.paletteGeneration = generation
            return Color.red.resolvedColor(in: environment)
        }
        #expect(red(.light, .standard, .later) == hex(0xFF383C))
        #expect(red(.dark, .standard, .later) == hex(0xFF4245))
        #expect(red(.light, .increased, .later) == hex(0xE9152D))
        #expect(red(.dark, .increased, .later) == hex(0xFF6165))
        #expect(red(.light, .standard, .earlier) == hex(0xFF3B30))
        #expect(red(.dark, .increased, .earlier) == hex(0xFF6961))
    }

    @Test func grayIsLighterInTheDarkOnTheMac() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(Color.gray.resolvedColor(in: environment) == hex(0x8E8E93))
        environment.platform = .macOS
        #expect(Color.gray.resolvedColor(in: environment) == hex(0x98989D))
    }

    /// Facts 16.1, 16.4.
    @Test func theColoursOfUIKit() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let rows: [(UIColor, UInt32, UInt32)] = [
            (.systemGray2, 0xAEAEB2, 0x636366), (.systemGray6, 0xF2F2F7, 0x1C1C1E), (.systemRed, 0xFF383C, 0xFF4245),
            (.systemBackground, 0xFFFFFF, 0x000000), (.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E),
            (.systemGroupedBackground, 0xF2F2F7, 0x000000), (.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E),
        ]
        for (color, light, night) in rows {
            #expect(Color(color).resolvedColor(in: environment) == hex(light))
            #expect(Color(uiColor: color).resolvedColor(in: dark) == hex(night))
        }
        #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    }

    /// Facts 16.24.
    @Test func opacityMultiplies() {
        var mac = EnvironmentValues()
        mac.platform = .macOS
        expectClose([Color.primary.opacity(0.5).resolvedColor(in: mac).opacity], [0.42355])
        let faded = Color(white: 0, opacity: 0.5).opacity(0.5)
        #expect(faded.resolvedColor(in: environment).opacity == 0.25)
    }

    /// Facts 16.27: OKLab's middle of the old red and blue.
    @Test func mixingIsPerceptual() {
        let red = Color(.sRGB, red: 1, green: 0x3B / 255, blue: 0x30 / 255)
        let blue = Color(.sRGB, red: 0, green: 0x7A / 255, blue: 1)
        let middle = red.mix(with: blue, by: 0.5).resolvedColor(in: environment)
        expectClose([middle.red * 255, middle.green * 255, middle.blue * 255], [0xA6, 0x74, 0xA7], tolerance: 1)
        let device = red.mix(with: blue, by: 0.5, in: .device).resolvedColor(in: environment)
        expectClose([device.red * 255, device.green * 255, device.blue * 255], [0x80, 0x5B, 0x98], tolerance: 1)
    }

    @Test func coloursHaveReadableDescriptions() {
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color.blue.opacity(0.25).description == "25% blue")
    }

    /// Facts 16.12, 16.31.
    @Test func theGradientOfAColour_isLightenedAtTheTop() throws {
        let red = try stops(Color(.sRGB, red: 1, green: 0x3B / 255, blue: 0x30 / 255))
        expectClose([red[0].color.green * 255, red[0].color.blue * 255], [0x63, 0x59], tolerance: 3)
        #expect(red[1].color == hex(0xFF3B30))
        let yellow = try stops(.yellow)
        #expect(yellow[0].color == hex(0xFFCC00))
        #expect(abs(yellow[0].location - 0.3) < 0.001)
        expectClose([yellow[1].color.red * 255, yellow[1].color.green * 255], [239, 184], tolerance: 1)
    }

    /// Facts 21.7: at the top, and the colour itself from seven tenths of the height on.
    @Test(arguments: [
        (Color.blue, [0x2E, 0xA7, 0xFF]), (.brown, [0xCA, 0xA4, 0x88]), (.green, [0x61, 0xDD, 0x80]),
        (.orange, [0xFF, 0xAC, 0x57]), (.mint, [0x36, 0xDE, 0xCD]), (.indigo, [0x88, 0x7C, 0xFF]),
        (.cyan, [0x36, 0xD8, 0xFA]), (.gray, [0xB0, 0xB0, 0xB4]), (.pink, [0xFF, 0x58, 0x7E]),
    ])
    func theGradientOfASystemColour(_ color: Color, _ top: [Int]) throws {
        let stops = try stops(color)
        let first = stops[0].color
        expectClose([first.red, first.green, first.blue].map { $0 * 255 }, top.map(Double.init), tolerance: 6)
        #expect(abs(stops[1].location - 0.7) < 0.001)
    }

    private func stops(_ color: Color) throws -> [ResolvedStop] {
        let paint = color.gradient.paint(in: environment, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        guard case .linearGradient(let gradient, _, _) = paint else { throw ProbeError.notAGradient }
        return gradient.stops
    }

    @Test func anAccentColourThatRefersToItselfEnds() {
        let probe = PaintProbe(Color.accentColor.accentColor(Color.accentColor.opacity(0.5)))
        #expect(probe.colors == [hex(0x0088FF, 0.5)])
    }
}

enum ProbeError: Error { case notAGradient }

func expectClose(_ actual: [Double], _ expected: [Double], tolerance: Double = 0.0001) {
    #expect(actual.count == expected.count)
    for (actual, expected) in zip(actual, expected) {
        #expect(abs(actual - expected) <= tolerance, "\(actual) isn't \(expected)")
    }
}
