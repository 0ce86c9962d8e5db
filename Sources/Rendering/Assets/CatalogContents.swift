import Drawing
import Foundation
import SwiftUI

/// What a `Contents.json` of an asset catalog says, as far as it matters for drawing.
struct Contents: Decodable {
    var images: [Image]?
    var colors: [NamedColor]?
    var properties: Properties?

    struct Properties: Decodable {
        var templateRenderingIntent: String?
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }

    struct NamedColor: Decodable {
        var color: Value?
        var appearances: [Appearance]?
        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }

        struct Value: Decodable {
            var colorSpace: String?
            var components: Components?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components
            }
        }

        struct Components: Decodable {
            var red: Component?
            var green: Component?
            var blue: Component?
            var white: Component?
            var alpha: Component?
        }
    }

    /// `0xFF`, `255` or `1.000`, as text or as a number.
    struct Component: Decodable {
        var value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self)
            if text.hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
                value = Double(byte) / 255
            } else if text.contains("."), let number = Double(text) {
                value = number
            } else {
                value = (Double(text) ?? 0) / 255
            }
        }
    }

    static func read(_ folder: String) -> Contents? {
        guard let bytes = try? FileBytes.read(folder + "/Contents.json") else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    }
}

/// A named colour with its variants.
struct ColorSet {
    private var light: ResolvedColor?
    private var dark: ResolvedColor?

    init?(path: String) {
        guard let contents = Contents.read(path) else { return nil }
        for entry in contents.colors ?? [] {
            guard let components = entry.color?.components else { continue }
            let color = Self.color(components, isP3: entry.color?.colorSpace == "display-p3")
            if entry.isDark { dark = color } else if light == nil { light = color }
        }
    }

    func color(isDark: Bool) -> ResolvedColor? { isDark ? dark ?? light : light ?? dark }

    private static func color(_ components: Contents.NamedColor.Components, isP3: Bool) -> ResolvedColor {
        let white = components.white?.value ?? 0
        let (red, green, blue) = (
            components.red?.value ?? white, components.green?.value ?? white, components.blue?.value ?? white
        )
        let opacity = components.alpha?.value ?? 1
        guard isP3 else { return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity) }
        return Color(.displayP3, red: red, green: green, blue: blue, opacity: opacity)
            .resolvedColor(in: EnvironmentValues())
    }
}
